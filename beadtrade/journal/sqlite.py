"""The embedded journal: one SQLite file, no set-up.

Law: nothing here waits on the event loop. Writes go to the writer's thread, reads to a thread and a connection of
their own, so a room being replayed holds up no trade. Two programs may open one file: the version decides between
them, and the later one gets a `Conflict`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Self, TypeVar

from beadtrade.journal import statements
from beadtrade.journal.compaction import compact
from beadtrade.journal.contract import (
    START,
    Entry,
    JournalUnavailable,
    RoomKey,
    RoomRow,
    Version,
    check_append,
)
from beadtrade.journal.faults import FAULTS, unavailable
from beadtrade.journal.schema import open_to_read, open_to_write
from beadtrade.journal.writer import Writer

BUSY_MS: Final = 5_000
"""How long to wait for another program's lock; players would rather hear `not_stored` than wait longer."""

Answer = TypeVar("Answer")


class SqliteJournal:
    """A `Journal` in a file. Open it with `SqliteJournal.open`, on the event loop it will be used from."""

    def __init__(self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self.path = path
        self._writer = Writer(writing, path)
        self._reading = reading
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal reader")
        self._is_closed = False

    @classmethod
    async def open(cls, path: Path, *, busy_ms: int = BUSY_MS) -> Self:
        """Open the journal, making the file (0600) and its directory (0700) if they are not there.

        Raises `JournalUnavailable` for a file that is no journal or cannot be used, `FormatUnknown` for a newer one.
        """
        path = path.absolute()  # ":memory:" and other words of SQLite's are names of files here
        writing, reading = await asyncio.to_thread(_open_both, path, busy_ms)
        return cls(path, writing, reading)

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """See `Journal.create`."""
        check_append(row.room, Version(START + 1), entries, row)
        await self._writer.do(lambda connection: statements.create(connection, row, entries))

    async def append(self, room: RoomKey, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
        """See `Journal.append`."""
        check_append(room, version, entries, row)
        await self._writer.do(lambda connection: statements.append(connection, version, entries, row))

    async def read(self, room: RoomKey, after: Version = START) -> list[Entry]:
        """See `Journal.read`."""
        return await self._ask(lambda connection: statements.read(connection, room, after))

    async def row(self, room: RoomKey) -> RoomRow:
        """See `Journal.row`."""
        return await self._ask(lambda connection: statements.row_of(connection, room))

    async def rooms(self) -> list[RoomRow]:
        """See `Journal.rooms`."""
        return await self._ask(statements.rooms)

    async def rooms_with_deadline(self) -> list[RoomRow]:
        """See `Journal.rooms_with_deadline`."""
        return await self._ask(statements.rooms_with_deadline)

    async def expired(self, now: int) -> list[RoomKey]:
        """See `Journal.expired`."""
        return await self._ask(lambda connection: statements.expired(connection, now))

    async def delete(self, room: RoomKey, *, if_expired_at: int | None = None) -> bool:
        """See `Journal.delete`."""
        return await self._writer.do(lambda connection: statements.delete(connection, room, if_expired_at), scrubs=True)

    async def close(self) -> None:
        """See `Journal.close`. The writer closes last, and with it the write-ahead log goes into the file."""
        self._is_closed = True
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        await self._writer.close()

    async def _ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        if self._is_closed:
            raise JournalUnavailable(self.path, "the journal is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, _in_one_moment, self._reading, question
            )
        except FAULTS as error:
            raise unavailable(self.path, error) from error


def _open_both(path: Path, busy_ms: int) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    writing = open_to_write(path, busy_ms)
    try:
        compact(writing)
        return writing, open_to_read(path, busy_ms)
    except BaseException:
        writing.close()
        raise


def _in_one_moment(connection: sqlite3.Connection, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
    """All statements of one question see the same state, whatever is committed meanwhile."""
    connection.execute("BEGIN")
    try:
        return question(connection)
    finally:
        connection.execute("ROLLBACK")
