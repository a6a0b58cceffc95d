"""Reading a journal beside a server that may be killed at any moment.

Law: it leaves no trace. A journal that is opened as ours is tidied when it is closed again, and then the next server
would not find what the killed one has left.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from beadtrade.journal import statements
from beadtrade.journal.contract import Entry, RoomKey, Version


def entries_after(journal: Path, room: str, after: int) -> list[Entry]:
    """The room's entries after a version."""
    with closing(sqlite3.connect(f"{journal.as_uri()}?mode=ro", uri=True)) as connection:
        return statements.read(connection, RoomKey(room), Version(after))
