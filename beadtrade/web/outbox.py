"""What waits to be sent to one socket.

Law: putting something in never waits. A socket that is too slow for all of it skips to the whole, latest view; one
that takes nothing for ten seconds is given up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

FRAMES_WAITING = 64
"""Some seconds of a lively table; whoever is further behind is better served by the whole view."""

LATE = 4
"""A socket with as many frames waiting is late: what can be left out would only make it later."""

STUCK_S = 10.0


class HungUp(Exception):
    """The room has ended the connection."""


class Outbox:
    """Frames on their way to one socket; `show_all` is asked for the whole view after frames were skipped."""

    def __init__(self, write: Callable[[str], Awaitable[None]], show_all: Callable[[], None]) -> None:
        self._write = write
        self._show_all = show_all
        self._frames: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._is_behind = False
        self._is_over = False
        self._takes_more = True

    def hang_up(self) -> None:
        """Nothing more is sent."""
        self._is_over = True
        self._filled.set()

    def finish(self) -> None:
        """What waits is sent, and nothing after it."""
        self._takes_more = False
        self._filled.set()

    def put(self, frame: bytes) -> None:
        if self._is_behind or not self._takes_more:
            return
        if len(self._frames) >= FRAMES_WAITING:
            self._frames.clear()
            self._is_behind = True
        else:
            self._frames.append(frame)
        self._filled.set()

    def put_if_prompt(self, frame: bytes) -> None:
        """For a frame that a late socket does without."""
        if len(self._frames) < LATE:
            self.put(frame)

    async def run(self) -> None:
        """Sends until cancelled. TimeoutError when the socket takes nothing for ten seconds, HungUp when told so, or
        when it is finished.
        """
        while True:
            await self._filled.wait()
            self._filled.clear()
            if self._is_over:
                raise HungUp
            if self._is_behind:
                self._is_behind = False
                self._show_all()
            while self._frames:
                async with asyncio.timeout(STUCK_S):
                    await self._write(self._frames.popleft().decode())
            if not self._takes_more:
                raise HungUp
