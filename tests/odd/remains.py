"""What is left of abuse when it is over: nothing, counted in objects."""

from __future__ import annotations

from collections import Counter

from tests.room.live import turns
from tests.web.census import census

KEPT_ON_PURPOSE = ("Bucket", "RoomState", "Match")
"""Buckets outlive their sockets, or a new socket would be a full one; values are kept by tests that look at them."""

LOOKS, TURNS = 50, 200
"""Closing takes some turns of the loop."""


def what_there_is() -> Counter[str]:
    found = census()
    for kind in KEPT_ON_PURPOSE:
        del found[kind]
    return found


async def leaves_nothing(before: Counter[str]) -> None:
    """In the end there is no more than before."""
    for _ in range(LOOKS):
        await turns(TURNS)
        if not what_there_is() - before:
            return
    raise AssertionError(f"left over: {what_there_is() - before}")
