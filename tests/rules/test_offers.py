"""Offers to players: what may be offered to whom, and what ends an offer."""

from __future__ import annotations

import pytest

from beadtrade.rules import play
from beadtrade.rules.commands import (
    AcceptOffer,
    DeclineOffer,
    HidePieces,
    MakeOffer,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    WithdrawOffer,
)
from beadtrade.rules.match import Match
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT, Lacks, OfferNumber, Wants
from beadtrade.rules.pieces import PieceKind, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    MIO,
    OWL,
    TEO,
    TOP,
    an_offer,
    do,
    held,
    picked,
    playing,
    refusal,
    refused,
    revealed,
    wants,
)

SECOND = OfferNumber(2)
RICH = playing(hands={ANA: "bull*4 bull-spirit", BEN: "snake*4 frog snake-spirit", MIO: "frog*3 owl frog-spirit"})


def open_offers(match: Match, giver: Seat) -> int:
    return len(match.table.offers_of(giver))


@pytest.mark.parametrize(("gives", "wanted"), [("", "snake"), ("bull", ""), ("", "")])
def test_a_gift_is_refused(gives: str, wanted: str) -> None:
    """[TRD2]"""
    assert refused(RICH, ANA, an_offer(gives, wanted, BEN)) is RefusalCode.NO_GIFTS


def test_a_house_rule_may_allow_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    """[TRD2]"""
    monkeypatch.setattr(play, "GIFTS_ALLOWED", True)
    match = do(do(RICH, ANA, an_offer("bull", "", BEN)), BEN, AcceptOffer(FIRST))
    assert held(match, BEN) == "bull snake*4 frog snake-spirit"


def test_an_offer_is_made_to_one_to_several_or_to_everyone() -> None:
    """[TRD4]"""
    match = playing(ANA, BEN, MIO, TEO)
    for to in ((BEN,), (BEN, TEO), None):
        match = do(match, ANA, MakeOffer(to, picked("bull"), wants("snake")))
    assert [offer.to for offer in match.table.offers] == [(BEN,), (BEN, TEO), None]


@pytest.mark.parametrize("to", [(), (ANA,), (BEN, ANA), (TEO,), (Seat(-1),)])
def test_an_offer_to_nobody_to_oneself_or_to_an_unknown_seat_is_refused(to: tuple[Seat, ...]) -> None:
    """[TRD4]"""
    assert refused(RICH, ANA, MakeOffer(to, picked("bull"), wants("snake"))) is RefusalCode.NO_SUCH_SEAT


def test_a_seat_named_twice_is_asked_once() -> None:
    """[TRD4]"""
    match = do(RICH, ANA, MakeOffer((MIO, BEN, MIO), picked("bull"), wants("snake")))
    assert match.table.offers[0].to == (BEN, MIO)


def test_who_offers_holds_what_they_give() -> None:
    """[TRD4]"""
    missing = Lacks(parse_pieces("bull owl"))
    assert refusal(RICH, ANA, an_offer("bull*5 owl", "snake")) == Refusal(RefusalCode.NOT_HELD, lacks=missing)


def test_what_is_wanted_is_not_compared_with_anybodys_pieces() -> None:
    """[TRD4] [PUB6]"""
    do(RICH, ANA, an_offer("bull", "owl*4 fish*4 owl-spirit fish-spirit", BEN))


@pytest.mark.parametrize(
    "wanted",
    ["owl*5", "owl-spirit*2", "any 21 beads", "any 6 spirits", "owl + any 20 beads", "owl-spirit + any 5 spirits"],
)
def test_what_no_game_could_hold_is_not_wanted(wanted: str) -> None:
    """[TRD4]"""
    assert refused(RICH, ANA, an_offer("bull", wanted, BEN)) is RefusalCode.IMPOSSIBLE


@pytest.mark.parametrize("wanted", ["owl*4", "any 20 beads", "any 5 spirits", "owl*4 fish*4 + any 12 beads"])
def test_the_most_that_a_game_could_hold_may_be_wanted(wanted: str) -> None:
    """[TRD4]"""
    do(RICH, ANA, an_offer("bull", wanted, BEN))


