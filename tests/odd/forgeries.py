"""Commands that are wrong in one place: every field of every command, forged in every way.

Law: made from the commands' examples, so a new command is forged too.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from beadtrade.web.wire.reference.commands import COMMANDS
from tests.web.in_process import Json

NEVER_FIELDS = ("by", "member", "actor", "is_host", "__proto__", "constructor", "prototype", "__class__", "")
"""What no command has: whose it is, and what a careless program would take for its own."""

NEVER_VALUES: tuple[Any, ...] = (
    "nothing of the kind",
    -1,
    2**63,
    10**30,
    1.5,
    True,
    None,
    [],
    {},
    [[[]]],
    {"__proto__": {"seat": 0}},
)
"""Each of them is wrong in most places, and harmless where it is not."""

MISTYPED: dict[type, tuple[Any, ...]] = {int: ("1", True, 1.0), str: (1, True), bool: (1, "true", "on")}
"""What a lenient reader would take for a value of the type."""


@dataclass(frozen=True)
class Forgery:
    """`path` is the place that is wrong; `is_certain` when nothing can be right about it."""

    type: str
    path: str
    command: Json
    is_certain: bool


def forgeries() -> Iterator[Forgery]:
    for type_, facts in COMMANDS.items():
        command: Json = json.loads(facts.example)
        for name in (*NEVER_FIELDS, *(() if "seat" in command else ("seat",))):
            yield Forgery(type_, f"command.{name}", command | {name: 0}, is_certain=True)
        for path in _paths(command):
            for value in NEVER_VALUES:
                yield Forgery(type_, _written(path), _with(command, path, value), is_certain=False)
            for value in MISTYPED.get(type(_at(command, path)), ()):
                yield Forgery(type_, _written(path), _with(command, path, value), is_certain=True)


def _paths(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a command but its type."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        if (*at, key) != ("type",):
            yield (*at, key)
            yield from _paths(each, (*at, key))


def _at(command: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        command = command[key]
    return command


def _with(command: Json, path: tuple[str | int, ...], value: Any) -> Json:
    forged: Any = copy.deepcopy(command)
    place = forged
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return dict(forged)


def _written(path: tuple[str | int, ...]) -> str:
    return ".".join(map(str, ("command", *path)))
