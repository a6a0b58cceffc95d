"""An ended round, moment by moment: where every piece was, and what everybody would have scored."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from beadtrade.rules.commands import AcceptOffer, PlaceBeads, PlaceSpirit, SwapWithCenter
from beadtrade.rules.match import Match
from beadtrade.rules.pieces import EVERYTHING, PieceKind, all_of, spirit
from beadtrade.rules.replay import Moment, moments_of
from beadtrade.rules.seen import Glimpse, TradeSeen
from beadtrade.rules.variants import Variant
from tests.rules.any_game import AnyGame
from tests.rules.strength import tries
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    FROG,
    MIO,
    NOW,
    OWL,
    SNAKE,
    TOP,
    an_offer,
    do,
    picked,
    playing,
)

STEPS = 250


def moments(match: Match, round: int = 1) -> tuple[Moment, ...]:
    normal = Variant.NORMAL in match.variants
    return moments_of(match.results[round - 1], match.sets, normal=normal)


def a_round() -> Match:
    """Ana has bulls, Ben snakes, Mio frogs; a second between acts."""
    match = do(playing(), ANA, an_offer("bull", "snake", BEN), NOW + 1_000)
    match = do(match, BEN, AcceptOffer(FIRST), NOW + 2_000)
    match = do(match, MIO, SwapWithCenter(PieceKind.BEAD, FROG, OWL), NOW + 3_000)
    match = do(match, BEN, PlaceBeads(TOP, picked("snake")), NOW + 4_000)
    match = do(match, ANA, PlaceSpirit(TOP, BULL), NOW + 5_000)
    return do(match, BEN, PlaceSpirit(BOTTOM, SNAKE), NOW + 6_000)


def test_it_tells_the_deal_and_then_every_deed_with_its_time() -> None:
    """[END4] Offers have no moment of their own, so the trade comes first."""
    assert [(each.at, None if each.deed is None else each.deed.type) for each in moments(a_round())] == [
        (0, None),
        (2_000, "trade_made"),
        (3_000, "center_swapped"),
        (4_000, "beads_placed"),
        (5_000, "spirit_placed"),
        (6_000, "spirit_placed"),
    ]


def test_it_tells_what_everybody_held_at_each_moment() -> None:
    """[END4]"""
    held = [[str(own) for own in each.held] for each in moments(a_round())]
    assert held[0] == ["bull*4 bull-spirit", "snake*4 snake-spirit", "frog*4 frog-spirit"]
    assert held[1] == ["bull*3 snake bull-spirit", "bull snake*3 snake-spirit", "frog*4 frog-spirit"]
    assert held[2][MIO] == "frog*3 owl frog-spirit"
    assert held[3][BEN] == "bull snake*2 snake-spirit"
    assert held[5] == ["bull*3 snake", "bull snake*2", "frog*3 owl frog-spirit"]


def test_it_tells_what_lay_under_and_on_the_boxes() -> None:
    """[END4]"""
    last = moments(a_round())[-1]
    assert [str(each) for each in last.under_top] == ["nothing", "snake", "nothing"]
    assert ([each.kind for each in last.on_top], [each.kind for each in last.on_bottom]) == ([BULL], [SNAKE])


def test_it_tells_what_each_would_have_scored_had_the_round_ended_there() -> None:
    """[SCO1] [SCO3] Nobody scores at the deal; with the bull on TOP its two holders do."""
    assert [each.points for each in moments(a_round())] == [
        (0, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (1, 2, 0),
        (2, 3, 0),
        (0, 0, 0),
    ]


def test_who_proposed_a_trade_stays_unknown() -> None:
    """[TRD6] The lower seat comes first."""
    match = do(playing(), BEN, an_offer("snake", "bull", ANA))
    match = do(match, ANA, AcceptOffer(FIRST))
    match = do(do(match, ANA, PlaceSpirit(TOP, BULL)), BEN, PlaceSpirit(TOP, SNAKE))
    deed = moments(match)[1].deed
    assert isinstance(deed, TradeSeen)
    assert (deed.giver, deed.gave) == (ANA, Glimpse(1, picked("bull").pieces))


def everything(moment: Moment) -> object:
    standing = (*moment.on_top, *moment.on_bottom)
    heaps = (*moment.held, moment.center, *moment.under_top, *moment.under_bottom)
    return all_of((*heaps, *(spirit(each.kind) for each in standing)))


@tries(10)
@given(st.integers(0, 2**64))
def test_no_piece_is_ever_lost_and_the_last_moment_is_how_the_round_ended(seed: int) -> None:
    """[PCE3] [END4] Whatever was played."""
    game = AnyGame(Random(seed))
    for _ in range(STEPS):
        game.step()
    for at, result in enumerate(game.match.results, start=1):
        told = moments(game.match, at)
        assert all(everything(each) == EVERYTHING for each in told)
        assert told[-1].points == result.totals
        assert told[-1].held == tuple(each.pieces for each in result.table.holdings)
        assert [each.at for each in told] == sorted(each.at for each in told)
