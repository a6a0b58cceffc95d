"""Spoken codes: short, to be read aloud to people in the same room or on a call.

Law: a code leads to the spectator's way into its room, and nobody learns the room's key by it. It is held in this
server's memory only, never journaled and never logged: after a restart the host makes a new one. A code that is closed,
renewed or over lets nobody new in; who came by it may come back for a while, for phones sleep.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice

from beadtrade.journal.contract import RoomKey
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.limits import SPECTATORS

ALPHABET = "BCDFHJKLMNPRSTVWXZ"
"""No vowels, so no words; no G, Q and Y, which look like C, O and V."""

CODE_LENGTH = 6
"""18^6 codes, 34 million: how long a guess takes is in docs/security.md."""

CODE_LIFE_MS = 6 * 3_600_000
"""An evening; nobody should have to remember to close a code."""

CODES_LIVE = 1_000
"""On a server at a time: the more there are, the sooner one of them is guessed."""

GUESTS_BACK_MS = CODE_LIFE_MS
"""How long after a code's end whoever came by it may still come back."""

CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
BETWEEN = re.compile(r"[\s\-\u2010-\u2015_.,]+")
"""What people write between the letters."""
TYPED_LENGTH = 40


def read_code(typed: str) -> str | None:
    """The code that somebody typed, however they wrote it; None for what can't be one."""
    if len(typed) > TYPED_LENGTH:
        return None
    letters = BETWEEN.sub("", unicodedata.normalize("NFKC", typed)).upper()
    return letters if CODE.fullmatch(letters) else None


@dataclass(slots=True)
class SpokenCode:
    """`until` is when it ends or has ended, server time in milliseconds; `command` is what it was made for."""

    room: RoomKey
    until: int
    command: CommandId
    guests: set[BrowserId] = field(default_factory=set)


class SpokenCodes:
    """The spoken codes of one server. `choose` draws one letter of several."""

    def __init__(self, choose: Callable[[str], str]) -> None:
        self._choose = choose
        self._codes: dict[str, SpokenCode] = {}
        self._current: dict[RoomKey, str] = {}

    def make(self, room: RoomKey, command: CommandId, now: int) -> str | None:
        """A new code for the room, whose older one ends; the same one for a command that was sent again. None when as
        many codes live as may.
        """
        current = self.of(room, now)
        if current is not None and self._codes[current].command == command:
            return current
        self.close(room, now)
        self._tidy(now)
        if sum(now < each.until for each in self._codes.values()) >= CODES_LIVE:
            return None
        letters = self._draw()
        self._codes[letters] = SpokenCode(room, now + CODE_LIFE_MS, command)
        self._current[room] = letters
        return letters

    def _draw(self) -> str:
        while True:
            letters = "".join(self._choose(ALPHABET) for _ in range(CODE_LENGTH))
            if letters not in self._codes:
                return letters

    def of(self, room: RoomKey, now: int) -> str | None:
        """The room's code, while it lives."""
        letters = self._current.get(room)
        return letters if letters is not None and now < self._codes[letters].until else None

    def close(self, room: RoomKey, now: int) -> None:
        """Lets nobody new in any more; who is there may stay."""
        letters = self._current.pop(room, None)
        if letters is not None:
            self._codes[letters].until = min(now, self._codes[letters].until)

    def forget(self, room: RoomKey) -> None:
        """The room's codes lead nowhere any more, for nobody."""
        self._current.pop(room, None)
        self._codes = {letters: each for letters, each in self._codes.items() if each.room != room}

    def room_of(self, letters: str, now: int) -> RoomKey | None:
        """Where a living code leads. One that is over and one that never was are the same."""
        code = self._codes.get(letters)
        return None if code is None or now >= code.until else code.room

    def room_for_guest(self, letters: str, browser: BrowserId, now: int) -> RoomKey | None:
        """Where a code leads a browser that came in by it before, though it may be over by now."""
        code = self._codes.get(letters)
        is_back = code is not None and browser in code.guests and now < code.until + GUESTS_BACK_MS
        return code.room if code is not None and is_back else None

    def welcome(self, letters: str, browser: BrowserId) -> None:
        """The browser has come in by this code, and may come back."""
        code = self._codes.get(letters)
        if code is not None and len(code.guests) < SPECTATORS:
            code.guests.add(browser)

    def _tidy(self, now: int) -> None:
        """Codes that are over stay for their guests only, and of those no more than may live."""
        live = {letters: each for letters, each in self._codes.items() if now < each.until}
        over = {
            letters: each
            for letters, each in self._codes.items()
            if letters not in live and each.guests and now < each.until + GUESTS_BACK_MS
        }
        kept = dict(islice(reversed(over.items()), CODES_LIVE))
        self._codes = dict(reversed(kept.items())) | live
        self._current = {room: letters for room, letters in self._current.items() if letters in live}
