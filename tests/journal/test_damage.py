"""A file that was cut off or has flipped bytes: a beginning of whole entries, or a refusal that names the file.

Never half an entry, never an altered one, and never an exception that is not the journal's own.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from beadtrade.journal.contract import Entry, FormatUnknown, JournalFault, JournalUnavailable, NoSuchRoom, RoomKey
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import a_row, an_entry

ROOMS = tuple(RoomKey(f"room-{number}-kfj3-x8wq") for number in range(2))
VERSIONS = 8
SMALL_PAGE = 512
"""Bytes, the smallest there is: so a small file has pages of every kind."""
SHORT = 100
"""Damages in `make test`, of each kind; all there can be are tried by `make long`."""


def _body(version: int) -> bytes:
    return b'{"entry":%d,"text":"%s"}' % (version, b"x" * (version * 37 % 150))


ENTRIES = [an_entry(version, _body(version)) for version in range(1, VERSIONS + 1)]


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a journal, closed and, under names that begin with "open", as a killed program leaves them."""
    path = tmp_path_factory.mktemp("sample") / "journal.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA page_size = {SMALL_PAGE}")
        connection.execute("VACUUM")
    return asyncio.run(_fill(path))


async def _fill(path: Path) -> dict[str, bytes]:
    journal = await SqliteJournal.open(path)
    for entry in ENTRIES:
        for room in ROOMS:
            row = a_row(room, deadline=9000)
            await (journal.create(row, [entry]) if entry.version == 1 else _append(journal, room, entry))
    open_files = {f"open{end}": path.with_name(path.name + end).read_bytes() for end in ("", "-wal")}
    await journal.close()
    return {"closed": path.read_bytes(), **open_files}


async def _append(journal: SqliteJournal, room: RoomKey, entry: Entry) -> None:
    await journal.append(room, entry.version, [entry], a_row(room, deadline=9000))


class Damage:
    """Tries one damaged file after the other, and counts what came of it."""

    def __init__(self, sample: dict[str, bytes], folder: Path) -> None:
        self.sample, self.folder = sample, folder
        self.came_of_it: Counter[str] = Counter()

    async def try_all(self, damaged: Iterable[bytes], *, which: str) -> None:
        for content in damaged:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder.mkdir()
            path = self.folder / "journal.sqlite3"
            if which == "closed":
                path.write_bytes(content)
            else:
                path.write_bytes(self.sample["open"])
                path.with_name("journal.sqlite3-wal").write_bytes(content)
            await self._try(path)

    async def _try(self, path: Path) -> None:
        try:
            journal = await SqliteJournal.open(path, busy_ms=0)
        except (JournalUnavailable, FormatUnknown) as refusal:
            self._refused(path, refusal)
            return
        try:
            for room in ROOMS:
                await self._read(journal, room)
            await self._list(journal)
        finally:
            await journal.close()

    async def _read(self, journal: SqliteJournal, room: RoomKey) -> None:
        try:
            entries = await journal.read(room)
        except NoSuchRoom:
            self.came_of_it["no such room"] += 1
        except JournalUnavailable as refusal:
            self._refused(journal.path, refusal)
        else:
            assert entries == ENTRIES[: len(entries)], "what was read is not what was written"
            self.came_of_it["whole" if len(entries) == VERSIONS else "a beginning"] += 1

    async def _list(self, journal: SqliteJournal) -> None:
        for listing in (journal.rooms, journal.rooms_with_deadline):
            try:
                await listing()
            except JournalUnavailable as refusal:
                self._refused(journal.path, refusal)

    def _refused(self, path: Path, refusal: JournalFault) -> None:
        self.came_of_it["refused"] += 1
        words = str(refusal)
        assert words.startswith(f"{path}: "), words
        assert words.isprintable(), words
        assert not any(room[4:] in words for room in ROOMS), "a room's key is in a message"


def cut(content: bytes, lengths: Iterable[int]) -> Iterable[bytes]:
    return (content[:length] for length in lengths)


def flipped(content: bytes, places: Iterable[int]) -> Iterable[bytes]:
    """At each place another byte, always the same one for the same place."""
    for place in places:
        damaged = bytearray(content)
        damaged[place] ^= Random(place).randrange(1, 256)
        yield bytes(damaged)


How = Callable[[bytes, Iterable[int]], Iterable[bytes]]

KINDS = [(how, which) for how in (cut, flipped) for which in ("closed", "open-wal")]


async def try_at(places: Sequence[int], how: How, which: str, sample: dict[str, bytes], folder: Path) -> None:
    damage = Damage(sample, folder)
    await damage.try_all(how(sample[which], places), which=which)
    assert damage.came_of_it["refused" if which == "closed" else "a beginning"] > 0, damage.came_of_it


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.parametrize(("how", "which"), KINDS)
async def test_some_damages_never_give_half_an_entry(
    sample: dict[str, bytes], tmp_path: Path, how: How, which: str
) -> None:
    places = Random(which).sample(range(len(sample[which])), SHORT)
    await try_at(places, how, which, sample, tmp_path / "damaged")


@pytest.mark.anyio
@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("how", "which"), KINDS)
async def test_no_damage_gives_half_an_entry(sample: dict[str, bytes], tmp_path: Path, how: How, which: str) -> None:
    """At every byte of the closed file, and at every seventh of the log beside it."""
    places = range(0, len(sample[which]), 1 if which == "closed" else 7)
    await try_at(places, how, which, sample, tmp_path / "damaged")


@pytest.mark.anyio
async def test_sqlite_alone_would_give_half_an_entry(sample: dict[str, bytes], tmp_path: Path) -> None:
    """Why entries have digests: without them this file would be read as if somebody had said it."""
    path = tmp_path / "journal.sqlite3"
    path.write_bytes(sample["closed"].replace(b'"entry":7,', b'"entry":9,'))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    journal = await SqliteJournal.open(path)
    with pytest.raises(JournalUnavailable, match=f"{path}: room room…: entry 7 is damaged"):
        await journal.read(ROOMS[0])
    await journal.close()
