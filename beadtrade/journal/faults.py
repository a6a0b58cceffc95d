"""What a store comes to that fails, in words for whoever runs the server.

Law: each is one line that can be shown anywhere and begins with the name of the file.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from beadtrade.journal.contract import JournalUnavailable

FAULTS: Final = (sqlite3.Error, OSError, UnicodeError)
"""What a store comes to that fails; the last one when SQLite repeats words of a damaged file."""

DISK_ERROR: Final = "disk I/O error"
ROOM_TO_OPEN: Final = 64 * 1024
"""Bytes that SQLite wants beside the file, or it says only that the disk has an error."""


def unavailable(path: Path, error: Exception) -> JournalUnavailable:
    """One of `FAULTS` in the store's own words, with the name of the file."""
    return JournalUnavailable(path, _worded(path, error))


def _worded(path: Path, error: Exception) -> str:
    """In one line that can be shown anywhere: words from a damaged file may hold anything."""
    if isinstance(error, UnicodeError):
        return "the file is damaged"
    reason = error.strerror if isinstance(error, OSError) else str(error)
    printable = "".join(each if each.isprintable() else "?" for each in reason or type(error).__name__)
    return f"{printable} (the disk is full)" if printable == DISK_ERROR and _is_full(path.parent) else printable


def _is_full(folder: Path) -> bool:
    with contextlib.suppress(OSError):
        return shutil.disk_usage(folder).free < ROOM_TO_OPEN
    return False
