"""What no browser sends: frames that are none, in pieces, compressed, or with control frames in the middle. Each closes
its socket with the code that docs/protocol.md names, or is read like any other; a player goes on meanwhile.
"""

from __future__ import annotations

import json
import struct
import zlib

import pytest

from beadtrade.web.serve import FRAME_BYTES
from beadtrade.web.transport import PARTS
from beadtrade.web.wire.codes import CloseCode
from tests.odd.bare import BINARY, CLOSE, COMPRESSED, CONT, PING, PONG, TEXT, a_bare_socket, frame, say
from tests.odd.tables import a_table
from tests.odd.world import World

RESERVED_KIND = 3
BOMB = zlib.compressobj(wbits=-15)
SMALL_AND_LARGE = BOMB.compress(bytes(10_000_000)) + BOMB.flush(zlib.Z_SYNC_FLUSH)
"""Ten megabytes of nothing in ten kilobytes: what fits into a frame of them is four megabytes."""
RENAME = json.dumps({"type": "command", "id": "r1", "command": {"type": "rename", "name": "In pieces"}})

BROKEN = {
    "binary": (frame(BINARY, RENAME), CloseCode.BINARY),
    "binary in parts": (frame(BINARY, b"a", fin=False) + frame(CONT, b"b"), CloseCode.BINARY),
    "no UTF-8": (frame(TEXT, b'{"type":"beat\xff"}'), CloseCode.NO_TEXT),
    "half a letter": (frame(TEXT, b'"\xe2\x82'), CloseCode.NO_TEXT),
    "a surrogate in UTF-8": (frame(TEXT, b'"\xed\xa0\x80"'), CloseCode.NO_TEXT),
    "compressed": (frame(TEXT, SMALL_AND_LARGE[: FRAME_BYTES - 200], flags=COMPRESSED), CloseCode.NO_FRAME),
    "other reserved bits": (frame(TEXT, b"{}", flags=0x20), CloseCode.NO_FRAME),
    "a reserved kind": (frame(RESERVED_KIND, b"{}"), CloseCode.NO_FRAME),
    "unmasked": (frame(TEXT, b"{}", is_masked=False), CloseCode.NO_FRAME),
    "a part of nothing": (frame(CONT, b"{}"), CloseCode.NO_FRAME),
    "a message within another": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), CloseCode.NO_FRAME),
    "a long ping": (frame(PING, b"x" * 126), CloseCode.NO_FRAME),
    "a ping in parts": (frame(PING, b"x", fin=False), CloseCode.NO_FRAME),
    "half a close": (frame(CLOSE, b"x"), CloseCode.NO_FRAME),
    "a close that is none": (frame(CLOSE, struct.pack("!H", 1005)), CloseCode.NO_FRAME),
    "too large": (frame(TEXT, b" " * (FRAME_BYTES + 1)), CloseCode.TOO_LARGE),
    "too large by its own word": (b"\x81\xff" + b"\xff" * 8, CloseCode.TOO_LARGE),
    "too large in parts": (frame(TEXT, b" " * 3_000, fin=False) + frame(CONT, b" " * 3_000), CloseCode.TOO_LARGE),
    "in parts without end": (frame(TEXT, b"", fin=False) + frame(CONT, fin=False) * PARTS, CloseCode.TOO_LARGE),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_broken_frame_closes_its_socket_with_its_code_and_no_other(world: World, kind: str) -> None:
    sent, code = BROKEN[kind]
    table = await a_table(world.served)
    before = await table.truth()
    async with table.socket("Mio") as mio, a_bare_socket(table, "Ben") as ben:
        await ben.send(sent)
        assert await ben.closed() == code
        await mio.command("m1", "say", text="Still here.")
        assert (await mio.answer())["done"]
    assert (await table.truth()).entries == before.entries + 1


async def test_a_message_in_parts_with_pings_between_them_is_read_like_any_other(world: World) -> None:
    table = await a_table(world.served)
    half = len(RENAME) // 2
    async with a_bare_socket(table, "Ben") as ben:
        await ben.send(frame(TEXT, RENAME[:half], fin=False) + frame(PING, b"ping") + frame(PONG, b"unasked for"))
        await ben.send(frame(CONT, b"", fin=False) + frame(CONT, RENAME[half:]))
        async for opcode, data in ben.frames():
            if opcode == PONG:
                assert data == b"ping"
            elif b'"answer"' in data:
                assert b'"done":true' in data
                break
    assert [player.name for player in table.room.ahead.players] == ["Ana", "In pieces", "Mio"]


async def test_one_byte_at_a_time_is_as_good_as_all_at_once(world: World) -> None:
    table = await a_table(world.served)
    async with a_bare_socket(table, "Ben") as ben:
        for byte in frame(TEXT, RENAME):
            await ben.send(bytes([byte]))
        await ben.send(say({"type": "ping"}))
        async for _, data in ben.frames():
            if b'"beat"' in data:
                break
    assert table.room.ahead.players[1].name == "In pieces"


async def test_nothing_that_comes_after_a_close_is_taken(world: World) -> None:
    table = await a_table(world.served)
    before = await table.truth()
    async with a_bare_socket(table, "Ben") as ben:
        await ben.send(frame(CLOSE, struct.pack("!H", 1000)) + frame(TEXT, RENAME))
        assert await ben.closed() == 1000
    assert await table.truth() == before