@pytest.mark.parametrize("wanted", [Wants(any_beads=-1), Wants(parse_pieces("owl*2"), any_beads=-1)])
def test_less_than_nothing_is_not_wanted(wanted: Wants) -> None:
    """[TRD4]"""
    assert refused(RICH, ANA, MakeOffer((BEN,), picked("bull"), wanted)) is RefusalCode.IMPOSSIBLE


def test_an_open_offer_locks_nothing() -> None:
    """[TRD5]"""
    match = do(RICH, ANA, an_offer("bull*4", "snake", BEN))
    match = do(match, ANA, an_offer("bull*4 bull-spirit", "frog", MIO))
    match = do(match, ANA, ShowPieces(picked("bull*4")))
    assert held(do(match, ANA, PlaceBeads(TOP, picked("bull*4"))), ANA) == "bull-spirit"


def test_showing_and_hiding_end_no_offer() -> None:
    """[TRD5]"""
    match = do(RICH, ANA, an_offer("bull*4", "snake", BEN))
    match = do(match, ANA, ShowPieces(picked("bull*4")))
    match = do(match, ANA, HidePieces(parse_pieces("bull*2")))
    assert open_offers(match, ANA) == 1
    assert held(do(match, BEN, AcceptOffer(FIRST)), ANA) == "snake bull-spirit"


@pytest.mark.parametrize(
    "act",
    [PlaceBeads(BOTTOM, picked("bull")), PlaceSpirit(TOP, BULL), SwapWithCenter(PieceKind.BEAD, BULL, OWL)],
    ids=lambda act: type(act).__name__,
)
def test_when_a_piece_leaves_a_player_all_their_offers_end(act: PlaceBeads | PlaceSpirit | SwapWithCenter) -> None:
    """[TRD5]"""
    match = do(do(RICH, ANA, an_offer("bull", "snake", BEN)), ANA, an_offer("bull-spirit", "snake", MIO))
    match = do(match, BEN, an_offer("snake", "bull", ANA))
    match = do(match, ANA, act)
    assert [offer.giver for offer in match.table.offers] == [BEN]


def test_only_the_giver_withdraws_and_only_others_accept_or_decline() -> None:
    """[TRD4]"""
    match = do(RICH, ANA, an_offer("bull", "snake"))
    assert refused(match, BEN, WithdrawOffer(FIRST)) is RefusalCode.NOT_YOUR_OFFER
    assert refused(match, ANA, AcceptOffer(FIRST)) is RefusalCode.YOUR_OWN_OFFER
    assert refused(match, ANA, DeclineOffer(FIRST)) is RefusalCode.YOUR_OWN_OFFER
    assert open_offers(do(match, ANA, WithdrawOffer(FIRST)), ANA) == 0


@pytest.mark.parametrize("command", [AcceptOffer(FIRST), DeclineOffer(FIRST), WithdrawOffer(FIRST)])
def test_an_offer_to_others_is_as_good_as_none(command: AcceptOffer | DeclineOffer | WithdrawOffer) -> None:
    """[TRD6] [PUB7]"""
    assert refusal(RICH, MIO, command) == refusal(do(RICH, ANA, an_offer("bull", "snake", BEN)), MIO, command)


def test_a_player_keeps_only_so_many_offers_open() -> None:
    """[TRD4]"""
    match = RICH
    for _ in range(OPEN_OFFERS_PER_SEAT):
        match = do(match, ANA, an_offer("bull", "snake"))
    assert refused(match, ANA, an_offer("bull", "snake")) is RefusalCode.TOO_MANY_OFFERS
    do(match, BEN, an_offer("snake", "bull"))
    do(do(match, ANA, WithdrawOffer(SECOND)), ANA, an_offer("bull", "snake"))


def test_all_offers_end_with_the_round() -> None:
    """[TRD8]"""
    match = do(do(RICH, MIO, an_offer("frog", "bull")), BEN, an_offer("snake", "bull", ANA))
    assert revealed(match).table.offers == ()
