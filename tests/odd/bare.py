"""A connection without any library: bytes out, bytes in, so that it can say what no library would.

Law: it waits for bytes or for the end, never for time to pass.
"""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from tests.odd.tables import Table, cookie
from tests.web.in_process import HELLO, PATIENCE_S

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
COMPRESSED = 0x40
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
NEVER = -1
"""In place of a close code: the connection ended without one."""


def frame(opcode: int, data: bytes | str = b"", fin: bool = True, flags: int = 0, is_masked: bool = True) -> bytes:
    """One frame as a client sends it."""
    data = data.encode() if isinstance(data, str) else data
    size, mask = len(data), 0x80 * is_masked
    head = bytes([0x80 * fin | flags | opcode])
    head += bytes([mask | size]) if size < 126 else bytes([mask | 126]) + struct.pack("!H", size)
    return head + (bytes(4) if is_masked else b"") + data


def say(message: object) -> bytes:
    return frame(TEXT, json.dumps(message))


def upgrade(table: Table, name: str | None = None, more: str = "", method: str = "GET") -> bytes:
    """The request for a socket."""
    whose = "" if name is None else f"Cookie: {cookie(name)}\r\n"
    return (
        f"{method} /ws/{table.room.key} HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{whose}{more}\r\n"
    ).encode()


@dataclass
class Bare:
    """A connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def send_last(self, data: bytes) -> None:
        """And nothing more."""
        await self.send(data)
        with suppress(OSError):  # the server was the first to end it
            self.writer.write_eof()

    async def head(self) -> str:
        """The head of an HTTP answer; empty when there is none."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(PATIENCE_S):
                return (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        return ""

    async def ended(self) -> bytes:
        """All that comes until the server ends the connection."""
        found = b""
        async with asyncio.timeout(PATIENCE_S):
            with suppress(ConnectionError):
                while piece := await self.reader.read(65_536):
                    found += piece
        return found

    async def frames(self) -> AsyncIterator[tuple[int, bytes]]:
        """Frames as the server sends them, until it ends the connection."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                async with asyncio.timeout(PATIENCE_S):
                    opcode, size = await self.reader.readexactly(2)
                    if size == 126:
                        (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                    yield opcode & 0x0F, await self.reader.readexactly(size)

    async def closed(self) -> int:
        """With which code the server closes the socket, NEVER when it does without."""
        async for opcode, data in self.frames():
            if opcode == CLOSE:
                return int(struct.unpack("!H", data[:2])[0])
        return NEVER


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[Bare]:
    """An open connection that has said nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Bare(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def a_bare_socket(table: Table, name: str | None = None, *, says_hello: bool = True) -> AsyncIterator[Bare]:
    """A socket that was accepted."""
    async with connected(table.served.port) as bare:
        await bare.send(upgrade(table, name))
        assert " 101 " in await bare.head()
        if says_hello:
            await bare.send(say(HELLO))
        yield bare
