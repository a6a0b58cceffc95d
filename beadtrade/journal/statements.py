"""What the journal says to SQLite, one function a deed.

Law: every function runs inside a transaction that its caller began and will end; none of them begins, ends or waits.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from beadtrade.journal.contract import Conflict, Entry, NoSuchRoom, RoomExists, RoomKey, RoomRow, Version, masked
from beadtrade.journal.digest import Damaged, digest_of, is_whole
from beadtrade.journal.expiry import is_expired
from beadtrade.journal.formats import upgrade

ROW = "room, phase, deadline, created, active, started"


def create(connection: sqlite3.Connection, row: RoomRow, entries: Sequence[Entry]) -> None:
    """A new room with its first entries."""
    if _number(connection, row.room) is not None:
        raise RoomExists(row.room)
    values = (row.room, row.phase, row.deadline, row.created, row.active, row.started)
    made = connection.execute(f"INSERT INTO rooms ({ROW}) VALUES (?, ?, ?, ?, ?, ?)", values)
    assert made.lastrowid is not None, "an insert has made a row"
    _write(connection, made.lastrowid, entries)


def append(connection: sqlite3.Connection, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
    """The next entries of a room, and its row as they leave it."""
    number = _known(connection, row.room)
    last = _last(connection, number)
    if version != last + 1:
        raise Conflict(row.room, version, last)
    _write(connection, number, entries)
    connection.execute(
        "UPDATE rooms SET phase = ?, deadline = ?, created = ?, active = ?, started = ? WHERE id = ?",
        (row.phase, row.deadline, row.created, row.active, row.started, number),
    )


def delete(connection: sqlite3.Connection, room: RoomKey, if_expired_at: int | None) -> bool:
    """Forget a room and blank its entries, unless it was to be expired and is not."""
    number = _known(connection, room)
    if if_expired_at is not None and not is_expired(row_of(connection, room), if_expired_at):
        return False
    blank_entries(connection, number)
    connection.execute("DELETE FROM rooms WHERE id = ?", (number,))
    return True


def blank_entries(connection: sqlite3.Connection, number: int) -> None:
    """Overwrite the bodies of a room where they stand; the empty rows go at a later start (see `compaction`).

    Deleting the rows would be the obvious way, and leaks: `secure_delete` wipes what is deleted, but when SQLite then
    evens out its pages, copies of the neighbours' rows stay in the unused part of a page, and no later deletion of
    those neighbours finds them. Here no row is ever moved: rows are added at the end and blanked at the same length.
    """
    connection.execute(
        "UPDATE entries SET digest = zeroblob(length(digest)), body = zeroblob(length(body)) WHERE room_id = ?",
        (number,),
    )


def read(connection: sqlite3.Connection, room: RoomKey, after: Version) -> list[Entry]:
    """A room's entries after a version, in order and in the current format. `Damaged` when one is not as written."""
    number = _known(connection, room)
    found = connection.execute(
        "SELECT version, format, at, body, digest FROM entries WHERE room_id = ? AND version > ? ORDER BY version",
        (number, after),
    )
    entries = [_checked(room, number, place, *columns) for place, columns in enumerate(found, start=after + 1)]
    return [upgrade(room, entry) for entry in entries]


def row_of(connection: sqlite3.Connection, room: RoomKey) -> RoomRow:
    """One room's row. `Damaged` when it makes no sense."""
    _known(connection, room)
    found = _rows(connection, "WHERE room = ?", room)
    if not found:
        raise Damaged(f"room {masked(room)}: its row is damaged")
    return found[0]


def rooms(connection: sqlite3.Connection) -> list[RoomRow]:
    """Every row, the oldest room first."""
    return _rows(connection, "ORDER BY created, id")


def rooms_with_deadline(connection: sqlite3.Connection) -> list[RoomRow]:
    """The rows with a deadline, the nearest first."""
    return _rows(connection, "WHERE deadline IS NOT NULL ORDER BY deadline, id")


def expired(connection: sqlite3.Connection, now: int) -> list[RoomKey]:
    """The rooms whose time is over, the oldest first."""
    return [row.room for row in rooms(connection) if is_expired(row, now)]


def _rows(connection: sqlite3.Connection, which: str, *values: object) -> list[RoomRow]:
    """Those that make sense: a damaged one keeps nobody from seeing the others."""
    found = connection.execute(f"SELECT {ROW} FROM rooms {which}", values)
    return [_row(*columns) for columns in found if _makes_sense(*columns)]


def _makes_sense(room: object, phase: object, deadline: object, *numbers: object) -> bool:
    are_numbers = all(isinstance(each, int) for each in numbers)
    return isinstance(room, str) and isinstance(phase, str) and isinstance(deadline, int | None) and are_numbers


def _row(room: Any, phase: Any, deadline: Any, created: Any, active: Any, started: Any) -> RoomRow:
    return RoomRow(room, phase, deadline, created, active, bool(started))


def _checked(
    room: RoomKey, number: int, place: int, version: Any, format: Any, at: Any, body: Any, digest: Any
) -> Entry:
    """The entry that was written as this version."""
    if version != place or not is_whole(number, version, format, at, body, digest):
        raise Damaged(f"room {masked(room)}: entry {place} is damaged")
    return Entry(version, format, at, body)


def _columns(number: int, entry: Entry) -> tuple[int, int, int, int, bytes, bytes]:
    values = (number, entry.version, entry.format, entry.at)
    return (*values, digest_of(*values, entry.body), entry.body)


def _write(connection: sqlite3.Connection, number: int, entries: Sequence[Entry]) -> None:
    connection.executemany(
        "INSERT INTO entries (room_id, version, format, at, digest, body) VALUES (?, ?, ?, ?, ?, ?)",
        [_columns(number, entry) for entry in entries],
    )


def _number(connection: sqlite3.Connection, room: RoomKey) -> int | None:
    found = connection.execute("SELECT id FROM rooms WHERE room = ?", (room,)).fetchone()
    return found[0] if found else None


def _known(connection: sqlite3.Connection, room: RoomKey) -> int:
    number = _number(connection, room)
    if number is None:
        raise NoSuchRoom(room)
    return number


def _last(connection: sqlite3.Connection, number: int) -> Version:
    """Asked of the log itself: a copy of it in the rooms table could come to disagree."""
    query = "SELECT coalesce(max(version), 0) FROM entries WHERE room_id = ?"
    return Version(connection.execute(query, (number,)).fetchone()[0])
