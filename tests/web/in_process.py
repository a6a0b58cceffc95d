"""The whole server in the test's own process, on a real loopback socket: its clock and its rooms are in reach.

Law: what a client says and hears goes through real sockets; what can't be waited for (time, a full buffer) is set.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.directory import Directory
from beadtrade.room.frames import PROTOCOL
from beadtrade.settings import Settings
from beadtrade.web.app import create_app
from beadtrade.web.process import Server
from beadtrade.web.serve import listen, server_config
from beadtrade.web.stopping import Stopping
from beadtrade.web.watching.watch import Watch
from tests.room.live import HandClock

PATIENCE_S = 20.0
HELLO = {"type": "hello", "protocol": PROTOCOL}
Json = dict[str, Any]


@dataclass
class Served:
    """A running server."""

    url: str
    clock: HandClock
    app: FastAPI
    directory: Directory
    stopping: Stopping
    ends: Callable[[], Awaitable[None]]
    """Has it stop as a signal would, and waits for that."""
    journal: MemoryJournal = field(default_factory=MemoryJournal)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])


@asynccontextmanager
async def a_server(
    public_url: str | None = None, send_buffer: int | None = None, watch: Watch | None = None
) -> AsyncIterator[Served]:
    """Serves until the test is done. `send_buffer` is what the system takes of a socket's bytes, about."""
    (listening,) = listen("127.0.0.1", 0)
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    clock, journal = HandClock(), MemoryJournal()
    app = create_app(Settings(host="127.0.0.1", public_url=public_url), journal, clock=clock, watch=watch)
    server = Server(server_config(app), app.state.stopping)
    serving = asyncio.create_task(server.serve(sockets=[listening]))

    async def ends() -> None:
        server.should_exit = True
        await serving

    try:
        async with asyncio.timeout(PATIENCE_S):
            while not server.started:
                await asyncio.sleep(0)
        port = listening.getsockname()[1]
        yield Served(f"http://127.0.0.1:{port}", clock, app, app.state.directory, app.state.stopping, ends, journal)
    finally:
        await ends()
        await journal.close()


@dataclass
class Raw:
    """A socket that says whatever a test wants."""

    socket: ClientConnection

    async def say(self, message: Json | str | bytes) -> None:
        """Text, bytes, or a message."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def command(self, id: str, type: str, **fields: Any) -> None:
        await self.say({"type": "command", "id": id, "command": {"type": type, **fields}})

    async def hear(self) -> Json:
        """The next frame."""
        async with asyncio.timeout(PATIENCE_S):
            message: Json = json.loads(await self.socket.recv())
            return message

    async def answer(self) -> Json:
        """The next answer."""
        while True:
            message = await self.hear()
            if "answer" in message:
                answer: Json = message["answer"]
                return answer

    async def closed(self) -> int:
        """Why the server closes it; what is said before that is let go."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                while True:
                    await self.socket.recv()
            except ConnectionClosed:
                assert self.socket.close_code is not None
                return self.socket.close_code


@asynccontextmanager
async def a_socket(
    url: str,
    room: str,
    cookie: str | None = None,
    origin: str | None = None,
    address: str | None = None,
    **options: Any,
) -> AsyncIterator[Raw]:
    """A socket to a room, open and silent. `address` is where its browser is, as a proxy that is believed says."""
    place = url.replace("http", "ws", 1) + f"/ws/{room}"
    headers = {} if cookie is None else {"cookie": cookie}
    headers |= {} if address is None else {"x-forwarded-for": address}
    async with connect(
        place,
        additional_headers=headers,
        origin=None if origin is None else Origin(origin),
        compression=None,
        proxy=None,
        **options,
    ) as opened:
        yield Raw(opened)


@asynccontextmanager
async def a_guest(url: str, room: str, cookie: str | None = None) -> AsyncIterator[Raw]:
    """A socket that has said hello and has its view."""
    async with a_socket(url, room, cookie) as raw:
        await raw.say(HELLO)
        assert (await raw.hear())["type"] == "view"
        yield raw
