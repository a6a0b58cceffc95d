"""Scoring of any table that can be: the extremes, and what must make no difference."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import given
from hypothesis import strategies as st

from beadtrade.rules.pieces import ALL_BEADS, ALL_SPIRITS, TYPES, Five, Pieces, PieceType, all_of, bead, five, spirit
from beadtrade.rules.scoring import TypeScore, Verdict, score, totals

TOP, BOTTOM, CENTER = "top", "bottom", "center"


@dataclass(frozen=True)
class Table:
    held: tuple[Pieces, ...]
    top: Pieces
    bottom: Pieces
    center: Pieces
    normal: bool

    def scored(self) -> tuple[TypeScore, ...]:
        return score(self.held, self.top, self.bottom, normal=self.normal)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """All 25 pieces, each in some place where it can lie [PCE3]."""
    seats = [f"seat {number}" for number in range(draw(st.integers(2, 5)))]
    places = [*seats, TOP, BOTTOM, CENTER]
    pieces = [bead(kind) for kind in TYPES for _ in range(4)] + [spirit(kind) for kind in TYPES]
    count = ALL_BEADS + ALL_SPIRITS
    chosen = draw(st.lists(st.sampled_from(places), min_size=count, max_size=count))
    heap = {place: all_of(each for each, at in zip(pieces, chosen, strict=True) if at == place) for place in places}
    return Table(tuple(heap[seat] for seat in seats), heap[TOP], heap[BOTTOM], heap[CENTER], draw(st.booleans()))


def renamed(pieces: Pieces, order: list[int]) -> Pieces:
    return Pieces(five(pieces.beads[at] for at in order), five(pieces.spirits[at] for at in order))


def single(beads: Five) -> Five:
    return five(min(count, 1) for count in beads)


@given(tables())
def test_a_type_scores_a_player_from_minus_one_to_plus_two(table: Table) -> None:
    """[SCO6]"""
    most = 1 if table.normal else 2
    for each in table.scored():
        assert all(-1 <= points <= most for points in each.points)


@given(tables())
def test_nobody_scores_two_but_with_bead_and_spirit_and_company(table: Table) -> None:
    """[SCO3] [SCO6]"""
    for at, each in enumerate(table.scored()):
        for held, points in zip(table.held, each.points, strict=True):
            if points == 2:
                assert each.verdict is Verdict.MORE_UNDER_TOP
                assert held.beads[at]
                assert held.spirits[at]
                assert sum(other.holds_any(each.kind) for other in table.held) > 1


@given(tables(), st.permutations(range(len(TYPES))))
def test_the_order_of_the_types_makes_no_difference(table: Table, order: list[int]) -> None:
    """[SCO6] Types are scored one at a time, in any order."""
    other = Table(
        tuple(renamed(each, order) for each in table.held),
        renamed(table.top, order),
        renamed(table.bottom, order),
        renamed(table.center, order),
        table.normal,
    )
    plain = table.scored()
    assert [each.points for each in other.scored()] == [plain[at].points for at in order]
    assert totals(other.scored()) == totals(plain)


@given(tables(), st.data())
def test_the_order_of_the_players_makes_no_difference(table: Table, data: st.DataObject) -> None:
    """[SCO1] [SCO3] Each player scores what they hold, in whichever seat."""
    order = data.draw(st.permutations(range(len(table.held))))
    moved = replace(table, held=tuple(table.held[seat] for seat in order))
    for plain, other in zip(table.scored(), moved.scored(), strict=True):
        assert other.points == tuple(plain.points[seat] for seat in order)
        assert other.reasons == tuple(plain.reasons[seat] for seat in order)


@given(tables())
def test_copies_never_multiply(table: Table) -> None:
    """[SCO6] Holding one bead instead of many gives the same points."""
    few = replace(table, held=tuple(replace(each, beads=single(each.beads)) for each in table.held))
    assert [each.points for each in few.scored()] == [each.points for each in table.scored()]


@given(tables())
def test_normal_spirits_never_score_more_and_only_ever_one_less(table: Table) -> None:
    """[VAR2] The one difference is the second point."""
    printed, normal = replace(table, normal=False).scored(), replace(table, normal=True).scored()
    for plain, other in zip(printed, normal, strict=True):
        assert other.points == tuple(min(points, 1) for points in plain.points)
        assert other.reasons == plain.reasons


@given(tables())
def test_a_player_more_who_holds_nothing_changes_nothing(table: Table) -> None:
    """[SCO3] The lone holder is counted among those who hold, not among those who play."""
    more = replace(table, held=(*table.held, Pieces()))
    for plain, other in zip(table.scored(), more.scored(), strict=True):
        assert other.points == (*plain.points, 0)


@given(tables(), st.sampled_from(TYPES))
def test_other_types_make_no_difference(table: Table, kind: PieceType) -> None:
    """[SCO6] A type is decided by its own pieces."""
    at = TYPES.index(kind)

    def only(pieces: Pieces) -> Pieces:
        return renamed(pieces, [at] * len(TYPES))

    alone = Table(
        tuple(only(each) for each in table.held), only(table.top), only(table.bottom), only(table.center), table.normal
    )
    assert alone.scored()[at] == table.scored()[at]
