"""The two ceramic boxes: beads under them, spirit animals on them.

Law: what is placed stays to the end of the round [PLC1] [PLC2]; so a box only grows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from beadtrade.rules.pieces import NOTHING, Five, Pieces, PieceType, all_of, spirit
from beadtrade.rules.seats import Seat


class Side(StrEnum):
    """The box top, marked CERAMIC, raises a type; the bottom lowers it."""

    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class Standing:
    """A spirit on a box, and who put it there: both public [PUB2]."""

    kind: PieceType
    by: Seat


@dataclass(frozen=True, slots=True)
class Box:
    """One box. `under` has each seat's beads below it; how many is public, which is not [PUB2] [PUB4]."""

    under: tuple[Pieces, ...]
    spirits: tuple[Standing, ...] = ()

    @property
    def content(self) -> Pieces:
        """The beads under the box and the spirits on it, as scoring wants them."""
        return all_of(self.under) + all_of(spirit(each.kind) for each in self.spirits)

    def with_beads(self, seat: Seat, beads: Five) -> Box:
        added = Pieces(beads=beads)
        return replace(self, under=tuple(u + added if at == seat else u for at, u in enumerate(self.under)))

    def with_spirit(self, seat: Seat, kind: PieceType) -> Box:
        return replace(self, spirits=(*self.spirits, Standing(kind, seat)))


def empty_box(seats: int) -> Box:
    return Box((NOTHING,) * seats)
