"""When a room's time is over.

Law: a function of the room's row and the time it is given; it reads no clock and deletes nothing.
"""

from __future__ import annotations

from typing import Final

from beadtrade.journal.contract import RoomRow

HOUR_MS: Final = 60 * 60 * 1000
UNSTARTED_LIFE_MS: Final = 24 * HOUR_MS
"""From creation, whatever is said in its lobby: a link nobody played by in a day is a link forgotten."""

IDLE_LIFE_MS: Final = 14 * 24 * HOUR_MS
"""From the last activity: friends who meet every week, and skip one, find their table again."""


def expires_at(row: RoomRow) -> int:
    """The server time in ms from which on the room may be deleted."""
    if row.started:
        return row.active + IDLE_LIFE_MS
    return row.created + UNSTARTED_LIFE_MS


def is_expired(row: RoomRow, now: int) -> bool:
    """Whether the room's time is over at `now` (server time, ms)."""
    return now >= expires_at(row)
