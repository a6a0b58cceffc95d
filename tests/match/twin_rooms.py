"""Two rooms on two servers, in which the same people look on: what some of them are sent is recorded and compared.

Law: who is watched knows the same in both worlds; so every message to them, its bytes, their order and their number
are the same. Time and chance are the same in both; when something is sent within a moment is not asked.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from random import Random

from beadtrade.journal.contract import RoomKey
from beadtrade.room.state import RoomState
from beadtrade.rules.match import Match
from beadtrade.rules.seats import Seat, Viewer
from tests.match.edge import HELLO, Json, Line, World
from tests.match.streams import compare

STEP_MS = 500
BEAT_MS = 10_000
NAMES = ("Ana", "Ben", "Mio", "Kim", "Leo")
BOTH = (0, 1)


def cookie_of(name: str) -> str:
    """The secret of somebody's browser."""
    return name.lower().ljust(32, "0")


@dataclass(eq=False)
class Socket:
    """The same socket in both worlds; None where there is none."""

    name: str
    lines: tuple[Line | None, Line | None]
    since: tuple[int, int] = (0, 0)
    """From which message on it is compared, in each world."""


class Twins:
    """`viewer` is the seat that is watched, None for nobody's; whoever sees only what everybody sees always is."""

    def __init__(self, worlds: tuple[World, World], seed: int) -> None:
        self.chance = Random(seed)
        self.worlds = worlds
        for world in worlds:
            world.draw_anew()
            world.clock.now = worlds[0].clock.now
        self.names = NAMES[: self.chance.randint(2, len(NAMES))]
        self.viewer: Viewer = None
        self.players: dict[Seat, Socket] = {}
        """Who acts for each seat that somebody plays."""
        self.tabs: list[Socket] = []
        """All sockets of the watched seat."""
        self.public: list[Socket] = []
        """Watched too: they see what everybody sees."""
        self.screen: Socket | None = None
        """Of a host without a seat, who is watched as one of the public."""
        self.zoe: Socket | None = None
        """A spectator who may be handed a seat, so she is not watched."""
        self.tabs_elsewhere: dict[Seat, list[Socket]] = {}
        """Of players who are not watched, in one world only."""
        self.room = RoomKey("")
        self.code = ""
        self.done = 0
        """Things that only happened in one world, or otherwise in it."""
        self._ids = itertools.count(1)

    # -- the two worlds

    def state(self, world: int) -> RoomState:
        found = next(room for room in self.worlds[world].directory.rooms if room.key == self.room)
        return found.stored

    def match(self, world: int) -> Match:
        match = self.state(world).match
        assert match is not None
        return match

    @property
    def host(self) -> Socket:
        return self.players[Seat(0)] if self.screen is None else self.screen

    @property
    def onlookers(self) -> list[Socket]:
        """Those of the public who can do nothing at the table."""
        return [socket for socket in self.public if socket is not self.screen]

    @property
    def others(self) -> list[Seat]:
        """Seats that are played by somebody who is not watched."""
        return [seat for seat in self.players if seat != self.viewer]

    @property
    def eyes(self) -> tuple[Viewer, ...]:
        """Who must see no difference."""
        return (None,) if self.viewer is None else (self.viewer, None)

    # -- what happens

    def call(
        self, name: str, cookie: str | None, at: str = "", hello: Json = HELLO, worlds: tuple[int, ...] = BOTH
    ) -> Socket:
        """Somebody opens a socket to the room, or to another address."""
        path = f"/ws/{at or self.room}"
        one, other = (world.call(path, cookie, hello) if i in worlds else None for i, world in enumerate(self.worlds))
        return Socket(name, (one, other))

    def say(self, world: int, socket: Socket, command: Json, id: str = "") -> None:
        line = socket.lines[world]
        assert line is not None
        line.command(id or f"c{next(self._ids)}", command, self.state(world).plays)

    async def both(self, socket: Socket, command: Json, act: str = "") -> None:
        """The same command in both worlds."""
        id = f"c{next(self._ids)}"
        for world in BOTH:
            self.say(world, socket, command, id)
        await self.settled(act or str(command["type"]))

    async def only(self, world: int, socket: Socket, command: Json, act: str) -> None:
        """One that happens in one world; nobody who is watched may know of it."""
        self.done += 1
        self.say(world, socket, command)
        await self.settled(act)

    async def settled(self, act: str) -> None:
        """All is told; what was told to those who are watched is the same."""
        for world in self.worlds:
            await world.settled(self.room)
            world.clock.now += STEP_MS
        self.compare(act)

    async def pass_time(self, ms: int = BEAT_MS) -> None:
        """Everybody who is there answers the server's beat."""
        for world in self.worlds:
            world.clock.now += ms
            world.directory.beat()
            for line in world.lines:
                line.say({"type": "beat"})
            await asyncio.sleep(0)
            await world.heard()
            world.directory.tick()
        await self.settled("time passed")

    # -- who is watched

    def watch(self, socket: Socket, among: list[Socket]) -> None:
        """From here on."""
        one, other = (0 if line is None else len(line.sent) for line in socket.lines)
        socket.since = (one, other)
        among.append(socket)

    def compare(self, act: str) -> None:
        for socket in (*self.tabs, *self.public):
            one, other = socket.lines
            assert one is not None
            assert other is not None
            compare(socket.name, act, one.sent[socket.since[0] :], other.sent[socket.since[1] :])
            socket.since = (len(one.sent), len(other.sent))
