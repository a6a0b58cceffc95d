"""The protocol's types for the browser: `python -m beadtrade.web.wire.typescript > static/src/protocol.ts`.

Law: every type that a frame can hold is declared once, in the group that it is first met in.
"""

from __future__ import annotations

import json
import sys
import textwrap
import types
from collections.abc import Iterable
from enum import Enum
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

from beadtrade.room.frames import PROTOCOL, Answer
from beadtrade.room.limits import LINE_LENGTH, NAME_LENGTH, TALK_KEPT, TIME_LIMITS_MS
from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import RoomView, Sections
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.pieces import BEADS_PER_TYPE, TYPES, Five
from beadtrade.rules.seats import MAX_SEATS, MIN_SEATS
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.messages import CommandIn, MessageIn
from beadtrade.web.wire.parts import Counts, SeatIn
from beadtrade.web.wire.room_commands import RoomCommandIn
from beadtrade.web.wire.schema import (
    CODES,
    NARROWED,
    AnyCode,
    Field,
    Shape,
    doc_of,
    docs_of_members,
    docs_of_module,
    fields_of,
    is_shape,
    name_of,
)
from beadtrade.web.wire.sent import Changed, FrameOut
from beadtrade.web.wire.table_commands import TableCommandIn

WIDTH = 120

CONSTANTS: tuple[tuple[str, object, str], ...] = (
    ("PROTOCOL", PROTOCOL, "What a hello names."),
    ("MIN_SEATS", MIN_SEATS, ""),
    ("MAX_SEATS", MAX_SEATS, ""),
    ("BEADS_PER_TYPE", BEADS_PER_TYPE, ""),
    ("OPEN_OFFERS_PER_SEAT", OPEN_OFFERS_PER_SEAT, ""),
    ("NAME_LENGTH", NAME_LENGTH, "Characters of a name at the most."),
    ("LINE_LENGTH", LINE_LENGTH, "Characters of a line of talk at the most."),
    ("TALK_KEPT", TALK_KEPT, "Lines of talk that a view brings."),
)

HEAD = (
    "// The protocol's types, made from the server's own by `make protocol`: not to be edited.",
    "// Times are the server's, in milliseconds. What each message means: docs/protocol.md.",
)

Unions = tuple[tuple[str, Any, str], ...]
GROUPS: tuple[tuple[str, Unions], ...] = (
    (
        "What a viewer sees",
        (
            ("RoomPhase", NARROWED[RoomView, "phase"], "The lobby, or where the match stands."),
            ("Sections", Sections, ""),
        ),
    ),
    ("What was seen to happen", (("SeenEvent", RoomSeen, "All events that reach a client."),)),
    ("Answers", (("RefusalCode", AnyCode, "Why a command was refused."), ("Answer", Answer, ""))),
    ("Frames from the server", (("FrameOut", FrameOut, ""),)),
    (
        "Commands",
        (
            ("TableCommandIn", TableCommandIn, "Acts of a running round: the envelope names the `play` they are for."),
            ("RoomCommandIn", RoomCommandIn, "Everything around the rounds."),
            ("CommandIn", CommandIn, ""),
        ),
    ),
    ("Frames to the server", (("MessageIn", MessageIn, ""),)),
)


