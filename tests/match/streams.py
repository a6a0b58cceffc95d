"""Where two recorded streams differ: the first message that one viewer was sent in one world and not in the other.

Law: bytes are compared, all of them; what they mean is only looked at to say where they differ.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]


class Leak(AssertionError):
    """A viewer could tell two worlds apart. `who` is the viewer, `act` what was done just before, `where` the place in
    the message that differs: a path into a frame, `extra <type>` for one that came in one world only, or a header.
    """

    def __init__(self, who: str, act: str, where: str, one: object, other: object) -> None:
        super().__init__(f"{who} learns from {where} after {act}: {str(one)[:800]} / {str(other)[:800]}")
        self.who = who
        self.act = act
        self.where = where


def compare(who: str, act: str, one: Sequence[Any], other: Sequence[Any]) -> None:
    """Leak when the two are not the same messages in the same order."""
    for a, b in zip(one, other, strict=False):
        if a != b:
            raise Leak(who, act, _place(a, b), a, b)
    if len(one) != len(other):
        extra = max(one, other, key=len)[min(len(one), len(other))]
        raise Leak(who, act, f"extra {_kind(extra)}", len(one), (len(other), extra))


def _kind(message: Any) -> str:
    """What a message is, by its own name."""
    frame = _frame(message)
    return str(message["type"]) if frame is None else str(frame["type"])


def _frame(message: Any) -> Json | None:
    found: Json | None = json.loads(message["text"]) if "text" in message else None
    return found


def _place(one: Any, other: Any) -> str:
    a, b = _frame(one), _frame(other)
    if a is None or b is None:
        return _path(dict(one), dict(other))
    if a["type"] != b["type"]:
        return f"{a['type']} in place of {b['type']}"
    return _path(a, b) or "the order of keys"


def _path(one: Any, other: Any) -> str:
    """The first place where two values differ; of events, by their types."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(each for each in other if each not in one)]:
            if name not in one or name not in other:
                return f".{name}"
            if one[name] != other[name]:
                return f".{name}{_path(one[name], other[name])}"
    if isinstance(one, list) and isinstance(other, list):
        for a, b in zip(one, other, strict=False):
            if a != b:
                label = f"[{a['type']}]" if isinstance(a, dict) and "type" in a else ""
                return label + _path(a, b)
        return ".length" if len(one) != len(other) else ""
    return ""
