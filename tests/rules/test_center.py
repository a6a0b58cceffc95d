"""Swapping with the center: kind for kind, one at a time, and the fingers in between."""

from __future__ import annotations

import pytest

from beadtrade.rules.center import has_left, swapped
from beadtrade.rules.commands import (
    AcceptOffer,
    HidePieces,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
)
from beadtrade.rules.holding import Zone
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Lacks
from beadtrade.rules.pieces import TYPES, PieceKind, PieceType, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seen import SwapSeen
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    FISH,
    FROG,
    KIM,
    MIO,
    OWL,
    SNAKE,
    TEO,
    TOP,
    an_offer,
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


def beads(gives: PieceType, takes: PieceType, zone: Zone | None = None) -> SwapWithCenter:
    return SwapWithCenter(PieceKind.BEAD, gives, takes, zone)


def spirits(gives: PieceType, takes: PieceType) -> SwapWithCenter:
    return SwapWithCenter(PieceKind.SPIRIT, gives, takes)


def with_full_fingers() -> Match:
    """Ana has just swapped a bull for an owl."""
    return do(playing(), ANA, beads(BULL, OWL))


def test_a_bead_goes_for_a_bead() -> None:
    """[CTR1]"""
    match = do(playing(), ANA, beads(BULL, OWL))
    assert (hand(match, ANA), fingers(match, ANA)) == ("bull*3 bull-spirit", "owl")
    assert str(match.table.center) == "bull owl*3 fish*4 owl-spirit fish-spirit"


def test_a_spirit_goes_for_a_spirit() -> None:
    """[CTR1]"""
    match = do(playing(), ANA, spirits(BULL, FISH))
    assert (hand(match, ANA), fingers(match, ANA)) == ("bull*4", "fish-spirit")
    assert str(match.table.center) == "owl*4 fish*4 bull-spirit owl-spirit"


def test_the_center_never_gives_one_kind_for_the_other() -> None:
    """[CTR1] [CTR2] A swap has one kind for both pieces, so where one kind is missing there is none."""
    match = playing(hands={ANA: "bull*4", BEN: "snake-spirit"})
    assert refused(match, ANA, spirits(BULL, OWL)) is RefusalCode.NOT_HELD
    assert refused(match, BEN, beads(SNAKE, OWL)) is RefusalCode.NOT_HELD


def test_the_centers_two_counts_stay_the_same() -> None:
    """[CTR1]"""
    match = playing()
    for swap in (beads(BULL, OWL), spirits(BULL, FISH), beads(OWL, FISH)):
        match = do(match, ANA, swap)
        match = do(match, ANA, ShowPieces(picked(str(match.table.holding(ANA).fingers))))
        assert (match.table.center.bead_count, match.table.center.spirit_count) == (8, 2)


def test_with_five_players_there_is_nothing_to_swap() -> None:
    """[CTR1]"""
    match = playing(ANA, BEN, MIO, TEO, KIM)
    for takes in TYPES:
        assert refused(match, ANA, beads(BULL, takes)) is RefusalCode.CENTER_LACKS
        assert refused(match, ANA, spirits(BULL, takes)) is RefusalCode.CENTER_LACKS


def test_between_players_a_bead_goes_for_a_spirit() -> None:
    """[CTR2]"""
    match = do(do(playing(), ANA, an_offer("bull", "snake-spirit", BEN)), BEN, AcceptOffer(FIRST))
    assert hand(match, ANA) == "bull*3 bull-spirit snake-spirit"


def test_the_same_type_may_be_swapped_for_the_same() -> None:
    """[CTR3]"""
    match = playing(hands={ANA: "bull*2"})
    after = do(match, ANA, beads(BULL, BULL))
    assert after.table.center == match.table.center
    assert (hand(after, ANA), fingers(after, ANA)) == ("bull", "bull")


@pytest.mark.parametrize("swap", [beads(BULL, OWL), spirits(BULL, OWL), beads(OWL, BULL)])
def test_there_is_no_second_swap_before_the_piece_lies_in_front(swap: SwapWithCenter) -> None:
    """[CTR4]"""
    match = with_full_fingers()
    assert refused(match, ANA, swap) is RefusalCode.FINGERS_FULL
    do(do(match, ANA, ShowPieces(picked(fingers="owl"))), ANA, beads(BULL, OWL))


