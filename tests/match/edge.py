"""The whole server without a network: sockets and requests at the server's own edge.

Law: what goes through here is what ASGI carries, all of it, in order; so whatever a client would get is kept. Nothing
waits for time: a line is settled when the server has taken what was said and has nothing more to send.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2

from beadtrade.journal.contract import RoomKey
from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.directory import Directory
from beadtrade.room.frames import PROTOCOL
from beadtrade.settings import Settings
from beadtrade.web.app import create_app
from tests.room.live import FixedChance, HandClock, turns
from tests.told import Json as Json
from tests.told import answers_in, view_after

Message = MutableMapping[str, Any]
HELLO = {"type": "hello", "protocol": PROTOCOL}
WATCH = HELLO | {"watch": True}
HOST = "beads.example"
PATIENCE_S = 20.0
"""For a server that takes nothing any more; else nothing here waits."""
FEW_TURNS = 6
"""From a frame in an outbox to the line: its task wakes, and sends all that waits."""


@dataclass(eq=False)
class Line:
    """One socket. `sent` is every message that the server ever sent on it, the closing one too."""

    path: str
    cookie: str | None = None
    sent: list[Message] = field(default_factory=list)
    _inbox: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    _serving: asyncio.Task[None] | None = None

    def open(self, app: Any) -> None:
        headers = [(b"host", HOST.encode())]
        headers += [] if self.cookie is None else [(b"cookie", f"beadtrade={self.cookie}".encode())]
        scope: Json = {"type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws"}
        scope |= {"server": (HOST, 80), "client": ("127.0.0.1", 1), "path": self.path, "raw_path": self.path.encode()}
        scope |= {"query_string": b"", "root_path": "", "headers": headers, "subprotocols": []}
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: Message) -> None:
        self.sent.append(dict(message))

    def say(self, message: Json | str) -> None:
        """Hands a frame over; the server takes it when it has a turn."""
        text = json.dumps(message) if isinstance(message, dict) else message
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def command(self, id: str, command: Json, play: int | None = None) -> None:
        self.say({"type": "command", "id": id, "command": command, "play": play})

    def go(self) -> None:
        """The browser closes it."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    @property
    def is_open(self) -> bool:
        return self._serving is not None and not self._serving.done()

    @property
    def has_said_all(self) -> bool:
        """Whether the server has taken everything."""
        return self._inbox.empty() or not self.is_open

    @property
    def frames(self) -> list[Json]:
        """What was sent as text."""
        return [json.loads(each["text"]) for each in self.sent if each["type"] == "websocket.send"]

    @property
    def answers(self) -> dict[str, str]:
        """Each answered command: "done", or why it was refused. A command answered twice fails."""
        return answers_in(self.frames)

    @property
    def view(self) -> Json:
        """What its screen shows."""
        return view_after(self.frames)

    async def ended(self) -> None:
        if self._serving is not None:
            await self._serving


class World:
    """A server, its clock and its journal."""

    def __init__(self) -> None:
        self.clock, self.chance, self.journal = HandClock(), FixedChance(), MemoryJournal()
        self.app = create_app(Settings(host="127.0.0.1"), self.journal, clock=self.clock, chance=self.chance)
        self.lines: list[Line] = []
        self._drawn = 0

    @property
    def directory(self) -> Directory:
        found: Directory = self.app.state.directory
        return found

    def draw_anew(self) -> None:
        """What is drawn from here on, another world draws too that is asked as often; and never the same key again."""
        self._drawn += 1
        self.chance.random = Random(self._drawn)

    def call(self, path: str, cookie: str | None = None, hello: Json = HELLO) -> Line:
        """A new socket, which says hello."""
        line = Line(path, cookie)
        self.lines.append(line)
        line.open(self.app)
        line.say(hello)
        return line

    async def heard(self) -> None:
        """All that was said is taken and decided, stored or not."""
        async with asyncio.timeout(PATIENCE_S):
            while not all(line.has_said_all for line in self.lines):
                await asyncio.sleep(0)
        await turns(FEW_TURNS)

    async def settled(self, room: RoomKey) -> None:
        """All that was said is taken, stored and told."""
        await self.heard()
        await (await self.directory.find(room)).settled()
        await turns(FEW_TURNS)

    @asynccontextmanager
    async def browser(self, cookie: str | None = None) -> AsyncIterator[httpx2.AsyncClient]:
        """A browser for pages."""
        headers = {} if cookie is None else {"cookie": f"beadtrade={cookie}"}
        transport = httpx2.ASGITransport(self.app)
        async with httpx2.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers) as client:
            yield client

    async def hang_up_all(self) -> None:
        """The browsers go; nothing of this test is left running."""
        for line in self.lines:
            line.go()
        for line in self.lines:
            await line.ended()
        self.lines.clear()
