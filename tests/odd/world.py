"""A server in this process with a loop of its own, which stands still between two runs.

Law: its rooms do nothing of their own accord: whatever changes in one was sent by a test, or ticked by one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, Self, TypeVar
from unittest import mock

from beadtrade.room import directory
from tests.web.in_process import Served, a_server

T = TypeVar("T")
NEVER_S = 1_000_000.0


class World(logging.Handler):
    """`served` is the server; as a handler it keeps what the log says is wrong."""

    served: Served

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._runner = asyncio.Runner()
        self._open = AsyncExitStack()
        self._faults: list[str] = []

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self)
        with mock.patch.object(directory, "TICK_S", NEVER_S):
            self.served = self.run(self._open.enter_async_context(a_server()))
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self._open.aclose())
        self._runner.close()
        logging.getLogger().removeHandler(self)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.append(logging.Formatter().format(record))

    def faults(self) -> list[str]:
        """What went wrong since this was asked last."""
        found, self._faults = self._faults, []
        return found
