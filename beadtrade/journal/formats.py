"""Entry formats: how an old entry is brought up to the words of today.

Law: a step is a pure function from a body in one format to the same body in the next. A step changes words and never
what happened; the version and the time of an entry stay as written. A format is never changed once a journal has been
written in it: a new one is added, with its step, and the old one's golden journal keeps being replayed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from beadtrade.journal.contract import Entry, FormatUnknown, RoomKey, masked

Step = Callable[[bytes], bytes]

CURRENT_FORMAT: Final = 2
"""What new entries are written in."""


def _unchanged(body: bytes) -> bytes:
    return body


STEPS: Final[Mapping[int, Step]] = {1: _unchanged}
"""From each older format to the one above it. Format 1 is the first, so nothing leads up to it. Format 2 has phrases of
the phrase book among its talk (`phrase_said`) and times of deeds (`at`); all that format 1 says, it says as before.
"""


def upgrade(room: RoomKey, entry: Entry, *, steps: Mapping[int, Step] = STEPS, current: int = CURRENT_FORMAT) -> Entry:
    """The entry in the current format. Raises `FormatUnknown` for one that no step leads up from."""
    while entry.format != current:
        step = steps.get(entry.format)
        if entry.format > current or step is None:
            raise FormatUnknown(_refusal(room, entry, current))
        entry = replace(entry, format=entry.format + 1, body=step(entry.body))
    return entry


def _refusal(room: RoomKey, entry: Entry, current: int) -> str:
    return f"room {masked(room)}: entry {entry.version} is in format {entry.format}, this program knows up to {current}"
