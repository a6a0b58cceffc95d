"""Files of older programs, brought up to the schema of today when they are opened.

Law: a step is done whole or not at all, under the lock of whoever opens the file, and loses nothing. A schema is never
changed once a program has written it: a new one is added, with its step.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import Final

from beadtrade.journal.digest import digest_of

SCHEMA_VERSION: Final = 2
"""What new files are made in. 2 has a digest in every entry."""

ENTRIES_TABLE: Final = """CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    room_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    format INTEGER NOT NULL,
    at INTEGER NOT NULL,
    digest BLOB NOT NULL,
    body BLOB NOT NULL
)"""
"""Rows only ever join at the end and are blanked where they stand; `statements.blank_entries` says why that matters."""

ENTRIES_INDEX: Final = "CREATE UNIQUE INDEX entries_in_order ON entries (room_id, version)"


def _give_digests(connection: sqlite3.Connection) -> None:
    """To a new table, and the old one is dropped whole: with one more column its rows would grow, and move about."""
    connection.create_function("digest_of", 5, digest_of, deterministic=True)
    connection.execute("ALTER TABLE entries RENAME TO old_entries")
    connection.execute(ENTRIES_TABLE)
    connection.execute(
        "INSERT INTO entries (room_id, version, format, at, digest, body) SELECT room_id, version, format, at, "
        "digest_of(room_id, version, format, at, body), body FROM old_entries ORDER BY id"
    )
    connection.execute("DROP TABLE old_entries")
    connection.execute(ENTRIES_INDEX)


STEPS: Final[Mapping[int, Callable[[sqlite3.Connection], None]]] = {1: _give_digests}
"""From each older schema to the one above it. Schema 1 is the first, so nothing leads up to it."""


def bring_up(connection: sqlite3.Connection, version: int) -> None:
    """From an older schema to that of today, inside the caller's transaction."""
    for step in range(version, SCHEMA_VERSION):
        STEPS[step](connection)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
