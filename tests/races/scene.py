"""A scene: a room at one moment, and what people there send at that moment.

Law: a scene is a room's records, so every race starts from the same room under a key of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from beadtrade.room.commands import RoomCommand
from beadtrade.room.ids import MemberId
from beadtrade.web.identity import browser_id
from beadtrade.web.wire.reference.commands import COMMANDS, ROUND
from tests.races.touching import PAIRS, pair_of
from tests.room.setups import Story, a_lobby
from tests.told import Json

CODE = "<the code>"
MAKER_OF_THE_CODE = "Ben"
"""In a move: the code that was made by Ben for another browser just before."""


def cookie_of(name: str) -> str:
    """The secret of somebody's browser."""
    return name.lower().ljust(32, "0")


def member(name: str) -> MemberId:
    return MemberId(browser_id(cookie_of(name)))


@dataclass(frozen=True)
class Move:
    """Somebody sends something; `name` is a sentence that says who and what."""

    name: str
    who: str
    command: Json

    @property
    def type(self) -> str:
        return str(self.command["type"])

    @property
    def is_of_a_round(self) -> bool:
        """Whether it is sent for one round, which it names."""
        return COMMANDS[self.type].when == ROUND or self.type in ("begin", "end_reveal")


@dataclass(frozen=True)
class Scene:
    """`story` is how it came to this; `guests` come by the spoken code."""

    name: str
    story: Story
    moves: tuple[Move, ...]
    guests: frozenset[str] = frozenset()

    def move(self, name: str) -> Move:
        return next(move for move in self.moves if move.name == name)

    def pairs(self) -> list[tuple[Move, Move]]:
        """All that get into each other's way, also a move and the same once more."""
        both = combinations_with_replacement(self.moves, 2)
        return [(a, b) for a, b in both if pair_of(a.type, b.type) in PAIRS]


def moves(**sent: dict[str, Json]) -> tuple[Move, ...]:
    """By who sends it, what they do and how that is sent."""
    return tuple(Move(f"{who} {what}", who, command) for who, all_ in sent.items() for what, command in all_.items())


def send(type_: str, **fields: Any) -> Json:
    """The `command` of an envelope."""
    return {"type": type_, **fields}


class Telling:
    """Tells a story by people's names."""

    def __init__(self, host: str = "Ana") -> None:
        self.story = a_lobby(owner=member(host))

    def do(self, name: str, *commands: RoomCommand) -> Telling:
        self.story.do(member(name), *commands)
        return self

    def all_do(self, names: str, make: Callable[[str], RoomCommand]) -> Telling:
        """Each of them one, in this order."""
        for name in names.split():
            self.do(name, make(name))
        return self
