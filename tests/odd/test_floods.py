"""One socket that sends far too much: it is closed, costs the server next to nothing, and a player at the same table is
answered before the flood is through.
"""

from __future__ import annotations

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from beadtrade.web.allowance import FRAMES_AT_ONCE
from beadtrade.web.connection import SocketConnection
from beadtrade.web.rates import BURST
from beadtrade.web.transport import AFTER_CLOSE, CONTROLS_AT_ONCE, FRAMES_IN_QUEUE, SLICE
from beadtrade.web.wire.codes import CloseCode
from tests.odd.bare import CLOSE, CONT, NEVER, PING, PONG, TEXT, a_bare_socket, frame, say
from tests.odd.remains import leaves_nothing, what_there_is
from tests.odd.tables import Table, a_table
from tests.odd.world import World

FLOOD = 20_000
SHORTEST = 6
"""Bytes of a frame that says nothing."""
LEAVE = {"type": "command", "id": "a", "command": {"type": "leave"}}

FLOODS = {
    "beats": say({"type": "beat"}) * FLOOD,
    "pings of ours": say({"type": "ping"}) * FLOOD,
    "hellos": say({"type": "hello", "protocol": 1}) * FLOOD,
    "commands": b"".join(say(LEAVE | {"id": f"c{at}"}) for at in range(FLOOD)),
    "malformed commands": say({"type": "command", "id": "a"}) * FLOOD,
    "WebSocket's pings": frame(PING, b"are you there?") * FLOOD,
    "WebSocket's pongs": frame(PONG) * FLOOD,
    "parts of one message": frame(TEXT, fin=False) + frame(CONT, fin=False) * FLOOD,
    "what is no message": frame(TEXT) * FLOOD,
}
CODES = {CloseCode.TOO_FAST, CloseCode.BROKEN_CLIENT, CloseCode.TOO_LARGE, NEVER}
"""A system may throw the code away with what it had not read: then the connection is cut."""


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_ends_its_socket_and_a_player_at_the_table_is_answered_meanwhile(world: World, kind: str) -> None:
    table = await a_table(world.served)
    await table.plays_on()
    before = what_there_is()
    async with table.socket("Mio") as mio, a_bare_socket(table, "Ben") as ben:
        ben.writer.write(FLOODS[kind])
        await mio.command("m1", "say", text="Is anybody else here?")
        assert (await mio.answer())["done"]
        assert await ben.closed() in CODES
    await leaves_nothing(before)


async def read_of(table: Table, kind: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[int]]:
    """A flood, and what of it was listened to: frames, and the bytes that the server looked through."""
    heard: list[str] = []
    looked: list[int] = []
    listens, looks = SocketConnection._read, WebSocketsSansIOProtocol.data_received

    def reads(connection: SocketConnection, text: str) -> object:
        heard.append(text)
        return listens(connection, text)

    def receives(socket: WebSocketsSansIOProtocol, data: bytes) -> None:
        looked.append(len(data))
        looks(socket, data)

    monkeypatch.setattr(SocketConnection, "_read", reads)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", receives)
    async with a_bare_socket(table, "Ben") as ben:
        await ben.send(FLOODS[kind])
        await ben.closed()
    return heard, looked


@pytest.mark.parametrize("kind", FLOODS)
async def test_of_a_flood_hardly_anything_is_read(world: World, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await a_table(world.served)
    heard, looked = await read_of(table, kind, monkeypatch)
    assert len(heard) <= FRAMES_AT_ONCE
    assert max(looked) <= SLICE
    longest = 70
    assert sum(looked) <= longest * (FRAMES_IN_QUEUE + FRAMES_AT_ONCE) + AFTER_CLOSE + 4 * SLICE


async def test_pings_that_nobody_takes_the_answers_of_fill_no_memory(world: World) -> None:
    table = await a_table(world.served)
    async with a_bare_socket(table, "Ben") as ben:
        await ben.send(frame(PING, b"x" * 125) * FLOOD)
        pongs = 0
        async for opcode, _ in ben.frames():
            pongs += opcode == PONG
            if opcode == CLOSE:
                break
    assert pongs <= CONTROLS_AT_ONCE + 1


async def test_who_plays_as_fast_as_a_program_may_is_refused_and_not_closed(world: World) -> None:
    """Up to the limit of frames; a person who is refused needs no new connection."""
    table = await a_table(world.served)
    async with table.socket("Ben") as ben:
        table.pass_time(5_000)  # the hello has been paid for by then
        for at in range(60):
            await ben.command(f"c{at}", "rename", name=f"Ben {at}")
        answers = [await ben.answer() for _ in range(60)]
    assert sum(each["done"] for each in answers) == BURST
    assert {each["refused"] for each in answers if not each["done"]} == {"too_fast"}
