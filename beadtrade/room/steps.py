"""One version of a room on its way to the journal, and what is to be said once it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from beadtrade.journal.contract import Entry, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.apply import apply_event
from beadtrade.room.audience import Connection
from beadtrade.room.codec import Record, encode
from beadtrade.room.commands import RoomCommand
from beadtrade.room.events import RoomEvent
from beadtrade.room.frames import Answer
from beadtrade.room.ids import CommandId
from beadtrade.room.seen import RoomSeen, see_in_room
from beadtrade.room.state import RoomState
from beadtrade.rules.seats import Viewer


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it arrived. `play` is the round that an act of a round is meant for."""

    connection: Connection
    id: CommandId
    command: RoomCommand
    play: int | None = None
    is_retry: bool = False


class Reply(NamedTuple):
    """An answer, and the connection that waits for it."""

    connection: Connection
    answer: Answer


@dataclass(frozen=True, slots=True)
class Later:
    """An answer that waits for a version. Its request, if it was one, is decided again when that version never is."""

    connection: Connection
    answer: Answer
    request: Request | None = None


@dataclass
class Step:
    """A version: its record, the states before and after it, and the answers that were decided on it."""

    version: Version
    record: Record
    before: RoomState
    after: RoomState
    request: Request | None = None
    answer: Answer | None = None
    """To the request."""
    later: list[Later] = field(default_factory=list)
    """Answers to others, decided while this version was on its way."""

    def entry(self, now: int) -> Entry:
        """As the journal keeps it; `now` is server time in milliseconds."""
        return Entry(self.version, CURRENT_FORMAT, now, encode(self.record))

    @property
    def waiting(self) -> tuple[tuple[Connection, CommandId], ...]:
        """Whoever waits for this version, and for which command, in order."""
        first = () if self.request is None else ((self.request.connection, self.request.id),)
        return (*first, *((each.connection, each.answer.id) for each in self.later))

    @property
    def reply(self) -> Reply | None:
        """The answer to the request, if it was one."""
        if self.request is None or self.answer is None:
            return None
        return Reply(self.request.connection, self.answer)

    def answer_to(self, connection: Connection) -> Answer | None:
        """The answer, for whoever sent the request."""
        return self.reply.answer if self.reply is not None and self.reply.connection is connection else None

    def seen_by(self, viewer: Viewer) -> tuple[RoomSeen, ...]:
        """The events as one viewer may know them, each seen from the state it happened to."""
        known = (see_in_room(before, event, viewer) for before, event in self._befores)
        return tuple(each for each in known if each is not None)

    @cached_property
    def _befores(self) -> tuple[tuple[RoomState, RoomEvent], ...]:
        """Each event with the state it happened to; worked out once for all viewers."""
        states = accumulate(self.record.events[:-1], apply_event, initial=self.before)
        return tuple(zip(states, self.record.events, strict=True))
