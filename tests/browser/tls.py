"""What makes https of http before a server, as a proxy does: it ends TLS and hands every byte on.

Law: the certificate is made for the test and trusted by nobody else; nothing of it outlives the test.
"""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

OPENSSL = shutil.which("openssl")
CHUNK = 65_536
PATIENCE_S = 10


def certificate(folder: Path, host: str) -> Path:
    """A key and a certificate for the host, in one file."""
    assert OPENSSL is not None
    both = folder / "table.pem"
    made = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1")
    where = ("-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}", "-keyout", both, "-out", folder / "cert")
    subprocess.run((OPENSSL, *made, *where), check=True, capture_output=True, timeout=30)
    both.write_text(both.read_text() + (folder / "cert").read_text())
    return both


@contextmanager
def https_to(port: int, pem: Path) -> Iterator[int]:
    """Takes https on a port of its own, which is given, and hands it on to `port`."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(pem)
    ready: Future[tuple[int, Callable[[], object]]] = Future()

    async def serve() -> None:
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        server = await asyncio.start_server(lambda *ends: _hand_on(port, *ends), "127.0.0.1", 0, ssl=context)
        ready.set_result((server.sockets[0].getsockname()[1], lambda: loop.call_soon_threadsafe(over.set)))
        await over.wait()
        server.close()

    with ThreadPoolExecutor(1) as thread:
        serving = thread.submit(asyncio.run, serve())
        own, end = ready.result(PATIENCE_S)
        try:
            yield own
        finally:
            end()
            serving.result(PATIENCE_S)


async def _hand_on(port: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        await asyncio.gather(_pump(reader, inner_writer), _pump(inner_reader, writer))
    finally:
        writer.transport.abort()
        inner_writer.transport.abort()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until one end closes; the other one is told so."""
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()
