"""What one player holds: hand, front and fingers, and how named pieces are taken out of them.

Law: a piece named without a place, or no longer where it was named, comes from what all can see first [PCE4].
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from beadtrade.rules.pieces import NOTHING, Pieces


class Zone(StrEnum):
    """Where a held piece lies. Fingers hold what just came from the center [CTR4]; only the hand is hidden [PUB2]."""

    FINGERS = "fingers"
    FRONT = "front"
    HAND = "hand"


SEEN_FIRST: tuple[Zone, ...] = (Zone.FINGERS, Zone.FRONT, Zone.HAND)


@dataclass(frozen=True, slots=True)
class Picked:
    """Own pieces named in an act, by type and, where it matters, by zone [PCE4]."""

    anywhere: Pieces = NOTHING
    fingers: Pieces = NOTHING
    front: Pieces = NOTHING
    hand: Pieces = NOTHING

    @property
    def pieces(self) -> Pieces:
        return self.anywhere + self.fingers + self.front + self.hand


@dataclass(frozen=True, slots=True)
class Moved:
    """Pieces that left a player, by the zone they really came from; what came from the hand is hidden [PUB3]."""

    fingers: Pieces = NOTHING
    front: Pieces = NOTHING
    hand: Pieces = NOTHING

    @property
    def pieces(self) -> Pieces:
        return self.fingers + self.front + self.hand

    @property
    def seen(self) -> Pieces:
        return self.fingers + self.front


@dataclass(frozen=True, slots=True)
class Holding:
    """A player's three zones."""

    hand: Pieces = NOTHING
    front: Pieces = NOTHING
    fingers: Pieces = NOTHING

    @property
    def pieces(self) -> Pieces:
        return self.hand + self.front + self.fingers

    def zone(self, zone: Zone) -> Pieces:
        match zone:
            case Zone.FINGERS:
                return self.fingers
            case Zone.FRONT:
                return self.front
            case Zone.HAND:
                return self.hand

    def without(self, moved: Moved) -> Holding:
        return Holding(self.hand - moved.hand, self.front - moved.front, self.fingers - moved.fingers)

    def with_in_hand(self, pieces: Pieces) -> Holding:
        """What a trade brings goes to the hand [TRD3]."""
        return replace(self, hand=self.hand + pieces)

    def take(self, picked: Picked, zones: tuple[Zone, ...] = SEEN_FIRST) -> Moved | None:
        """Finds the picked pieces in `zones`; None when they are not all there [PCE4]."""
        found = {zone: self.zone(zone).overlap(_named(picked, zone)) for zone in zones}
        rest = picked.pieces - Moved(**{zone.value: pieces for zone, pieces in found.items()}).pieces
        for zone in zones:
            more = (self.zone(zone) - found[zone]).overlap(rest)
            found[zone] += more
            rest -= more
        return None if rest else Moved(**{zone.value: pieces for zone, pieces in found.items()})


def _named(picked: Picked, zone: Zone) -> Pieces:
    match zone:
        case Zone.FINGERS:
            return picked.fingers
        case Zone.FRONT:
            return picked.front
        case Zone.HAND:
            return picked.hand
