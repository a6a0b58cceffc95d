"""How the server lets its rooms and sockets go when it is told to stop.

Law: nothing new is begun, what began is stored and its answers leave, then everybody is asked to come back. Nothing is
waited for longer than its time: a stalled phone or a stuck disk keeps no server from stopping.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from beadtrade.room.directory import Directory
from beadtrade.web.outbox import Outbox

STORE_WITHIN_S = 1.5
SAY_GOODBYE_WITHIN_S = 1.0
"""Together with what the server itself takes, less than the five seconds after which it is gone at all events."""

log = logging.getLogger("beadtrade.server")


class Stopping:
    """Whether the server stops, and the sockets that have to be told."""

    def __init__(self, directory: Directory) -> None:
        self.has_begun = False
        self._directory = directory
        self._outboxes: set[Outbox] = set()
        self._served = 0
        self._all_gone = asyncio.Event()
        self._all_gone.set()

    @contextmanager
    def serving(self) -> Iterator[None]:
        """A socket is waited for while it is served."""
        self._served += 1
        self._all_gone.clear()
        try:
            yield
        finally:
            self._served -= 1
            if self._served == 0:
                self._all_gone.set()

    @contextmanager
    def telling(self, outbox: Outbox) -> Iterator[None]:
        """An outbox is finished when the server stops."""
        self._outboxes.add(outbox)
        try:
            yield
        finally:
            self._outboxes.discard(outbox)

    async def stop(self) -> None:
        """Returns when all are gone, or have had their time. The second call has nothing left to do."""
        if self.has_begun:
            return
        self.has_begun = True
        try:
            async with asyncio.timeout(STORE_WITHIN_S):
                await self._directory.stop()
        except TimeoutError:
            log.error("what was on its way to the journal was not stored in time")
        for outbox in tuple(self._outboxes):
            outbox.finish()
        with suppress(TimeoutError):
            async with asyncio.timeout(SAY_GOODBYE_WITHIN_S):
                await self._all_gone.wait()
