"""A browser on a bad network: it loses sockets, opens others, and sends what was not answered again.

Law: a command keeps its id for ever. Every answer that any socket brought is kept, in the order in which it came there,
so that whoever checks sees what a client could have believed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.proxy import Link, Proxy
from tests.player import A_MOMENT_S, PATIENCE_S, Json, Player

UNDECIDED = ("too_fast", "not_stored")
"""Refusals that say nothing of the command itself: it is sent again."""

LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, EOFError)
"""What a socket comes to that was cut, or whose server is not there. (A test's patience that ends is none of these.)"""


def _ignore(_: Json) -> None:
    """Nobody wants to know."""


@dataclass
class Sent:
    """A command, how many copies of it left, and all that was answered to it."""

    frame: Json
    copies: int = 0
    answers: list[Json] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        return any(answer["done"] for answer in self.answers)

    @property
    def is_decided(self) -> bool:
        return any(answer["done"] or answer["refused"] not in UNDECIDED for answer in self.answers)


@dataclass
class Socket(Player):
    """One socket of a browser, through the proxy; `note` is told each answer that comes."""

    note: Callable[[Json], None] = _ignore
    heard: list[Json] = field(default_factory=list)
    """The answers in the order in which they came."""
    views: int = 0
    """How often it was sent everything."""
    waits: set[str] = field(default_factory=set)
    """Ids of commands that were sent here and not answered here."""

    def _take(self, message: Json) -> None:
        super()._take(message)
        self.views += message["type"] == "view"
        if "answer" in message:
            self.heard.append(message["answer"])
            self.waits.discard(message["answer"]["id"])
            self.note(message["answer"])

    async def echo(self) -> None:
        """Waits for the answer to a command that is always refused: what the server said before it has come too."""
        assert self.socket is not None
        id = f"echo{len(self.heard)}"
        command = {"type": "kick", "seat": 0, "name": "nobody of this name"}
        await self.socket.send(json.dumps({"type": "command", "id": id, "play": None, "command": command}))
        await self.until(lambda: any(answer["id"] == id for answer in self.heard))

    def drop(self) -> None:
        """As a browser that was closed, or a network that went away."""
        if self.socket is not None:
            self.socket.transport.abort()

    @property
    def port(self) -> int:
        assert self.socket is not None
        port: int = self.socket.local_address[1]
        return port


class Browser:
    """One cookie in one room: a player, or somebody who looks on. Its newest socket is the last one. `heard` is set
    whenever an answer has come.
    """

    def __init__(self, name: str, room: str, cookie: str, proxy: Proxy, heard: asyncio.Event) -> None:
        self.name, self.room, self.cookie = name, room, cookie
        self.sockets: list[Socket] = []
        self.gone: list[Socket] = []
        self.sent: dict[str, Sent] = {}
        self._proxy = proxy
        self._heard = heard
        self._ids = itertools.count()

    @property
    def socket(self) -> Socket:
        return self.sockets[-1]

    @property
    def all_sockets(self) -> list[Socket]:
        """Those that are gone too."""
        return [*self.gone, *self.sockets]

    @property
    def undecided(self) -> list[str]:
        """The commands of which it does not know what became of them."""
        return [id for id, sent in self.sent.items() if not sent.is_decided]

    def link(self, socket: Socket) -> Link:
        """The socket's way to the server, to be meddled with."""
        return self._proxy.link_from(socket.port)

    async def open(self) -> Socket:
        """One more socket, beside those that are open."""
        socket = await open_socket(self._proxy.url, self, self._note)
        self.sockets.append(socket)
        return socket

    async def fresh(self, url: str) -> Socket:
        """A socket of this browser at the server itself, that shows what the server thinks it should see."""
        return await open_socket(url, self, _ignore)

    async def drop(self, *sockets: Socket) -> None:
        """Closes sockets without a goodbye."""
        for socket in sockets:
            socket.drop()
            await socket.close()
            self.sockets.remove(socket)
            self.gone.append(socket)

    def draft(self, type: str, **fields: Any) -> str:
        """A new command for the round that is on, not sent yet; its id."""
        id = f"c{next(self._ids)}"
        command = {"type": type, **fields}
        self.sent[id] = Sent({"type": "command", "id": id, "play": self.socket.play, "command": command})
        return id

    async def send(self, id: str, socket: Socket) -> None:
        """One copy of the command, whatever became of others. It does not wait for the answer."""
        assert socket.socket is not None
        sent = self.sent[id]
        sent.copies += 1
        socket.waits.add(id)
        await socket.socket.send(json.dumps(sent.frame))

    async def answered(self, socket: Socket) -> None:
        """Waits until each copy that was sent on this socket is answered on it."""
        await socket.until(lambda: not socket.waits)

    async def until_decided(self, ids: list[str], socket: Socket) -> None:
        """Sends commands until it knows what became of each of them."""
        async with asyncio.timeout(PATIENCE_S):
            while ids := [id for id in ids if not self.sent[id].is_decided]:
                for id in ids:
                    await self.send(id, socket)
                await self.answered(socket)
                if any(not self.sent[id].is_decided for id in ids):
                    await asyncio.sleep(A_MOMENT_S)  # it was told that it is too fast

    async def do(self, type: str, **fields: Any) -> Sent:
        """A new command on the newest socket, until it is decided."""
        id = self.draft(type, **fields)
        await self.until_decided([id], self.socket)
        return self.sent[id]

    def _note(self, answer: Json) -> None:
        if answer["id"] in self.sent:  # the checker's own are nobody's
            self.sent[answer["id"]].answers.append(answer)
        self._heard.set()


async def open_socket(url: str, browser: Browser, note: Callable[[Json], None]) -> Socket:
    """A socket that has its view. It comes back more slowly when it is told that it is too fast."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            socket = Socket(url, browser.room, browser.cookie, note=note)
            try:
                await socket.connect()
            except ConnectionError:
                browser.gone.append(socket)
                if socket.close_code is None:  # it never came about: the server is not there
                    raise
                await asyncio.sleep(A_MOMENT_S)
            else:
                return socket
