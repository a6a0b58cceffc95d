"""Tables on a server in the test's own process: everybody who can be in a room, and whether anything has changed there.

Law: set-ups go past the sockets; what is tried goes through them.
"""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from beadtrade.room.commands import AskForSeat, ChangeSettings, Deal, Kick, RoomCommand, TakeSeat
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.room import Room
from beadtrade.room.settings import TableSettings
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Request
from beadtrade.rules.commands import Begin, EndMatch, GetReady
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant
from beadtrade.web.identity import browser_id
from tests.room.live import Seen
from tests.web.in_process import HELLO, Json, Raw, Served, a_socket

LIMIT_MS = 180_000
ROOM_EVERY_MS = 1_000
"""A server makes only so many a minute."""
PHASES = ("lobby", "stories", "ready", "playing", "reveal", "final")
PLAYERS = ("Ana", "Ben", "Mio")
"""The first one is the host."""


def cookie(name: str) -> str:
    """What the browser of somebody sends along."""
    return f"beadtrade={_secret(name)}"


def browser(name: str) -> BrowserId:
    return browser_id(_secret(name))


def _secret(name: str) -> str:
    return name.replace(" ", "_").replace(".", "_").ljust(32, "-")


@dataclass(frozen=True)
class Truth:
    """A room, and all that its journal holds."""

    state: RoomState
    entries: int


@dataclass
class Table:
    """A room on a running server. Kim was kicked out of it."""

    served: Served
    room: Room
    _ids: itertools.count[int] = field(default_factory=itertools.count)

    async def do(self, name: str, *commands: RoomCommand) -> None:
        """Somebody's commands, past any socket."""
        for command in commands:
            before, connection = self.room.ahead, Seen(browser(name))
            play = self.room.ahead.plays
            self.room.receive(Request(connection, CommandId(f"set-up-{next(self._ids)}"), command, play))
            await self.room.settled()
            assert self.room.ahead != before, f"{command} of {name} changed nothing"

    async def truth(self) -> Truth:
        await self.room.settled()
        return Truth(self.room.ahead, len(await self.served.journal.read(self.room.key)))

    def pass_time(self, ms: int) -> None:
        self.served.clock.now += ms

    @asynccontextmanager
    async def socket(
        self, name: str | None = None, hello: Json = HELLO, by: str | None = None, **options: Any
    ) -> AsyncIterator[Raw]:
        """Somebody's socket, which has its view. Without a name it is nobody's; `by` is a spoken code."""
        sent = None if name is None else cookie(name)
        async with a_socket(self.served.url, by or self.room.key, sent, **options) as raw:
            await raw.say(hello)
            assert (await raw.hear())["type"] == "view"
            yield raw

    async def plays_on(self) -> None:
        """Somebody who has to do with nothing of it is answered, and all see what they say."""
        async with AsyncExitStack() as stack:
            mio = await stack.enter_async_context(self.socket("Mio"))
            self.pass_time(1_000)
            await mio.command(f"on-{next(self._ids)}", "say", text="And on we play.")
            answer = await mio.answer()
            assert answer["done"], answer

    async def is_served(self) -> None:
        """Somebody who looks on is answered, whatever became of the players."""
        async with self.socket() as raw:
            await raw.command("on", "react", reaction="wow")
            assert (await raw.answer())["done"]


async def a_table(served: Served, phase: str = "playing") -> Table:
    """Ana, Ben and Mio in some phase."""
    served.clock.now += ROOM_EVERY_MS
    table = Table(served, await served.directory.create(MemberId(browser("Ana")), "Ana"))
    for name in ("Kim", "Ben", "Mio"):
        await table.do(name, TakeSeat(name))
    await table.do("Ana", Kick(Seat(1), "Kim"))
    if phase == "lobby":
        return table
    variants = (Variant.STORY,) if phase == "stories" else ()
    await table.do("Ana", ChangeSettings(TableSettings(5, variants, LIMIT_MS)), Deal())
    if phase == "final":
        await table.do("Ana", EndMatch())
    if phase in ("playing", "reveal"):
        for name in PLAYERS:
            await table.do(name, GetReady())
        await table.do("Ana", Begin())
    if phase == "reveal":
        table.pass_time(LIMIT_MS)
        table.room.tick()
        await table.room.settled()
    assert table.room.ahead.phase == phase
    return table


async def asks_for_a_seat(table: Table, name: str) -> None:
    await table.do(name, AskForSeat(name))
