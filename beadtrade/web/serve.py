"""Runs the server: takes the port, says where it is, serves until told to stop.

Law: the port is taken before anything else is done, and whatever keeps the server from starting is a `CannotServe`
whose text is one line.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from beadtrade import __version__
from beadtrade.journal.contract import JournalFault
from beadtrade.journal.sqlite import SqliteJournal
from beadtrade.settings import Settings, parse_listener
from beadtrade.web import machine
from beadtrade.web.addresses import candidates, listening_on
from beadtrade.web.app import create_app
from beadtrade.web.assets import NotBuilt
from beadtrade.web.banner import banner
from beadtrade.web.process import FINISH_REQUESTS_S, Server, end_at_signals
from beadtrade.web.transport import FrugalSocket, PromptRequests
from beadtrade.web.watching.facts import tell
from beadtrade.web.watching.figures import Figures
from beadtrade.web.watching.listener import listening
from beadtrade.web.watching.log import LogForm, LogLevel, set_up_log
from beadtrade.web.watching.watch import Watch

BACKLOG = 2048
"""A lobby of phones that reconnect at once must not be turned away."""
UNACKNOWLEDGED_MS = 30_000
"""A phone that acknowledges nothing for three heartbeats is gone; by itself the system would wait a quarter of an
hour, and count a spectator for as long."""
FRAME_BYTES = 4096
"""The largest frame a client may send; the longest command is a tenth of it."""
PRIVATE_FOLDER = 0o700
USUAL_LEVEL: Mapping[LogForm, LogLevel] = {"text": "warning", "json": "info"}
"""A terminal shows a link and its QR code, which should stay in sight; whoever wants JSON collects it."""
NO_IPV6 = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT)

log = logging.getLogger("beadtrade.server")


class CannotServe(Exception):
    """The server can't start; the text is one line."""


def serve(settings: Settings) -> None:
    """Serves until SIGINT or SIGTERM; CannotServe when it can't start."""
    set_up_log(settings.log, settings.log_level or USUAL_LEVEL[settings.log])
    sockets = listen(settings.host, settings.port)
    prepare_journal(settings.journal)
    end_at_signals()
    try:
        asyncio.run(_serve(settings, sockets))
    except (NotBuilt, JournalFault) as fault:
        raise CannotServe(str(fault)) from None


async def _serve(settings: Settings, sockets: list[socket.socket]) -> None:
    journal = await SqliteJournal.open(Path(settings.journal))
    try:
        found = listening_on(settings.host, candidates(machine.default_route(), machine.interfaces()))
        with watching(settings.metrics) as watch:
            app = create_app(settings, journal, found, watch=watch)
            server = Server(server_config(app), app.state.stopping)
            port = sockets[0].getsockname()[1]
            print(banner(settings, port, found, machine.enclosure(), sys.stdout), flush=True)
            tell(log, logging.INFO, "started", version=__version__, port=port)
            await server.serve(sockets=sockets)
    finally:
        await journal.close()
        tell(log, logging.INFO, "stopped")


@contextmanager
def watching(metrics: str | None) -> Iterator[Watch]:
    """With figures, and a listener where they are read, when an address for them is given."""
    if metrics is None:
        yield Watch()
        return
    figures, (host, port) = Figures(), parse_listener(metrics)
    with ExitStack() as stack:
        try:
            stack.enter_context(listening(figures, host.strip("[]"), port))
        except OSError as fault:
            raise CannotServe(f"metrics {metrics}: {fault.strerror}") from None
        yield Watch(figures)


def server_config(app: FastAPI) -> uvicorn.Config:
    """How uvicorn serves it; tests serve it the same way."""
    return uvicorn.Config(
        app,
        http=PromptRequests,
        ws=FrugalSocket,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=None,  # the room's own heartbeat does more: it knows who is away
        ws_per_message_deflate=False,  # frames are small, and a compressor per phone is not
        backlog=BACKLOG,
        access_log=False,  # addresses hold the keys of rooms
        server_header=False,
        log_config=None,  # its words go where ours go, and leave out what ours leave out
        log_level="warning",
        timeout_graceful_shutdown=FINISH_REQUESTS_S,
    )


def prepare_journal(journal: str) -> None:
    """Makes the folder of the journal, which is a file."""
    if "://" in journal:
        raise CannotServe(f"journal {journal}: a file is wanted")
    try:
        Path(journal).parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as fault:
        raise CannotServe(f"journal {journal}: {fault.strerror}") from None
    if not os.access(Path(journal).parent, os.W_OK):
        raise CannotServe(f"journal {journal}: its folder can't be written")


def listen(host: str | None, port: int) -> list[socket.socket]:
    """Sockets on the host, or on all addresses.

    IPv4 and IPv6 get one each rather than one for both: through that, an IPv4 address would come in IPv6's clothes, and
    a proxy on this machine would not be known as one.
    """
    try:
        if host is not None:
            family, address = _resolved(host, port)
            return [_listening(family, address, port)]
        first = _listening(socket.AF_INET, "0.0.0.0", port)
        return [first, *_on_ipv6(first.getsockname()[1])]
    except socket.gaierror:
        raise CannotServe(f"host {host}: there is no such address") from None
    except OSError as fault:
        raise CannotServe(_why_not(host, port, fault)) from None


def _resolved(host: str, port: int) -> tuple[socket.AddressFamily, str]:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    return family, str(address[0])


def _listening(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    # Only with dualstack_ipv6 would this socket take IPv4 too.
    listening = socket.create_server((address, port), family=family, backlog=BACKLOG)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; those it accepts inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_MS)
    return listening


def _on_ipv6(port: int) -> list[socket.socket]:
    try:
        return [_listening(socket.AF_INET6, "::", port)]
    except OSError as fault:
        if fault.errno in NO_IPV6:
            return []
        raise


def _why_not(host: str | None, port: int, fault: OSError) -> str:
    match fault.errno:
        case errno.EADDRINUSE:
            return f"port {port} is busy; choose another with --port"
        case errno.EACCES:
            return f"port {port} needs more rights; choose one from 1024 with --port"
        case errno.EADDRNOTAVAIL:
            return f"host {host}: this machine does not have that address"
        case _:
            return f"port {port}: {fault.strerror}"
