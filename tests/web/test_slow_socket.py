"""A socket that takes nothing delays nobody, and sees the latest view when it reads again."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from beadtrade.room.commands import Say
from beadtrade.room.ids import CommandId
from beadtrade.room.room import Room
from beadtrade.room.steps import Request
from beadtrade.web.outbox import FRAMES_WAITING
from tests.player import Player, new_room
from tests.room.live import Seen
from tests.web.in_process import HELLO, Raw, Served, a_server, a_socket

pytestmark = pytest.mark.anyio
SMALL = 4096
"""Bytes that the system takes for a socket, so that little is sent before it is full."""
LINES = 400
LONG = "🐢" * 270
"""More than a kilobyte."""


@asynccontextmanager
async def a_phone_that_does_not_read(served: Served, room: str) -> AsyncIterator[Raw]:
    """It said hello and reads nothing from then on."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", served.port))
    async with a_socket(served.url, room, sock=plain, max_queue=1, close_timeout=0.1) as raw:
        await raw.say(HELLO)
        yield raw


async def talk(served: Served, host: Seen, lines: int) -> None:
    """The host says many long lines, faster than a person may."""
    (room,) = served.directory.rooms
    for at in range(lines):
        room.receive(Request(host, CommandId(f"t{at}"), Say(f"{at} {LONG}")))
        await room.settled()


def host_of(room: Room) -> Seen:
    host = Seen(room.stored.owner)  # type: ignore[arg-type]  # a member is named like their first browser
    room.join(host)
    return host


async def all_watching(room: Room, count: int) -> None:
    async with asyncio.timeout(20):
        while len(room.connections) < count:
            await asyncio.sleep(0)


async def test_it_skips_to_the_latest_view_and_delays_nobody() -> None:
    async with a_server(send_buffer=SMALL) as served:
        key, cookie = await new_room(served.url, "Ana")
        (room,) = served.directory.rooms
        host = host_of(room)
        fast = await Player.open(served.url, key, cookie)
        async with a_phone_that_does_not_read(served, key) as slow:
            await all_watching(room, 3)
            await talk(served, host, LINES)
            await fast.until(lambda: bool(fast.talk) and fast.talk[-1]["text"].startswith(f"{LINES - 1} "))
            assert len(fast.talk) >= LINES
            frames = [await slow.hear()]
            while not _shows_the_last_line(frames[-1]):
                frames.append(await slow.hear())
        assert len(frames) < LINES
        kinds = [frame["type"] for frame in frames]
        last_view = len(kinds) - 1 - kinds[::-1].index("view")
        assert last_view > 0, "the view that came after it was behind"
        n = frames[last_view]["n"]
        assert [frame["n"] for frame in frames[last_view:]] == list(range(n, n + len(frames) - last_view))
        assert {**frames[last_view]["sections"]["room"]} == fast.sections["room"]
        await fast.close()


def _shows_the_last_line(frame: dict[str, object]) -> bool:
    return f'"{LINES - 1} ' in json.dumps(frame)


async def test_it_costs_the_server_no_more_memory_than_its_outbox() -> None:
    async with a_server(send_buffer=SMALL) as served:
        key, _ = await new_room(served.url, "Ana")
        (room,) = served.directory.rooms
        host = host_of(room)
        async with a_phone_that_does_not_read(served, key):
            await all_watching(room, 2)
            await talk(served, host, LINES)
            (slow,) = (each for each in room.connections if each is not host)
            assert len(slow.outbox._frames) <= FRAMES_WAITING  # type: ignore[attr-defined]  # a socket's connection


async def test_one_that_takes_nothing_for_long_is_given_up_and_gone_from_the_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("beadtrade.web.outbox.STUCK_S", 0.0)
    monkeypatch.setattr("beadtrade.web.socket.GOODBYE_S", 0.0)
    async with a_server(send_buffer=SMALL) as served:
        key, _ = await new_room(served.url, "Ana")
        (room,) = served.directory.rooms
        host = host_of(room)
        async with a_phone_that_does_not_read(served, key):
            await all_watching(room, 2)
            await talk(served, host, LINES)
            async with asyncio.timeout(20):
                while len(room.connections) > 1:
                    await asyncio.sleep(0)
        assert host.view["watching"] == 0
