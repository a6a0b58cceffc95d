"""What the host sets before the deal; from then on it is fixed for the match [MAT3]."""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.room.limits import TIME_LIMITS_MS
from beadtrade.rules.seats import MAX_SEATS, MIN_SEATS
from beadtrade.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class TableSettings:
    """`seats` is how many may sit; `time_limit` is milliseconds a round, None for no limit [END5]."""

    seats: int = MAX_SEATS
    variants: tuple[Variant, ...] = ()
    time_limit: int | None = None

    def is_possible(self) -> bool:
        """Whether such a table can be played."""
        right_time = self.time_limit is None or self.time_limit in TIME_LIMITS_MS
        return MIN_SEATS <= self.seats <= MAX_SEATS and right_time
