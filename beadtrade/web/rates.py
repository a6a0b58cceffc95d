"""How fast somebody may send: a bucket that fills steadily.

Law: arithmetic on times that come in as arguments. A person never meets the limit, a program does at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.journal.contract import RoomKey

COMMANDS_PER_SECOND = 10
BURST = 20
BUCKETS_KEPT = 5_000
"""Before those that are full again are thrown away. With more than these in use it is twice as many as were left: they
are not all looked through for each who comes.
"""


@dataclass(slots=True)
class Bucket:
    """What somebody may still send; `at` is when it was last looked at, server time in milliseconds. It holds `size`
    and fills at `per_second`.
    """

    at: int
    left: float = BURST
    per_second: float = COMMANDS_PER_SECOND
    size: float = BURST

    def take(self, now: int) -> bool:
        """Takes one command out; False when there is none left."""
        self.left, self.at = self._left_at(now), now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was taken was not used."""
        self.left = min(self.size, self.left + 1)

    def has_one(self, now: int) -> bool:
        return self._left_at(now) >= 1

    def is_full(self, now: int) -> bool:
        return self._left_at(now) >= self.size

    def _left_at(self, now: int) -> float:
        return min(self.size, self.left + (now - self.at) / 1000 * self.per_second)


class Buckets:
    """One bucket a room and sender, shared by all their sockets there. One that is full again may be forgotten: a new
    one would be the same.
    """

    def __init__(self, per_second: float = COMMANDS_PER_SECOND, size: float = BURST) -> None:
        self._per_second = per_second
        self._size = size
        self._buckets: dict[tuple[RoomKey, str], Bucket] = {}
        self._look_at = BUCKETS_KEPT

    def of(self, room: RoomKey, sender: str, now: int) -> Bucket:
        if len(self._buckets) >= self._look_at:
            self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full(now)}
            self._look_at = max(BUCKETS_KEPT, 2 * len(self._buckets))
        new = Bucket(now, self._size, self._per_second, self._size)
        return self._buckets.setdefault((room, sender), new)
