"""A room out of its entries, while others have their turn.

Law: it applies and decides nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from beadtrade.journal.contract import Entry
from beadtrade.room.codec import decode, replay
from beadtrade.room.state import RoomState

ENTRIES_AT_ONCE = 100
"""Entries replayed in one go: some milliseconds, in which no other room is served."""


async def replayed(entries: Sequence[Entry]) -> RoomState:
    """The state that the entries lead to."""
    state: RoomState | None = None
    for at, entry in enumerate(entries):
        state = replay(state, decode(entry.body))
        if at % ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    assert state is not None
    return state
