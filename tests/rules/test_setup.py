"""The setup: who gets what, what lies in the center, and who is refused."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from beadtrade.rules.apply import apply
from beadtrade.rules.commands import VoidRound
from beadtrade.rules.match import deal, new_match
from beadtrade.rules.pieces import TYPES, PieceType, all_of, full_set
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant, Variants
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    FISH,
    FROG,
    HOST,
    KIM,
    MIO,
    NOW,
    OWL,
    SNAKE,
    SPECTATOR,
    TEO,
    a_match,
    do,
    hand,
    held,
    next_round,
    playing,
    revealed,
    started,
)

DRAWN = (FISH, OWL, BULL, SNAKE, FROG)
EVERY_MIX: list[Variants] = [
    frozenset(mix) for mix in chain.from_iterable(combinations(Variant, count) for count in range(len(Variant) + 1))
]


def dealt_to(players: int, order: tuple[PieceType, ...] = TYPES) -> tuple[tuple[PieceType, ...], ...]:
    return deal(order, (True,) * players, frozenset(), None, ANA).sets


@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_get_a_spirit_and_its_four_beads(players: int) -> None:
    """[SET1]"""
    match = a_match(*(ANA, BEN, MIO, TEO, KIM)[:players])
    for seat in match.seats:
        assert held(match, seat) == f"{TYPES[seat]}*4 {TYPES[seat]}-spirit"


def test_two_players_get_two_spirits_and_both_sets() -> None:
    """[SET1]"""
    match = a_match(ANA, BEN)
    assert held(match, ANA) == "bull*4 snake*4 bull-spirit snake-spirit"
    assert held(match, BEN) == "frog*4 owl*4 frog-spirit owl-spirit"


@pytest.mark.parametrize(("players", "beads", "spirits"), [(2, 4, 1), (3, 8, 2), (4, 4, 1), (5, 0, 0)])
def test_what_is_left_lies_in_the_center(players: int, beads: int, spirits: int) -> None:
    """[SET1]"""
    center = a_match(*(ANA, BEN, MIO, TEO, KIM)[:players]).table.center
    assert (center.bead_count, center.spirit_count) == (beads, spirits)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_one_player_or_six_are_refused(players: int) -> None:
    """[SET1]"""
    with pytest.raises(ValueError, match=rf"{players} players can't play"):
        dealt_to(players)


def test_the_boxes_are_empty_at_first() -> None:
    """[SET1]"""
    boxes = view_for(a_match(), SPECTATOR).boxes
    assert [(box.beads, box.spirits) for box in (boxes.top, boxes.bottom)] == [(0, ()), (0, ())]


def test_the_draw_decides_who_gets_which_set() -> None:
    """[SET2]"""
    assert dealt_to(3, DRAWN) == ((FISH,), (OWL,), (BULL,))
    assert dealt_to(2, DRAWN) == ((FISH, OWL), (BULL, SNAKE))


@pytest.mark.parametrize("order", [TYPES[:4], (*TYPES, BULL), (BULL, BULL, FROG, OWL, FISH)])
def test_a_draw_has_each_type_once(order: tuple[PieceType, ...]) -> None:
    """[SET2]"""
    with pytest.raises(ValueError, match="each type once"):
        dealt_to(3, order)


def test_the_recorded_draw_gives_the_same_table_again() -> None:
    """[SET2]"""
    dealt = deal(DRAWN, (True, False, True), frozenset({Variant.STORY, Variant.LOCKED}), 600, MIO)
    assert apply(a_match(ANA, BEN), dealt) == new_match(dealt)
    assert new_match(dealt).sets == ((FISH,), (OWL,), (BULL,))


def test_the_draw_holds_for_the_whole_match() -> None:
    """[SET2] [MAT2]"""
    match = started(new_match(deal(DRAWN, (True,) * 3, frozenset(), None, ANA)))
    again = next_round(revealed(match))
    assert again.sets == match.sets
    assert again.table == match.table


def test_everybody_sees_which_set_each_player_starts_with() -> None:
    """[SET3]"""
    match = playing(hands={ANA: "bull frog"})
    assert [seat.set for seat in view_for(match, SPECTATOR).seats] == [(BULL,), (SNAKE,), (FROG,)]


def test_all_pieces_start_in_the_hand() -> None:
    """[SET3]"""
    match = a_match()
    for seat in match.seats:
        assert hand(match, seat) == held(match, seat) == str(full_set(TYPES[seat]))


@pytest.mark.parametrize("variants", EVERY_MIX, ids=lambda mix: "+".join(sorted(mix)) or "none")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_mix_of_variants_is_dealt_for_any_number_of_players(players: int, variants: Variants) -> None:
    """[SET4] [VAR6]"""
    match = new_match(deal(DRAWN, (True,) * players, variants, None, ANA))
    assert match.variants == variants
    assert [len(own) for own in match.sets] == [2 if players == 2 else 1] * players
    assert match.table.holding(Seat(1)).hand == all_of(full_set(kind) for kind in match.sets[1])


def test_a_time_limit_and_the_absent_are_fixed_by_the_deal() -> None:
    """[SET2] [END5]"""
    match = a_match(ANA, BEN, MIO, away=[BEN], time_limit=600)
    assert match.time_limit == 600
    assert [match.is_here(seat) for seat in match.seats] == [True, False, True]


def test_the_same_sets_are_dealt_after_a_voided_round() -> None:
    """[END6] [SET2]"""
    match = playing(hands={ANA: "bull frog"})
    assert do(match, HOST, VoidRound(), NOW).table == a_match().table
