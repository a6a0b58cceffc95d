"""Reactions on their way: shown at once while there are few, added up while there are many.

Law: at most four frames a second for all of a room, and no more of them waiting than there are seats and reactions.
No timer of their own: what was held back goes with the next reaction or the room's next tick.
"""

from __future__ import annotations

from collections import Counter

from beadtrade.room.gestures import Reaction, ReactionsSeen
from beadtrade.room.limits import REACTIONS_EVERY_MS
from beadtrade.rules.seats import Seat


class Reactions:
    """Those of one room that have not been sent."""

    def __init__(self) -> None:
        self._waiting: Counter[tuple[Seat | None, Reaction]] = Counter()
        self._sent: int | None = None

    def add(self, seat: Seat | None, reaction: Reaction) -> None:
        self._waiting[seat, reaction] += 1

    def forget(self) -> None:
        """The seats have changed hands: what was shown is nobody's now."""
        self._waiting.clear()

    def due(self, now: int) -> tuple[ReactionsSeen, ...]:
        """What is to be sent at server time `now`, in the order in which it was first shown; mostly nothing."""
        if not self._waiting or (self._sent is not None and 0 <= now - self._sent < REACTIONS_EVERY_MS):
            return ()  # a clock that was set back must not hold them for longer
        self._sent = now
        sent = tuple(ReactionsSeen(seat, reaction, count) for (seat, reaction), count in self._waiting.items())
        self._waiting.clear()
        return sent
