"""How a type of the protocol is written down, for people and for TypeScript alike.

Law: what has a name is written by its name; `parts` gives what a type is made of, one step deep.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

from beadtrade.room.events import Talk
from beadtrade.room.frames import Answer
from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import RoomView
from beadtrade.rules.pieces import Five
from beadtrade.web.wire.messages import CommandIn
from beadtrade.web.wire.parts import Counts, SeatIn
from beadtrade.web.wire.schema import NARROWED, AnyCode, is_shape, name_of
from beadtrade.web.wire.sent import Changed

PLAIN: dict[Any, str] = {bool: "boolean", int: "number", str: "string", None: "null", type(None): "null"}

NAMES: dict[Any, str] = {
    Five: "Five",
    Counts: "Five",
    SeatIn: "Seat",
    AnyCode: "RefusalCode",
    Answer: "Answer",
    RoomSeen: "SeenEvent",
    Talk: "Talk",
    CommandIn: "CommandIn",
    NARROWED[RoomView, "phase"]: "RoomPhase",
}
"""Types that Python knows by no name of their own."""


def notation(hint: Any, array: str = "{}[]") -> str:
    """A type as it is written where it is used; `array` is how a list of something is written."""
    name = NAMES.get(hint) or PLAIN.get(hint)
    if name is not None:
        return name
    if isinstance(hint, NewType):
        return hint.__name__
    if isinstance(hint, type) and (issubclass(hint, Enum) or is_shape(hint)):
        return name_of(hint)
    return meaning(hint, array)


def meaning(hint: Any, array: str = "{}[]") -> str:
    """A type written out, whether or not it has a name."""
    if isinstance(hint, NewType):
        return notation(hint.__supertype__, array)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(json.dumps(each.value) for each in hint)
    origin, inner = get_origin(hint), [notation(each, array) for each in parts(hint)]
    if origin is Annotated:
        return f"Partial<{inner[0]}>" if Changed in get_args(hint) else inner[0]
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in get_args(hint))
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(inner))
    if origin in (list, tuple) and len(inner) == 1:
        return array.format(f"({inner[0]})" if " " in inner[0] else inner[0])
    raise TypeError(f"the protocol has no word for {hint}")


def parts(hint: Any) -> Iterator[Any]:
    """What a type without fields is made of."""
    args = get_args(hint)
    match get_origin(hint):
        case None if isinstance(hint, NewType):
            yield hint.__supertype__
        case origin if origin is Annotated:
            yield args[0]
        case origin if origin in (list, tuple, Union, types.UnionType):
            yield from (each for each in args if each is not Ellipsis)
        case _:
            return
