"""Scoring: one type at a time, in any order, each type once [SCO1]-[SCO6].

Law: scoring sees only what is held and what lies under and on the boxes; never the center [SCO7], never how it came.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.pieces import INDEX, TYPES, Pieces, PieceType


class Verdict(StrEnum):
    """What decides a type: its spirit on a box first, else the beads under the boxes compared."""

    SPIRIT_ON_TOP = "spirit_on_top"
    SPIRIT_ON_BOTTOM = "spirit_on_bottom"
    MORE_UNDER_TOP = "more_under_top"
    EQUAL = "equal"
    MORE_UNDER_BOTTOM = "more_under_bottom"


class Reason(StrEnum):
    """Why a player scores what they score for a type."""

    HOLDS_NONE = "holds_none"
    BEAD = "bead"
    SPIRIT = "spirit"
    BEAD_AND_SPIRIT = "bead_and_spirit"
    ALONE = "alone"
    """The only holder: nothing instead of a positive value [SCO1] [SCO3]."""
    EQUAL = "equal"


@dataclass(frozen=True, slots=True)
class TypeScore:
    """How one type came out: the verdict, the beads under each box, and each player's points (-1 to +2) and reason."""

    kind: PieceType
    verdict: Verdict
    under_top: int
    under_bottom: int
    points: tuple[int, ...]
    reasons: tuple[Reason, ...]


def score(held: Sequence[Pieces], top: Pieces, bottom: Pieces, *, normal: bool = False) -> tuple[TypeScore, ...]:
    """Scores a whole table.

    `held` is what each player holds, hand, front and fingers together [SCO7]; `top` and `bottom` are the beads under
    a box and the spirits on it; `normal` is the variant in which a held spirit is one more bead [VAR2].
    """
    return tuple(_score_type(kind, held, top, bottom, normal) for kind in TYPES)


def totals(scores: Sequence[TypeScore]) -> tuple[int, ...]:
    """Each player's sum over the types."""
    return tuple(sum(column) for column in zip(*(each.points for each in scores), strict=True))


def verdict_of(kind: PieceType, top: Pieces, bottom: Pieces) -> Verdict:
    """What decides `kind`: a spirit on a box comes before the beads under them, so a type scores once [SCO6]."""
    at = INDEX[kind]
    if top.spirits[at]:
        return Verdict.SPIRIT_ON_TOP
    if bottom.spirits[at]:
        return Verdict.SPIRIT_ON_BOTTOM
    if top.beads[at] == bottom.beads[at]:
        return Verdict.EQUAL
    return Verdict.MORE_UNDER_TOP if top.beads[at] > bottom.beads[at] else Verdict.MORE_UNDER_BOTTOM


def _score_type(kind: PieceType, held: Sequence[Pieces], top: Pieces, bottom: Pieces, normal: bool) -> TypeScore:
    at = INDEX[kind]
    verdict = verdict_of(kind, top, bottom)
    alone = sum(each.holds_any(kind) for each in held) == 1
    reasons = tuple(_reason(each.beads[at] > 0, each.spirits[at] > 0, verdict, alone) for each in held)
    points = tuple(_points(verdict, reason, normal) for reason in reasons)
    return TypeScore(kind, verdict, top.beads[at], bottom.beads[at], points, reasons)


def _reason(has_bead: bool, has_spirit: bool, verdict: Verdict, alone: bool) -> Reason:
    if not (has_bead or has_spirit):
        return Reason.HOLDS_NONE
    if verdict is Verdict.EQUAL:
        return Reason.EQUAL
    if alone and verdict in (Verdict.SPIRIT_ON_TOP, Verdict.MORE_UNDER_TOP):
        return Reason.ALONE
    if has_bead and has_spirit:
        return Reason.BEAD_AND_SPIRIT
    return Reason.BEAD if has_bead else Reason.SPIRIT


def _points(verdict: Verdict, reason: Reason, normal: bool) -> int:
    if reason in (Reason.HOLDS_NONE, Reason.EQUAL, Reason.ALONE):
        return 0
    if verdict in (Verdict.SPIRIT_ON_BOTTOM, Verdict.MORE_UNDER_BOTTOM):
        return -1  # once, however many pieces [SCO2] [SCO5]
    bonus = reason is Reason.BEAD_AND_SPIRIT and not normal  # a normal spirit earns no second point [VAR2]
    return 2 if bonus else 1
