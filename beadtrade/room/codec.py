"""Journal entries as bytes: which command of whom they came from, and the events.

Law: what is written is read back equal. The events' `type` fields are the format; a change of their shape is a new
format number with a step in the journal's upgrade chain.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, TypeAdapter

from beadtrade.room.apply import apply_events, open_room, remember
from beadtrade.room.events import RoomEvent, RoomOpened
from beadtrade.room.ids import CommandId, MemberId
from beadtrade.room.state import RoomState


@dataclass(frozen=True, slots=True)
class Record:
    """One journal entry's content. `member` and `command` are None for what the room did of its own accord."""

    events: tuple[Annotated[RoomEvent, Field(discriminator="type")], ...]
    member: MemberId | None = None
    command: CommandId | None = None


_RECORD = TypeAdapter(Record)


def encode(record: Record) -> bytes:
    return _RECORD.dump_json(record)


def decode(body: bytes) -> Record:
    """ValueError when it is no record of the current format."""
    return _RECORD.validate_json(body)


def replay(state: RoomState | None, record: Record) -> RoomState:
    """The state after a record; the first one of a room opens it."""
    if state is None:
        opened, *rest = record.events
        if not isinstance(opened, RoomOpened):
            raise ValueError(f"a room's journal begins with its opening, not with {opened.type}")
        return apply_events(open_room(opened), rest)
    after = apply_events(state, record.events)
    return after if record.member is None or record.command is None else remember(after, record.member, record.command)
