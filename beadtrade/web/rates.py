"""How fast a browser may send: a bucket of frames that fills steadily.

Law: arithmetic on times that come in as arguments. A person never meets the limit, a program does at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakValueDictionary

from beadtrade.journal.contract import RoomKey
from beadtrade.room.ids import BrowserId

COMMANDS_PER_SECOND = 10
BURST = 20


@dataclass(slots=True, weakref_slot=True)
class Bucket:
    """What one browser may still send; `at` is when it was last looked at, server time in milliseconds."""

    at: int
    left: float = BURST

    def take(self, now: int) -> bool:
        """Takes one command out; False when there is none left."""
        self.left = min(BURST, self.left + (now - self.at) / 1000 * COMMANDS_PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket a browser and room, shared by all its sockets there and forgotten with the last of them."""

    def __init__(self) -> None:
        self._buckets: WeakValueDictionary[tuple[RoomKey, BrowserId], Bucket] = WeakValueDictionary()

    def of(self, room: RoomKey, browser: BrowserId, now: int) -> Bucket:
        bucket = self._buckets.get((room, browser))
        if bucket is None:
            bucket = self._buckets[(room, browser)] = Bucket(now)
        return bucket
