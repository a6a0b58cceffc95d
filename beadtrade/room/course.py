"""The course of a room: its versions, stored one after another, and what is told of each.

Law: nothing leaves before the journal has it. The room moves on in memory at once (`ahead`); whatever was decided on
a version is said when that version is `stored`, and is taken back if it never is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace

from beadtrade.journal.contract import Entry, Journal, JournalFault, NoSuchRoom, RoomKey, RoomRow, Version
from beadtrade.room.audience import Connection
from beadtrade.room.codec import Record, decode, replay
from beadtrade.room.codes import SeatCodes
from beadtrade.room.crowd import Crowd
from beadtrade.room.frames import Answer, Done, Refused, refused
from beadtrade.room.ledger import Ledger
from beadtrade.room.limits import FAULT_PAUSE_MS
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.row import row_of
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Later, Request, Step

Clock = Callable[[], int]
"""Server time in milliseconds."""

Telling = Callable[[], AbstractContextManager[object]]
"""Made anew around each telling of a stored version, for whoever measures it."""

log = logging.getLogger("beadtrade.room")


class Course:
    """Where a room stands, in memory and in the journal. `decide_again` decides a request anew."""

    def __init__(
        self,
        key: RoomKey,
        state: RoomState,
        version: Version,
        journal: Journal,
        clock: Clock,
        crowd: Crowd,
        codes: SeatCodes,
        decide_again: Callable[[Request], None],
        telling: Telling = nullcontext,
    ) -> None:
        self.stored = state
        self.ahead = state
        self.is_lost = False
        """Whether what the journal holds can no longer be followed here: the room has to be loaded anew, or is gone."""
        self.paused_until = 0
        self._key = key
        self._stored_version = version
        self._clock = clock
        self._crowd = crowd
        self._codes = codes
        self._decide = decide_again
        self._telling = telling
        self._ledger = Ledger(key, journal, self, clock)

    @property
    def ahead_version(self) -> Version:
        last = self._ledger.last
        return self._stored_version if last is None else last.version

    @property
    def is_settled(self) -> bool:
        """Whether nothing is on its way to the journal."""
        return self._ledger.last is None

    async def settled(self) -> None:
        """Waits until nothing is on its way to the journal any more."""
        await self._ledger.settled()

    def store(self, record: Record, request: Request | None = None) -> None:
        """The room moves on; the rest of the world learns of it, the request's sender too, when it is stored."""
        answer = None if request is None else Done(request.id)
        version = Version(self.ahead_version + 1)
        step = Step(version, record, self.ahead, replay(self.ahead, record), request, answer)
        self.ahead = step.after
        self._ledger.add(step)

    def answer(self, connection: Connection, answer: Answer, request: Request | None = None) -> None:
        """Now, or, while versions wait to be stored, with the last of them."""
        last = self._ledger.last
        if last is None:
            self._crowd.answer(connection, answer)
        else:
            last.later.append(Later(connection, answer, request))

    def refuse(self, request: Request, refusal: AnyRefusal) -> None:
        self.answer(request.connection, refused(request.id, refusal), request)

    # -- what becomes of the versions

    def row(self, now: int) -> RoomRow:
        """What can be asked of the room without replaying it."""
        return row_of(self._key, self.ahead, now)

    def on_stored(self, step: Step) -> None:
        """A version is durable: now it is told."""
        self.stored, self._stored_version = step.after, step.version
        if step.after.linked is not step.before.linked:
            self._codes.settle()
        try:
            with self._telling():
                self._crowd.publish(step, self._clock())
        except Exception:
            log.exception("what was stored could not be told")
            self._crowd.hang_up(self.stored)

    def on_overtaken(self, entries: list[Entry], dropped: tuple[Step, ...]) -> None:
        """Another server wrote this room: takes over what it wrote and decides the waiting commands again, once."""
        self._codes.take_back()
        try:
            self._follow(entries)
        except Exception as fault:
            self.on_fault(fault, dropped)
            self.lose()
            return
        for step in dropped:
            if step.request is not None:  # a duty is dropped: the next tick reconsiders it
                self._decide_again(step.request)
            for each in step.later:
                self._again_later(each)

    def _follow(self, entries: list[Entry]) -> None:
        for entry in entries:
            record = decode(entry.body)
            self.on_stored(Step(entry.version, record, self.stored, replay(self.stored, record)))
        self.ahead = self.stored

    def _again_later(self, each: Later) -> None:
        if each.request is None:
            self.answer(each.connection, Refused(each.answer.id, RoomCode.NOT_STORED.value))
        else:
            self._decide_again(each.request)

    def _decide_again(self, request: Request) -> None:
        if request.is_retry:
            self.refuse(request, RoomRefusal(RoomCode.NOT_STORED))
        else:
            self._decide(replace(request, is_retry=True))

    def on_fault(self, fault: Exception, dropped: tuple[Step, ...]) -> None:
        """The journal can't store now: the room stands where it was stored, and whoever waits is told."""
        log.error("a room could not be stored: %s", fault, exc_info=not isinstance(fault, JournalFault))
        self.ahead = self.stored
        self._codes.take_back()
        self.paused_until = self._clock() + FAULT_PAUSE_MS
        for connection, command in (waiting for step in dropped for waiting in step.waiting):
            self.answer(connection, Refused(command, RoomCode.NOT_STORED.value))
        if isinstance(fault, NoSuchRoom):
            self.lose()

    def lose(self) -> None:
        """The room is not to be used any more: it was deleted, or can't be followed. Who asks again finds what is."""
        self.is_lost = True
        self._crowd.hang_up(self.stored)
