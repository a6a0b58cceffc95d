"""A journal in memory, for tests of what stands on a journal.

Law: it keeps the whole contract, and the test decides when an append becomes durable and which one fails. What is
handed over is stored in order, even if whoever waits is cancelled, as with a real store.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from beadtrade.journal.contract import (
    START,
    Conflict,
    Entry,
    JournalFault,
    JournalUnavailable,
    NoSuchRoom,
    RoomExists,
    RoomKey,
    RoomRow,
    Version,
    check_append,
)
from beadtrade.journal.expiry import is_expired
from beadtrade.journal.formats import upgrade

Answer = TypeVar("Answer")


@dataclass(slots=True)
class Log:
    """One room: its row and its entries."""

    row: RoomRow
    entries: list[Entry] = field(default_factory=list)

    @property
    def last(self) -> Version:
        """The last version stored."""
        return Version(len(self.entries))


class MemoryJournal:
    """A `Journal` that forgets everything with the process."""

    def __init__(self) -> None:
        self._logs: dict[RoomKey, Log] = {}
        self._waiting: deque[tuple[Callable[[], object], asyncio.Future[Any]]] = deque()
        self._faults: deque[JournalFault] = deque()
        self._is_held = False
        self._is_closed = False

    def hold(self) -> None:
        """From now on nothing that is handed over becomes durable."""
        self._is_held = True

    def release(self, count: int | None = None) -> None:
        """Store the oldest `count` that are held and go on holding, or store all and hold no longer."""
        if count is None:
            self._is_held = False
        for _ in range(len(self._waiting) if count is None else count):
            self._store_one()

    def fail_next(self, fault: JournalFault) -> None:
        """The next write to be stored fails with this instead; called again, the one after it too."""
        self._faults.append(fault)

    @property
    def held(self) -> int:
        """How many writes were handed over and are not durable."""
        return len(self._waiting)

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """See `Journal.create`."""
        check_append(row.room, Version(START + 1), entries, row)
        await self._write(lambda: self._create(row, entries))

    async def append(self, room: RoomKey, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
        """See `Journal.append`."""
        check_append(room, version, entries, row)
        await self._write(lambda: self._append(version, entries, row))

    async def read(self, room: RoomKey, after: Version = START) -> list[Entry]:
        """See `Journal.read`."""
        await self._turn()
        return [upgrade(room, entry) for entry in self._log(room).entries[after:]]

    async def row(self, room: RoomKey) -> RoomRow:
        """See `Journal.row`."""
        await self._turn()
        return self._log(room).row

    async def rooms(self) -> list[RoomRow]:
        """See `Journal.rooms`."""
        await self._turn()
        return sorted((log.row for log in self._logs.values()), key=lambda row: row.created)

    async def rooms_with_deadline(self) -> list[RoomRow]:
        """See `Journal.rooms_with_deadline`."""
        await self._turn()
        timed = [(log.row.deadline, log.row) for log in self._logs.values() if log.row.deadline is not None]
        return [row for _, row in sorted(timed, key=lambda pair: pair[0])]

    async def expired(self, now: int) -> list[RoomKey]:
        """See `Journal.expired`."""
        return [row.room for row in await self.rooms() if is_expired(row, now)]

    async def delete(self, room: RoomKey, *, if_expired_at: int | None = None) -> bool:
        """See `Journal.delete`."""
        return await self._write(lambda: self._delete(room, if_expired_at))

    async def close(self) -> None:
        """See `Journal.close`. What is held becomes durable."""
        self._is_closed = True
        self.release()
        await asyncio.sleep(0)

    async def _turn(self) -> None:
        """No real store answers before others had their turn on the loop, so no caller may come to count on it."""
        self._check_open()
        await asyncio.sleep(0)

    async def _write(self, work: Callable[[], Answer]) -> Answer:
        self._check_open()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Answer] = loop.create_future()
        self._waiting.append((work, done))
        if not self._is_held:
            loop.call_soon(self._store_one_unless_held)
        return await done

    def _store_one_unless_held(self) -> None:
        if not self._is_held:
            self._store_one()

    def _store_one(self) -> None:
        if not self._waiting:  # a release came before its turn
            return
        work, done = self._waiting.popleft()
        try:
            if self._faults:
                raise self._faults.popleft()
            value = work()
        except JournalFault as fault:
            if not done.done():
                done.set_exception(fault)
        else:
            if not done.done():
                done.set_result(value)

    def _create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        if row.room in self._logs:
            raise RoomExists(row.room)
        self._logs[row.room] = Log(row, list(entries))

    def _append(self, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
        log = self._log(row.room)
        if version != log.last + 1:
            raise Conflict(row.room, version, log.last)
        log.entries.extend(entries)
        log.row = row

    def _delete(self, room: RoomKey, if_expired_at: int | None) -> bool:
        if if_expired_at is not None and not is_expired(self._log(room).row, if_expired_at):
            return False
        self._log(room)
        del self._logs[room]
        return True

    def _log(self, room: RoomKey) -> Log:
        if room not in self._logs:
            raise NoSuchRoom(room)
        return self._logs[room]

    def _check_open(self) -> None:
        if self._is_closed:
            raise JournalUnavailable("memory", "the journal is closed")
