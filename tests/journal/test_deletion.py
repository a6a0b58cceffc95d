"""A deleted room leaves no bytes of what was said in it."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from beadtrade.journal import sqlite as embedded
from beadtrade.journal.compaction import compact
from beadtrade.journal.contract import RoomKey, Version
from beadtrade.journal.expiry import HOUR_MS
from beadtrade.journal.schema import open_to_write
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import HILL, LAKE, V1, V2, a_row, an_entry, some_entries

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SECRET = b"nobody may find this again"
WEEK_MS = 7 * 24 * HOUR_MS


def bytes_on_disk(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


async def test_a_deleted_room_s_bodies_are_in_no_file(sqlite_journal: SqliteJournal, path: Path) -> None:
    await sqlite_journal.create(a_row(), [an_entry(1, SECRET), an_entry(2, SECRET * 1000)])
    await sqlite_journal.create(a_row(HILL), some_entries(1, 1))
    assert SECRET in bytes_on_disk(path)
    await sqlite_journal.delete(LAKE)
    assert SECRET not in bytes_on_disk(path)
    assert await sqlite_journal.read(HILL) == some_entries(1, 1)


@pytest.mark.parametrize("longest", [1, 10, 40, 400])
async def test_no_copy_of_a_deleted_body_hides_in_an_unused_corner(
    sqlite_journal: SqliteJournal, path: Path, longest: int
) -> None:
    """With plain DELETE and `secure_delete` some rooms in twenty leave such copies: pages are evened out."""
    chance = random.Random(longest)
    rooms = [RoomKey(f"room-{number:02}") for number in range(40)]
    last = dict.fromkeys(rooms, 0)
    for _ in range(1500):
        room = chance.choice(rooms)
        last[room] += 1
        entry = an_entry(last[room], f"<said in {room}>".encode() * chance.randint(1, longest))
        if entry.version == V1:
            await sqlite_journal.create(a_row(room), [entry])
        else:
            await sqlite_journal.append(room, entry.version, [entry], a_row(room))
    for room in chance.sample(rooms, 20):
        await sqlite_journal.delete(room)
        assert f"said in {room}".encode() not in bytes_on_disk(path)


@contextmanager
def reading_old_pages(path: Path) -> Iterator[None]:
    """Somebody still looks at the journal as it is now, so that its log cannot be emptied."""
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM rooms").fetchone()
    yield
    reader.execute("ROLLBACK")
    reader.close()


async def test_a_reader_of_old_pages_puts_the_wiping_off_and_holds_up_nobody(path: Path) -> None:
    journal = await SqliteJournal.open(path, busy_ms=WEEK_MS)
    await journal.create(a_row(), [an_entry(1, SECRET)])
    with reading_old_pages(path):
        await journal.delete(LAKE)
        assert SECRET in bytes_on_disk(path)
    await journal.create(a_row(HILL), some_entries(1, 1))
    assert SECRET not in bytes_on_disk(path)
    await journal.close()


async def test_wiping_that_a_power_cut_left_undone_is_done_by_the_next_program(path: Path, tmp_path: Path) -> None:
    after_the_cut = tmp_path / "after" / path.name
    journal = await SqliteJournal.open(path)
    await journal.create(a_row(), [an_entry(1, SECRET)])
    with reading_old_pages(path):
        await journal.delete(LAKE)
        shutil.copytree(path.parent, after_the_cut.parent)
    await journal.close()
    assert SECRET in bytes_on_disk(after_the_cut)
    next_one = await SqliteJournal.open(after_the_cut)
    await next_one.create(a_row(HILL), some_entries(1, 1))
    assert SECRET not in bytes_on_disk(after_the_cut)
    await next_one.close()


async def fill(path: Path, kept: int, deleted: int) -> None:
    """One room of each, their entries between each other's, and the second of them deleted."""
    journal = await SqliteJournal.open(path)
    await journal.create(a_row(), some_entries(1, 1))
    await journal.create(a_row(HILL), some_entries(1, 1))
    for number in range(2, max(kept, deleted) + 1):
        version = Version(number)
        if number <= kept:
            await journal.append(LAKE, version, [an_entry(number)], a_row())
        if number <= deleted:
            await journal.append(HILL, version, [an_entry(number)], a_row(HILL))
    await journal.delete(HILL)
    await journal.close()


def rows(connection: sqlite3.Connection) -> int:
    count: int = connection.execute("SELECT count(*) FROM entries").fetchone()[0]
    return count


async def test_a_file_that_is_half_blank_is_compacted_and_keeps_every_living_entry(path: Path) -> None:
    await fill(path, kept=20, deleted=20)
    connection = open_to_write(path, 0)
    assert rows(connection) == 40
    assert compact(connection, fewest=20)
    assert rows(connection) == 20
    connection.close()
    journal = await SqliteJournal.open(path)
    assert await journal.read(LAKE) == some_entries(1, 20)
    await journal.append(LAKE, Version(21), some_entries(21, 21), a_row())
    await journal.close()


async def test_a_compacted_file_still_wipes_what_is_deleted_later(path: Path) -> None:
    await fill(path, kept=20, deleted=20)
    connection = open_to_write(path, 0)
    compact(connection, fewest=20)
    connection.close()
    journal = await SqliteJournal.open(path)
    await journal.delete(LAKE)
    await journal.close()
    assert b'{"entry":' not in bytes_on_disk(path)


@pytest.mark.parametrize(("kept", "deleted", "fewest"), [(20, 19, 2), (2, 20, 21)])
async def test_a_file_with_little_that_is_blank_is_left_alone(path: Path, kept: int, deleted: int, fewest: int) -> None:
    await fill(path, kept, deleted)
    connection = open_to_write(path, 0)
    assert not compact(connection, fewest)
    assert rows(connection) == kept + deleted
    connection.close()


async def test_a_file_in_use_by_another_program_is_compacted_another_time(path: Path) -> None:
    await fill(path, kept=20, deleted=20)
    connection, other = open_to_write(path, 0), open_to_write(path, 0)
    other.execute("BEGIN IMMEDIATE")
    assert not compact(connection, fewest=20)
    other.execute("ROLLBACK")
    other.close()
    assert rows(connection) == 40
    connection.close()


async def test_opening_compacts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(path, kept=20, deleted=20)
    monkeypatch.setattr(embedded, "compact", lambda connection: compact(connection, fewest=20))
    journal = await SqliteJournal.open(path)
    await journal.append(LAKE, Version(21), some_entries(21, 21), a_row())
    assert await journal.read(LAKE, V2) == some_entries(3, 21)
    await journal.close()
