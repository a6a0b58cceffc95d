"""One live room: takes commands, has the journal store what they come to, and tells everybody what they may know.

Law: a command is decided on where the room stands in memory; what becomes of it, its course says.
"""

from __future__ import annotations

import logging
from contextlib import nullcontext

from beadtrade.journal.contract import Journal, RoomKey, Version
from beadtrade.room.audience import Connection
from beadtrade.room.chance import Chance
from beadtrade.room.codec import Record
from beadtrade.room.codes import SeatCodes
from beadtrade.room.course import Clock as Clock
from beadtrade.room.course import Course, Telling
from beadtrade.room.crowd import Crowd
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import back_events, due_events, next_due, presence_events
from beadtrade.room.entrance import Onlooker
from beadtrade.room.events import BrowserLinked, RoomEvent
from beadtrade.room.frames import Done, refused
from beadtrade.room.front_door import FrontDoor
from beadtrade.room.gestures import Gesture
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.limits import ENTRIES_PER_ROOM, START_GRACE_MS
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.row import row_of as row_of
from beadtrade.room.spoken import SpokenCodes
from beadtrade.room.stage import Stage
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Request

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
        spoken: SpokenCodes | None = None,
        telling: Telling = nullcontext,
    ) -> None:
        self.key = key
        self._clock = clock
        self._chance = chance
        self._loaded_at = clock()
        self._crowd = Crowd(state, build, key)
        self._stage = Stage(self._crowd)
        self._door = FrontDoor(key, spoken or SpokenCodes(chance.choose), self._crowd, self._loaded_at)
        self._codes = SeatCodes(chance.choose)
        self._course = Course(key, state, version, journal, clock, self._crowd, self._codes, self.receive, telling)

    @property
    def stored(self) -> RoomState:
        """As the journal has it: what the world knows."""
        return self._course.stored

    @property
    def ahead(self) -> RoomState:
        """As it will be when all is stored that is on its way."""
        return self._course.ahead

    @property
    def is_lost(self) -> bool:
        """Whether the room is not to be used any more: it has to be loaded anew, or is gone."""
        return self._course.is_lost

    def lose(self) -> None:
        """It was deleted: who asks again finds what is."""
        self._course.lose()

    async def settled(self) -> None:
        """Waits until nothing is on its way to the journal any more."""
        await self._course.settled()

    # -- connections

    @property
    def connections(self) -> tuple[Connection, ...]:
        return self._crowd.connections

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is being stored and no deadline is near: the room can be put aside."""
        return not self.connections and self._course.is_settled and next_due(self.stored) is None

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
            self._course.refuse(request, RoomRefusal(RoomCode.NOT_STORED))

    def _decide(self, request: Request) -> None:
        state = self.ahead
        member = state.member_of(request.connection.browser)
        if self.is_lost:
            self._course.refuse(request, RoomRefusal(RoomCode.NOT_STORED))
        elif state.was_applied(member, request.id):
            self._course.answer(request.connection, Done(request.id), request)
        elif request.play is not None and request.play != state.plays:
            self._course.refuse(request, RoomRefusal(RoomCode.ROUND_OVER))
        elif self._course.ahead_version >= ENTRIES_PER_ROOM:
            self._course.refuse(request, RoomRefusal(RoomCode.ROOM_WORN_OUT))
        else:
            is_guest = Onlooker(state.actor(member), request.connection.by_code).is_guest
            decided = decide_room(state, member, request.command, self._clock(), self._chance.draw_types, is_guest)
            if isinstance(decided, tuple):
                self._commit(decided, request)
            else:
                self._course.refuse(request, decided)

    def gesture(self, connection: Connection, command: CommandId, gesture: Gesture, play: int | None = None) -> None:
        """A wish or a reaction: shown to all, and kept nowhere."""
        self._stage.take(self.stored, connection, command, gesture, play, self._clock())

    def make_spoken_code(self, connection: Connection, command: CommandId) -> None:
        """The host wants a code to be said aloud, or another one."""
        self._door.make(self.stored, connection, command, self._clock())

    def close_spoken_code(self, connection: Connection, command: CommandId, guests_leave: bool) -> None:
        """The host closes it, and may send those away who came by it."""
        self._door.close(self.stored, connection, command, guests_leave, self._clock())

    def make_code(self, connection: Connection, command: CommandId) -> None:
        """A player or the host asks for a code that lets another browser act for them."""
        code = self._codes.make_for(self.ahead, connection.browser, self._clock())
        answer = Done(command, code=code) if isinstance(code, str) else refused(command, code)
        self._course.answer(connection, answer)

    def use_code(self, connection: Connection, command: CommandId, code: str) -> None:
        """Another browser acts for the member whose code it has."""
        browser = connection.browser
        if self.ahead.was_applied(self.ahead.member_of(browser), command):
            self._course.answer(connection, Done(command))  # sent again by a browser that missed the answer
            return
        member = self._codes.use_by(self.ahead, browser, code, self._clock())
        if isinstance(member, RoomRefusal):
            self._course.answer(connection, refused(command, member))
            return
        self._course.store(Record((BrowserLinked(browser, member), *self._back(member)), member, command))
        self._course.answer(connection, Done(command))

    def tick(self) -> None:
        """Does what time has brought: deadlines, absences, a stand-in host."""
        now = self._clock()
        self._stage.tick(self.stored, now)
        self._door.tick(now)
        if self.is_lost or now < self._course.paused_until:
            return
        self._commit(due_events(self.ahead, now))
        self._commit(presence_events(self.ahead, self._here(now), now))

    def _here(self, now: int) -> frozenset[MemberId]:
        """Who is there; for a minute after a start, also everybody who was there before it."""
        here = self._crowd.here(now)
        if now - self._loaded_at >= START_GRACE_MS:
            return here
        return here | {member for member in self.ahead.known if not self.ahead.is_away(member)}

    def _back(self, member: MemberId) -> tuple[RoomEvent, ...]:
        return back_events(self.ahead, member, self._clock()) if self.ahead.is_away(member) else ()

    def _commit(self, events: tuple[RoomEvent, ...], request: Request | None = None) -> None:
        if request is not None:
            self._course.store(Record(events, self.ahead.member_of(request.connection.browser), request.id), request)
        elif events:
            self._course.store(Record(events))
