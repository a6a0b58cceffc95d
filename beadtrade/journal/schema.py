"""The journal's file: how it is made, recognised and opened.

Law: a file that is not ours, or is newer than this program, is refused with its name before a byte of it is changed.
Only the owner may read a journal: it holds what players hid.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from beadtrade.journal.contract import FormatUnknown, JournalUnavailable
from beadtrade.journal.faults import FAULTS, unavailable
from beadtrade.journal.older import ENTRIES_INDEX, ENTRIES_TABLE, SCHEMA_VERSION, STEPS, bring_up

APPLICATION_ID: Final = int.from_bytes(b"Bead")
"""Stands in the file's header, so that `file` and we know whose it is."""

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

SCHEMA: Final = (
    ROOMS_TABLE,
    ROOMS_INDEX,
    ENTRIES_TABLE,
    ENTRIES_INDEX,
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {SCHEMA_VERSION}",
)

LOOKS: Final = (
    "SELECT * FROM rooms",
    "SELECT room FROM rooms ORDER BY room",
    "SELECT deadline FROM rooms WHERE deadline IS NOT NULL ORDER BY deadline",
)
"""What a server can't do without: each goes through the table or through one of its indexes."""

SETTINGS: Final = (
    "PRAGMA synchronous = FULL",  # stored means stored: it outlives a power cut
    "PRAGMA fullfsync = ON",  # the same on macOS, where a plain sync stops at the drive's own memory
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",  # undo pages hold bodies too: none of them in a temporary file
    "PRAGMA trusted_schema = OFF",
)


def open_to_write(path: Path, busy_ms: int) -> sqlite3.Connection:
    """Open the journal, making it if it is not there. Raises `JournalUnavailable` or `FormatUnknown`."""
    with _told(path):
        _make_private(path)
        return _opened(path, busy_ms, lambda connection: _prepare(connection, path))


def open_to_read(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A second connection to a journal that is open already: readers of a WAL neither wait nor are waited for.

    A file whose rooms can't even be listed is refused here, not when somebody waits for theirs.
    """
    with _told(path):
        return _opened(path, busy_ms, _look_through)


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        raise unavailable(path, error) from error


def _opened(path: Path, busy_ms: int, prepare: Callable[[sqlite3.Connection], None]) -> sqlite3.Connection:
    connection = connect(path, busy_ms)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_through(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")
    for look in LOOKS:
        connection.execute(look).fetchall()


def connect(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A bare connection that begins no transaction by itself; the thread that uses it is the caller's choice."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {busy_ms}")
    connection.text_factory = _text
    return connection


def _text(value: bytes) -> str:
    """Of a damaged file too: Python's own complaint would hold the text, and a room's key is shown in no message."""
    return value.decode(errors="replace")


@contextlib.contextmanager
def waiting(connection: sqlite3.Connection, ms: int) -> Iterator[None]:
    """For a while, wait no longer than this for a lock."""
    usual = _one(connection, "PRAGMA busy_timeout")
    connection.execute(f"PRAGMA busy_timeout = {ms}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual}")


def _make_private(path: Path) -> None:
    """Make what is missing. A directory that was there before is somebody's, and keeps its mode."""
    path.parent.mkdir(mode=PRIVATE_DIRECTORY, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN")  # one look: another program may be making this very file
    _known_schema(connection, path)
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


def _known_schema(connection: sqlite3.Connection, path: Path) -> int | None:
    """A journal's schema, None for a file with nothing in it yet; anything else is refused."""
    application, version = _one(connection, "PRAGMA application_id"), _one(connection, "PRAGMA user_version")
    if application == APPLICATION_ID and isinstance(version, int):
        if version == SCHEMA_VERSION or version in STEPS:
            return version
        raise FormatUnknown(f"{path}: written in schema {version}, this program knows up to {SCHEMA_VERSION}")
    if application or version or _one(connection, "SELECT count(*) FROM sqlite_master"):
        raise JournalUnavailable(path, "this is not a Bead Trade journal")
    return None


def _make_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Look again under the lock: two programs may have found the same file, empty or of an older program."""
    connection.execute("BEGIN IMMEDIATE")
    known = _known_schema(connection, path)
    if known is None:
        for statement in SCHEMA:
            connection.execute(statement)
    elif known != SCHEMA_VERSION:
        bring_up(connection, known)
    connection.execute("COMMIT")


def _close_to_others(path: Path) -> None:
    if path.exists():
        path.chmod(PRIVATE_FILE)


def _one(connection: sqlite3.Connection, query: str) -> object:
    value: object = connection.execute(query).fetchone()[0]
    return value
