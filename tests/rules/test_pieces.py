"""Pieces: counted heaps without identity, their arithmetic, and how they are written in tests and golden games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.rules.pieces import (
    BEADS_PER_TYPE,
    EVERYTHING,
    INDEX,
    NOTHING,
    TYPES,
    PieceKind,
    Pieces,
    PieceType,
    all_of,
    bead,
    five,
    full_set,
    one,
    parse_pieces,
    piece,
    spirit,
)

BULL, SNAKE, FROG, OWL, FISH = TYPES

counts = st.tuples(*[st.integers(0, 30)] * 5).map(five)
heaps = st.builds(Pieces, beads=counts, spirits=counts)


def test_there_are_five_types_in_one_fixed_order() -> None:
    """[PCE1]"""
    assert [kind.value for kind in TYPES] == ["bull", "snake", "frog", "owl", "fish"]
    assert [INDEX[kind] for kind in TYPES] == [0, 1, 2, 3, 4]


def test_all_five_spirits_and_twenty_beads_are_in_play() -> None:
    """[PCE2]"""
    assert Pieces(beads=(4, 4, 4, 4, 4), spirits=(1, 1, 1, 1, 1)) == EVERYTHING
    assert (EVERYTHING.bead_count, EVERYTHING.spirit_count, EVERYTHING.count) == (20, 5, 25)


@pytest.mark.parametrize("kind", TYPES)
def test_a_full_set_is_a_spirit_and_its_four_beads(kind: PieceType) -> None:
    """[PCE2] [SET1]"""
    assert full_set(kind) == Pieces(beads=one(kind, 4), spirits=one(kind))


def test_pieces_of_one_type_are_the_same_however_they_came_together() -> None:
    """[PCE2] No identity, no order."""
    one_way = parse_pieces("bull frog-spirit bull owl")
    another = parse_pieces("owl") + spirit(FROG) + bead(BULL, 2)
    assert one_way == another
    assert hash(one_way) == hash(another)
    assert str(one_way) == str(another) == "bull*2 owl frog-spirit"


@pytest.mark.parametrize(
    ("text", "heap"),
    [
        ("", NOTHING),
        ("nothing", NOTHING),
        ("  nothing ", NOTHING),
        ("bull", Pieces(beads=(1, 0, 0, 0, 0))),
        ("bull*2 frog", Pieces(beads=(2, 0, 1, 0, 0))),
        ("snake-spirit", Pieces(spirits=(0, 1, 0, 0, 0))),
        ("bull*2 frog snake-spirit", Pieces((2, 0, 1, 0, 0), (0, 1, 0, 0, 0))),
        ("fish fish fish", Pieces(beads=(0, 0, 0, 0, 3))),
        ("owl*0", NOTHING),
    ],
)
def test_a_heap_is_read_from_words(text: str, heap: Pieces) -> None:
    assert parse_pieces(text) == heap


@pytest.mark.parametrize("word", ["cow", "Bull", "bull*x", "bull*-1", "bull-ghost", "*2", "-spirit", "bull,frog"])
def test_an_odd_word_is_named(word: str) -> None:
    with pytest.raises(ValueError, match="no piece is called") as fault:
        parse_pieces(f"frog {word}")
    assert f'"{word}"' in str(fault.value)


@given(heaps)
def test_what_is_printed_reads_back_the_same(heap: Pieces) -> None:
    assert parse_pieces(str(heap)) == heap


@given(heaps, heaps)
def test_adding_and_taking_away_undo_each_other(a: Pieces, b: Pieces) -> None:
    assert a + b == b + a
    assert (a + b) - b == a
    assert (a + b).count == a.count + b.count
    assert a + NOTHING == a


@given(heaps, heaps)
def test_overlap_and_what_is_lacking_make_up_what_was_wanted(held: Pieces, wanted: Pieces) -> None:
    assert held.overlap(wanted) + held.lacking(wanted) == wanted
    assert held.overlap(wanted) == wanted.overlap(held)
    assert held.covers(wanted) == (held.lacking(wanted) == NOTHING)
    assert held.covers(held.overlap(wanted))


@given(heaps, heaps)
def test_a_heap_never_holds_less_than_none(a: Pieces, b: Pieces) -> None:
    if a.covers(b):
        assert (a - b) + b == a
    else:
        with pytest.raises(ValueError, match="less than none"):
            a - b


def test_a_spirit_does_not_stand_in_for_a_bead() -> None:
    assert not spirit(BULL).covers(bead(BULL))
    assert not bead(BULL).covers(spirit(BULL))
    with pytest.raises(ValueError, match="less than none"):
        spirit(BULL) - bead(BULL)


@given(heaps)
def test_only_an_empty_heap_is_false(heap: Pieces) -> None:
    assert bool(heap) == (heap.count > 0) == (heap != NOTHING)


@pytest.mark.parametrize("kind", TYPES)
def test_a_bead_or_the_spirit_is_a_piece_of_its_type_and_of_no_other(kind: PieceType) -> None:
    """[PCE2]"""
    for heap in (bead(kind), spirit(kind), bead(kind) + spirit(kind)):
        assert [other for other in TYPES if heap.holds_any(other)] == [kind]


def test_a_single_piece_is_a_bead_or_a_spirit() -> None:
    assert piece(PieceKind.BEAD, OWL) == bead(OWL) == parse_pieces("owl")
    assert piece(PieceKind.SPIRIT, OWL) == spirit(OWL) == parse_pieces("owl-spirit")


@pytest.mark.parametrize(
    ("text", "is_possible"),
    [
        ("", True),
        ("bull*4", True),
        ("bull*4 snake*4 bull-spirit", True),
        ("bull*5", False),
        ("fish*5", False),
        ("frog-spirit*2", False),
    ],
)
def test_no_game_has_five_beads_or_two_spirits_of_a_type(text: str, is_possible: bool) -> None:
    """[PCE2] [TRD4]"""
    assert parse_pieces(text).is_possible() is is_possible


def test_all_pieces_are_possible_and_cover_every_set() -> None:
    """[PCE2]"""
    assert EVERYTHING.is_possible()
    assert all(EVERYTHING.covers(full_set(kind)) for kind in TYPES)
    assert all_of(full_set(kind) for kind in TYPES) == EVERYTHING
    assert EVERYTHING - full_set(SNAKE) == parse_pieces(
        f"bull*{BEADS_PER_TYPE} frog*4 owl*4 fish*4 bull-spirit frog-spirit owl-spirit fish-spirit"
    )


def test_five_counts_are_five() -> None:
    with pytest.raises(ValueError, match="a count a type"):
        five([1, 2, 3, 4])
