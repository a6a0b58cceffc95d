"""Whatever a frame holds, reading it gives a message or `Malformed`, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from beadtrade.web.wire.messages import CodeCommandIn, Command, Hello, Malformed, read

COMMANDS = ("make_offer", "place_beads", "take_seat", "change_settings", "hand_over", "use_code", "kick", "leave")
PARTS = ("name", "to", "gives", "wants", "settings", "seat", "code", "pieces")
FIELDS = ("type", "id", "play", "command", "protocol", *PARTS)
ANY_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10) | st.sampled_from(COMMANDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=4), inner),
    max_leaves=15,
)
NEARLY = st.fixed_dictionaries(
    {
        "type": st.just("command") | ANY_JSON,
        "id": st.just("c1") | ANY_JSON,
        "command": st.fixed_dictionaries(
            {"type": st.sampled_from(COMMANDS)},
            optional=dict.fromkeys(PARTS, ANY_JSON),
        ),
    },
    optional={"play": ANY_JSON},
)
"""Commands that are wrong in one place or several."""


def check(frame: str) -> None:
    message = read_or_fault(frame)
    if isinstance(message, Malformed):
        assert message.where
        assert message.id is None or 0 < len(message.id) <= 40
    elif isinstance(message, Command) and not isinstance(message.command, CodeCommandIn):
        assert message.command.value() is not None


def read_or_fault(frame: str) -> object:
    try:
        return read(frame)
    except Malformed as fault:
        return fault


@given(st.text(st.characters(exclude_categories=())))
@example("\ud800")
@example('{"type":"hello","protocol":"\ud800"}')
@example("[" * 4000)
@example('{"type":"command","id":"c1","command":' + "[" * 4000)
@example('{"type":"command","id":"c1","command":' + "[" * 2000 + "]" * 2000 + "}")
@example('{"type":"command","id":"c1","play":' + "9" * 4000 + "}")
@example('{"type":"command","id":"c1","play":1e999}')
@example('{"type":"command","id":"c1","play":-Infinity}')
@example('{"type":"command","id":"\\ud800","play":0}')
@example("\x00")
def test_any_text(text: str) -> None:
    check(text)


@given(ANY_JSON | NEARLY)
def test_any_json(value: Any) -> None:
    check(json.dumps(value))


@given(st.binary(max_size=60))
def test_any_bytes_that_are_text(raw: bytes) -> None:
    check(raw.decode("utf-8", "replace"))


def test_a_name_given_twice_counts_as_its_last() -> None:
    message = read('{"type":"beat","type":"hello","protocol":1}')
    assert isinstance(message, Hello)


@pytest.mark.parametrize("id", ["", "x" * 41, "a b", "ä", "a.b", "\n", 7, None])
def test_an_id_is_short_and_plain(id: object) -> None:
    with pytest.raises(Malformed):
        read(json.dumps({"type": "command", "id": id, "command": {"type": "leave"}}))


@pytest.mark.parametrize("id", ["x", "x" * 40, "A-z_0"])
def test_such_an_id_is_taken(id: str) -> None:
    message = read(json.dumps({"type": "command", "id": id, "command": {"type": "leave"}}))
    assert isinstance(message, Command)
    assert message.id == id
