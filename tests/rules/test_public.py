"""Moving own pieces between hand and front, and what all see of pieces that move."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import HidePieces, PlaceBeads, ShowPieces
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Lacks
from beadtrade.rules.pieces import NOTHING, Pieces, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import PUBLIC
from beadtrade.rules.seen import BeadsPlacedSeen, Glimpse, HiddenSeen, ShownSeen
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    SPECTATOR,
    TOP,
    do,
    fingers,
    front,
    hand,
    picked,
    playing,
    refusal,
    refused,
    seen,
)


@pytest.mark.parametrize("shown", ["bull", "bull*2 frog", "bull-spirit", "bull*2 frog bull-spirit"])
def test_a_player_shows_one_or_several_pieces(shown: str) -> None:
    """[PUB1]"""
    match = do(playing(hands={ANA: "bull*2 frog bull-spirit"}), ANA, ShowPieces(picked(shown)))
    assert front(match, ANA) == shown
    assert match.table.holding(ANA).hand == parse_pieces("bull*2 frog bull-spirit") - parse_pieces(shown)


@pytest.mark.parametrize("hidden", ["bull", "bull*2 frog", "bull*2 bull-spirit"])
def test_a_player_takes_one_or_several_pieces_back_into_the_hand(hidden: str) -> None:
    """[PUB1]"""
    match = do(playing(fronts={ANA: "bull*2 frog bull-spirit"}), ANA, HidePieces(parse_pieces(hidden)))
    assert hand(match, ANA) == hidden


def test_showing_and_hiding_again_changes_nothing_in_the_end() -> None:
    """[PUB1]"""
    match = playing(hands={ANA: "bull*2"}, fronts={ANA: "frog"})
    shown = do(match, ANA, ShowPieces(picked("bull")))
    assert do(shown, ANA, HidePieces(parse_pieces("bull"))) == match


def test_only_own_pieces_are_moved() -> None:
    """[PUB1]"""
    match = playing(hands={ANA: "bull", BEN: "snake"}, fronts={BEN: "owl"})
    missing = Lacks(parse_pieces("snake"))
    assert refusal(match, ANA, ShowPieces(picked("bull snake"))) == Refusal(RefusalCode.NOT_HELD, lacks=missing)
    assert refused(match, ANA, HidePieces(parse_pieces("owl"))) is RefusalCode.NOT_HELD


def test_what_is_missing_to_show_is_counted_from_hand_and_fingers() -> None:
    """[PUB1] [CTR4]"""
    match = playing(hands={ANA: "bull"}, fronts={ANA: "owl"}, fingers={ANA: "frog"})
    missing = refusal(match, ANA, ShowPieces(picked("bull*2 frog owl"))).lacks
    assert missing == Lacks(parse_pieces("bull owl"))


def test_what_lies_in_front_is_not_shown_twice() -> None:
    """[PUB1]"""
    match = playing(hands={ANA: "bull"}, fronts={ANA: "bull"})
    assert refused(match, ANA, ShowPieces(picked("bull*2"))) is RefusalCode.NOT_HELD


def test_showing_or_hiding_nothing_is_refused() -> None:
    """[PUB1]"""
    match = playing()
    assert refused(match, ANA, ShowPieces(Picked())) is RefusalCode.NOTHING_CHOSEN
    assert refused(match, ANA, HidePieces(NOTHING)) is RefusalCode.NOTHING_CHOSEN


def test_all_see_what_is_shown_and_what_is_hidden_again() -> None:
    """[PUB2]"""
    match = playing(hands={ANA: "bull frog"}, fronts={ANA: "owl"})
    assert seen(match, ANA, ShowPieces(picked("bull"))) == (ShownSeen(ANA, parse_pieces("bull")),)
    assert seen(match, ANA, HidePieces(parse_pieces("owl"))) == (HiddenSeen(ANA, parse_pieces("owl")),)


def test_all_see_fronts_and_fingers_and_one_number_for_the_hand() -> None:
    """[PUB2]"""
    match = playing(hands={ANA: "bull*2 bull-spirit"}, fronts={ANA: "frog"}, fingers={ANA: "owl-spirit"})
    ana = view_for(match, SPECTATOR).seats[ANA]
    assert ana.hand == 3
    assert (str(ana.front), str(ana.fingers)) == ("frog", "owl-spirit")


def glimpsed(match_seen: tuple[object, ...]) -> Glimpse:
    (event,) = match_seen
    assert isinstance(event, BeadsPlacedSeen)
    return event.beads


@pytest.mark.parametrize(
    ("picking", "known"),
    [
        (picked(hand="bull*2"), "nothing"),
        (picked(front="bull*2"), "bull*2"),
        (picked(fingers="owl"), "owl"),
        (picked(fingers="owl", hand="bull frog"), "owl"),
        (picked("bull*4"), "bull*2"),
    ],
    ids=["hand", "front", "fingers", "both", "anywhere"],
)
def test_of_pieces_that_go_away_all_learn_the_types_that_lay_open(picking: Picked, known: str) -> None:
    """[PUB3]"""
    match = playing(hands={ANA: "bull*2 frog"}, fronts={ANA: "bull*2"}, fingers={ANA: "owl"})
    glimpse = glimpsed(seen(match, ANA, PlaceBeads(TOP, picking), BEN))
    assert glimpse == Glimpse(picking.pieces.count, parse_pieces(known))
    assert glimpsed(seen(match, ANA, PlaceBeads(TOP, picking), PUBLIC)) == glimpse


def test_who_acts_knows_all_of_it() -> None:
    """[PUB3] [PUB4]"""
    match = playing(hands={ANA: "bull*2"})
    assert glimpsed(seen(match, ANA, PlaceBeads(TOP, picked("bull*2")), ANA)).known == parse_pieces("bull*2")


def test_what_came_into_the_fingers_can_be_shown_but_not_hidden() -> None:
    """[CTR4] [PUB1]"""
    match = playing(fingers={ANA: "owl"})
    assert refused(match, ANA, HidePieces(parse_pieces("owl"))) is RefusalCode.NOT_HELD
    shown = do(match, ANA, ShowPieces(picked("owl")))
    assert (fingers(shown, ANA), front(shown, ANA)) == ("nothing", "owl")


def test_an_absurd_number_of_pieces_is_just_not_held() -> None:
    """[PUB1] [PCE2]"""
    many = Pieces((999, 0, 0, 0, 0), (0, 0, 0, 7, 0))
    assert refused(playing(), ANA, ShowPieces(Picked(many))) is RefusalCode.NOT_HELD
    assert refused(playing(), ANA, PlaceBeads(TOP, Picked(Pieces((999, 0, 0, 0, 0))))) is RefusalCode.NOT_HELD
