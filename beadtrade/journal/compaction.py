"""Taking back the room that blanked entries fill.

Law: done at a start, when nobody is playing yet, and only when it is worth it; all of it or nothing. The living are
copied, in order, to a new table and the old one is dropped whole, which wipes its pages. Deleting the blank rows one
by one would make SQLite move living ones about, and leave copies (see `statements.blank_entries`).
"""

from __future__ import annotations

import sqlite3
from typing import Final

from beadtrade.journal.batch import Done, commit_together
from beadtrade.journal.older import ENTRIES_INDEX, ENTRIES_TABLE

FEWEST_BLANK: Final = 10_000
"""About 3 MB: below that a start need not be slowed down."""

DEAD = "room_id NOT IN (SELECT id FROM rooms)"


def compact(connection: sqlite3.Connection, fewest: int = FEWEST_BLANK) -> bool:
    """Compact the file if half of it or more is blank. False when it was not worth it, or could not be done now.

    A fault (another program holds the lock, the disk is full, a page is damaged) leaves a larger file and nothing
    worse: the server must start all the same.
    """
    try:
        if not _is_worth_it(connection, fewest):
            return False
    except sqlite3.Error:
        return False
    (outcome,) = commit_together(connection, [_copy_the_living])
    return isinstance(outcome, Done)


def _is_worth_it(connection: sqlite3.Connection, fewest: int) -> bool:
    blank, all_rows = _count(connection, f"WHERE {DEAD}"), _count(connection, "")
    return blank >= fewest and 2 * blank >= all_rows


def _copy_the_living(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE entries RENAME TO old_entries")
    connection.execute(ENTRIES_TABLE)
    columns = "room_id, version, format, at, digest, body"
    connection.execute(
        f"INSERT INTO entries ({columns}) SELECT {columns} FROM old_entries WHERE NOT {DEAD} ORDER BY id"
    )
    connection.execute("DROP TABLE old_entries")
    connection.execute(ENTRIES_INDEX)


def _count(connection: sqlite3.Connection, which: str) -> int:
    count: int = connection.execute(f"SELECT count(*) FROM entries {which}").fetchone()[0]
    return count
