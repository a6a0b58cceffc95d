"""What every journal promises, whichever store is behind it.

Law: a version is given once. An append is stored whole, durably and as the very next version, or not at all, and when
the call returns it can be relied on. Bodies are bytes to a journal: it never reads them.

What the caller holds: one append per room in flight. Two would not harm the log, but the second is decided on a table
that the first may never reach. A cancelled call is not a cancelled append: what was handed over may still be stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NewType, Protocol

RoomKey = NewType("RoomKey", str)
"""The long random key in a room's link: whoever has it is in, so it is shown in no message."""

Version = NewType("Version", int)
"""A place in one room's log, counted from 1 without gaps; 0 is the place before the first entry."""

START = Version(0)
SHOWN_KEY_CHARACTERS = 4
"""Enough to tell two rooms apart in a log, far too few to guess the other 70 bits of a key."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a room's log. `at` is server time in ms; `body` is what the room wrote, in the words of `format`."""

    version: Version
    format: int
    at: int
    body: bytes


@dataclass(frozen=True, slots=True)
class RoomRow:
    """What can be asked of a room without replaying it; written together with the entries that changed it.

    All times are server times in ms. `phase` is the room's own word. `started` says that a round was ever begun: it
    cannot be read off the phase, because a room goes back to its lobby between matches.
    """

    room: RoomKey
    phase: str
    deadline: int | None
    created: int
    active: int
    started: bool


class JournalFault(Exception):
    """Why a journal did not do as asked. The subclasses here are all there are."""


class RoomFault(JournalFault):
    """A fault of one room: `room` holds its key, the message only the beginning of it."""

    def __init__(self, room: RoomKey, reason: str) -> None:
        super().__init__(f"room {masked(room)}: {reason}")
        self.room = room


class Conflict(RoomFault):
    """The version is not the next one: somebody else wrote first, or the caller missed an entry."""

    def __init__(self, room: RoomKey, version: Version, last: Version) -> None:
        super().__init__(room, f"version {version} is not the next one, the last stored is {last}")
        self.version = version
        self.last = last


class NoSuchRoom(RoomFault):
    """The room was never created, or was deleted."""

    def __init__(self, room: RoomKey) -> None:
        super().__init__(room, "there is no such room in the journal")


class RoomExists(RoomFault):
    """A room of this key is there already."""

    def __init__(self, room: RoomKey) -> None:
        super().__init__(room, "a room of this key is in the journal already")


class JournalUnavailable(JournalFault):
    """The store cannot be read or written: full, read-only, locked, closed or not a journal. Nothing was stored."""

    def __init__(self, place: Path | str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place


class FormatUnknown(JournalFault):
    """The file, or an entry, was written by a program newer than this one."""


class Journal(Protocol):
    """Where rooms are kept. Every method may raise `JournalUnavailable`; after `close` every other one does."""

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """Store a new room with its first entries, versions 1 and up. Raises `RoomExists`."""

    async def append(self, room: RoomKey, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
        """Store the entries, the first of them as `version`, and the row: all or nothing.

        Raises `Conflict` unless `version` is the last stored plus one, and `NoSuchRoom`.
        """

    async def read(self, room: RoomKey, after: Version = START) -> list[Entry]:
        """The durable entries after a version, in order, in the current format. `NoSuchRoom`, `FormatUnknown`."""

    async def row(self, room: RoomKey) -> RoomRow:
        """One room's row. Raises `NoSuchRoom`."""

    async def rooms(self) -> list[RoomRow]:
        """Every room's row, the oldest room first."""

    async def rooms_with_deadline(self) -> list[RoomRow]:
        """The rooms a clock is running for, the nearest deadline first: those to load at a start."""

    async def expired(self, now: int) -> list[RoomKey]:
        """The rooms whose time is over (see `expiry`), the oldest first."""

    async def delete(self, room: RoomKey, *, if_expired_at: int | None = None) -> bool:
        """Delete a room and its entries, leaving no bytes of their bodies behind. Raises `NoSuchRoom`.

        With `if_expired_at` a room that has been active since it was found expired stays, and the answer is False.
        """

    async def close(self) -> None:
        """Store what was handed over, then stop. Calling it again does nothing."""


def masked(room: RoomKey) -> str:
    """A room's key as it may stand in a log or a message."""
    return f"{room[:SHOWN_KEY_CHARACTERS]}…"


def check_append(room: RoomKey, version: Version, entries: Sequence[Entry], row: RoomRow) -> None:
    """Refuse with `ValueError` what no caller may ask: no entries, versions with a gap, another room's row."""
    if not entries:
        raise ValueError(f"room {masked(room)}: an append without entries at version {version}")
    if [entry.version for entry in entries] != list(range(version, version + len(entries))):
        raise ValueError(f"room {masked(room)}: the entries do not count up from version {version}")
    if row.room != room:
        raise ValueError(f"room {masked(room)}: the row belongs to room {masked(row.room)}")
