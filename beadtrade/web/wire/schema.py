"""The protocol's types as data: names, fields and words, read off the Python types that the server really uses.

Law: nothing about a type is written here a second time, but what Python's types say too loosely (`NARROWED`).
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import re
import textwrap
from dataclasses import dataclass
from itertools import pairwise
from types import ModuleType
from typing import Any, Literal, get_type_hints

from pydantic import BaseModel

from beadtrade.room import show
from beadtrade.room.events import LineSaid
from beadtrade.room.frames import Answer, Done, Refused
from beadtrade.room.refusals import RoomCode
from beadtrade.room.view import RoomView
from beadtrade.rules import match
from beadtrade.rules.refusals import RefusalCode
from beadtrade.web.wire import messages
from beadtrade.web.wire.codes import WireCode
from beadtrade.web.wire.sent import AnswerFrame

NAMED: dict[type, str] = {LineSaid: "Line", show.Beat: "RevealBeat", messages.Beat: "BeatIn"}
"""Names outside, where a Python name would be there twice or says too little away from its module."""

CODES: tuple[str, ...] = tuple(
    dict.fromkeys(each.value for codes in (RefusalCode, RoomCode, WireCode) for each in codes)
)
"""All refusal codes; some are both the rules' and the room's."""


class AnyCode(str):
    """Stands for one of `CODES`."""


NARROWED: dict[tuple[type, str], Any] = {
    (Done, "done"): Literal[True],
    (Refused, "done"): Literal[False],
    (Refused, "refused"): AnyCode,
    (RoomView, "phase"): Literal["lobby"] | match.Phase,
}
"""Fields whose Python type is wider than what is sent."""

Shape = type[Any]
"""A dataclass that is sent, or a pydantic model that is received."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message. A received one may be left out when it has a default, a sent one when it is an answer."""

    name: str
    hint: Any
    doc: str
    may_be_left_out: bool


def is_shape(type_: object) -> bool:
    """Whether it is an object with fields."""
    return isinstance(type_, type) and (dataclasses.is_dataclass(type_) or issubclass(type_, BaseModel))


def name_of(type_: type) -> str:
    """What a type is called outside."""
    return NAMED.get(type_, type_.__name__)


def fields_of(shape: Shape) -> tuple[Field, ...]:
    """The fields in the order in which they are sent."""
    hints, docs = get_type_hints(shape, include_extras=True), _docs_in(_body_of(shape))
    optional = _optional(shape)
    return tuple(
        Field(name, _hint(shape, name, hints[name], name in optional), docs.get(name, ""), name in optional)
        for name in _names(shape)
    )


def doc_of(type_: type) -> str:
    """The docstring on one line; empty when there is none of its own."""
    body = _body_of(type_)
    first = body[0] if body else None
    words = _words(first)
    return words if words is not None else ""


def docs_of_members(type_: type) -> dict[str, str]:
    """The words beneath the members of an enumeration, or beneath fields."""
    return _docs_in(_body_of(type_))


def docs_of_module(module: ModuleType) -> dict[str, str]:
    """The words beneath the names that a module defines."""
    return _docs_in(tuple(ast.parse(inspect.getsource(module)).body))


def _hint(shape: Shape, name: str, hint: Any, may_be_left_out: bool) -> Any:
    """An answer is there or not; it is never null."""
    is_sent = dataclasses.is_dataclass(shape)
    return Answer if is_sent and may_be_left_out else NARROWED.get((shape, name), hint)


def _names(shape: Shape) -> tuple[str, ...]:
    if issubclass(shape, BaseModel):
        return tuple(shape.model_fields)
    return tuple(each.name for each in dataclasses.fields(shape))


def _optional(shape: Shape) -> frozenset[str]:
    if issubclass(shape, BaseModel):
        return frozenset(name for name, field in shape.model_fields.items() if not field.is_required())
    is_frame = shape.__module__ == AnswerFrame.__module__
    return frozenset({"answer"}) if is_frame and shape is not AnswerFrame else frozenset()


def _body_of(type_: type) -> tuple[ast.stmt, ...]:
    try:
        source = textwrap.dedent(inspect.getsource(type_))
    except (OSError, TypeError):  # made by a call, not written as a class
        return ()
    defined = ast.parse(source).body[0]
    return tuple(defined.body) if isinstance(defined, ast.ClassDef) else ()


def _docs_in(body: tuple[ast.stmt, ...]) -> dict[str, str]:
    docs: dict[str, str] = {}
    for before, after in pairwise(body):
        target = before.targets[0] if isinstance(before, ast.Assign) else getattr(before, "target", None)
        words = _words(after)
        if isinstance(target, ast.Name) and words is not None:
            docs[target.id] = words
    return docs


def _words(statement: ast.stmt | None) -> str | None:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return re.sub(r"\bNone\b", "null", " ".join(value.split())) if isinstance(value, str) else None
    return None