def test_the_fingers_of_one_player_hold_up_no_other() -> None:
    """[CTR4]"""
    do(with_full_fingers(), BEN, beads(SNAKE, OWL))


def test_from_the_fingers_it_goes_to_the_front() -> None:
    """[CTR4]"""
    match = do(with_full_fingers(), ANA, ShowPieces(picked("owl")))
    assert (fingers(match, ANA), front(match, ANA)) == ("nothing", "owl")


def test_from_the_fingers_it_goes_to_another_player() -> None:
    """[CTR4]"""
    match = do(do(with_full_fingers(), ANA, an_offer("owl", "snake", BEN)), BEN, AcceptOffer(FIRST))
    assert (fingers(match, ANA), hand(match, BEN)) == ("nothing", "snake*3 owl snake-spirit")


def test_from_the_fingers_it_goes_under_a_box() -> None:
    """[CTR4]"""
    match = do(with_full_fingers(), ANA, PlaceBeads(BOTTOM, picked("owl")))
    assert fingers(match, ANA) == "nothing"
    do(match, ANA, beads(BULL, OWL))


def test_from_the_fingers_it_goes_onto_a_box() -> None:
    """[CTR4]"""
    match = do(do(playing(), ANA, spirits(BULL, OWL)), ANA, PlaceSpirit(TOP, OWL))
    assert fingers(match, ANA) == "nothing"
    assert [each.kind for each in match.table.top.spirits] == [OWL]


def test_from_the_fingers_it_goes_neither_into_the_hand_nor_back() -> None:
    """[CTR4]"""
    match = with_full_fingers()
    assert refused(match, ANA, HidePieces(parse_pieces("owl"))) is RefusalCode.NOT_HELD
    assert refused(match, ANA, beads(OWL, BULL, Zone.FINGERS)) is RefusalCode.FINGERS_FULL


def test_once_in_front_it_is_a_piece_like_any_other() -> None:
    """[CTR4]"""
    match = do(with_full_fingers(), ANA, ShowPieces(picked("owl")))
    assert hand(do(match, ANA, HidePieces(parse_pieces("owl"))), ANA) == "bull*3 owl bull-spirit"
    assert fingers(do(match, ANA, beads(OWL, BULL)), ANA) == "bull"


def test_a_swap_is_refused_when_the_center_has_none_left() -> None:
    """[CTR5]"""
    assert refusal(playing(), ANA, beads(BULL, FROG)) == Refusal(RefusalCode.CENTER_LACKS)
    match = do(playing(), BEN, spirits(SNAKE, OWL))
    assert refused(match, ANA, spirits(BULL, OWL)) is RefusalCode.CENTER_LACKS


def test_a_swap_is_refused_when_the_trader_does_not_hold_what_they_give() -> None:
    """[CTR5]"""
    missing = Lacks(parse_pieces("frog"))
    assert refusal(playing(), ANA, beads(FROG, OWL)) == Refusal(RefusalCode.NOT_HELD, lacks=missing)


def test_a_changed_center_still_gives_what_was_asked() -> None:
    """[CTR5] A swap names two types, so another's swap in between is no matter while a piece is left."""
    do(do(playing(), BEN, beads(SNAKE, OWL)), ANA, beads(BULL, OWL))


def test_all_see_what_a_swap_gave_and_took() -> None:
    """[PUB2]"""
    (event,) = seen(playing(), ANA, beads(BULL, OWL), MIO)
    assert event == SwapSeen(ANA, PieceKind.BEAD, parse_pieces("bull"), OWL)


def test_the_heap_in_the_center_is_counted() -> None:
    """[CTR1] [CTR5]"""
    center = parse_pieces("owl*2 fish-spirit")
    assert has_left(center, PieceKind.BEAD, OWL)
    assert not has_left(center, PieceKind.SPIRIT, OWL)
    assert str(swapped(center, PieceKind.SPIRIT, BULL, FISH)) == "owl*2 bull-spirit"
