"""What a player holds, and from where a named piece is taken."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import AcceptOffer, PlaceBeads, ShowPieces, SwapWithCenter
from beadtrade.rules.holding import Holding, Moved, Picked, Zone
from beadtrade.rules.pieces import PieceKind, parse_pieces
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    FIRST,
    MIO,
    OWL,
    TOP,
    an_offer,
    do,
    fingers,
    front,
    hand,
    picked,
    playing,
)

SPREAD = Holding(hand=parse_pieces("bull*2 frog"), front=parse_pieces("bull"), fingers=parse_pieces("bull"))


def taken(picking: Picked) -> tuple[str, str, str] | None:
    moved = SPREAD.take(picking)
    return None if moved is None else (str(moved.fingers), str(moved.front), str(moved.hand))


@pytest.mark.parametrize(
    ("named", "places"),
    [
        ("bull", ("bull", "nothing", "nothing")),
        ("bull*2", ("bull", "bull", "nothing")),
        ("bull*3", ("bull", "bull", "bull")),
        ("bull*4 frog", ("bull", "bull", "bull*2 frog")),
    ],
)
def test_a_piece_named_without_a_place_comes_from_what_all_see_first(named: str, places: tuple[str, str, str]) -> None:
    """[PCE4]"""
    assert taken(picked(named)) == places


def test_a_piece_named_with_a_place_comes_from_there() -> None:
    """[PCE4]"""
    assert taken(picked(hand="bull")) == ("nothing", "nothing", "bull")
    assert taken(picked(front="bull")) == ("nothing", "bull", "nothing")
    assert taken(picked(fingers="bull", hand="bull*2")) == ("bull", "nothing", "bull*2")


def test_a_piece_that_is_no_longer_where_it_was_named_comes_from_what_all_see_first() -> None:
    """[PCE4]"""
    assert taken(picked(front="frog")) == ("nothing", "nothing", "frog")
    assert taken(picked(hand="bull*3")) == ("bull", "nothing", "bull*2")
    assert taken(picked(front="bull*2")) == ("bull", "bull", "nothing")


def test_a_named_place_is_served_before_the_nameless() -> None:
    """[PCE4]"""
    assert taken(picked("bull", fingers="bull")) == ("bull", "bull", "nothing")
    assert taken(picked("bull", hand="bull*2")) == ("bull", "nothing", "bull*2")


@pytest.mark.parametrize("named", ["bull*5", "owl", "bull-spirit", "frog*2"])
def test_what_is_not_held_is_not_taken(named: str) -> None:
    """[PCE4]"""
    assert taken(picked(named)) is None


def test_only_what_lay_open_was_seen() -> None:
    """[PUB3]"""
    moved = Moved(fingers=parse_pieces("bull"), front=parse_pieces("owl"), hand=parse_pieces("frog*2"))
    assert str(moved.seen) == "bull owl"
    assert str(moved.pieces) == "bull frog*2 owl"


def test_each_zone_is_found_by_its_name() -> None:
    """[PCE3]"""
    assert [str(SPREAD.zone(zone)) for zone in Zone] == ["bull", "bull", "bull*2 frog"]


def test_placing_takes_the_open_pieces_first() -> None:
    """[PCE4]"""
    match = playing(hands={ANA: "bull*2"}, fronts={ANA: "bull"}, fingers={ANA: "bull"})
    match = do(match, ANA, PlaceBeads(TOP, picked("bull*2")))
    assert (fingers(match, ANA), front(match, ANA), hand(match, ANA)) == ("nothing", "nothing", "bull*2")


def test_showing_takes_from_fingers_or_hand_as_named() -> None:
    """[PCE4] [CTR4]"""
    match = playing(hands={ANA: "bull"}, fingers={ANA: "bull"})
    assert fingers(do(match, ANA, ShowPieces(picked("bull"))), ANA) == "nothing"
    assert hand(do(match, ANA, ShowPieces(picked(hand="bull"))), ANA) == "nothing"


@pytest.mark.parametrize(("zone", "left"), [(None, "hand"), (Zone.FRONT, "hand"), (Zone.HAND, "front")])
def test_a_swap_says_which_of_two_alike_it_gives(zone: Zone | None, left: str) -> None:
    """[PCE4]"""
    match = playing(hands={ANA: "bull"}, fronts={ANA: "bull"})
    match = do(match, ANA, SwapWithCenter(PieceKind.BEAD, BULL, OWL, zone))
    assert str(match.table.holding(ANA).zone(Zone(left))) == "bull"
    assert match.table.holding(ANA).pieces == parse_pieces("bull owl")


def test_a_trade_takes_what_is_given_from_the_place_named_in_the_offer() -> None:
    """[PCE4] [TRD3]"""
    match = playing(hands={ANA: "bull", BEN: "snake*2"}, fronts={ANA: "bull", BEN: "snake"})
    match = do(match, ANA, an_offer("bull", "snake*2", BEN, MIO))
    match = do(match, BEN, AcceptOffer(FIRST, picked(hand="snake*2")))
    assert (front(match, ANA), hand(match, ANA)) == ("nothing", "bull snake*2")
    assert (front(match, BEN), hand(match, BEN)) == ("snake", "bull")
