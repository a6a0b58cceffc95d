"""The truth of a match, from its journal: every state that ever was, and every event with what it really moved."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from beadtrade.journal.contract import RoomKey
from beadtrade.journal.sqlite import SqliteJournal
from beadtrade.room.codec import Record, decode, replay
from beadtrade.room.events import RoomEvent
from beadtrade.room.state import RoomState


@dataclass(frozen=True)
class Truth:
    """All records in order, the state after each of them, and all events in order."""

    records: tuple[Record, ...]
    states: tuple[RoomState, ...]
    events: tuple[RoomEvent, ...]


async def read_truth(journal: Path, room: str) -> Truth:
    """What really happened in a room."""
    opened = await SqliteJournal.open(journal)
    try:
        records = [decode(entry.body) for entry in await opened.read(RoomKey(room))]
    finally:
        await opened.close()
    states: list[RoomState] = []
    for record in records:
        states.append(replay(states[-1] if states else None, record))
    return Truth(tuple(records), tuple(states), tuple(event for record in records for event in record.events))
