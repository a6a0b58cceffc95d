"""A bad network: a proxy between clients and server whose every connection can be stalled, slowed and cut.

Law: it passes bytes on in order, or not at all; it knows nothing of what they mean. Each direction is apart.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

CHUNK = 4096
"""The most that it takes in while it passes nothing on: little, so that a stalled socket is soon felt by the sender."""

CRUMB = 48
"""Bytes that a slowed direction passes on at a time: less than any frame has."""

CRUMB_S = 0.001
"""The pause after each of them: 48 KB a second, as in a train."""

RESET_AT_CLOSE = struct.pack("ii", 1, 0)
"""SO_LINGER: on, for no time. Whoever is at the other end gets a reset, as from a phone that changes its network."""


class Way:
    """One direction of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._flows = asyncio.Event()
        self._flows.set()
        self._left: int | None = None
        self.is_slow = False

    def stall(self) -> None:
        """From now on it passes nothing on, and closes nothing."""
        self._flows.clear()

    def flow(self) -> None:
        """It passes on again, first what has waited, at its old speed."""
        self.is_slow = False
        self._flows.set()

    def end_after(self, count: int) -> None:
        """It passes so many bytes more on, and then breaks off: most likely within a frame."""
        self._left = count

    async def run(self) -> None:
        """Until the sender closes, or the way breaks off."""
        while chunk := await self._reader.read(CHUNK):
            while chunk and self._left != 0:
                await self._flows.wait()
                piece, chunk = self._next(chunk)
                self._writer.write(piece)
                await self._writer.drain()
                if self.is_slow:
                    await asyncio.sleep(CRUMB_S)
            if self._left == 0:
                return

    def _next(self, chunk: bytes) -> tuple[bytes, bytes]:
        size = min(CRUMB if self.is_slow else len(chunk), len(chunk) if self._left is None else self._left)
        if self._left is not None:
            self._left -= size
        return chunk[:size], chunk[size:]


class Link:
    """One connection through the proxy: `up` from client to server, `down` back."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter, up: Way, down: Way) -> None:
        self.up, self.down = up, down
        self._sides = (client, server)

    def flow(self) -> None:
        """All well again."""
        self.up.flow()
        self.down.flow()

    def cut(self) -> None:
        """A reset to both ends; what was on its way is lost."""
        for side in self._sides:
            reset(side)


class Proxy:
    """Listens on a loopback port of its own for connections to one server. Use `async with Proxy(port) as proxy`."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._links: dict[int, Link] = {}
        self._open: set[Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""

    async def __aenter__(self) -> Proxy:
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=CHUNK)
        self.url = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for link in tuple(self._open):  # a port may have been given anew, while its old link still stood still
            link.flow()
            link.cut()
        await asyncio.gather(*self._tasks)

    def link_from(self, client_port: int) -> Link:
        """The connection that came from this port of the client."""
        return self._links[client_port]

    async def _serve(self, reader: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        port: int = client.get_extra_info("peername")[1]
        try:
            await self._pass_on(port, reader, client)
        except OSError:  # the server is not there, or either end was cut
            pass
        finally:
            reset(client)
            self._tasks.discard(task)

    async def _pass_on(self, port: int, from_client: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        from_server, server = await asyncio.open_connection("127.0.0.1", self._server_port, limit=CHUNK)
        link = self._links[port] = Link(client, server, Way(from_client, server), Way(from_server, client))
        self._open.add(link)
        ways = [asyncio.ensure_future(way.run()) for way in (link.up, link.down)]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            reset(server)
            self._open.discard(link)


def reset(side: asyncio.StreamWriter) -> None:
    """Ends a connection at once, without the usual goodbye."""
    ours = side.get_extra_info("socket")
    with suppress(OSError):  # it is closed already
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_AT_CLOSE)
    side.transport.abort()
