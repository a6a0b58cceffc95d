"""All connections that see the same: one seat's browsers, or all spectators.

Law: one encoding per change for all of them, and one counter, moved only when what they see changes [PUB7].
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Protocol

from beadtrade.room.frames import encode_section
from beadtrade.room.ids import BrowserId
from beadtrade.room.view import Sections
from beadtrade.rules.commands import Actor


class Connection(Protocol):
    """A socket, as the room knows it."""

    browser: BrowserId

    def send(self, frame: bytes) -> None:
        """Queues a frame; never waits. What becomes of it is the connection's concern."""

    def hang_up(self) -> None:
        """Ends the connection, so that its client comes back and sees the whole anew. Never waits."""


@dataclass(slots=True)
class Audience:
    """One kind of viewer, the sections they were last sent, and how often those changed."""

    actor: Actor
    sections: Sections
    encoded: dict[str, bytes] = field(default_factory=dict)
    n: int = 1
    connections: list[Connection] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.encoded = {each.name: _encoded(self.sections, each.name) for each in fields(Sections)}

    def show(self, sections: Sections) -> dict[str, bytes]:
        """Takes the new sections and returns those that changed, encoded."""
        changed = {
            each.name: _encoded(sections, each.name)
            for each in fields(Sections)
            if getattr(sections, each.name) != getattr(self.sections, each.name)
        }
        self.sections = sections
        self.encoded.update(changed)
        return changed


def _encoded(sections: Sections, name: str) -> bytes:
    return encode_section(name, getattr(sections, name))
