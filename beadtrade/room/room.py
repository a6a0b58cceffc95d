"""One live room: takes commands, has the journal store what they come to, and tells everybody what they may know.

Law: nothing leaves before the journal has it. The room moves on in memory at once; whatever was decided on a version
is sent when that version is stored, and is taken back if it never is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from beadtrade.journal.contract import Conflict, Entry, Journal, JournalUnavailable, RoomKey, RoomRow, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.apply import apply_event
from beadtrade.room.audience import Audience, Connection
from beadtrade.room.chance import Chance
from beadtrade.room.codec import Record, decode, encode, replay
from beadtrade.room.codes import SeatCodes
from beadtrade.room.commands import RoomCommand
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import back_events, due_events, next_due, presence_events
from beadtrade.room.events import BrowserLinked, RoomEvent
from beadtrade.room.frames import (
    Answer,
    Done,
    Refused,
    answer_frame,
    encode_answer,
    encode_events,
    encode_talk,
    refused,
    update_frame,
    view_frame,
)
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.limits import AWAY_AFTER_MS, ENTRIES_PER_ROOM, SOCKETS_PER_SEAT, SPECTATORS, START_GRACE_MS
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.seen import see_in_room
from beadtrade.room.state import RoomState
from beadtrade.room.view import sections_for
from beadtrade.rules.commands import Actor

Clock = Callable[[], int]
"""Server time in milliseconds."""


@dataclass(slots=True)
class Request:
    """A command as it arrived. `play` is the round that an act of a round is meant for."""

    connection: Connection
    id: CommandId
    command: RoomCommand
    play: int | None = None
    is_retry: bool = False


@dataclass(slots=True)
class Step:
    """One version of the room on its way to the journal, and what is to be said once it is stored."""

    version: Version
    record: Record
    before: RoomState
    after: RoomState
    request: Request | None = None
    then: list[tuple[Connection, Answer]] = field(default_factory=list)
    """Answers that were decided on this version."""


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
        self.stored_version = version
        self.ahead = state
        self._journal = journal
        self._clock = clock
        self._chance = chance
        self._build = build
        self._steps: deque[Step] = deque()
        self._storing: asyncio.Task[None] | None = None
        self._audiences: dict[Actor, Audience] = {}
        self._heard: dict[Connection, int] = {}
        self._last_seen: dict[MemberId, int] = {}
        self._loaded_at = clock()
        self._codes = SeatCodes(chance.choose)

    # -- connections

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing is being stored and no deadline is near: the room can be put aside."""
        return not self._heard and not self._steps and next_due(self.stored) is None

    @property
    def connections(self) -> tuple[Connection, ...]:
        return tuple(self._heard)

    def has_room_for(self, browser: BrowserId) -> bool:
        """Whether one more socket of this browser may look on."""
        member = self.stored.member_of(browser)
        if self.stored.seat_of(member) is None and member != self.stored.host:
            return self._watching < SPECTATORS
        return sum(self.stored.member_of(each.browser) == member for each in self._heard) < SOCKETS_PER_SEAT

    def join(self, connection: Connection) -> None:
        """A hello: the connection is sent everything it may see, now and from here on."""
        now = self._clock()
        self._heard[connection] = now
        self._admit(connection)
        self._refresh()
        member = self.ahead.member_of(connection.browser)
        if member in self.ahead.known and self.ahead.is_away(member):
            self._commit(back_events(self.ahead, member, now))

    def leave(self, connection: Connection) -> None:
        """The connection is gone; the close of one that has been gone for long changes nothing."""
        if connection not in self._heard:
            return
        self._last_seen[self.stored.member_of(connection.browser)] = self._heard.pop(connection)
        self._dismiss(connection)
        self._refresh()

    def heard(self, connection: Connection) -> None:
        """The connection shows that somebody is there."""
        if connection in self._heard:
            self._heard[connection] = self._clock()

    # -- commands

    def receive(self, request: Request) -> None:
        """Decides a command. Its answer leaves when the version it was decided on is stored."""
        state = self.ahead
        member = state.member_of(request.connection.browser)
        if state.was_applied(member, request.id):
            self._answer(request.connection, Done(request.id))
        elif request.play is not None and request.play != state.plays:
            self._refuse(request, RoomRefusal(RoomCode.ROUND_OVER))
        elif self.ahead_version >= ENTRIES_PER_ROOM:
            self._refuse(request, RoomRefusal(RoomCode.ROOM_WORN_OUT))
        else:
            decided = decide_room(state, member, request.command, self._clock(), self._chance.draw_types)
            if isinstance(decided, tuple):
                self._commit(decided, request)
            else:
                self._refuse(request, decided)

    def make_code(self, connection: Connection, command: CommandId) -> None:
        """A player asks for a code that adds another browser to their seat."""
        member = self.stored.member_of(connection.browser)
        if self.stored.seat_of(member) is None and member != self.stored.host:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.NOT_SEATED)))
        else:
            self._answer(connection, Done(command, code=self._codes.make(member, self._clock())))

    def use_code(self, connection: Connection, command: CommandId, code: str) -> None:
        """Another browser joins a seat with a code."""
        state, browser = self.ahead, connection.browser
        if state.member_of(browser) in state.known:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.ALREADY_SEATED)))
            return
        member = self._codes.use(code, self._clock())
        if member is None or member not in state.known:
            self._answer(connection, refused(command, RoomRefusal(RoomCode.CODE_UNKNOWN)))
            return
        answer = Done(command)
        self._commit((BrowserLinked(browser, member), *self._back(state, member)))
        self._answer(connection, answer)

    def _back(self, state: RoomState, member: MemberId) -> tuple[RoomEvent, ...]:
        return back_events(state, member, self._clock()) if state.is_away(member) else ()

    def tick(self) -> None:
        """Does what time has brought: deadlines, absences, a stand-in host."""
        now = self._clock()
        self._commit(due_events(self.ahead, now))
        self._commit(presence_events(self.ahead, self._here(now), now))

    @property
    def ahead_version(self) -> Version:
        return self._steps[-1].version if self._steps else self.stored_version

    # -- storing

    def _commit(self, events: tuple[RoomEvent, ...], request: Request | None = None) -> None:
        if not events:
            return
        member = None if request is None else self.ahead.member_of(request.connection.browser)
        record = Record(events, member, None if request is None else request.id)
        version = Version(self.ahead_version + 1)
        step = Step(version, record, self.ahead, replay(self.ahead, record), request)
        if request is not None:
            step.then.append((request.connection, Done(request.id)))
        self._steps.append(step)
        self.ahead = step.after
        if self._storing is None:
            self._storing = asyncio.ensure_future(self._store())

    async def _store(self) -> None:
        """Appends what waits, again and again until nothing does; one append of a room is under way at a time."""
        try:
            while self._steps:
                batch = tuple(self._steps)
                try:
                    await self._journal.append(
                        self.key, batch[0].version, [_entry(each, self._clock()) for each in batch], self._row()
                    )
                except Conflict:
                    await self._catch_up()
                except JournalUnavailable:
                    self._take_back()
                else:
                    for step in batch:
                        self._steps.popleft()
                        self._publish(step)
        finally:
            self._storing = None

    async def settled(self) -> None:
        """Waits until nothing is on its way to the journal any more."""
        while self._storing is not None:
            await asyncio.wait([self._storing])

    def _row(self) -> RoomRow:
        now = self._clock()
        return RoomRow(self.key, self.ahead.phase, next_due(self.ahead), self.ahead.created, now)

    async def _catch_up(self) -> None:
        """Somebody else wrote this room: takes over what they wrote and decides the waiting commands again, once."""
        try:
            entries = await self._journal.read(self.key, self.stored_version)
        except JournalUnavailable:
            self._take_back()
            return
        dropped = tuple(self._steps)
        self._steps.clear()
        for entry in entries:
            record = decode(entry.body)
            self._publish(Step(entry.version, record, self.stored, replay(self.stored, record)))
        self.ahead = self.stored
        for step in dropped:
            self._decide_again(step)

    def _decide_again(self, step: Step) -> None:
        """A duty is dropped, as the next tick reconsiders it; a command is decided once more."""
        for connection, answer in step.then:
            is_own = step.request is not None and answer.id == step.request.id
            if not is_own:
                self._answer(connection, Refused(answer.id, RoomCode.NOT_STORED))
        if step.request is None:
            return
        if step.request.is_retry:
            self._answer(step.request.connection, Refused(step.request.id, RoomCode.NOT_STORED))
        else:
            self.receive(replace(step.request, is_retry=True))

    def _take_back(self) -> None:
        """The journal can't store now: the room stands where it was stored, and who waits is told."""
        dropped = tuple(self._steps)
        self._steps.clear()
        self.ahead = self.stored
        for step in dropped:
            for connection, answer in step.then:
                self._answer(connection, Refused(answer.id, RoomCode.NOT_STORED))

    # -- telling

    def _answer(self, connection: Connection, answer: Answer) -> None:
        """Now, or, while versions wait to be stored, with the last of them."""
        if self._steps:
            self._steps[-1].then.append((connection, answer))
        elif connection in self._heard:
            connection.send(answer_frame(encode_answer(answer)))

    def _refuse(self, request: Request, refusal: AnyRefusal) -> None:
        self._answer(request.connection, refused(request.id, refusal))

    def _publish(self, step: Step) -> None:
        """A version is stored: everybody learns what they may know of it."""
        self.stored, self.stored_version = step.after, step.version
        own = step.then[0] if step.request is not None and step.then else None
        answered = self._tell(step, own)
        for connection, answer in step.then:
            if connection in self._heard and not (answered and (connection, answer) == own):
                connection.send(answer_frame(encode_answer(answer)))

    def _tell(self, step: Step, own: tuple[Connection, Answer] | None) -> bool:
        """Sends each audience its change; whether the sender's answer went with it."""
        answered = False
        for audience in tuple(self._audiences.values()):
            moved = [each for each in audience.connections if self._actor(each) != audience.actor]
            staying = [each for each in audience.connections if each not in moved]
            frame_for = self._update(audience, step)
            for connection in staying if frame_for else ():
                is_own = own is not None and connection is own[0]
                connection.send(frame_for(encode_answer(own[1]) if own is not None and is_own else None))
                answered = answered or is_own
            for connection in moved:
                self._dismiss(connection)
                self._admit(connection, step)
        return answered

    def _update(self, audience: Audience, step: Step) -> Callable[[bytes | None], bytes] | None:
        """The frame of an audience, given an answer or none; None when nothing changed for it [PUB7]."""
        events = encode_events(_seen(step, audience.actor))
        changed = audience.show(sections_for(step.after, audience.actor, self._watching))
        if not changed and events == b"[]":
            return None
        audience.n += 1
        n, plain = audience.n, update_frame(audience.n, changed, events)
        return lambda answer: plain if answer is None else update_frame(n, changed, events, answer)

    def _refresh(self) -> None:
        """Who looks on has changed; nothing else has."""
        for audience in self._audiences.values():
            changed = audience.show(sections_for(self.stored, audience.actor, self._watching))
            if changed:
                audience.n += 1
                for connection in audience.connections:
                    connection.send(update_frame(audience.n, changed, b"[]"))

    def show_again(self, connection: Connection) -> None:
        """The whole view, for a connection that has fallen behind or asks."""
        if connection in self._heard:
            self._send_view(connection, self._audiences[self._actor(connection)])

    def _admit(self, connection: Connection, step: Step | None = None) -> None:
        """Into the audience of those who see the same, with everything that these see."""
        actor = self._actor(connection)
        if actor not in self._audiences:
            self._audiences[actor] = Audience(actor, sections_for(self.stored, actor, self._watching))
        audience = self._audiences[actor]
        audience.connections.append(connection)
        self._send_view(connection, audience, step)

    def _send_view(self, connection: Connection, audience: Audience, step: Step | None = None) -> None:
        events = b"[]" if step is None else encode_events(_seen(step, audience.actor))
        talk = encode_talk(self.stored.talk)
        connection.send(view_frame(audience.n, audience.encoded, talk, self._clock(), self._build, events))

    def _dismiss(self, connection: Connection) -> None:
        for actor, audience in tuple(self._audiences.items()):
            if connection in audience.connections:
                audience.connections.remove(connection)
                if not audience.connections:
                    del self._audiences[actor]

    def _actor(self, connection: Connection) -> Actor:
        return self.stored.actor(self.stored.member_of(connection.browser))

    @property
    def _watching(self) -> int:
        """Sockets without a seat."""
        return sum(self._actor(each).seat is None for each in self._heard)

    def _here(self, now: int) -> frozenset[MemberId]:
        """Members heard of lately, and all of them in the first minute after a start."""
        if now - self._loaded_at < START_GRACE_MS:
            here = {member for member in self.ahead.known if not self.ahead.is_away(member)}
        else:
            here = {member for member, at in self._last_seen.items() if now - at < AWAY_AFTER_MS}
        heard = {self.ahead.member_of(c.browser) for c, at in self._heard.items() if now - at < AWAY_AFTER_MS}
        return frozenset(here | heard)


def _entry(step: Step, now: int) -> Entry:
    return Entry(step.version, CURRENT_FORMAT, now, encode(step.record))


def _seen(step: Step, actor: Actor) -> tuple[object, ...]:
    """The step's events as one viewer may know them, each seen from the state it happened to."""
    seen, state = [], step.before
    for event in step.record.events:
        known = see_in_room(state, event, actor.seat)
        state = apply_event(state, event)
        if known is not None:
            seen.append(known)
    return tuple(seen)
