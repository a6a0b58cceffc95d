"""One live room: takes commands, has the journal store what they come to, and tells everybody what they may know.

Law: nothing leaves before the journal has it. The room moves on in memory at once (`ahead`); whatever was decided on
a version is said when that version is `stored`, and is taken back if it never is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from beadtrade.journal.contract import Entry, Journal, JournalFault, NoSuchRoom, RoomKey, RoomRow, Version
from beadtrade.room.audience import Connection
from beadtrade.room.chance import Chance
from beadtrade.room.codec import Record, decode, replay
from beadtrade.room.codes import SeatCodes
from beadtrade.room.crowd import Crowd
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import back_events, due_events, next_due, presence_events
from beadtrade.room.events import BrowserLinked, RoomEvent
from beadtrade.room.frames import Answer, Done, Refused, refused
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.ledger import Ledger
from beadtrade.room.limits import ENTRIES_PER_ROOM, FAULT_PAUSE_MS, START_GRACE_MS
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.row import row_of as row_of
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Later, Request, Step

Clock = Callable[[], int]
"""Server time in milliseconds."""

log = logging.getLogger("beadtrade.room")


class Room:
    """The one authoritative table of a room on this server."""

    def __init__(
        self,
        key: RoomKey,
        state: RoomState,
        version: Version,
        journal: Journal,
        clock: Clock,
        chance: Chance,
        build: str,
    ) -> None:
        self.key = key
        self.stored = state
        self.ahead = state
        self.is_lost = False
        """Whether what the journal holds can no longer be followed here: the room has to be loaded anew, or is gone."""
        self._paused_until = 0
        self._stored_version = version
        self._clock = clock
        self._chance = chance
        self._loaded_at = clock()
        self._crowd = Crowd(state, build)
        self._ledger = Ledger(key, journal, self, clock)
        self._codes = SeatCodes(chance.choose)

    # -- connections

    @property
    def connections(self) -> tuple[Connection, ...]:
        return self._crowd.connections

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is being stored and no deadline is near: the room can be put aside."""
        return not self.connections and self._ledger.last is None and next_due(self.stored) is None

    def has_room_for(self, browser: BrowserId) -> bool:
        """Whether one more socket of this browser may look on."""
        return self._crowd.has_room_for(browser, self._clock())

    def join(self, connection: Connection) -> None:
        """The connection said hello: it sees everything it may see, now and from here on."""
        if self.is_lost:
            connection.hang_up()
            return
        self._crowd.admit(connection, self._clock())
        member = self.ahead.member_of(connection.browser)
        if member in self.ahead.known:
            self._commit(self._back(member))

    def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        self._crowd.dismiss(connection)

    def heard(self, connection: Connection) -> None:
        """The connection shows that somebody is there."""
        self._crowd.heard(connection, self._clock())
        member = self.ahead.member_of(connection.browser)
        if self.ahead.is_away(member) and connection in self._crowd:
            self._commit(self._back(member))

    def show_all(self, connection: Connection) -> None:
        """The whole view again, for a connection that missed something."""
        self._crowd.show_all(connection, self._clock())

    # -- commands

    def receive(self, request: Request) -> None:
        """Decides a command. Its answer leaves when the version it was decided on is stored."""
        try:
            self._decide(request)
        except Exception:
            # A fault of ours. The sender gets an answer all the same: without one they would send it for ever.
            log.exception("a command could not be decided")
            self._refuse(request, RoomRefusal(RoomCode.NOT_STORED))

    def _decide(self, request: Request) -> None:
        state = self.ahead
        member = state.member_of(request.connection.browser)
        if self.is_lost:
            self._refuse(request, RoomRefusal(RoomCode.NOT_STORED))
        elif state.was_applied(member, request.id):
            self._answer(request.connection, Done(request.id), request)
        elif request.play is not None and request.play != state.plays:
            self._refuse(request, RoomRefusal(RoomCode.ROUND_OVER))
        elif self._ahead_version >= ENTRIES_PER_ROOM:
            self._refuse(request, RoomRefusal(RoomCode.ROOM_WORN_OUT))
        else:
            decided = decide_room(state, member, request.command, self._clock(), self._chance.draw_types)
            if isinstance(decided, tuple):
                self._commit(decided, request)
            else:
                self._refuse(request, decided)

    def make_code(self, connection: Connection, command: CommandId) -> None:
        """A player or the host asks for a code that lets another browser act for them."""
        code = self._codes.make_for(self.ahead, connection.browser, self._clock())
        answer = Done(command, code=code) if isinstance(code, str) else refused(command, code)
        self._answer(connection, answer)

    def use_code(self, connection: Connection, command: CommandId, code: str) -> None:
        """Another browser acts for the member whose code it has."""
        browser = connection.browser
        if self.ahead.was_applied(self.ahead.member_of(browser), command):
            self._answer(connection, Done(command))  # sent again by a browser that missed the answer
            return
        member = self._codes.use_by(self.ahead, browser, code, self._clock())
        if isinstance(member, RoomRefusal):
            self._answer(connection, refused(command, member))
            return
        self._store(Record((BrowserLinked(browser, member), *self._back(member)), member, command))
        self._answer(connection, Done(command))

    def tick(self) -> None:
        """Does what time has brought: deadlines, absences, a stand-in host."""
        now = self._clock()
        if self.is_lost or now < self._paused_until:
            return
        self._commit(due_events(self.ahead, now))
        self._commit(presence_events(self.ahead, self._here(now), now))

    async def settled(self) -> None:
        """Waits until nothing is on its way to the journal any more."""
        await self._ledger.settled()

    def _here(self, now: int) -> frozenset[MemberId]:
        """Who is there; for a minute after a start, also everybody who was there before it."""
        here = self._crowd.here(now)
        if now - self._loaded_at >= START_GRACE_MS:
            return here
        return here | {member for member in self.ahead.known if not self.ahead.is_away(member)}

    def _back(self, member: MemberId) -> tuple[RoomEvent, ...]:
        return back_events(self.ahead, member, self._clock()) if self.ahead.is_away(member) else ()

    # -- storing

    @property
    def _ahead_version(self) -> Version:
        last = self._ledger.last
        return self._stored_version if last is None else last.version

    def _commit(self, events: tuple[RoomEvent, ...], request: Request | None = None) -> None:
        """The room moves on; the rest of the world learns of it when it is stored."""
        if request is not None:
            self._store(Record(events, self.ahead.member_of(request.connection.browser), request.id), request)
        elif events:
            self._store(Record(events))

    def _store(self, record: Record, request: Request | None = None) -> None:
        answer = None if request is None else Done(request.id)
        version = Version(self._ahead_version + 1)
        step = Step(version, record, self.ahead, replay(self.ahead, record), request, answer)
        self.ahead = step.after
        self._ledger.add(step)

    def row(self, now: int) -> RoomRow:
        """What can be asked of the room without replaying it."""
        return row_of(self.key, self.ahead, now)

    def on_stored(self, step: Step) -> None:
        """A version is durable: now it is told."""
        self.stored, self._stored_version = step.after, step.version
        if step.after.linked is not step.before.linked:
            self._codes.settle()
        try:
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
            self._answer(each.connection, Refused(each.answer.id, RoomCode.NOT_STORED.value))
        else:
            self._decide_again(each.request)

    def _decide_again(self, request: Request) -> None:
        if request.is_retry:
            self._refuse(request, RoomRefusal(RoomCode.NOT_STORED))
        else:
            self.receive(replace(request, is_retry=True))

    def on_fault(self, fault: Exception, dropped: tuple[Step, ...]) -> None:
        """The journal can't store now: the room stands where it was stored, and whoever waits is told."""
        log.error("a room could not be stored: %s", fault, exc_info=not isinstance(fault, JournalFault))
        self.ahead = self.stored
        self._codes.take_back()
        self._paused_until = self._clock() + FAULT_PAUSE_MS
        for connection, command in (waiting for step in dropped for waiting in step.waiting):
            self._answer(connection, Refused(command, RoomCode.NOT_STORED.value))
        if isinstance(fault, NoSuchRoom):
            self.lose()

    def lose(self) -> None:
        """The room is not to be used any more: it was deleted, or can't be followed. Who asks again finds what is."""
        self.is_lost = True
        self._crowd.hang_up(self.stored)

    # -- answering

    def _answer(self, connection: Connection, answer: Answer, request: Request | None = None) -> None:
        """Now, or, while versions wait to be stored, with the last of them."""
        last = self._ledger.last
        if last is None:
            self._crowd.answer(connection, answer)
        else:
            last.later.append(Later(connection, answer, request))

    def _refuse(self, request: Request, refusal: AnyRefusal) -> None:
        self._answer(request.connection, refused(request.id, refusal), request)
