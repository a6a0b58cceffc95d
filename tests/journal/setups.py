"""Rooms and entries, made to be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from beadtrade.journal.contract import Entry, RoomKey, RoomRow, Version
from beadtrade.journal.formats import CURRENT_FORMAT

LAKE = RoomKey("lake-kfj3-x8wq-m2np")
HILL = RoomKey("hill-p7rt-c4vz-b9ys")

V1, V2, V3, V4 = (Version(number) for number in range(1, 5))


def a_row(room: RoomKey = LAKE, **changes: Any) -> RoomRow:
    """A room in its lobby, made at 1000 ms, that no clock is running for."""
    return replace(RoomRow(room, "lobby", None, 1000, 1000, False), **changes)


def an_entry(version: int, body: bytes | None = None) -> Entry:
    return Entry(Version(version), CURRENT_FORMAT, 1000 + version, b'{"entry":%d}' % version if body is None else body)


def some_entries(first: int, last: int) -> list[Entry]:
    return [an_entry(version) for version in range(first, last + 1)]
