"""Rooms on a disk that fails for a while: players are told, nobody is sent away, all go on when it is back."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from beadtrade.journal import sqlite as embedded
from beadtrade.journal.contract import JournalUnavailable
from beadtrade.journal.sqlite import SqliteJournal
from beadtrade.room.commands import Say
from beadtrade.room.directory import Directory
from beadtrade.room.gestures import React, Reaction
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.room import Room
from beadtrade.room.steps import Request
from tests.room.live import FixedChance, HandClock, Seen
from tests.room.setups import ANA, BEN, MIO, typed

pytestmark = pytest.mark.anyio

LONG = "x" * 280
"""Of lines until the disk is full."""


@dataclass
class Place:
    """A journal in a file, with its writing connection in reach, and a server on it."""

    path: Path
    writing: sqlite3.Connection
    journal: SqliteJournal
    directory: Directory

    @contextmanager
    def full(self) -> Iterator[None]:
        """The file can't grow, as on a full disk."""
        self.writing.execute("PRAGMA max_page_count = 1")  # SQLite takes the size it has now as the least
        yield
        self.writing.execute("PRAGMA max_page_count = 1000000")

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """As when the system has taken the right to write away."""
        self.writing.execute("PRAGMA query_only = ON")
        yield
        self.writing.execute("PRAGMA query_only = OFF")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Another program writes and does not come to an end."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    path = tmp_path / "journal.sqlite3"
    writing, reading = embedded._open_both(path, 1)
    journal = SqliteJournal(path, writing, reading)
    yield Place(path, writing, journal, Directory(journal, HandClock(), FixedChance(), "build"))
    await journal.close()


def look(room: Room, member: MemberId) -> Seen:
    connection = Seen(BrowserId(member))
    room.join(connection)
    return connection


async def say(room: Room, connection: Seen, text: str, id: str) -> str:
    """The answer."""
    connection.forget()
    room.receive(Request(connection, CommandId(id), Say(text)))
    await room.settled()
    return connection.answers[id]


TROUBLES: dict[str, Callable[[Place], AbstractContextManager[None]]] = {
    "full": Place.full,
    "read-only": Place.read_only,
    "locked": Place.locked,
}


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_while_the_disk_fails_commands_are_refused_and_afterwards_the_rooms_go_on(
    place: Place, trouble: str
) -> None:
    room, other = await place.directory.create(ANA, "Ana"), await place.directory.create(BEN, "Ben")
    ana, ben, watcher = look(room, ANA), look(other, BEN), look(room, MIO)
    with TROUBLES[trouble](place):
        said = await _until_refused(room, ana)
        assert await say(other, ben, LONG, "b0") == "not_stored"
        assert room.ahead == room.stored
        before = typed(room.stored)
        watcher.forget()
        assert await say(room, ana, LONG, said) == "not_stored"
        assert watcher.frames == [], "something was told that is not stored"
        room.gesture(ana, CommandId("wow"), React(Reaction.WOW))
        assert ana.answers["wow"] == "done", "reactions need no disk"
        assert [each["name"] for each in look(room, MIO).view["players"]] == ["Ana"], "who comes sees the room"
    assert await say(room, ana, "again", said) == "done"
    assert await say(room, ana, "again", said) == "done"
    assert await say(other, ben, "too", "b0") == "done"
    assert not any(each.is_hung_up for each in (ana, ben, watcher))
    assert typed(room.stored) == [*before, "again"]
    for each in (room, other):
        assert (await _found_anew(place, each)).stored == each.stored


async def _until_refused(room: Room, connection: Seen) -> str:
    """The id of the first line that could not be stored."""
    for at in range(100):
        if await say(room, connection, LONG, f"a{at}") == "not_stored":
            return f"a{at}"
    raise AssertionError("a hundred lines were stored")


async def _found_anew(place: Place, room: Room) -> Room:
    """As another server finds it in the journal."""
    return await Directory(place.journal, HandClock(), FixedChance(), "build").find(room.key)


async def test_a_damaged_room_is_refused_with_the_name_of_the_file_and_others_play_on(place: Place) -> None:
    room, other = await place.directory.create(ANA, "Ana"), await place.directory.create(BEN, "Ben")
    with closing(sqlite3.connect(place.path)) as disk, disk:
        disk.execute("UPDATE entries SET body = replace(body, 'Ana', 'Eve') WHERE room_id = 1")
    with pytest.raises(JournalUnavailable, match=f"^{place.path}: room {room.key[:4]}…: entry 1 is damaged$"):
        await _found_anew(place, room)
    found = await _found_anew(place, other)
    assert await say(found, look(found, BEN), "hello", "b1") == "done"
