"""An ended round, moment by moment: what everybody held after each deed, and what it would have been worth [END4].

Law: only ended rounds are told of, and of them what their timeline tells: deeds with their types, never who proposed a
trade, never what lay in which zone. A piece is somewhere at every moment [PCE3].
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from beadtrade.rules.boxes import Box, Side, Standing
from beadtrade.rules.center import swapped
from beadtrade.rules.events import BeadsPlaced, CenterSwapped, SpiritPlaced, TradeMade
from beadtrade.rules.match import Deed, RoundResult
from beadtrade.rules.pieces import TYPES, Pieces, PieceType, piece, spirit
from beadtrade.rules.scoring import score, totals
from beadtrade.rules.seats import Seat
from beadtrade.rules.table import Sets, new_table
from beadtrade.rules.timeline import DeedSeen, unveiled


@dataclass(frozen=True, slots=True)
class Spread:
    """Where all pieces are; what a player holds is one heap, whatever zone it lies in."""

    held: tuple[Pieces, ...]
    center: Pieces
    top: Box
    bottom: Box

    def with_held(self, seat: Seat, pieces: Pieces) -> Spread:
        return replace(self, held=tuple(pieces if at == seat else own for at, own in enumerate(self.held)))

    def with_box(self, side: Side, box: Box) -> Spread:
        return replace(self, top=box) if side is Side.TOP else replace(self, bottom=box)

    def box(self, side: Side) -> Box:
        return self.top if side is Side.TOP else self.bottom


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a deed, `at` milliseconds into the round; the first has none and is the deal.

    `points` are what each seat would have scored had the round ended there.
    """

    at: int
    deed: DeedSeen | None
    held: tuple[Pieces, ...]
    center: Pieces
    under_top: tuple[Pieces, ...]
    under_bottom: tuple[Pieces, ...]
    on_top: tuple[Standing, ...]
    on_bottom: tuple[Standing, ...]
    points: tuple[int, ...]


def spreads_of(result: RoundResult, sets: Sets) -> tuple[Spread, ...]:
    """Where the pieces were at the deal and after each deed of the round."""
    return tuple(accumulate(result.deeds, after, initial=opening_of(sets)))


def moments_of(result: RoundResult, sets: Sets, *, normal: bool) -> tuple[Moment, ...]:
    """The whole round; `normal` as scoring wants it [VAR2]."""
    return tuple(_moments(result, spreads_of(result, sets), normal))


def points_of(held: tuple[Pieces, ...], top: Box, bottom: Box, *, normal: bool) -> tuple[int, ...]:
    """What each seat would score [SCO7]."""
    return totals(score(held, top.content, bottom.content, normal=normal))


def after(spread: Spread, deed: Deed) -> Spread:
    """Where the pieces are after a deed."""
    match deed:
        case TradeMade():
            gave, got = deed.gave.pieces, deed.got.pieces
            traded = spread.with_held(deed.giver, spread.held[deed.giver] - gave + got)
            return traded.with_held(deed.taker, traded.held[deed.taker] - got + gave)
        case CenterSwapped():
            center = swapped(spread.center, deed.kind, _only_type(deed.gave.pieces), deed.took)
            own = spread.held[deed.seat] - deed.gave.pieces + piece(deed.kind, deed.took)
            return replace(spread.with_held(deed.seat, own), center=center)
        case BeadsPlaced():
            placed = spread.with_held(deed.seat, spread.held[deed.seat] - deed.moved.pieces)
            return placed.with_box(deed.side, placed.box(deed.side).with_beads(deed.seat, deed.moved.pieces.beads))
        case SpiritPlaced():
            placed = spread.with_held(deed.seat, spread.held[deed.seat] - spirit(deed.kind))
            return placed.with_box(deed.side, placed.box(deed.side).with_spirit(deed.seat, deed.kind))


def opening_of(sets: Sets) -> Spread:
    """Where the pieces are at the deal [SET1] [SET3]."""
    table = new_table(sets)
    return Spread(tuple(own.pieces for own in table.holdings), table.center, table.top, table.bottom)


def _moments(result: RoundResult, spreads: tuple[Spread, ...], normal: bool) -> Iterator[Moment]:
    for spread, deed in zip(spreads, (None, *result.deeds), strict=True):
        yield Moment(
            at=0 if deed is None else max(0, deed.at - result.began),
            deed=None if deed is None else unveiled(deed),
            held=spread.held,
            center=spread.center,
            under_top=spread.top.under,
            under_bottom=spread.bottom.under,
            on_top=spread.top.spirits,
            on_bottom=spread.bottom.spirits,
            points=points_of(spread.held, spread.top, spread.bottom, normal=normal),
        )


def _only_type(single: Pieces) -> PieceType:
    return next(kind for kind in TYPES if single.holds_any(kind))
