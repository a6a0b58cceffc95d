"""A journal that is watched: the same journal, and how long each append took.

Law: it passes everything on as it is, faults too.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from beadtrade.journal.contract import START, Entry, Journal, RoomKey, RoomRow, Version
from beadtrade.web.watching.watch import Watch


class WatchedJournal:
    """See `Journal` for each method."""

    def __init__(self, journal: Journal, watch: Watch) -> None:
        self._journal = journal
        self._watch = watch

    def _storing(self) -> AbstractContextManager[object]:
        figures = self._watch.figures
        return nullcontext() if figures is None else figures.commit_seconds.time()

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        with self._storing():
            await self._journal.create(row, entries)
        self._watch.room_made(row.room)

    async def append(self, room: RoomKey, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
        with self._storing():
            await self._journal.append(room, version, entries, row)

    async def read(self, room: RoomKey, after: Version = START) -> list[Entry]:
        return await self._journal.read(room, after)

    async def row(self, room: RoomKey) -> RoomRow:
        return await self._journal.row(room)

    async def rooms(self) -> list[RoomRow]:
        return await self._journal.rooms()

    async def rooms_with_deadline(self) -> list[RoomRow]:
        return await self._journal.rooms_with_deadline()

    async def expired(self, now: int) -> list[RoomKey]:
        return await self._journal.expired(now)

    async def delete(self, room: RoomKey, *, if_expired_at: int | None = None) -> bool:
        is_gone = await self._journal.delete(room, if_expired_at=if_expired_at)
        if is_gone:
            self._watch.room_deleted(room)
        return is_gone

    async def close(self) -> None:
        await self._journal.close()
