"""Programs of their own for the tests of crashes: `python -m tests.journal.programs NAME FILE`.

Law: a line on standard output is an acknowledgement; it is written only after the journal has answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from beadtrade.journal.contract import Conflict, Entry, JournalUnavailable, RoomExists, RoomKey, Version
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.setups import HILL, LAKE, V2, a_row, an_entry, some_entries


async def append_for_ever(path: Path) -> None:
    """Many rooms, all of them appending as fast as they are answered."""
    journal = await SqliteJournal.open(path)
    await asyncio.gather(*(_append_to(journal, RoomKey(f"room-{number}")) for number in range(20)))


async def _append_to(journal: SqliteJournal, room: RoomKey) -> None:
    await journal.create(a_row(room), some_entries(1, 1))
    acknowledge(room, 1)
    for version in count(2):
        await journal.append(room, Version(version), some_entries(version, version), a_row(room))
        acknowledge(room, version)


def acknowledge(room: RoomKey, version: int) -> None:
    """In one write, so that a kill leaves no half of a line."""
    os.write(1, f"{room} {version}\n".encode())


async def fill_the_disk(path: Path) -> None:
    """Two rooms append while no file may grow, and again when files may."""
    journal = await SqliteJournal.open(path)
    for room in (LAKE, HILL):
        await journal.create(a_row(room), some_entries(1, 1))
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    full = path.with_name(f"{path.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (full, unlimited[1]))
    outcomes = await asyncio.gather(*(_outcome(journal, room) for room in (LAKE, HILL)))
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    outcomes += await asyncio.gather(*(_outcome(journal, room) for room in (LAKE, HILL)))
    print(*outcomes, sep="\n", flush=True)
    await journal.close()


async def _outcome(journal: SqliteJournal, room: RoomKey) -> str:
    try:
        await journal.append(room, V2, [an_entry(2, b"x" * 10_000)], a_row(room))
        said = "stored"
    except JournalUnavailable as fault:
        said = type(fault).__name__
    return f"{room[:4]} {said} {len(await journal.read(room))}"


async def share_a_room(path: Path) -> None:
    """25 entries to a room that others write too, each decided again after a conflict."""
    journal = await SqliteJournal.open(path, busy_ms=60_000)
    with contextlib.suppress(RoomExists):
        await journal.create(a_row(), some_entries(1, 1))
    for _ in range(25):
        while not await _add_one(journal):
            pass
    await journal.close()


async def _add_one(journal: SqliteJournal) -> bool:
    version = Version(len(await journal.read(LAKE)) + 1)
    try:
        await journal.append(LAKE, version, [Entry(version, 1, os.getpid(), b"")], a_row())
    except Conflict:
        return False
    return True


PROGRAMS: dict[str, Callable[[Path], Awaitable[None]]] = {
    "append_for_ever": append_for_ever,
    "fill_the_disk": fill_the_disk,
    "share_a_room": share_a_room,
}


async def main(name: str, path: str) -> None:
    await PROGRAMS[name](Path(path))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
