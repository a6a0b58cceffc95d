"""The timeline of a round: once it has ended everybody may read what was done, with all that moved."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    DeclineOffer,
    HidePieces,
    MarkAway,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    VoidRound,
    WithdrawOffer,
)
from beadtrade.rules.match import Match
from beadtrade.rules.pieces import PieceKind, parse_pieces
from beadtrade.rules.seats import PUBLIC, Seat, Viewer
from beadtrade.rules.seen import BeadsPlacedSeen, Glimpse, SpiritPlacedSeen, SwapSeen, TradeSeen
from beadtrade.rules.timeline import DeedSeen
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    FROG,
    HOST,
    MIO,
    OWL,
    SNAKE,
    TOP,
    an_offer,
    do,
    next_round,
    picked,
    playing,
    revealed,
    started,
)

HANDS = {ANA: "bull*3 bull-spirit", BEN: "snake*3 snake-spirit", MIO: "frog*3 frog-spirit"}


def timeline(match: Match, viewer: Viewer = PUBLIC, round: int = 1) -> tuple[DeedSeen, ...]:
    return view_for(match, Actor(viewer)).sheets[round - 1].timeline


def known(pieces: str) -> Glimpse:
    heap = parse_pieces(pieces)
    return Glimpse(heap.count, heap)


def traded(match: Match, giver: Seat, gives: str, taker: Seat, wanted: str) -> Match:
    """Privately, from hand to hand."""
    match = do(match, giver, an_offer(gives, wanted, taker))
    return do(match, taker, AcceptOffer(match.table.offers[-1].number_for(taker)))


def a_busy_round() -> Match:
    match = traded(playing(hands=HANDS), ANA, "bull", BEN, "snake*2")
    match = do(match, MIO, SwapWithCenter(PieceKind.BEAD, FROG, OWL))
    match = do(match, BEN, PlaceBeads(BOTTOM, picked(hand="bull")))
    match = do(match, ANA, PlaceSpirit(TOP, BULL))
    return do(match, BEN, PlaceSpirit(BOTTOM, SNAKE))


@pytest.mark.parametrize("viewer", [ANA, BEN, MIO, PUBLIC])
def test_it_tells_all_the_deeds_in_order_with_every_type_that_moved(viewer: Viewer) -> None:
    """[END4] [PUB5] The trade was private, and what went from hands and under the box was hidden."""
    assert timeline(a_busy_round(), viewer) == (
        TradeSeen(ANA, BEN, known("bull"), known("snake*2")),
        SwapSeen(MIO, PieceKind.BEAD, parse_pieces("frog"), OWL),
        BeadsPlacedSeen(BEN, BOTTOM, known("bull")),
        SpiritPlacedSeen(ANA, TOP, BULL),
        SpiritPlacedSeen(BEN, BOTTOM, SNAKE),
    )


def test_who_proposed_a_trade_stays_unknown() -> None:
    """[END4] [TRD6] The lower seat comes first, whoever it was."""
    one = revealed(traded(playing(hands=HANDS), ANA, "bull", BEN, "snake*2"))
    other = revealed(traded(playing(hands=HANDS), BEN, "snake*2", ANA, "bull"))
    assert timeline(one) == timeline(other)
    assert timeline(one)[0] == TradeSeen(ANA, BEN, known("bull"), known("snake*2"))


def test_offers_nobody_took_declines_and_what_was_shown_are_not_in_it() -> None:
    """[END4]"""
    match = do(playing(hands=HANDS), ANA, an_offer("bull", "snake", BEN))
    match = do(match, BEN, DeclineOffer(FIRST))
    match = do(match, ANA, WithdrawOffer(FIRST))
    match = do(match, MIO, an_offer("frog", "any bead"))
    match = do(match, MIO, ShowPieces(picked("frog")))
    match = do(match, MIO, HidePieces(parse_pieces("frog")))
    match = do(match, Actor(), MarkAway(MIO))
    assert [type(deed) for deed in timeline(revealed(match))] == [SpiritPlacedSeen, SpiritPlacedSeen]


def test_there_is_none_while_the_round_runs() -> None:
    """[PUB6] [END4]"""
    match = traded(playing(hands=HANDS), ANA, "bull", BEN, "snake*2")
    assert view_for(match, Actor(ANA)).sheets == ()


def test_each_round_has_its_own_and_they_can_still_be_read_later() -> None:
    """[END4] [MAT2]"""
    first = revealed(traded(playing(), ANA, "bull", BEN, "snake"))
    second = revealed(traded(next_round(first), BEN, "snake", MIO, "frog*2"))
    assert timeline(second, round=1) == timeline(first)
    assert timeline(second, round=2)[0] == TradeSeen(BEN, MIO, known("snake"), known("frog*2"))


def test_a_voided_round_leaves_nothing_in_the_next_one() -> None:
    """[END6]"""
    voided = do(traded(playing(), ANA, "bull", BEN, "snake"), HOST, VoidRound())
    assert [type(deed) for deed in timeline(revealed(started(voided)))] == [SpiritPlacedSeen, SpiritPlacedSeen]
