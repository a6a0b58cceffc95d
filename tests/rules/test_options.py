"""Options: what a view offers to do, made of nothing but what the viewer sees."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    Actor,
    ClaimYoungest,
    EndMatch,
    GetReady,
    PlaceSpirit,
    SwapWithCenter,
)
from beadtrade.rules.match import Match
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.options import Options, options_for
from beadtrade.rules.pieces import NOTHING, PieceKind, parse_pieces
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    HOST,
    KIM,
    MIO,
    OWL,
    SPECTATOR,
    TEO,
    TOP,
    a_match,
    an_offer,
    do,
    playing,
    revealed,
)


def acts(match: Match, who: Actor) -> set[str]:
    return {str(act) for act in options_for(match, who).acts}


def test_before_a_round_a_player_gets_ready_or_claims_to_be_the_youngest() -> None:
    """[BEG2] [BEG3]"""
    match = a_match()
    assert acts(match, Actor(ANA)) == {"claim_youngest", "get_ready"}
    match = do(do(match, ANA, ClaimYoungest()), ANA, GetReady())
    assert acts(match, Actor(ANA)) == {"give_up_youngest", "take_back_ready"}
    assert acts(match, Actor(BEN)) == {"get_ready"}


def test_begin_is_open_to_the_starter_once_all_are_ready() -> None:
    """[BEG2]"""
    match = do(a_match(ANA, BEN), ANA, GetReady())
    assert "begin" not in acts(match, HOST)
    match = do(match, BEN, GetReady())
    assert "begin" in acts(match, HOST)
    assert "begin" not in acts(match, Actor(ANA))


@pytest.mark.parametrize(
    ("match", "open_acts"),
    [
        (a_match(variants="story"), {"pass_floor", "end_match"}),
        (a_match(), {"end_match"}),
        (playing(), {"void_round"}),
        (revealed(playing()), {"end_reveal", "end_match"}),
        (do(a_match(), HOST, EndMatch()), set()),
    ],
    ids=["stories", "ready", "playing", "reveal", "final"],
)
def test_the_host_has_acts_of_their_own_in_each_phase(match: Match, open_acts: set[str]) -> None:
    """[MAT4] [END6]"""
    assert acts(match, HOST) == open_acts


def test_who_only_watches_has_nothing_to_do() -> None:
    """[PUB5]"""
    for match in (a_match(variants="story"), a_match(), playing(), revealed(playing())):
        assert options_for(match, SPECTATOR) == Options(())


def test_the_floor_is_passed_on_by_who_has_it() -> None:
    """[VAR5]"""
    match = a_match(variants="story")
    assert (acts(match, Actor(ANA)), acts(match, Actor(BEN))) == ({"pass_floor"}, set())


def test_pieces_are_named_up_to_what_is_held_where_it_lies() -> None:
    """[PUB1] [PLC1] [PLC2]"""
    match = playing(hands={ANA: "bull*2 frog-spirit"}, fronts={ANA: "owl"}, fingers={ANA: "fish"})
    options = options_for(match, Actor(ANA))
    assert str(options.show) == "bull*2 fish frog-spirit"
    assert str(options.hide) == "owl"
    assert str(options.offer) == "bull*2 owl fish frog-spirit"
    assert str(options.under_top) == str(options.under_bottom) == "bull*2 owl fish"
    assert str(options.on_box) == "frog-spirit"
    assert options.swap_give == options.swap_take == NOTHING


def test_a_swap_is_offered_where_both_sides_have_the_kind() -> None:
    """[CTR1] [CTR5]"""
    match = playing(hands={ANA: "bull*2 frog"}, fronts={ANA: "owl"}, bottom={BEN: "bull-spirit owl*3"})
    options = options_for(match, Actor(ANA))
    assert str(options.swap_give) == "bull*2 frog owl"
    assert options.swap_take == parse_pieces("bull*2 snake*4 frog*3 fish*4")


def test_with_five_players_no_swap_is_offered() -> None:
    """[CTR1]"""
    options = options_for(playing(ANA, BEN, MIO, TEO, KIM), Actor(ANA))
    assert options.swap_give == options.swap_take == NOTHING


def test_full_fingers_offer_no_swap() -> None:
    """[CTR4]"""
    match = do(playing(), ANA, SwapWithCenter(PieceKind.BEAD, BULL, OWL))
    assert options_for(match, Actor(ANA)).swap_give == NOTHING
    assert options_for(match, Actor(BEN)).swap_give


def test_a_locked_box_takes_no_beads_and_still_takes_spirits() -> None:
    """[VAR1]"""
    options = options_for(
        playing(hands={BEN: "bull owl-spirit"}, top={ANA: "bull-spirit"}, variants="locked"), Actor(BEN)
    )
    assert (options.under_top, str(options.under_bottom)) == (NOTHING, "bull")
    assert str(options.on_box) == "owl-spirit"


def test_no_more_offers_are_offered_than_may_be_open() -> None:
    """[TRD4]"""
    match = playing()
    for _ in range(OPEN_OFFERS_PER_SEAT):
        assert options_for(match, Actor(ANA)).offer
        match = do(match, ANA, an_offer("bull", "snake"))
    assert options_for(match, Actor(ANA)).offer == NOTHING


def test_a_player_is_warned_that_a_spirit_ends_the_round() -> None:
    """[END1]"""
    match = playing()
    assert not options_for(match, Actor(BEN)).ends_round
    assert options_for(do(match, ANA, PlaceSpirit(TOP, BULL)), Actor(BEN)).ends_round


def test_who_holds_what_enables_nothing_for_another() -> None:
    """[PUB6]"""
    one = playing(hands={ANA: "bull", BEN: "snake*4 snake-spirit", MIO: "frog*4 frog-spirit"})
    other = playing(hands={ANA: "bull", MIO: "snake*4 snake-spirit", BEN: "frog*4 frog-spirit"})
    assert options_for(one, Actor(ANA)) == options_for(other, Actor(ANA))
