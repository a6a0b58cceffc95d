"""Chance: what a room draws. The server's is the operating system's; a test brings its own.

Law: whatever is drawn goes into an event or a secret at once; nothing shares a generator.
"""

from __future__ import annotations

from secrets import SystemRandom
from typing import Protocol

from beadtrade.rules.pieces import TYPES, PieceType


class Chance(Protocol):
    def draw_types(self) -> tuple[PieceType, ...]:
        """The five types in random order [SET2]."""

    def choose(self, letters: str) -> str:
        """One letter of several."""


class SystemChance:
    """Draws that nobody can foresee."""

    def __init__(self) -> None:
        self._random = SystemRandom()

    def draw_types(self) -> tuple[PieceType, ...]:
        return tuple(self._random.sample(TYPES, len(TYPES)))

    def choose(self, letters: str) -> str:
        return self._random.choice(letters)
