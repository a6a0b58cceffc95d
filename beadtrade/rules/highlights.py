"""What a round is remembered by: its best deal, its most wanted type, its turning point.

Law: computed from the round's deeds alone and explained by numbers that anybody can check; none is made up where a
round had none.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from beadtrade.rules.events import CenterSwapped, TradeMade
from beadtrade.rules.match import RoundResult
from beadtrade.rules.pieces import INDEX, TYPES, Pieces, PieceType
from beadtrade.rules.replay import Spread, points_of, spreads_of
from beadtrade.rules.seats import Seat
from beadtrade.rules.table import Sets


@dataclass(frozen=True, slots=True)
class BestDeal:
    """The trade that brought one of the two the most: what their hands just before and just after it would have
    scored with the boxes as they were in the end.

    `moment` is its place in the round's moments; `gain` and `other_gain` are points.
    """

    moment: int
    seat: Seat
    gain: int
    other: Seat
    other_gain: int


@dataclass(frozen=True, slots=True)
class MostWanted:
    """The bead type that changed hands most, in trades and swaps: how many beads."""

    kind: PieceType
    beads: int


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The deed from which on those who won the round would have won it; who was ahead just before it."""

    moment: int
    ahead_before: tuple[Seat, ...]
    ahead_after: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Highlights:
    """None where a round had nothing of the kind."""

    best_deal: BestDeal | None
    most_wanted: MostWanted | None
    turning_point: TurningPoint | None


def highlights_of(result: RoundResult, sets: Sets, *, normal: bool) -> Highlights:
    """A round's; `normal` as scoring wants it [VAR2]."""
    spreads = spreads_of(result, sets)
    return Highlights(
        best_deal=_best_deal(result, spreads, normal),
        most_wanted=_most_wanted(result),
        turning_point=_turning_point(spreads, normal),
    )


def _best_deal(result: RoundResult, spreads: tuple[Spread, ...], normal: bool) -> BestDeal | None:
    """The first of the largest gains; a trade that helped neither is no best deal."""
    deals = [
        deal
        for moment, deed in enumerate(result.deeds, start=1)
        if isinstance(deed, TradeMade)
        for deal in _sides(moment, deed, spreads, normal)
    ]
    best = max(deals, key=lambda deal: deal.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def _sides(moment: int, deed: TradeMade, spreads: tuple[Spread, ...], normal: bool) -> tuple[BestDeal, BestDeal]:
    """The trade as each of the two would tell it; the lower seat first, whoever proposed it [TRD6]."""
    before, since = (_worth(spreads[at].held, spreads[-1], normal) for at in (moment - 1, moment))
    one, other = sorted((deed.giver, deed.taker))
    gain = {seat: since[seat] - before[seat] for seat in (one, other)}
    return (
        BestDeal(moment, one, gain[one], other, gain[other]),
        BestDeal(moment, other, gain[other], one, gain[one]),
    )


def _worth(held: tuple[Pieces, ...], end: Spread, normal: bool) -> tuple[int, ...]:
    """What these hands would have scored in the end. A spirit that stands on a box by then can't be held too."""
    standing = Pieces(spirits=(end.top.content + end.bottom.content).spirits)
    kept = tuple(standing.lacking(own) for own in held)
    return points_of(kept, end.top, end.bottom, normal=normal)


def _most_wanted(result: RoundResult) -> MostWanted | None:
    """The first in the order of the types when two were wanted alike."""
    moved: Counter[PieceType] = Counter()
    for deed in result.deeds:
        if isinstance(deed, TradeMade):
            moved.update({kind: deed.gave.pieces.beads[INDEX[kind]] for kind in TYPES})
            moved.update({kind: deed.got.pieces.beads[INDEX[kind]] for kind in TYPES})
        elif isinstance(deed, CenterSwapped) and any(deed.gave.pieces.beads):
            moved[deed.took] += 1
    kind = max(TYPES, key=lambda each: moved[each])
    return MostWanted(kind, moved[kind]) if moved[kind] else None


def _turning_point(spreads: tuple[Spread, ...], normal: bool) -> TurningPoint | None:
    """None when those who won were ahead from the deal on."""
    ahead = [_leaders(points_of(each.held, each.top, each.bottom, normal=normal)) for each in spreads]
    moment = len(ahead) - 1
    while moment > 0 and ahead[moment - 1] == ahead[-1]:
        moment -= 1
    return TurningPoint(moment, ahead[moment - 1], ahead[-1]) if moment else None


def _leaders(points: tuple[int, ...]) -> tuple[Seat, ...]:
    best = max(points)
    return tuple(Seat(at) for at, each in enumerate(points) if each == best)
