"""A file of an older program is brought up to date when it is opened: nothing is lost, nothing half done."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from beadtrade.journal import older
from beadtrade.journal.contract import JournalUnavailable
from beadtrade.journal.schema import APPLICATION_ID, ROOMS_INDEX, ROOMS_TABLE
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import HILL, LAKE, V4, a_row, some_entries

pytestmark = pytest.mark.anyio

ENTRIES_1 = """CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    room_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    format INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
)"""
SCHEMA_1 = (
    ROOMS_TABLE,
    ROOMS_INDEX,
    ENTRIES_1,
    "CREATE UNIQUE INDEX entries_in_order ON entries (room_id, version)",
    f"PRAGMA application_id = {APPLICATION_ID}",
    "PRAGMA user_version = 1",
    "PRAGMA journal_mode = WAL",
)
"""As the first programs made it; never to be changed."""


@pytest.fixture
def old_file(path: Path) -> Path:
    """Two rooms with three entries each, in schema 1."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in SCHEMA_1:
            connection.execute(statement)
        for number, room in enumerate((LAKE, HILL), start=1):
            connection.execute("INSERT INTO rooms VALUES (?, ?, 'lobby', NULL, 1000, 1000, 0)", (number, room))
            for entry in some_entries(1, 3):
                values = (number, entry.version, entry.format, entry.at, entry.body)
                connection.execute("INSERT INTO entries VALUES (NULL, ?, ?, ?, ?, ?)", values)
    return path


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


async def test_a_file_of_schema_1_keeps_all_its_rooms_and_goes_on(old_file: Path) -> None:
    journal = await SqliteJournal.open(old_file)
    assert await journal.rooms() == [a_row(), a_row(HILL)]
    await journal.append(LAKE, V4, some_entries(4, 4), a_row())
    assert await journal.read(LAKE) == some_entries(1, 4)
    assert await journal.read(HILL) == some_entries(1, 3)
    await journal.close()
    assert schema_of(old_file) == older.SCHEMA_VERSION


async def test_what_is_deleted_afterwards_is_in_no_file(old_file: Path) -> None:
    journal = await SqliteJournal.open(old_file)
    await journal.delete(LAKE)
    await journal.delete(HILL)
    await journal.close()
    assert b'{"entry":' not in old_file.read_bytes()


async def test_two_programs_that_open_it_at_once_both_can(old_file: Path) -> None:
    both = await asyncio.gather(SqliteJournal.open(old_file), SqliteJournal.open(old_file))
    for journal in both:
        assert await journal.read(LAKE) == some_entries(1, 3)
        await journal.close()


async def test_a_step_that_fails_leaves_the_file_as_it_was(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def give_half(connection: sqlite3.Connection) -> None:
        older.STEPS[1](connection)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.journal.schema.bring_up", lambda connection, _: give_half(connection))
        with pytest.raises(JournalUnavailable, match=f"{old_file}: database or disk is full"):
            await SqliteJournal.open(old_file)
    assert schema_of(old_file) == 1
    journal = await SqliteJournal.open(old_file)
    assert await journal.read(LAKE) == some_entries(1, 3)
    await journal.close()


def test_there_is_one_step_up_from_every_older_schema() -> None:
    assert sorted(older.STEPS) == list(range(1, older.SCHEMA_VERSION))
