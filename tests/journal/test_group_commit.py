"""The writing thread: few commits for many rooms, and a fault told to those it concerns."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from beadtrade.journal import sqlite as embedded
from beadtrade.journal.contract import Entry, JournalUnavailable, RoomKey
from beadtrade.journal.schema import open_to_write
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import HILL, LAKE, V2, V3, a_row, an_entry, some_entries

pytestmark = pytest.mark.anyio

ROOMS = [RoomKey(f"room-{number:03}") for number in range(100)]


class Traced:
    """Every statement that the writer says, in order."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def open_to_write(self, path: Path, busy_ms: int) -> sqlite3.Connection:
        connection = open_to_write(path, busy_ms)
        connection.set_trace_callback(self.said.append)
        return connection

    @property
    def commits(self) -> int:
        return self.said.count("COMMIT")


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> Traced:
    traced = Traced()
    monkeypatch.setattr(embedded, "open_to_write", traced.open_to_write)
    return traced


@pytest.fixture
async def journal(traced: Traced, path: Path) -> AsyncIterator[SqliteJournal]:
    journal = await SqliteJournal.open(path)
    await asyncio.gather(*(journal.create(a_row(room), some_entries(1, 1)) for room in ROOMS))
    traced.said.clear()
    yield journal
    await journal.close()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is writing: whatever the journal is given meanwhile has to wait."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def handed_over(journal: SqliteJournal, rooms: list[RoomKey]) -> list[asyncio.Task[None]]:
    appends = [asyncio.create_task(journal.append(room, V2, some_entries(2, 2), a_row(room))) for room in rooms]
    await asyncio.sleep(0)
    return appends


async def test_appends_that_wait_together_are_committed_together(
    journal: SqliteJournal, traced: Traced, path: Path
) -> None:
    """The first batch holds whatever came before the writer woke up, the second all the rest."""
    with locked(path):
        appends = await handed_over(journal, ROOMS)
    await asyncio.gather(*appends)
    assert traced.commits <= 2
    assert [len(await journal.read(room)) for room in ROOMS] == [2] * len(ROOMS)


async def test_a_room_that_fails_half_way_in_a_batch_takes_no_other_with_it(
    journal: SqliteJournal, traced: Traced, path: Path
) -> None:
    too_late = Entry(V3, 1, 2**70, b"SQLite has no such number")
    with locked(path):
        before = await handed_over(journal, ROOMS[:5])
        failing = asyncio.create_task(journal.append(ROOMS[5], V2, [an_entry(2), too_late], a_row(ROOMS[5])))
        after = await handed_over(journal, ROOMS[6:10])
    await asyncio.gather(*before, *after)
    with pytest.raises(OverflowError):
        await failing
    assert traced.commits <= 2
    assert await journal.read(ROOMS[5]) == some_entries(1, 1)
    assert [len(await journal.read(room)) for room in ROOMS[6:10]] == [2] * 4


async def test_a_full_disk_is_told_to_all_who_wait_and_stores_nothing_of_them(path: Path) -> None:
    writing, reading = embedded._open_both(path, 0)
    journal = SqliteJournal(path, writing, reading)
    await journal.create(a_row(), some_entries(1, 1))
    await journal.create(a_row(HILL), some_entries(1, 1))
    writing.execute("PRAGMA max_page_count = 1")  # SQLite takes the size it has now as the least
    with pytest.raises(JournalUnavailable, match=f"{path}: database or disk is full"):
        await journal.append(LAKE, V2, [an_entry(2, b"x" * 100_000)], a_row())
    assert await journal.read(LAKE) == some_entries(1, 1)
    writing.execute("PRAGMA max_page_count = 1000000")
    await journal.append(LAKE, V2, some_entries(2, 2), a_row())
    assert await journal.read(LAKE) == some_entries(1, 2)
    await journal.close()


async def test_the_loop_goes_round_while_a_commit_waits(journal: SqliteJournal, path: Path) -> None:
    with locked(path):
        (append,) = await handed_over(journal, ROOMS[:1])
        assert len(await journal.rooms()) == len(ROOMS)
        assert not append.done()
    await append


async def test_a_lock_that_another_program_keeps_is_told_after_the_longest_wait(path: Path) -> None:
    journal = await SqliteJournal.open(path, busy_ms=1)
    await journal.create(a_row(), some_entries(1, 1))
    with locked(path), pytest.raises(JournalUnavailable, match=f"{path}: database is locked"):
        await journal.append(LAKE, V2, some_entries(2, 2), a_row())
    await journal.append(LAKE, V2, some_entries(2, 2), a_row())
    assert await journal.read(LAKE) == some_entries(1, 2)
    await journal.close()


async def test_a_commit_is_on_the_disk_before_it_is_answered(path: Path) -> None:
    """The one thing that no test can see without pulling the plug: that SQLite was asked for it."""
    connection = open_to_write(path, 0)
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


async def test_closing_stores_what_came_while_a_commit_was_under_way(path: Path) -> None:
    journal = await SqliteJournal.open(path)
    with locked(path):
        first = asyncio.create_task(journal.create(a_row(), some_entries(1, 1)))
        await journal.rooms()  # a turn for the writer to take the first
        second = asyncio.create_task(journal.create(a_row(HILL), some_entries(1, 1)))
        await asyncio.sleep(0)
        closing = asyncio.create_task(journal.close())
        await asyncio.sleep(0)
    await asyncio.gather(first, second, closing)
    reopened = await SqliteJournal.open(path)
    assert [row.room for row in await reopened.rooms()] == [LAKE, HILL]
    await reopened.close()
