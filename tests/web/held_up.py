"""A server whose journal never closes, so that it can't stop by itself; it gives up after as many seconds as the first
word says.
"""

from __future__ import annotations

import asyncio
import sys

from beadtrade.cli import main
from beadtrade.journal.sqlite import SqliteJournal
from beadtrade.web import process


async def never(journal: SqliteJournal) -> None:
    """As on a disk that does not answer."""
    print("held up", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    SqliteJournal.close = never  # type: ignore[method-assign, assignment]  # the fault that is planted
    process.SECONDS_TO_STOP = float(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
