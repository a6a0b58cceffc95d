"""What is wrong with the input of a command, said in one line that names the place.

Law: a message never breaks over lines and never holds an unprintable character, whatever the input held.
"""

from __future__ import annotations

SHOWN_CHARACTERS = 40
"""Enough to recognise a name or key by; a longer one is cut, so that the message stays one line."""


class BadInput(Exception):
    """The input is of no use: `place` says where (`players[1].beads.bull`, a file), `problem` what is wrong."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem

    def inside(self, outer: str) -> BadInput:
        """The same fault, seen from further out."""
        return BadInput(f"{outer}, {self.place}" if self.place else outer, self.problem)


def quoted(text: str) -> str:
    """A text in quotes, as it may stand in a message."""
    shown = text if len(text) <= SHOWN_CHARACTERS else f"{text[:SHOWN_CHARACTERS]}…"
    return f'"{printable(shown)}"'


def printable(text: str) -> str:
    """The text with whatever would break a line, or show nothing, written as an escape."""
    return "".join(each if each.isprintable() else _escaped(each) for each in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
