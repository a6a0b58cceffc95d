"""The server under test: as people run it, but with a clock that a test sets and, if it is told so, a planted fault.

`python -m tests.chaos.served AHEAD_FILE FAULT serve --host ...`; the file says how many milliseconds the clock is
ahead, and the fault is one of `FAULTS` or "none".

Law: without a fault nothing but the clock is changed. A fault is planted in a line of the product, as a bad edit would.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from beadtrade import cli
from beadtrade.room import room as room_module
from beadtrade.room.crowd import Crowd
from beadtrade.room.state import RoomState
from beadtrade.web import serve
from beadtrade.web.app import server_time

FORGOTTEN = 5
"""Entries a room: more than can be under way, and not acknowledged, in rooms as small as the tests'."""

UNTOLD = 5
"""One in so many events."""


def forget_the_last_entries(journal: Path) -> None:
    """A journal that says "stored" before it is: after a restart the newest entries of each room are gone."""
    if journal.exists():
        connection = sqlite3.connect(journal)
        newest = "SELECT max(version) FROM entries AS newer WHERE newer.room_id = entries.room_id"
        connection.execute(f"DELETE FROM entries WHERE version > ({newest}) - {FORGOTTEN}")
        connection.commit()
        connection.close()


def apply_again(_: Path) -> None:
    """A room that does not know a command again."""
    RoomState.was_applied = lambda *_: False  # type: ignore[method-assign]  # the fault that is planted


def leave_one_untold(_: Path) -> None:
    """A room that, every now and then, does not tell the second seat of a change, and does not count it either."""
    tell, told = Crowd._tell, [0]

    def tell_or_not(self: Crowd, audience: Any, events: bytes = b"[]", reply: Any = None) -> bool:
        is_own = reply is not None and reply.connection in audience.connections
        told[0] += audience.onlooker.actor.seat == 1 and events != b"[]" and not is_own
        if told[0] == UNTOLD:
            told[0] = 0
            audience.show(self._sections_of(audience.onlooker))
            return False
        return tell(self, audience, events, reply)

    Crowd._tell = tell_or_not  # type: ignore[method-assign]  # the fault that is planted


def stop_the_clock(journal: Path) -> None:
    """A server that, started again, has forgotten that deadlines run."""
    if journal.exists():
        room_module.due_events = lambda *_: ()  # type: ignore[attr-defined]  # where `Room` finds it


FAULTS: dict[str, Callable[[Path], None]] = {
    "none": lambda _: None,
    "forgets": forget_the_last_entries,
    "applies_again": apply_again,
    "leaves_one_untold": leave_one_untold,
    "stops_the_clock": stop_the_clock,
}


def main(ahead_file: str, fault: str, *words: str) -> int:
    ahead = int(Path(ahead_file).read_text())
    serve.create_app = partial(serve.create_app, clock=lambda: server_time() + ahead)  # type: ignore[attr-defined]  # as `serve` calls it
    FAULTS[fault](Path(words[words.index("--journal") + 1]))
    return cli.main(words)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
