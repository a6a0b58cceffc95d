"""One live room: takes commands, has the journal store what they come to, and tells everybody what they may know.

Law: nothing leaves before the journal has it. The room moves on in memory at once (`ahead`); whatever was decided on
a version is said when that version is `stored`, and is taken back if it never is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from beadtrade.journal.contract import Entry, Journal, JournalFault, RoomKey, RoomRow, Version
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
from beadtrade.room.limits import ENTRIES_PER_ROOM, START_GRACE_MS
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Request, Step

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
        return self._crowd.has_room_for(browser)

    def join(self, connection: Connection) -> None:
        """The connection said hello: it sees everything it may see, now and from here on."""
        now = self._clock()
        self._crowd.admit(connection, now)
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
        state = self.ahead
        member = state.member_of(request.connection.browser)
        if state.was_applied(member, request.id):
            self._answer(request.connection, Done(request.id))
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
        member = self.ahead.member_of(connection.browser)
        if member not in self.ahead.known:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.NOT_SEATED)))
        else:
            self._answer(connection, Done(command, code=self._codes.make(member, self._clock())))

    def use_code(self, connection: Connection, command: CommandId, code: str) -> None:
        """Another browser acts for the member whose code it has."""
        browser = connection.browser
        if self.ahead.member_of(browser) in self.ahead.known:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.ALREADY_SEATED)))
            return
        member = self._codes.use(code, self._clock())
        if member is None or member not in self.ahead.known:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.CODE_UNKNOWN)))
            return
        self._commit((BrowserLinked(browser, member), *self._back(member)))
        self._answer(connection, Done(command))

    def tick(self) -> None:
        """Does what time has brought: deadlines, absences, a stand-in host."""
        now = self._clock()
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
        if not events:
            return
        record = Record(events)
        if request is not None:
            record = Record(events, self.ahead.member_of(request.connection.browser), request.id)
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
        self._crowd.publish(step, self._clock())

    def on_overtaken(self, entries: list[Entry], dropped: tuple[Step, ...]) -> None:
        """Another server wrote this room: takes over what it wrote and decides the waiting commands again, once."""
        for entry in entries:
            record = decode(entry.body)
            self.on_stored(Step(entry.version, record, self.stored, replay(self.stored, record)))
        self.ahead = self.stored
        for step in dropped:
            self._give_up_later(step)
            self._decide_again(step)

    def _decide_again(self, step: Step) -> None:
        """A duty is dropped, as the next tick reconsiders it; a command has one more try."""
        if step.request is None:
            return
        if step.request.is_retry:
            self._refuse(step.request, RoomRefusal(RoomCode.NOT_STORED))
        else:
            self.receive(replace(step.request, is_retry=True))

    def on_fault(self, fault: JournalFault, dropped: tuple[Step, ...]) -> None:
        """The journal can't store now: the room stands where it was stored, and whoever waits is told."""
        log.error("a room could not be stored: %s", fault)
        self.ahead = self.stored
        for step in dropped:
            if step.request is not None:
                self._refuse(step.request, RoomRefusal(RoomCode.NOT_STORED))
            self._give_up_later(step)

    def _give_up_later(self, step: Step) -> None:
        """Answers that were decided on a version that never was."""
        for connection, answer in step.later:
            self._answer(connection, Refused(answer.id, RoomCode.NOT_STORED.value))

    # -- answering

    def _answer(self, connection: Connection, answer: Answer) -> None:
        """Now, or, while versions wait to be stored, with the last of them."""
        last = self._ledger.last
        if last is None:
            self._crowd.answer(connection, answer)
        else:
            last.later.append((connection, answer))

    def _refuse(self, request: Request, refusal: AnyRefusal) -> None:
        self._answer(request.connection, refused(request.id, refusal))


def row_of(key: RoomKey, state: RoomState, now: int) -> RoomRow:
    """A room's row, as the journal keeps it beside the entries."""
    return RoomRow(
        room=key,
        phase=state.phase,
        deadline=next_due(state),
        created=state.created,
        active=now,
        started=state.plays > 0,
    )
