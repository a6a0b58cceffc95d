"""Offers: what a player gives, what they want, and who may take it.

Law: an offer locks nothing and never changes [TRD5]; each viewer counts the offers they see in numbers of their own,
so that no number tells of an offer they don't see [PUB7].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from beadtrade.rules.holding import Picked
from beadtrade.rules.pieces import ALL_BEADS, ALL_SPIRITS, NOTHING, Pieces
from beadtrade.rules.seats import Seat, Viewer

OfferId = NewType("OfferId", int)
"""The table's own count of offers in a round. Never leaves the server: it counts private offers too [PUB7]."""

OfferNumber = NewType("OfferNumber", int)
"""One viewer's count of the offers they have seen in a round, from 1."""

EVERYONE: Final = None
"""Addressees of a public offer [TRD6]."""

OPEN_OFFERS_PER_SEAT = 5
"""More than a phone can show, and few enough that nobody can flood a table."""

GIFTS_ALLOWED = False
"""Each side gives at least one piece [TRD2]; a house rule may lift it here."""


@dataclass(frozen=True, slots=True)
class Wants:
    """What an offer asks for: named pieces, and any beads or spirits beyond them [TRD4]."""

    pieces: Pieces = NOTHING
    any_beads: int = 0
    any_spirits: int = 0

    @property
    def bead_count(self) -> int:
        return self.pieces.bead_count + self.any_beads

    @property
    def spirit_count(self) -> int:
        return self.pieces.spirit_count + self.any_spirits

    @property
    def has_any(self) -> bool:
        return self.any_beads + self.any_spirits > 0

    def is_nothing(self) -> bool:
        return self.bead_count + self.spirit_count == 0

    def is_possible(self) -> bool:
        """Whether some game could hold it; nothing else about a want is checked before an acceptance [TRD4]."""
        small_enough = self.bead_count <= ALL_BEADS and self.spirit_count <= ALL_SPIRITS
        return self.pieces.is_possible() and min(self.any_beads, self.any_spirits) >= 0 and small_enough

    def met_by(self, pieces: Pieces) -> bool:
        """Whether these pieces are exactly what is asked, the "any" filled with any type [TRD4]."""
        same_counts = (pieces.bead_count, pieces.spirit_count) == (self.bead_count, self.spirit_count)
        return same_counts and pieces.covers(self.pieces)


@dataclass(frozen=True, slots=True)
class Offer:
    """An open offer. `numbers` gives, for each seat and last for the public, its number there; 0 where it is unseen."""

    id: OfferId
    giver: Seat
    to: tuple[Seat, ...] | None
    gives: Picked
    wants: Wants
    numbers: tuple[OfferNumber, ...]
    declined: frozenset[Seat] = frozenset()

    def is_addressed_to(self, seat: Seat) -> bool:
        return seat != self.giver and (self.to is EVERYONE or seat in self.to)

    def is_seen_by(self, viewer: Viewer) -> bool:
        """Giver and addressees see it, everybody if it is to everyone [TRD6]; a decline hides it from one [TRD7]."""
        if viewer is None:
            return self.to is EVERYONE
        return viewer == self.giver or (self.is_addressed_to(viewer) and viewer not in self.declined)

    def number_for(self, viewer: Viewer) -> OfferNumber:
        return self.numbers[-1 if viewer is None else viewer]


@dataclass(frozen=True, slots=True)
class Lacks:
    """What somebody misses to accept: named pieces, and how many beads and spirits more for the "any"."""

    pieces: Pieces = NOTHING
    beads: int = 0
    spirits: int = 0

    def __bool__(self) -> bool:
        return bool(self.pieces) or self.beads + self.spirits > 0


def lacking(held: Pieces, wants: Wants) -> Lacks:
    """What `held` misses of `wants`; told to its owner alone [PUB6]."""
    missing = held.lacking(wants.pieces)
    spare = held - held.overlap(wants.pieces)
    return Lacks(
        missing,
        max(0, wants.any_beads - spare.bead_count),
        max(0, wants.any_spirits - spare.spirit_count),
    )
