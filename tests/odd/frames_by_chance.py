"""Frames by chance, as hypothesis draws them: examples with something wrong in them, and what never was a frame.

Law: made from the commands' own examples and words, so that a new command is tried too; every draw can be drawn again.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import strategies as st

from beadtrade.web.serve import FRAME_BYTES
from beadtrade.web.wire.reference.commands import COMMANDS
from tests.web.in_process import HELLO, Json

EXAMPLES: list[Json] = [json.loads(facts.example) for facts in COMMANDS.values()]
ODD_TEXTS = (
    "", " ", "Ana", "a" * 1_001, "\u202eanA", "A\u200b\u200dna", "\ufdfa" * 9, "e\u0301" * 24, "\U0001f9ff" * 25,
    "\x00", "\u2066\u2069", "<script>", "__proto__", "constructor", "\ud83e", "\uffff", "\u3164", "{{7*7}}", "%s%n",
)  # fmt: skip
ODD_NUMBERS = (
    -1,
    0,
    1,
    4,
    5,
    99,
    100,
    2**31,
    2**53 + 1,
    2**63,
    -(2**64),
    10**40,
    0.5,
    -0.0,
    1e308,
    float("inf"),
    float("nan"),
)


def _words(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value, *(word for each in value.values() for word in _words(each))}
    if isinstance(value, list):
        return {word for each in value for word in _words(each)}
    return {value} if isinstance(value, str) else set()


WORDS = sorted(_words([EXAMPLES, HELLO, {"id": "command", "play": "beat"}]))
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(ODD_NUMBERS),
    st.sampled_from(ODD_TEXTS),
    st.sampled_from(WORDS),
    st.text(max_size=30),
)
KEYS = st.one_of(st.sampled_from(WORDS), st.sampled_from(ODD_TEXTS))
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)


@st.composite
def commands(draw: st.DrawFn) -> Json:
    """An example with up to three places changed, and often with none."""
    command = copy.deepcopy(draw(st.sampled_from(EXAMPLES)))
    for _ in range(draw(st.sampled_from((0, 0, 1, 1, 2, 3)))):
        _change(draw, command)
    return command


def _change(draw: st.DrawFn, inside: Any) -> None:
    """Something in there is another thing, or is missing, or is new."""
    while True:
        key = draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else list(range(len(inside)))))
        deeper = inside[key]
        if not (isinstance(deeper, (dict, list)) and deeper and draw(st.booleans())):
            break
        inside = deeper
    match draw(st.sampled_from(("change", "change", "remove", "add"))):
        case "remove" if len(inside) > 1:
            del inside[key]
        case "add" if isinstance(inside, dict):
            inside[draw(KEYS)] = draw(VALUES)
        case _:
            inside[key] = draw(VALUES)


IDS = st.integers(0, 30).map("id{}".format)
ENVELOPES = st.fixed_dictionaries(
    {"type": st.just("command"), "id": IDS | IDS | VALUES, "command": commands() | commands() | VALUES},
    optional={"play": st.sampled_from((None, 0, 1, 1, 1, 2)) | VALUES, "seat": LEAVES},
)
OTHERS = st.sampled_from((HELLO, {"type": "beat"}, {"type": "ping"}, HELLO | {"watch": True}, HELLO | {"protocol": 2}))
MESSAGES = st.one_of(ENVELOPES, ENVELOPES, ENVELOPES, OTHERS)
"""As a client sends them, or nearly so."""


@st.composite
def texts(draw: st.DrawFn) -> str:
    """A text frame."""
    text = json.dumps(draw(MESSAGES), ensure_ascii=draw(st.booleans()))
    match draw(st.sampled_from(("whole", "whole", "whole", "cut", "put in", "none", "deep"))):
        case "cut":
            text = text[: draw(st.integers(0, len(text)))]
        case "put in":
            at = draw(st.integers(0, len(text)))
            text = (
                text[:at]
                + draw(st.text(max_size=5) | st.sampled_from(("\\ud800", "NaN", "{", "}", '"', "\x00")))
                + text[at:]
            )
        case "none":
            text = draw(st.text(max_size=100))
        case "deep":
            text = draw(st.sampled_from(("[", '{"a":', '{"type":'))) * draw(st.integers(1, FRAME_BYTES // 8))
    return text


def as_sent(text: str) -> bytes:
    """Its bytes; what is no text at all stays so."""
    return text.encode("utf-8", "surrogatepass")


def say_of(command: Json) -> bytes:
    """A command in its envelope, with nothing wrong about it."""
    return json.dumps({"type": "command", "id": "a1", "play": 1, "command": command}).encode()
