"""A player as a program: a browser's cookie, a socket, and the view that the server built for it.

Law: it knows what the protocol's description says and nothing of the server's insides; it keeps every frame it was
sent, so that tests can ask what left the server.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beadtrade.room.frames import PROTOCOL

PATIENCE_S = 20.0
"""How long a test waits for what must come: far longer than it takes, even on a busy machine."""

ABNORMAL = 1006
"""The code of a connection that was cut."""

A_MOMENT_S = 0.1

Json = dict[str, Any]


@dataclass
class Player:
    """One browser in one room. Use `await Player.open(url, room)` and `await player.close()`."""

    url: str
    room: str
    cookie: str
    socket: ClientConnection | None = None
    n: int = 0
    sections: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    talk: list[Json] = field(default_factory=list)
    answers: dict[str, Json] = field(default_factory=dict)
    sent: dict[str, Json] = field(default_factory=dict)
    """The commands by their ids."""
    frames: list[str] = field(default_factory=list)
    gaps: int = 0
    close_code: int | None = None
    """Once the socket is closed, why."""
    _ids: itertools.count[int] = field(default_factory=itertools.count)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _reader: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, room: str, cookie: str | None = None) -> Self:
        """A browser that opens the room's page and says hello on its socket."""
        player = cls(url, room, cookie or await new_cookie(url, room))
        await player.connect()
        return player

    async def connect(self) -> None:
        """Opens the socket (again) and waits for the view."""
        await self.close()
        address = self.url.replace("http", "ws", 1) + f"/ws/{self.room}"
        self.sections, self.close_code = {}, None
        self.socket = await connect(address, additional_headers={"cookie": self.cookie}, compression=None)
        self._reader = asyncio.create_task(self._read(self.socket))
        await self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await self.until(lambda: bool(self.sections))

    def forget(self) -> None:
        """What it was sent and answered so far is kept no longer: a table that plays for minutes would fill memory."""
        self.frames.clear()
        self.events.clear()
        self.answers.clear()
        self.sent.clear()

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader

    async def do(self, type: str, **fields: Any) -> Json:
        """Sends a command and waits for its answer."""
        id = f"c{next(self._ids)}"
        return await self.send_as(id, type, **fields)

    async def send_as(self, id: str, type: str, **fields: Any) -> Json:
        """Sends a command under a chosen id; the answer, once it comes."""
        assert self.socket is not None
        self.answers.pop(id, None)
        self.sent[id] = {"type": type, **fields}
        message = {"type": "command", "id": id, "play": self.play, "command": self.sent[id]}
        while True:
            await self.socket.send(json.dumps(message))
            await self.until(lambda: id in self.answers)
            if self.answers[id].get("refused") != "too_fast":
                return self.answers[id]
            await asyncio.sleep(A_MOMENT_S)  # a program is faster than people may be
            del self.answers[id]

    async def must(self, type: str, **fields: Any) -> Json:
        """A command that is expected to be done."""
        answer = await self.do(type, **fields)
        assert answer["done"], f"{type} {fields} was refused: {answer}"
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """A command that is expected to be refused; its code."""
        answer = await self.do(type, **fields)
        assert not answer["done"], f"{type} {fields} was done"
        return str(answer["refused"])

    async def until(self, is_so: Any) -> None:
        """Waits until something holds of this player; the test fails when it doesn't in good time.

        ConnectionError when the socket is closed before that.
        """
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                if self.close_code is not None:
                    raise ConnectionError(f"closed with {self.close_code}")
                self._changed.clear()
                await self._changed.wait()

    async def until_phase(self, phase: str) -> None:
        await self.until(lambda: self.phase == phase)

    @property
    def phase(self) -> str:
        return str(self.sections["room"]["phase"])

    @property
    def play(self) -> int:
        return int(self.sections["room"]["play"])

    @property
    def seat(self) -> int:
        return int(self.sections["you"]["seat"])

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                message = json.loads(frame)
                if message["type"] == "beat":
                    await socket.send('{"type":"beat"}')
                self._take(message)
                self._changed.set()
        self.close_code = socket.close_code or ABNORMAL
        self._changed.set()

    def _take(self, message: Json) -> None:
        if message["type"] == "view":
            self.sections, self.n, self.talk = message["sections"], message["n"], list(message["talk"])
        elif message["type"] == "update":
            self.gaps += message["n"] != self.n + 1
            self.sections.update(message["sections"])
            self.n = message["n"]
            self.talk += [event for event in message["events"] if event["type"] == "line_said"]
        self.events.extend(message.get("events", ()))
        if "answer" in message:
            self.answers[message["answer"]["id"]] = message["answer"]


def heap(beads: tuple[int, ...] = (0,) * 5, spirits: tuple[int, ...] = (0,) * 5) -> Json:
    """Pieces as the wire has them."""
    return {"beads": list(beads), "spirits": list(spirits)}


async def new_cookie(url: str, room: str) -> str:
    """What a browser without cookies gets from a room's page, as a Cookie header."""
    async with httpx2.AsyncClient(trust_env=False) as client:
        answer = await client.get(f"{url}/r/{room}")
        assert answer.status_code == 200, answer.text
        return cookie_of(answer)


def cookie_of(answer: httpx2.Response) -> str:
    """The cookie that an answer gives out to say who somebody is, as a Cookie header."""
    return next(f"{name}={value}" for name, value in answer.cookies.items() if name.endswith("beadtrade"))


async def new_room(url: str, name: str | None = None) -> tuple[str, str]:
    """A fresh room's key, and the cookie of its host."""
    async with httpx2.AsyncClient(trust_env=False) as client:
        answer = await client.post(f"{url}/api/rooms", json=None if name is None else {"name": name})
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], cookie_of(answer)


@asynccontextmanager
async def a_table(url: str, *names: str) -> AsyncIterator[list[Player]]:
    """A room whose players sit in this order, the first one its host; their sockets are closed in the end."""
    room, cookie = await new_room(url, names[0])
    players = [await Player.open(url, room, cookie)]
    try:
        for name in names[1:]:
            players.append(await Player.open(url, room))
            await players[-1].must("take_seat", name=name)
        yield players
    finally:
        for player in players:
            await player.close()


@asynccontextmanager
async def a_spectator(url: str, room: str) -> AsyncIterator[Player]:
    """Somebody with the link and no seat."""
    spectator = await Player.open(url, room)
    try:
        yield spectator
    finally:
        await spectator.close()


async def begin(players: list[Player]) -> None:
    """Everybody gets ready and the host begins."""
    for player in players:
        await player.until_phase("ready")
        await player.must("get_ready")
    await players[0].until(lambda: not players[0].sections["progress"]["missing"])
    await players[0].must("begin")
    for player in players:
        await player.until_phase("playing")
