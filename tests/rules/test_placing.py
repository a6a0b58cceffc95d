"""Placing: beads under the boxes, spirits on them, both for good."""

from __future__ import annotations

import pytest

from beadtrade.rules.boxes import Box, Side, Standing, empty_box
from beadtrade.rules.commands import HidePieces, PlaceBeads, PlaceSpirit, ShowPieces, SwapWithCenter
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Lacks
from beadtrade.rules.pieces import PieceKind, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import PUBLIC
from beadtrade.rules.seen import SpiritPlacedSeen
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FISH,
    MIO,
    OWL,
    SNAKE,
    SPECTATOR,
    TOP,
    do,
    held,
    picked,
    playing,
    refusal,
    refused,
    seen,
    spirits_on,
    under,
)

MIXED = playing(hands={ANA: "bull*2 frog owl*2 owl-spirit fish-spirit", BEN: "snake-spirit"})


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("beads", ["bull", "bull*2", "bull*2 frog owl*2"])
def test_any_number_of_beads_goes_under_either_box_in_one_act(side: Side, beads: str) -> None:
    """[PLC1]"""
    match = do(MIXED, ANA, PlaceBeads(side, picked(beads)))
    assert under(match, side, ANA) == beads
    assert match.table.holding(ANA).pieces == MIXED.table.holding(ANA).pieces - parse_pieces(beads)


def test_what_is_placed_later_comes_to_what_lies_there() -> None:
    """[PLC1]"""
    match = do(do(MIXED, ANA, PlaceBeads(TOP, picked("bull"))), ANA, PlaceBeads(TOP, picked("bull frog")))
    assert under(match, TOP, ANA) == "bull*2 frog"
    assert under(match, TOP, BEN) == under(match, BOTTOM, ANA) == "nothing"


def test_at_least_one_bead_is_placed() -> None:
    """[PLC1]"""
    assert refused(MIXED, ANA, PlaceBeads(TOP, Picked())) is RefusalCode.NOTHING_CHOSEN


def test_beads_go_under_a_box_with_a_spirit_on_it() -> None:
    """[PLC1]"""
    match = do(MIXED, BEN, PlaceSpirit(TOP, SNAKE))
    assert under(do(match, ANA, PlaceBeads(TOP, picked("bull"))), TOP, ANA) == "bull"


def test_only_held_beads_are_placed() -> None:
    """[PLC1]"""
    missing = Lacks(parse_pieces("bull fish"))
    assert refusal(MIXED, ANA, PlaceBeads(TOP, picked("bull*3 fish"))) == Refusal(RefusalCode.NOT_HELD, lacks=missing)


def test_nothing_comes_back_from_under_a_box() -> None:
    """[PLC1]"""
    match = do(MIXED, ANA, PlaceBeads(TOP, picked("bull*2")))
    assert refused(match, ANA, ShowPieces(picked("bull"))) is RefusalCode.NOT_HELD
    assert refused(match, ANA, HidePieces(parse_pieces("bull"))) is RefusalCode.NOT_HELD
    assert refused(match, ANA, PlaceBeads(BOTTOM, picked("bull"))) is RefusalCode.NOT_HELD
    assert refused(match, ANA, SwapWithCenter(PieceKind.BEAD, BULL, FISH)) is RefusalCode.NOT_HELD


@pytest.mark.parametrize("side", Side)
def test_a_spirit_goes_on_either_box(side: Side) -> None:
    """[PLC2]"""
    match = do(MIXED, ANA, PlaceSpirit(side, OWL))
    assert spirits_on(match, side) == ((OWL, ANA),)
    assert held(match, ANA) == "bull*2 frog owl*2 fish-spirit"


def test_several_spirits_share_a_box() -> None:
    """[PLC2]"""
    match = do(do(MIXED, ANA, PlaceSpirit(TOP, FISH)), BEN, PlaceSpirit(TOP, SNAKE))
    assert spirits_on(match, TOP) == ((FISH, ANA), (SNAKE, BEN))
    assert spirits_on(match, BOTTOM) == ()


def test_only_a_held_spirit_is_placed() -> None:
    """[PLC2]"""
    missing = Lacks(parse_pieces("bull-spirit"))
    assert refusal(MIXED, ANA, PlaceSpirit(TOP, BULL)) == Refusal(RefusalCode.NOT_HELD, lacks=missing)


def test_a_placed_spirit_stays_where_it_is() -> None:
    """[PLC2]"""
    match = do(MIXED, ANA, PlaceSpirit(TOP, OWL))
    assert refused(match, ANA, PlaceSpirit(BOTTOM, OWL)) is RefusalCode.NOT_HELD
    assert refused(match, ANA, ShowPieces(picked("owl-spirit"))) is RefusalCode.NOT_HELD


@pytest.mark.parametrize("pieces", ["owl-spirit", "bull owl-spirit"])
def test_a_spirit_never_goes_under_a_box(pieces: str) -> None:
    """[PLC2]"""
    assert refused(MIXED, ANA, PlaceBeads(TOP, picked(pieces))) is RefusalCode.ONLY_BEADS


def test_a_bead_never_goes_on_a_box() -> None:
    """[PLC2] A placing names a spirit's type; beads of that type are no help."""
    match = playing(hands={ANA: "bull*4"})
    assert refused(match, ANA, PlaceSpirit(TOP, BULL)) is RefusalCode.NOT_HELD


def test_all_see_how_many_beads_each_put_where_and_who_put_which_spirit() -> None:
    """[PUB2]"""
    match = playing(hands={MIO: "bull"}, top={ANA: "bull*2 owl-spirit", BEN: "frog"}, bottom={BEN: "frog*2"})
    view = view_for(match, SPECTATOR)
    assert [(seat.under_top, seat.under_bottom) for seat in view.seats] == [(2, 0), (1, 2), (0, 0)]
    assert (view.boxes.top.beads, view.boxes.bottom.beads) == (3, 2)
    assert view.boxes.top.spirits == (Standing(OWL, ANA),)


def test_all_see_a_spirit_being_placed() -> None:
    """[PUB2]"""
    assert seen(MIXED, ANA, PlaceSpirit(TOP, OWL), PUBLIC) == (SpiritPlacedSeen(ANA, TOP, OWL),)


def test_a_box_holds_the_beads_below_and_the_spirits_on_it() -> None:
    """[PCE3]"""
    box = empty_box(2).with_beads(BEN, (1, 0, 2, 0, 0)).with_spirit(ANA, OWL)
    assert box == Box((parse_pieces(""), parse_pieces("bull frog*2")), (Standing(OWL, ANA),))
    assert str(box.content) == "bull frog*2 owl-spirit"
