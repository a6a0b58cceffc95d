"""Programs that are killed, that run out of disk, and that share a file."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from beadtrade.journal.contract import Conflict, NoSuchRoom, RoomKey, Version
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import LAKE, V1, V2, a_row, an_entry, some_entries

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
ACKNOWLEDGED = 200
ENOUGH = 60
"""Seconds after which a test gives up on a program that says nothing."""


@contextmanager
def program(name: str, path: Path) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """One of the programs in `programs.py`, ended whatever happens."""
    command = [sys.executable, "-m", "tests.journal.programs", name, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running, running.stdout
        finally:
            running.kill()


async def test_whatever_was_acknowledged_outlives_a_kill(path: Path) -> None:
    with program("append_for_ever", path) as (running, told):
        lines = [told.readline() for _ in range(ACKNOWLEDGED)]
        running.kill()
        lines += told  # what was still in the pipe was acknowledged too
    acknowledged = {RoomKey(room): int(version) for room, version in map(str.split, lines)}
    assert len(acknowledged) > 1
    journal = await SqliteJournal.open(path)
    for room, version in acknowledged.items():
        entries = await journal.read(room)
        assert len(entries) >= version
        assert entries == some_entries(1, len(entries))
    await journal.close()


async def test_a_journal_goes_on_after_a_kill(path: Path) -> None:
    with program("append_for_ever", path) as (running, told):
        room = RoomKey(told.readline().split()[0])
        running.kill()
        running.wait(ENOUGH)
    journal = await SqliteJournal.open(path)
    last = len(await journal.read(room))
    await journal.append(room, Version(last + 1), some_entries(last + 1, last + 1), a_row(room))
    assert await journal.read(room) == some_entries(1, last + 1)
    await journal.close()


def test_a_commit_that_the_disk_refuses_is_told_and_stores_nothing_of_its_batch(path: Path) -> None:
    """Lets the file system refuse to write, so that COMMIT itself fails; the program reports what came of it."""
    with program("fill_the_disk", path) as (running, told):
        assert told.read().split("\n") == [
            "lake JournalUnavailable 1",
            "hill JournalUnavailable 1",
            "lake stored 2",
            "hill stored 2",
            "",
        ]
        assert running.wait(ENOUGH) == 0


async def test_of_two_programs_the_later_one_has_a_conflict_and_can_catch_up(path: Path) -> None:
    one, other = await SqliteJournal.open(path), await SqliteJournal.open(path)
    await one.create(a_row(), some_entries(1, 1))
    assert await other.read(LAKE) == some_entries(1, 1)
    await other.append(LAKE, V2, [an_entry(2, b"the other's")], a_row())
    with pytest.raises(Conflict):
        await one.append(LAKE, V2, [an_entry(2, b"the one's")], a_row())
    assert await one.read(LAKE, V1) == [an_entry(2, b"the other's")]
    await other.delete(LAKE)
    with pytest.raises(NoSuchRoom):
        await one.append(LAKE, Version(3), some_entries(3, 3), a_row())
    await one.close()
    await other.close()


async def test_programs_that_write_one_room_at_once_leave_one_log_without_gaps(path: Path) -> None:
    """Four programs, each adding 25 entries to the same room and catching up after every conflict."""
    command = [sys.executable, "-m", "tests.journal.programs", "share_a_room", str(path)]
    running = [subprocess.Popen(command, cwd=ROOT) for _ in range(4)]
    assert [each.wait(ENOUGH) for each in running] == [0] * 4
    journal = await SqliteJournal.open(path)
    entries = await journal.read(LAKE)
    assert [entry.version for entry in entries] == list(range(1, 102))
    assert sorted(Counter(entry.at for entry in entries).values()) == [1, 25, 25, 25, 25]
    await journal.close()
