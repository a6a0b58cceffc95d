"""The server as a process: uvicorn, and what signals do to it.

Law: the first SIGINT or SIGTERM asks it to stop, the second ends it on the spot. It is gone within five seconds at all
events; what the journal has acknowledged is safe in any of these ways.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
from types import FrameType

import uvicorn

from beadtrade.web.stopping import Stopping

SECONDS_TO_STOP = 4.75
"""After this the process ends in the middle of whatever holds it up: a service manager would do worse."""
GIVEN_UP = 1
"""The exit code of that."""
FINISH_REQUESTS_S = 1
"""How long pages on their way may take."""
CUT_STALLED_AFTER_S = 0.8
"""Less than that: what still waits for its reader then is cut off, and nothing is left to be cancelled."""
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

log = logging.getLogger("beadtrade.server")


class Server(uvicorn.Server):
    """Uvicorn, which lets the rooms and their sockets go before it closes connections."""

    def __init__(self, config: uvicorn.Config, stopping: Stopping) -> None:
        super().__init__(config)
        self._stopping = stopping

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """From here on the system itself answers a signal, which it does at once."""
        end_at_signals()
        last = threading.Timer(SECONDS_TO_STOP, _give_up)
        last.daemon = True
        last.start()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in; who is there is told; then the rest is closed."""
        log.info("stopping")
        for each in self.servers:
            each.close()
        await self._stopping.stop()
        cutting = asyncio.get_running_loop().call_later(CUT_STALLED_AFTER_S, self._cut_stalled)
        await super().shutdown(sockets)
        cutting.cancel()

    def _cut_stalled(self) -> None:
        """A connection that does not take its last bytes would be waited for."""
        for each in tuple(self.server_state.connections):
            transport = each.transport
            if transport is not None and transport.is_closing():
                transport.abort()


def end_at_signals() -> None:
    """The system's own way: no handler of ours, no traceback."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_DFL)


def _give_up() -> None:
    log.error("it did not stop in time")
    os._exit(GIVEN_UP)
