"""The journal's file: how it is made, recognised and opened.

Law: a file that is not ours, or is newer than this program, is refused with its name before a byte of it is changed.
Only the owner may read a journal: it holds what players hid.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from beadtrade.journal.contract import FormatUnknown, JournalUnavailable

APPLICATION_ID: Final = int.from_bytes(b"Bead")
"""Stands in the file's header, so that `file` and we know whose it is."""

SCHEMA_VERSION: Final = 1
PRIVATE_FILE: Final = 0o600
PRIVATE_DIRECTORY: Final = 0o700
SWITCH_TRIES: Final = 50
SWITCH_AGAIN_S: Final = 0.02
"""Making a file takes some ms; a second in all is enough for any disk."""

COMPANIONS: Final = ("", "-wal", "-shm")

ROOMS_TABLE: Final = """CREATE TABLE rooms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    room TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    deadline INTEGER,
    created INTEGER NOT NULL,
    active INTEGER NOT NULL,
    started INTEGER NOT NULL
)"""
"""AUTOINCREMENT: the number of a deleted room must not come back while its blanked entries are still there."""

ROOMS_INDEX: Final = "CREATE INDEX rooms_by_deadline ON rooms (deadline) WHERE deadline IS NOT NULL"

ENTRIES_TABLE: Final = """CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    room_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    format INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
)"""
"""Rows only ever join at the end and are blanked where they stand; `statements.blank_entries` says why that matters."""

ENTRIES_INDEX: Final = "CREATE UNIQUE INDEX entries_in_order ON entries (room_id, version)"

SCHEMA: Final = (
    ROOMS_TABLE,
    ROOMS_INDEX,
    ENTRIES_TABLE,
    ENTRIES_INDEX,
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {SCHEMA_VERSION}",
)

SETTINGS: Final = (
    "PRAGMA synchronous = FULL",  # stored means stored: it outlives a power cut
    "PRAGMA fullfsync = ON",  # the same on macOS, where a plain sync stops at the drive's own memory
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",  # undo pages hold bodies too: none of them in a temporary file
    "PRAGMA trusted_schema = OFF",
)


def open_to_write(path: Path, busy_ms: int) -> sqlite3.Connection:
    """Open the journal, making it if it is not there. Raises `JournalUnavailable` or `FormatUnknown`."""
    try:
        _make_private(path)
        connection = connect(path, busy_ms)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise unavailable(path, error) from error
    return connection


def open_to_read(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A second connection to a journal that is open already: readers of a WAL neither wait nor are waited for."""
    try:
        connection = connect(path, busy_ms)
        connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise unavailable(path, error) from error
    return connection


def connect(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A bare connection that begins no transaction by itself; the thread that uses it is the caller's choice."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
    return connection


@contextlib.contextmanager
def waiting(connection: sqlite3.Connection, ms: int) -> Iterator[None]:
    """For a while, wait no longer than this for a lock."""
    usual = _one(connection, "PRAGMA busy_timeout")
    connection.execute(f"PRAGMA busy_timeout = {ms}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual}")


def unavailable(path: Path, error: sqlite3.Error | OSError) -> JournalUnavailable:
    """The store's own words, with the name of the file."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return JournalUnavailable(path, reason or type(error).__name__)


def _make_private(path: Path) -> None:
    """Make what is missing. A directory that was there before is somebody's, and keeps its mode."""
    path.parent.mkdir(mode=PRIVATE_DIRECTORY, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN")  # one look: another program may be making this very file
    _is_ours(connection, path)
    connection.execute("ROLLBACK")
    for companion in COMPANIONS:
        _close_to_others(Path(f"{path}{companion}"))
    if _switch_to_wal(connection) != "wal":
        raise JournalUnavailable(path, "this file system cannot keep a write-ahead log; choose a local disk")
    for setting in SETTINGS:
        connection.execute(setting)
    _make_tables(connection, path)


def _switch_to_wal(connection: sqlite3.Connection) -> object:
    """SQLite itself does not wait here when another program is making the same file, so we do."""
    for _ in range(SWITCH_TRIES):
        with contextlib.suppress(sqlite3.OperationalError):
            return _one(connection, "PRAGMA journal_mode = WAL")
        time.sleep(SWITCH_AGAIN_S)
    return _one(connection, "PRAGMA journal_mode = WAL")


def _is_ours(connection: sqlite3.Connection, path: Path) -> bool:
    """True for a journal, False for a file with nothing in it yet; anything else is refused."""
    application, version = _one(connection, "PRAGMA application_id"), _one(connection, "PRAGMA user_version")
    if application == APPLICATION_ID and version == SCHEMA_VERSION:
        return True
    if application == APPLICATION_ID:
        raise FormatUnknown(f"{path}: written in schema {version}, this program knows schema {SCHEMA_VERSION}")
    if application or version or _one(connection, "SELECT count(*) FROM sqlite_master"):
        raise JournalUnavailable(path, "this is not a Bead Trade journal")
    return False


def _make_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Look again under the lock: two programs may have found the same empty file."""
    connection.execute("BEGIN IMMEDIATE")
    if not _is_ours(connection, path):
        for statement in SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _close_to_others(path: Path) -> None:
    if path.exists():
        path.chmod(PRIVATE_FILE)


def _one(connection: sqlite3.Connection, query: str) -> object:
    value: object = connection.execute(query).fetchone()[0]
    return value
