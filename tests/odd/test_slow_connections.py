"""Connections that never come to the point: requests and handshakes in drops, half of them, or none. They are closed in
time, hold no place for good, and everybody else plays on.
"""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from beadtrade.web.wire.codes import CloseCode
from tests.odd.bare import a_bare_socket, connected, upgrade
from tests.odd.remains import leaves_nothing, what_there_is
from tests.odd.tables import a_table
from tests.odd.world import World

HALF_OPEN = 200
UNBOUNDED = 300
"""Headers: more than the library takes."""
BEGUN = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: table\r\nCookie: a",
    "half a body": b"POST /api/rooms HTTP/1.1\r\nHost: table\r\nContent-Length: 10\r\n\r\n{",
    "half a chunk": b"POST /api/rooms HTTP/1.1\r\nHost: table\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half a handshake": b"GET /ws/any HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-Web",
}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is up at once for a request that is not whole when it is looked at."""
    monkeypatch.setattr("beadtrade.web.transport.REQUEST_WITHIN_S", 0.0)


@pytest.mark.parametrize("begun", BEGUN)
async def test_a_request_that_is_not_finished_ends_its_connection(world: World, impatient: None, begun: str) -> None:
    table = await a_table(world.served)
    async with connected(table.served.port) as slow:
        await slow.send(BEGUN[begun])
        assert await slow.ended() == b""


async def test_the_second_request_of_a_connection_has_to_be_finished_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table(world.served)
    async with connected(table.served.port) as slow:
        await slow.send(b"GET /healthz HTTP/1.1\r\nHost: table\r\n\r\n")
        assert " 200 " in await slow.head()
        monkeypatch.setattr("beadtrade.web.transport.REQUEST_WITHIN_S", 0.0)
        await slow.send(b"GET /healthz HTTP/1.1\r\nHo")
        assert b"HTTP" not in await slow.ended()


async def test_hundreds_of_half_open_connections_keep_nobody_from_playing_and_leave_nothing(world: World) -> None:
    table = await a_table(world.served)
    await table.plays_on()
    before = what_there_is()
    async with AsyncExitStack() as stack:
        many = [await stack.enter_async_context(connected(table.served.port)) for _ in range(HALF_OPEN)]
        for at, each in enumerate(many):
            await each.send(list(BEGUN.values())[at % len(BEGUN)])
        await table.plays_on()
    await leaves_nothing(before)


@pytest.mark.parametrize(
    ("more", "method"),
    [
        ("".join(f"X-{at}: a\r\n" for at in range(UNBOUNDED)), "GET"),
        ("X: " + "a" * 20_000 + "\r\n", "GET"),
        ("Content-Length: 5\r\n\r\nhello", "GET"),
        ("", "POST"),
        ("Sec-WebSocket-Version: 8\r\n", "GET"),
        ("Sec-WebSocket-Key: too short\r\n", "GET"),
        ("Origin: http://[\r\n", "GET"),
        ("Origin: \u00ff\r\n", "GET"),
    ],
)
async def test_a_handshake_that_is_none_is_refused_and_not_left_hanging(world: World, more: str, method: str) -> None:
    table = await a_table(world.served)
    async with connected(table.served.port) as odd:
        await odd.send(upgrade(table, "Ben", more, method))
        status = (await odd.head()).split(" ")[1]
        assert status in ("400", "403", "405"), status
        await odd.ended()
    await table.plays_on()


async def test_a_socket_that_never_says_hello_is_closed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beadtrade.web.connection.HELLO_WITHIN_S", 0.0)
    table = await a_table(world.served)
    async with a_bare_socket(table, "Ben", says_hello=False) as silent:
        assert await silent.closed() == CloseCode.STUCK
