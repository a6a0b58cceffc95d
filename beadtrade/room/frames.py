"""Frames to clients, as ready bytes: encoded once for everybody who sees the same.

Law: every byte that leaves about a room is built here, from a viewer's own sections and seen events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from beadtrade.room.events import Talk
from beadtrade.room.gestures import ReactionsSeen
from beadtrade.room.ids import CommandId
from beadtrade.room.refusals import AnyRefusal
from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import Sections
from beadtrade.rules.offers import Lacks
from beadtrade.rules.refusals import Refusal

PROTOCOL = 1
"""Grows with every change that an older client would misread; a client of another number reloads once."""


@dataclass(frozen=True, slots=True)
class Done:
    """A command was applied; `code` is what a `make_code` brought."""

    id: CommandId
    done: bool = True
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """A command was refused: why, the rule that says so, and what the reader's client needs to word it."""

    id: CommandId
    refused: str
    rule: str | None = None
    seats: tuple[int, ...] = ()
    lacks: Lacks | None = None
    where: str | None = None
    """The place of what was malformed."""
    done: bool = False


Answer = Done | Refused

_HINTS = get_type_hints(Sections)
_SECTION: Mapping[str, TypeAdapter[Any]] = {each.name: TypeAdapter(_HINTS[each.name]) for each in fields(Sections)}
_EVENTS = TypeAdapter(tuple[RoomSeen, ...])
_TALK = TypeAdapter(tuple[Talk, ...])
_REACTIONS = TypeAdapter(tuple[ReactionsSeen, ...])
_ANSWER: TypeAdapter[Answer] = TypeAdapter(Answer)


def refused(command: CommandId, refusal: AnyRefusal) -> Refused:
    """A refusal as its sender is told it."""
    lacks = refusal.lacks if isinstance(refusal, Refusal) else None
    return Refused(command, refusal.code.value, refusal.rule, refusal.seats, lacks)


def encode_section(name: str, value: object) -> bytes:
    return _SECTION[name].dump_json(value)


def encode_answer(answer: Answer) -> bytes:
    return _ANSWER.dump_json(answer)


def encode_events(events: tuple[RoomSeen, ...]) -> bytes:
    return _EVENTS.dump_json(events)


def encode_talk(talk: tuple[Talk, ...]) -> bytes:
    return _TALK.dump_json(talk)


def update_frame(n: int, sections: Mapping[str, bytes], events: bytes, answer: bytes | None = None) -> bytes:
    """What has changed for a viewer: sections whole, events in order, and the answer if it is the sender's."""
    parts = [b'"type":"update"', b'"n":%d' % n, b'"sections":' + _object(sections.items()), b'"events":' + events]
    return _frame(parts, answer)


def view_frame(
    n: int,
    sections: Mapping[str, bytes],
    talk: bytes,
    now: int,
    build: str,
    events: bytes = b"[]",
    answer: bytes | None = None,
) -> bytes:
    """Everything a viewer sees: the answer to a hello, and to whatever makes them another viewer."""
    parts = [
        b'"type":"view"',
        b'"protocol":%d' % PROTOCOL,
        b'"build":"%s"' % build.encode("ascii"),
        b'"now":%d' % now,
        b'"n":%d' % n,
        b'"sections":' + _object(sections.items()),
        b'"talk":' + talk,
        b'"events":' + events,
    ]
    return _frame(parts, answer)


def answer_frame(answer: bytes) -> bytes:
    """An answer alone: nothing that the sender sees has changed."""
    return b'{"type":"answer","answer":' + answer + b"}"


def reactions_frame(reactions: tuple[ReactionsSeen, ...]) -> bytes:
    """What was shown since the frame before it; for everybody the same, and no change of anybody's view."""
    return b'{"type":"reactions","reactions":' + _REACTIONS.dump_json(reactions) + b"}"


def beat_frame(now: int) -> bytes:
    """The server's heartbeat, with its clock in milliseconds."""
    return b'{"type":"beat","now":%d}' % now


def _frame(parts: list[bytes], answer: bytes | None) -> bytes:
    return b"{" + b",".join(parts if answer is None else [*parts, b'"answer":' + answer]) + b"}"


def _object(items: Iterable[tuple[str, bytes]]) -> bytes:
    return b"{" + b",".join(b'"%s":%s' % (name.encode("ascii"), value) for name, value in items) + b"}"
