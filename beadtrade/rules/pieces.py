"""Pieces: five types, each with four beads and one spirit animal.

Law: a piece has no identity, only a type, a place and a count [PCE2]; so pieces are counted, never listed,
and a hand carries no order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from operator import add, sub
from typing import cast


class PieceType(StrEnum):
    """The five types [PCE1]. Their names, colours and shapes on the screen are data, not code."""

    BULL = "bull"
    SNAKE = "snake"
    FROG = "frog"
    OWL = "owl"
    FISH = "fish"


class PieceKind(StrEnum):
    """A bead goes under a box, a spirit animal on top of one."""

    BEAD = "bead"
    SPIRIT = "spirit"


TYPES: tuple[PieceType, ...] = tuple(PieceType)
INDEX: dict[PieceType, int] = {kind: place for place, kind in enumerate(TYPES)}
BEADS_PER_TYPE = 4
SPIRITS_PER_TYPE = 1
ALL_BEADS = BEADS_PER_TYPE * len(TYPES)
ALL_SPIRITS = SPIRITS_PER_TYPE * len(TYPES)

Five = tuple[int, int, int, int, int]
"""One count a type, in the order bull, snake, frog, owl, fish."""

NONE: Five = (0, 0, 0, 0, 0)


def five(counts: Iterable[int]) -> Five:
    """Five counts from an iterable of exactly five; ValueError when it has fewer or more."""
    found = tuple(counts)
    if len(found) != len(TYPES):
        raise ValueError(f"a count a type is wanted, not {found}")
    return cast(Five, found)


def one(kind: PieceType, count: int = 1) -> Five:
    """`count` of one type, none of the others."""
    return five(count if each is kind else 0 for each in TYPES)


@dataclass(frozen=True, slots=True)
class Pieces:
    """A heap of pieces: how many beads and how many spirits of each type, in the order of `TYPES`. Never negative."""

    beads: Five = NONE
    spirits: Five = NONE

    def __post_init__(self) -> None:
        if min(self.beads) < 0 or min(self.spirits) < 0:
            raise ValueError(f"a heap of pieces can't hold less than none: {self}")

    def __add__(self, other: Pieces) -> Pieces:
        return Pieces(five(map(add, self.beads, other.beads)), five(map(add, self.spirits, other.spirits)))

    def __sub__(self, other: Pieces) -> Pieces:
        """What is left; ValueError when `other` is not covered."""
        return Pieces(five(map(sub, self.beads, other.beads)), five(map(sub, self.spirits, other.spirits)))

    def __bool__(self) -> bool:
        return self.count > 0

    def __str__(self) -> str:
        words = [_word(kind, "", n) for kind, n in zip(TYPES, self.beads, strict=True) if n]
        words += [_word(kind, "-spirit", n) for kind, n in zip(TYPES, self.spirits, strict=True) if n]
        return " ".join(words) or "nothing"

    @property
    def bead_count(self) -> int:
        return sum(self.beads)

    @property
    def spirit_count(self) -> int:
        return sum(self.spirits)

    @property
    def count(self) -> int:
        """Beads and spirits in one number, as a closed hand shows them [PUB2]."""
        return sum(self.beads) + sum(self.spirits)

    def covers(self, other: Pieces) -> bool:
        """Whether every piece of `other` is here too."""
        return self.overlap(other) == other

    def overlap(self, other: Pieces) -> Pieces:
        """What both heaps hold."""
        return Pieces(five(map(min, self.beads, other.beads)), five(map(min, self.spirits, other.spirits)))

    def lacking(self, other: Pieces) -> Pieces:
        """What of `other` is missing here."""
        return other - self.overlap(other)

    def is_possible(self) -> bool:
        """Whether a game has that many pieces of each type [PCE2]."""
        return max(self.beads) <= BEADS_PER_TYPE and max(self.spirits) <= SPIRITS_PER_TYPE

    def holds_any(self, kind: PieceType) -> bool:
        """Whether a bead or the spirit of this type is here."""
        return self.beads[INDEX[kind]] > 0 or self.spirits[INDEX[kind]] > 0


NOTHING = Pieces()


def bead(kind: PieceType, count: int = 1) -> Pieces:
    return Pieces(beads=one(kind, count))


def spirit(kind: PieceType) -> Pieces:
    return Pieces(spirits=one(kind))


def piece(kind: PieceKind, of: PieceType) -> Pieces:
    """A single piece, bead or spirit."""
    return bead(of) if kind is PieceKind.BEAD else spirit(of)


def full_set(kind: PieceType) -> Pieces:
    """A spirit and its four beads, what a player starts with [SET1]."""
    return bead(kind, BEADS_PER_TYPE) + spirit(kind)


def all_of(heaps: Iterable[Pieces]) -> Pieces:
    """Several heaps pushed together."""
    return sum(heaps, NOTHING)


EVERYTHING = all_of(full_set(kind) for kind in TYPES)


def parse_pieces(text: str) -> Pieces:
    """Reads `"bull*2 frog snake-spirit"`; the empty text and "nothing" are no pieces. ValueError names the odd word."""
    words = [] if text.strip() == "nothing" else text.split()
    return all_of(_parse_word(word) for word in words)


def _word(kind: PieceType, suffix: str, count: int) -> str:
    return f"{kind}{suffix}" if count == 1 else f"{kind}{suffix}*{count}"


def _parse_word(word: str) -> Pieces:
    name, _, times = word.partition("*")
    name, _, suffix = name.partition("-")
    if name not in INDEX or suffix not in ("", "spirit") or not (times or "1").isdecimal():
        raise ValueError(f'no piece is called "{word}"')
    heap = spirit(PieceType(name)) if suffix else bead(PieceType(name))
    return all_of([heap] * int(times or "1"))
