"""The places for connections in a room: as many as there are, and never one more, silent ones included.

Law: pure. Silent connections, of phones that lost the network, keep nobody out: whoever comes back must not meet
themselves at the door. They keep their places until somebody needs one, and then those silent for longest go first.
"""

from __future__ import annotations

from collections.abc import Mapping

from beadtrade.room.audience import Connection
from beadtrade.room.limits import FRESH_MS

Taken = Mapping[Connection, int]
"""Who has a place, and when they were heard of last, server time in milliseconds."""


def have_one_free(places: Taken, at_most: int, now: int) -> bool:
    """Whether one more may come."""
    return sum(now - at < FRESH_MS for at in places.values()) < at_most


def who_makes_place(places: Taken, at_most: int) -> tuple[Connection, ...]:
    """Who has to go for one more to come."""
    return tuple(sorted(places, key=places.__getitem__)[: max(0, len(places) + 1 - at_most)])
