"""The protocol's types for the browser: `make protocol`, or `python -m beadtrade.web.wire.typescript`.

Law: every type that a frame can hold is declared once, in the group that it is first met in.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator
from enum import Enum
from typing import Annotated, Any, NewType, get_args, get_origin

from beadtrade.room.events import Talk
from beadtrade.room.frames import PROTOCOL, Answer
from beadtrade.room.limits import LINE_LENGTH, NAME_LENGTH, TALK_KEPT, TIME_LIMITS_MS
from beadtrade.room.retelling import Replay
from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import RoomView, Sections
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.pieces import BEADS_PER_TYPE, TYPES
from beadtrade.rules.seats import MAX_SEATS, MIN_SEATS
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.gestures import GestureIn
from beadtrade.web.wire.messages import CommandIn, MessageIn
from beadtrade.web.wire.notation import NAMES, meaning, notation, parts
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
from beadtrade.web.wire.sent import FrameOut
from beadtrade.web.wire.table_commands import TableCommandIn

WIDTH = 120
LIST = "readonly {}[]"

HEAD = (
    "// The protocol's types, made from the server's own by `make protocol`: not to be edited.",
    "// Times are the server's, in milliseconds. What each message means: docs/protocol.md.",
)

CONSTANTS: tuple[tuple[str, str, str], ...] = (
    ("PROTOCOL", f"{PROTOCOL}", "What a hello names."),
    ("MIN_SEATS", f"{MIN_SEATS}", ""),
    ("MAX_SEATS", f"{MAX_SEATS}", ""),
    ("BEADS_PER_TYPE", f"{BEADS_PER_TYPE}", ""),
    ("OPEN_OFFERS_PER_SEAT", f"{OPEN_OFFERS_PER_SEAT}", ""),
    ("NAME_LENGTH", f"{NAME_LENGTH}", "Characters of a name at the most."),
    ("LINE_LENGTH", f"{LINE_LENGTH}", "Characters of a line of talk at the most."),
    ("TALK_KEPT", f"{TALK_KEPT}", "Lines and phrases of talk that a view brings."),
    (
        "TIME_LIMITS_MS",
        f"{json.dumps(TIME_LIMITS_MS)} as const",
        "The time limits of a round that a host can choose, in milliseconds.",
    ),
    ("TYPES", f"{json.dumps(TYPES)} as const satisfies readonly PieceType[]", "The order of all counts of pieces."),
)

GROUPS: tuple[tuple[str, tuple[tuple[str, Any, str], ...]], ...] = (
    (
        "What a viewer sees",
        (
            ("RoomPhase", NARROWED[RoomView, "phase"], "The lobby, or where the match stands."),
            ("Sections", Sections, ""),
        ),
    ),
    (
        "What was seen to happen",
        (("Talk", Talk, "What is kept of the talk."), ("SeenEvent", RoomSeen, "All events that reach a client.")),
    ),
    ("The replay of ended rounds: `/r/KEY/replay.json`", (("Replay", Replay, ""),)),
    ("Answers", (("RefusalCode", AnyCode, "Why a command was refused."), ("Answer", Answer, ""))),
    ("Frames from the server", (("FrameOut", FrameOut, ""),)),
    (
        "Commands",
        (
            ("TableCommandIn", TableCommandIn, "Acts of a running round: the envelope names the `play` they are for."),
            ("RoomCommandIn", RoomCommandIn, "Everything around the rounds."),
            ("GestureIn", GestureIn, "Shown for a moment, and kept nowhere."),
            ("CommandIn", CommandIn, ""),
        ),
    ),
    ("Frames to the server", (("MessageIn", MessageIn, ""),)),
)


class Writer:
    """Collects declarations. What a type is made of is declared before it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._declared: set[str] = {"Five"}

    def declare(self, name: str, hint: Any, doc: str) -> None:
        """A type and, before it, all that it is made of."""
        if name in self._declared:
            return
        self._declared.add(name)
        if is_shape(hint):
            self._interface(name, hint, doc)
        elif hint is AnyCode:
            self._alias(name, " | ".join(json.dumps(code) for code in CODES), doc)
        else:
            inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
            self._declare_parts(inner)
            self._alias(name, meaning(inner, LIST), doc)

    def _declare_used(self, hint: Any) -> None:
        if isinstance(hint, NewType):
            self.declare(hint.__name__, hint, docs_of_module(sys.modules[hint.__module__ or ""]).get(hint.__name__, ""))
        elif isinstance(hint, type) and (issubclass(hint, Enum) or is_shape(hint)):
            self.declare(name_of(hint), hint, doc_of(hint))
        elif hint not in NAMES:
            self._declare_parts(hint)

    def _declare_parts(self, hint: Any) -> None:
        for each in parts(hint):
            self._declare_used(each)

    def _interface(self, name: str, shape: Shape, doc: str) -> None:
        fields = sorted(fields_of(shape), key=lambda each: each.name != "type")
        for each in fields:
            self._declare_used(each.hint)
        written = [line for each in fields for line in _field(each)]
        self.lines += [*_comment(doc or doc_of(shape)), f"export interface {name} {{", *written, "}", ""]

    def _alias(self, name: str, meaning: str, doc: str) -> None:
        line = f"export type {name} = {meaning};"
        whole = [line] if len(line) <= WIDTH else [f"export type {name} =", *_branches(meaning)]
        self.lines += [*_comment(doc), *whole, ""]


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    writer.lines += [*HEAD, "", *_constants(), ""]
    for title, members in GROUPS:
        writer.lines += [f"// -- {title}", ""]
        for name, hint, doc in members:
            writer.declare(name, hint, doc)
    return "\n".join(writer.lines).rstrip() + "\n"


def _constants() -> Iterator[str]:
    for name, value, doc in CONSTANTS:
        yield from _comment(doc)
        yield f"export const {name} = {value};"
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


def _field(field: Field) -> list[str]:
    mark = "?" if field.may_be_left_out else ""
    return [*_comment(field.doc, "  "), f"  readonly {field.name}{mark}: {notation(field.hint, LIST)};"]


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
