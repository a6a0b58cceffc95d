"""A live room for tests: a journal in memory, connections that are lists, a clock moved by hand, chance without luck.

Law: nothing here waits for time. `await live.settled()` returns when nothing is on its way to the journal.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from beadtrade.journal.contract import Entry, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.codec import Record, encode
from beadtrade.room.commands import ChangeSettings, Deal, RoomCommand, TakeSeat
from beadtrade.room.directory import Directory
from beadtrade.room.events import RoomEvent
from beadtrade.room.frames import Answer
from beadtrade.room.gestures import Gesture
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.room import Room
from beadtrade.room.row import row_of
from beadtrade.room.settings import TableSettings
from beadtrade.room.steps import Request
from beadtrade.rules.commands import Begin, GetReady
from beadtrade.rules.pieces import TYPES, PieceType
from tests.room.setups import ANA, BEN, NAMES, NOON
from tests.told import Json as Json
from tests.told import answers_in, view_after


@dataclass
class HandClock:
    """Server time, moved by hand."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now


@dataclass
class FixedChance:
    """Sets in the order of the types; letters as a seeded generator draws them, the same in every run."""

    random: Random = field(default_factory=lambda: Random(7))

    def draw_types(self) -> tuple[PieceType, ...]:
        return TYPES

    def choose(self, letters: str) -> str:
        return self.random.choice(letters)


@dataclass(eq=False)
class Seen:
    """A connection that keeps what it is sent, and the view that comes of it."""

    browser: BrowserId
    frames: list[bytes] = field(default_factory=list)
    is_screen: bool = False
    by_code: bool = False
    is_hung_up: bool = False
    is_late: bool = False
    """Whether frames still wait for it, so that it is sent nothing that can be left out."""
    on_send: Callable[[], None] | None = None

    def send(self, frame: bytes) -> None:
        if self.on_send is not None:
            self.on_send()
        self.frames.append(frame)

    def send_if_prompt(self, frame: bytes) -> None:
        if not self.is_late:
            self.send(frame)

    def answered(self, answer: Answer) -> None:
        """Its frame says it too."""

    def hang_up(self) -> None:
        self.is_hung_up = True

    @property
    def messages(self) -> list[Json]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def answers(self) -> dict[str, str]:
        """Each answered command: "done", or why it was refused. A command answered twice fails."""
        return answers_in(self.messages)

    @property
    def view(self) -> Json:
        return view_after(self.messages)

    @property
    def n(self) -> int:
        """The counter of the last change, 0 when there was none; a gap fails."""
        n = 0
        for message in self.messages:
            if message["type"] == "update":
                assert n in (0, message["n"] - 1), "a gap in what was sent"
            n = message.get("n", n)
        return n

    @property
    def events(self) -> list[str]:
        return [event["type"] for message in self.messages for event in message.get("events", ())]

    def forget(self) -> None:
        """From here on."""
        self.frames.clear()


class Live:
    """A directory with one room in it, and its players' connections."""

    def __init__(self, journal: MemoryJournal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.clock = HandClock()
        self.chance = FixedChance()
        self.directory = self.new_directory()
        self.room: Room
        self._ids = itertools.count(1)

    def new_directory(self) -> Directory:
        """Another server on the same journal."""
        return Directory(self.journal, self.clock, self.chance, "build")

    def look(self, member: MemberId, room: Room | None = None) -> Seen:
        """A browser opens the room's page."""
        connection = Seen(BrowserId(member))
        (room or self.room).join(connection)
        return connection

    def send(self, connection: Seen, command: RoomCommand, id: str | None = None, play: int | None = None) -> str:
        """Sends a command; its id."""
        name = id or f"c{next(self._ids)}"
        self.room.receive(Request(connection, CommandId(name), command, play))
        return name

    def gesture(self, connection: Seen, gesture: Gesture, id: str | None = None, play: int | None = None) -> str:
        """A wish or a reaction; its id. Nothing of it waits for the journal."""
        name = id or f"c{next(self._ids)}"
        self.room.gesture(connection, CommandId(name), gesture, play)
        return name

    async def do(self, connection: Seen, *commands: RoomCommand) -> None:
        """Commands that are expected to be done."""
        for command in commands:
            id = self.send(connection, command)
            await self.settled()
            assert connection.answers[id] == "done", f"{command}: {connection.answers[id]}"

    async def refused(self, connection: Seen, command: RoomCommand) -> str:
        id = self.send(connection, command)
        await self.settled()
        return connection.answers[id]

    async def settled(self) -> None:
        await self.room.settled()

    async def reload(self) -> Room:
        """The room as another server finds it in the journal."""
        self.directory = self.new_directory()
        self.room = await self.directory.find(self.room.key)
        return self.room

    async def elsewhere(self, *events: RoomEvent) -> None:
        """Another server writes the room."""
        log = await self.journal.read(self.room.key)
        version = Version(len(log) + 1)
        entry = Entry(version, CURRENT_FORMAT, self.clock(), encode(Record(events)))
        row = row_of(self.room.key, self.room.stored, self.clock())
        await self.journal.append(self.room.key, version, [entry], row)

    async def stored(self) -> int:
        """How many entries the journal has."""
        return len(await self.journal.read(self.room.key))

    async def pass_time(self, ms: int) -> None:
        """Time passes, and the room notices."""
        self.clock.now += ms
        self.room.tick()
        await self.settled()


async def turns(count: int = 10) -> None:
    """Gives everything that is ready its turn."""
    for _ in range(count):
        await asyncio.sleep(0)


async def a_live_lobby(*members: MemberId) -> tuple[Live, list[Seen]]:
    """A room that Ana made, in which these sit; one connection each."""
    live = Live()
    live.room = await live.directory.create(ANA)
    seen = [live.look(member) for member in members]
    for connection, member in zip(seen, members, strict=True):
        await live.do(connection, TakeSeat(NAMES[member]))
    return live, seen


async def a_live_round(*members: MemberId) -> tuple[Live, list[Seen]]:
    """A running round; the first of them hosts."""
    live, seen = await a_live_lobby(*members)
    await live.do(seen[0], Deal())
    for connection in seen:
        await live.do(connection, GetReady())
    await live.do(seen[0], Begin())
    for connection in seen:
        connection.forget()
    return live, seen


async def a_timed_round() -> Live:
    """A running round with a deadline in three minutes."""
    live, seen = await a_live_lobby(ANA, BEN)
    await live.do(seen[0], ChangeSettings(TableSettings(time_limit=180_000)), Deal())
    for each in seen:
        await live.do(each, GetReady())
    await live.do(seen[0], Begin())
    return live