class Writer:
    """Collects declarations; a type is declared when it is first met."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[Any, str] = {AnyCode: "RefusalCode", SeatIn: "Seat"}
        self._declared: set[str] = set()

    def declare(self, name: str, hint: Any, doc: str) -> None:
        """A named type and all that it is made of."""
        inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
        if is_shape(inner):
            self.write(inner)
        elif inner is AnyCode:
            self._alias(name, " | ".join(json.dumps(each) for each in CODES), doc)
        else:
            self._alias(name, self.write(inner), doc)
            self._names[inner] = name

    def write(self, hint: Any) -> str:
        """A type as TypeScript writes it."""
        if hint in (None, type(None)):
            return "null"
        if hint in _SCALARS:
            return _SCALARS[hint]
        if hint in (Five, Counts):
            return "Five"
        if hint in self._names:
            return self._names[hint]
        if isinstance(hint, NewType):
            return self._new_type(hint)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self._enum(hint)
        return self._interface(hint) if is_shape(hint) else self._composed(hint)

    def _composed(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            inner = self.write(args[0])
            return f"Partial<{inner}>" if Changed in args[1:] else inner
        if origin is Literal:
            return " | ".join(json.dumps(each) for each in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.write(each) for each in args))
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self.write(args[0])
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        raise TypeError(f"the protocol has no word for {hint}")

    def _new_type(self, hint: NewType) -> str:
        self._names[hint] = hint.__name__
        module = sys.modules[hint.__module__ or ""]
        self._alias(hint.__name__, self.write(hint.__supertype__), docs_of_module(module).get(hint.__name__, ""))
        return hint.__name__

    def _enum(self, hint: type[Enum]) -> str:
        name = self._names[hint] = name_of(hint)
        self._alias(name, " | ".join(json.dumps(each.value) for each in hint), doc_of(hint))
        return name

    def _interface(self, shape: Shape) -> str:
        name = self._names[shape] = name_of(shape)
        type_first = sorted(fields_of(shape), key=lambda each: each.name != "type")
        fields = [line for each in type_first for line in self._field(each)]
        self.lines += [*_comment(doc_of(shape)), f"export interface {name} {{", *fields, "}", ""]
        return name

    def _field(self, field: Field) -> list[str]:
        hint, mark = field.hint, "?" if field.may_be_left_out else ""
        if field.name == "answer" and field.may_be_left_out:
            hint = Answer  # there or not, never null
        return [*_comment(field.doc, "  "), f"  readonly {field.name}{mark}: {self.write(hint)};"]

    def _alias(self, name: str, meaning: str, doc: str) -> None:
        if name == meaning or name in self._declared:
            return
        self._declared.add(name)
        line = f"export type {name} = {meaning};"
        parts = [line] if len(line) <= WIDTH else [f"export type {name} =", *_branches(meaning)]
        self.lines += [*_comment(doc), *parts, ""]


_SCALARS: dict[Any, str] = {bool: "boolean", int: "number", str: "string"}


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    writer.lines += [*HEAD, "", *_constants()]
    for title, unions in GROUPS:
        writer.lines += [f"// -- {title}", ""]
        for name, hint, doc in unions:
            writer.declare(name, hint, doc)
    return "\n".join(writer.lines).rstrip() + "\n"


def _constants() -> Iterable[str]:
    for name, value, doc in CONSTANTS:
        yield from _comment(doc)
        yield f"export const {name} = {json.dumps(value)};"
    yield "/** The time limits of a round that a host can choose, in milliseconds. */"
    yield f"export const TIME_LIMITS_MS = {json.dumps(TIME_LIMITS_MS)} as const;"
    yield "/** The order of all counts of pieces. */"
    yield f"export const TYPES = {json.dumps([each.value for each in TYPES])} as const satisfies readonly PieceType[];"
    yield "/** Why the server closes a socket. */"
    yield "export const CLOSE = {"
    docs = docs_of_members(CloseCode)
    for code in CloseCode:
        yield from _comment(docs.get(code.name, ""), "  ")
        yield f"  {code.name}: {code.value},"
    yield "} as const;"
    yield ""
    yield "/** A count a type, in the order of `TYPES`. */"
    yield "export type Five = readonly [number, number, number, number, number];"
    yield ""


def _comment(doc: str, indent: str = "") -> list[str]:
    if not doc:
        return []
    if len(line := f"{indent}/** {doc} */") <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(doc, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {each}" for each in wrapped), f"{indent} */"]


def _branches(meaning: str) -> list[str]:
    """A long union on several lines."""
    lines, rest = [], [f"| {each}" for each in meaning.split(" | ")]
    while rest:
        line = f"  {rest.pop(0)}"
        while rest and len(line) + len(rest[0]) + 2 <= WIDTH:
            line += f" {rest.pop(0)}"
        lines.append(line)
    return [*lines[:-1], f"{lines[-1]};"]


if __name__ == "__main__":
    sys.stdout.write(typescript())
