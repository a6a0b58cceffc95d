"""All connections that see the same: one seat's browsers, or all spectators.

Law: one encoding per change for all of them, and one counter, moved only when what they see changes [PUB7].
"""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Protocol

from beadtrade.room.entrance import Onlooker
from beadtrade.room.frames import Answer, encode_section
from beadtrade.room.ids import BrowserId
from beadtrade.room.view import Sections


class Connection(Protocol):
    """A socket, as the room knows it."""

    browser: BrowserId
    is_screen: bool
    """For everybody in the room to look at: nobody watches by it."""
    by_code: bool
    """Whether it came by the spoken code: without a seat it may only look on and ask for one."""

    def send(self, frame: bytes) -> None:
        """Queues a frame; never waits. What becomes of it is the connection's concern."""

    def send_if_prompt(self, frame: bytes) -> None:
        """Queues a frame that nobody misses, unless others still wait. Never waits."""

    def answered(self, answer: Answer) -> None:
        """The next frame holds this answer: for whoever keeps count of answers."""

    def hang_up(self) -> None:
        """Ends the connection, so that its client comes back and sees the whole anew. Never waits."""


class Encodings:
    """Sections as bytes, each value encoded once for everybody who sees it."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[object, bytes]] = {}

    def of(self, name: str, value: object) -> bytes:
        last = self._last.get(name)
        if last is not None and last[0] is value:
            return last[1]
        encoded = encode_section(name, value)
        self._last[name] = (value, encoded)
        return encoded


SECTIONS = tuple(each.name for each in fields(Sections))


def settled(new: Sections, old: Sections) -> Sections:
    """The new sections, made of the old values where nothing has changed: what is the same object is no news."""
    was, now = attrgetter(*SECTIONS)(old), attrgetter(*SECTIONS)(new)
    return Sections(*(a if a is b or a == b else b for a, b in zip(was, now, strict=True)))


class Audience:
    """One kind of viewer, the sections they were last sent, and how often those changed."""

    def __init__(self, onlooker: Onlooker, sections: Sections, encodings: Encodings) -> None:
        self.onlooker = onlooker
        self.n = 1
        self.connections: list[Connection] = []
        self._encodings = encodings
        self._sections = sections
        self.encoded = {name: encodings.of(name, getattr(sections, name)) for name in SECTIONS}

    def show(self, sections: Sections) -> dict[str, bytes]:
        """Takes the new sections and returns those that changed, encoded."""
        before, self._sections = self._sections, settled(sections, self._sections)
        changed = {
            name: self._encodings.of(name, getattr(self._sections, name))
            for name in SECTIONS
            if getattr(self._sections, name) is not getattr(before, name)
        }
        self.encoded.update(changed)
        return changed
