"""The journal's file: made for its owner only, found again, and refused when it is not ours."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from beadtrade.journal.contract import FormatUnknown, JournalUnavailable
from beadtrade.journal.older import SCHEMA_VERSION
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import HILL, LAKE, a_row, some_entries

pytestmark = pytest.mark.anyio


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def companions(path: Path) -> list[Path]:
    return [path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")]


async def make(path: Path) -> None:
    journal = await SqliteJournal.open(path)
    await journal.create(a_row(), some_entries(1, 2))
    await journal.close()


async def refused(path: Path) -> Exception:
    with pytest.raises((JournalUnavailable, FormatUnknown)) as refusal:
        await SqliteJournal.open(path)
    assert str(path) in str(refusal.value)
    return refusal.value


async def test_what_was_stored_is_there_after_closing_and_opening(path: Path) -> None:
    await make(path)
    journal = await SqliteJournal.open(path)
    assert await journal.read(LAKE) == some_entries(1, 2)
    assert await journal.rooms() == [a_row()]
    await journal.close()


async def test_only_the_owner_may_read_a_journal(path: Path) -> None:
    journal = await SqliteJournal.open(path)
    await journal.create(a_row(), some_entries(1, 1))
    assert [mode(each) for each in companions(path)] == [0o600] * 3
    assert mode(path.parent) == 0o700
    await journal.close()


async def test_a_journal_that_others_could_read_is_closed_to_them(path: Path) -> None:
    await make(path)
    path.chmod(0o644)
    journal = await SqliteJournal.open(path)
    await journal.create(a_row(HILL), some_entries(1, 1))
    assert [mode(each) for each in companions(path)] == [0o600] * 3
    await journal.close()


async def test_a_directory_that_was_there_before_keeps_its_mode(tmp_path: Path) -> None:
    """`--journal /tmp/game` must not close /tmp to everybody."""
    tmp_path.chmod(0o755)
    await make(tmp_path / "journal.sqlite3")
    assert mode(tmp_path) == 0o755


async def test_closing_leaves_one_file(path: Path) -> None:
    await make(path)
    assert list(path.parent.iterdir()) == [path]


async def test_an_empty_file_becomes_a_journal(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    await make(path)


async def test_a_name_that_means_something_to_sqlite_is_the_name_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await make(Path(":memory:"))
    assert (tmp_path / ":memory:").stat().st_size > 0


async def test_a_journal_of_a_newer_program_is_refused_and_left_as_it_is(path: Path) -> None:
    await make(path)
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    newer.close()
    before = path.read_bytes()
    refusal = await refused(path)
    assert isinstance(refusal, FormatUnknown)
    assert f"schema {SCHEMA_VERSION + 1}" in str(refusal)
    assert path.read_bytes() == before


async def test_another_program_s_database_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (url TEXT)")
    other.close()
    path.chmod(0o644)
    before = path.read_bytes()
    assert "this is not a Bead Trade journal" in str(await refused(path))
    assert (path.read_bytes(), mode(path)) == (before, 0o644)


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, " * 1000)
    assert "file is not a database" in str(await refused(path))
    assert path.read_text() == "Dear diary, " * 1000


async def test_a_directory_in_place_of_the_file_is_refused(path: Path) -> None:
    path.mkdir(parents=True)
    assert "Is a directory" in str(await refused(path))


async def test_a_file_in_place_of_the_directory_is_refused(path: Path) -> None:
    path.parent.touch()
    assert isinstance(await refused(path), JournalUnavailable)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
async def test_a_directory_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "Permission denied" in str(await refused(tmp_path / "journal.sqlite3"))


async def test_a_file_that_another_program_keeps_locked_is_refused(path: Path) -> None:
    await make(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalUnavailable, match=f"{path}: database is locked"):
        await SqliteJournal.open(path, busy_ms=1)
    other.execute("ROLLBACK")
    other.close()
    await make_sure_it_opens(path)


async def make_sure_it_opens(path: Path) -> None:
    journal = await SqliteJournal.open(path)
    assert await journal.read(LAKE) == some_entries(1, 2)
    await journal.close()


async def test_a_damaged_journal_is_told_and_not_read_as_if_it_were_whole(path: Path) -> None:
    await make(path)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    assert "database disk image is malformed" in str(await refused(path))


@pytest.mark.parametrize("part", ["rooms", "sqlite_autoindex_rooms_1", "rooms_by_deadline"])
async def test_a_file_whose_rooms_cannot_be_found_is_refused_at_once(path: Path, part: str) -> None:
    """Not when the server looks for them and people wait."""
    await make(path)
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        page: int = connection.execute(query, (part,)).fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    assert "database disk image is malformed" in str(await refused(path))
