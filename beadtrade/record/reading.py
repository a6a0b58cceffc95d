"""Reads a record's text back, line by line.

Law: what is not written as `writing` writes it is a `BadRecord` that names its line; whether it could have been played
is `checking`'s question.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from beadtrade.record.faults import BadRecord
from beadtrade.record.values import MatchRecord, RoundRecord
from beadtrade.record.writing import TITLE
from beadtrade.rules.boxes import Side
from beadtrade.rules.events import BeadsPlaced, CenterSwapped, RoundEnd, SpiritPlaced, TradeMade
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Deed
from beadtrade.rules.pieces import TYPES, PieceKind, Pieces, PieceType, parse_pieces
from beadtrade.rules.seats import MAX_SEATS, MIN_SEATS, Seat
from beadtrade.rules.variants import Variant, Variants

Word = TypeVar("Word")
PLAYER = re.compile(r"player (?P<seat>\d): (?P<set>[a-z]+(?: [a-z]+)?) (?P<name>\".*\")")
DEED = re.compile(r"(?P<minutes>\d{1,5}):(?P<seconds>[0-5]\d\.\d{3}) (?P<seat>\d) (?P<act>.+)")
TRADE = re.compile(r"gives (?P<taker>\d) (?P<gave>.+) for (?P<got>.+)")
SWAP = re.compile(r"swaps (?P<gave>\S+) for (?P<took>\S+)")
PLACING = re.compile(r"puts (?P<what>.+) (?P<how>under|on) (?P<side>top|bottom)")


@dataclass
class Lines:
    """The lines that are left, without the empty ones and comments (`#`)."""

    left: list[tuple[int, str]]
    last: int = 0

    def next(self) -> str:
        if not self.left:
            raise BadRecord(self.last + 1, "the record ends too early")
        self.last, text = self.left.pop(0)
        return text

    def comes(self, beginning: str) -> bool:
        return bool(self.left) and self.left[0][1].startswith(beginning)

    def after(self, beginning: str) -> str:
        """The rest of a line that has to begin so."""
        text = self.next()
        if not text.startswith(beginning):
            raise BadRecord(self.last, f'"{beginning}…" is wanted')
        return text.removeprefix(beginning)


@dataclass
class RecordWithLines:
    """A record, and where its deeds and points stand, so that a fault in play can name its line."""

    record: MatchRecord
    deeds: list[list[int]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: int = 0


def read_record(text: str) -> RecordWithLines:
    """The record that a text says. Raises `BadRecord`."""
    lines = Lines([(at, line) for at, line in enumerate(text.splitlines(), 1) if line and not line.startswith("#")])
    if lines.next() != TITLE:
        raise BadRecord(1, f'"{TITLE}" is wanted')
    variants = _variants(lines)
    names, sets = _players(lines)
    found = RecordWithLines(MatchRecord(names, sets, variants, (), None))
    rounds: list[RoundRecord] = []
    while lines.comes("round "):
        rounds.append(_round(lines, len(rounds) + 1, len(names), found))
    winners = _winners(lines, len(names)) if lines.left else None
    found.winners = lines.last
    if lines.left:
        raise BadRecord(lines.left[0][0], "nothing comes after the winners")
    found.record = MatchRecord(names, sets, variants, tuple(rounds), winners)
    return found


def _variants(lines: Lines) -> Variants:
    words = lines.after("variants: ").split()
    return frozenset(_one(lines, Variant, word, "variant") for word in words if word != "none")


def _players(lines: Lines) -> tuple[tuple[str, ...], tuple[tuple[PieceType, ...], ...]]:
    names: list[str] = []
    sets: list[tuple[PieceType, ...]] = []
    while lines.comes("player "):
        found = PLAYER.fullmatch(lines.next())
        if found is None or int(found["seat"]) != len(names) + 1:
            raise BadRecord(lines.last, f"player {len(names) + 1} is wanted, with a set and a name in quotes")
        names.append(_name(lines, found["name"]))
        sets.append(tuple(_one(lines, PieceType, word, "type") for word in found["set"].split()))
    _check_sets(lines, sets)
    return tuple(names), tuple(sets)


def _name(lines: Lines, quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise BadRecord(lines.last, "the name can't be read") from None


def _check_sets(lines: Lines, sets: list[tuple[PieceType, ...]]) -> None:
    """[SET1]"""
    each = 2 if len(sets) == MIN_SEATS else 1
    given = [kind for own in sets for kind in own]
    if not MIN_SEATS <= len(sets) <= MAX_SEATS or any(len(own) != each for own in sets):
        raise BadRecord(lines.last, "two players with two sets each, or three to five with one, are wanted")
    if len(set(given)) != len(given):
        raise BadRecord(lines.last, "two players can't start with the same set")


def _round(lines: Lines, number: int, seats: int, found: RecordWithLines) -> RoundRecord:
    if lines.next() != f"round {number}":
        raise BadRecord(lines.last, f"round {number} is wanted")
    deeds: list[Deed] = []
    found.deeds.append([])
    while not lines.comes("ended by "):
        deeds.append(_deed(lines, seats))
        found.deeds[-1].append(lines.last)
    why = _one(lines, RoundEnd, lines.after("ended by "), "end of a round")
    points = tuple(_number(lines, word) for word in lines.after("points: ").split())
    if len(points) != seats:
        raise BadRecord(lines.last, f"{seats} points are wanted, one a player")
    found.points.append(lines.last)
    return RoundRecord(number, tuple(deeds), why, points)


def _winners(lines: Lines, seats: int) -> tuple[Seat, ...]:
    words = lines.after("winners: ").split()
    return tuple(_seat(lines, word, seats) for word in words if word != "none")


def _deed(lines: Lines, seats: int) -> Deed:
    found = DEED.fullmatch(lines.next())
    if found is None:
        raise BadRecord(lines.last, "a deed is wanted: a time, a player and what they did")
    at = int(found["minutes"]) * 60_000 + int(found["seconds"].replace(".", ""))
    seat = _seat(lines, found["seat"], seats)
    if act := TRADE.fullmatch(found["act"]):
        gave, got = _pieces(lines, act["gave"]), _pieces(lines, act["got"])
        return TradeMade(seat, _seat(lines, act["taker"], seats), Moved(hand=gave), Moved(hand=got), at)
    if act := SWAP.fullmatch(found["act"]):
        kind, took = _single(lines, act["took"])
        return CenterSwapped(seat, kind, Moved(hand=_pieces(lines, act["gave"])), took, at)
    if act := PLACING.fullmatch(found["act"]):
        side = Side(act["side"])
        if act["how"] == "under":
            return BeadsPlaced(seat, side, Moved(hand=_pieces(lines, act["what"])), at)
        kind, what = _single(lines, act["what"])
        if kind is PieceKind.SPIRIT:
            return SpiritPlaced(seat, side, what, Moved(hand=_pieces(lines, act["what"])), at)
    raise BadRecord(lines.last, f'nobody can do this: "{found["act"]}"')


def _pieces(lines: Lines, text: str) -> Pieces:
    try:
        return parse_pieces(text)
    except ValueError as fault:
        raise BadRecord(lines.last, str(fault)) from None


def _single(lines: Lines, text: str) -> tuple[PieceKind, PieceType]:
    heap = _pieces(lines, text)
    if heap.count != 1:
        raise BadRecord(lines.last, f'one piece is wanted, not "{text}"')
    kind = next(kind for kind in TYPES if heap.holds_any(kind))
    return (PieceKind.BEAD if heap.bead_count else PieceKind.SPIRIT), kind


def _seat(lines: Lines, word: str, seats: int) -> Seat:
    number = _number(lines, word)
    if not 1 <= number <= seats:
        raise BadRecord(lines.last, f"there is no player {word}")
    return Seat(number - 1)


def _number(lines: Lines, word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,3}", word):
        raise BadRecord(lines.last, f'a number is wanted, not "{word}"')
    return int(word)


def _one(lines: Lines, of: Callable[[str], Word], word: str, what: str) -> Word:
    try:
        return of(word)
    except ValueError:
        raise BadRecord(lines.last, f'there is no {what} "{word}"') from None
