"""The one thread that writes: it takes all that is waiting, commits it at once and tells those who wait.

Law: the event loop never waits for the disk, and a sync that is under way is what gathers the next batch; nothing is
held back to make a batch larger. What was handed over before `close` is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from beadtrade.journal.batch import Done, Outcome, Work, commit_together
from beadtrade.journal.contract import JournalUnavailable
from beadtrade.journal.faults import FAULTS, unavailable
from beadtrade.journal.schema import waiting

LARGEST_BATCH: Final = 512
"""One commit of this many takes a few ms; more would let the first of them wait for the last."""

SCRUB_AGAIN_S: Final = 1.0
"""A reader held the log's old pages: look again this soon, even if nobody writes."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Job:
    """Work, who waits for it, and whether it leaves bytes in the log that must not stay there."""

    work: Work
    answer: asyncio.Future[Any]
    scrubs: bool


class Writer:
    """Owns the writing connection. Called on the event loop; `_run` and what it calls are the other thread's."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._is_last_batch = False
        self._owes_scrub = True  # a program that was killed may have left a deleted room's pages in its log
        self._thread = threading.Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Answer], *, scrubs: bool = False) -> Answer:
        """Do the work with the next commit. Raises what the work raised, or `JournalUnavailable`."""
        if self._is_closed:
            raise JournalUnavailable(self._path, "the journal is closed")
        job = Job(work, self._loop.create_future(), scrubs)
        self._queue.put(job)
        answer: Answer = await job.answer
        return answer

    async def close(self) -> None:
        """Store what is queued, then end the thread and close the connection."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            while not self._is_last_batch:
                self._settle(self._next_batch())
        finally:
            self._connection.close()

    def _next_batch(self) -> list[Job]:
        """Wait for one job, then take those that came meanwhile. Empty when there is only scrubbing to do."""
        batch: list[Job] = []
        with contextlib.suppress(Empty):
            job = self._queue.get(timeout=SCRUB_AGAIN_S if self._owes_scrub else None)
            while job is not None:
                batch.append(job)
                if len(batch) == LARGEST_BATCH:
                    return batch
                job = self._queue.get_nowait()
            self._is_last_batch = True
        return batch

    def _settle(self, batch: Sequence[Job]) -> None:
        outcomes = commit_together(self._connection, [job.work for job in batch]) if batch else []
        self._owes_scrub = self._owes_scrub or any(job.scrubs for job in batch)
        if self._owes_scrub:
            self._scrub()
        self._tell(batch, outcomes)

    def _scrub(self) -> None:
        """Empty the write-ahead log into the file: its old pages still hold what was blanked since.

        It never waits: with a reader in the way the log stays owed, and the next turn of the thread tries again.
        """
        with contextlib.suppress(sqlite3.Error), waiting(self._connection, 0):
            is_busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            self._owes_scrub = bool(is_busy)

    def _tell(self, batch: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)

    def _deliver(self, batch: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.answer.done():  # whoever waited was cancelled
                continue
            if isinstance(outcome, Done):
                job.answer.set_result(outcome.value)
            else:
                job.answer.set_exception(self._worded(outcome.fault))

    def _worded(self, fault: Exception) -> Exception:
        return unavailable(self._path, fault) if isinstance(fault, FAULTS) else fault
