"""docs/protocol.md is complete, true and up to date, so that a client can be written from it alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import Sections
from beadtrade.rules.pieces import Pieces
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.messages import CommandIn, MessageIn, read
from beadtrade.web.wire.reference.codes import MEANINGS
from beadtrade.web.wire.reference.commands import ANY, COMMANDS
from beadtrade.web.wire.reference.document import PLACE, by_type, shapes, with_made_parts, words_for
from beadtrade.web.wire.reference.events import EVENTS
from beadtrade.web.wire.reference.fields import FIELDS, SECTIONS
from beadtrade.web.wire.schema import CODES, fields_of, name_of
from beadtrade.web.wire.sent import FrameOut
from tests.web.protocol_frames import assert_is_frame, assert_is_sent_as

FILE = Path(__file__).parents[2] / "docs" / "protocol.md"
DOCUMENT = FILE.read_text(encoding="utf-8")
BY_HAND = PLACE.sub("", DOCUMENT)
EXAMPLES = re.findall(r"^ *```json (\w+)\n(.*?)^ *```", DOCUMENT, re.DOTALL | re.MULTILINE)

COMMAND: TypeAdapter[Any] = TypeAdapter(CommandIn)


def test_the_made_parts_are_up_to_date() -> None:
    """After a change: `python -m beadtrade.web.wire.reference.document docs/protocol.md`."""
    assert with_made_parts(DOCUMENT) == DOCUMENT


def test_each_command_has_its_facts() -> None:
    assert set(by_type(CommandIn)) - {"command"} == set(COMMANDS)


def test_each_event_has_its_facts() -> None:
    assert set(by_type(RoomSeen)) == set(EVENTS)


def test_each_section_has_its_facts() -> None:
    assert [each.name for each in fields_of(Sections)] == list(SECTIONS)


def test_each_code_has_a_meaning_and_a_command_that_meets_it() -> None:
    assert set(MEANINGS) == set(CODES)
    assert ANY.union(*(facts.codes for facts in COMMANDS.values())) == set(CODES)


def test_each_field_of_a_section_has_words() -> None:
    silent = [
        f"{name_of(shape)}.{field.name}"
        for section in fields_of(Sections)
        for shape in shapes(section.hint)
        for field in fields_of(shape)
        if name_of(shape) != "Pieces" and not words_for(shape, field)
    ]
    assert silent == []


def test_no_words_are_left_over_for_fields_that_are_gone() -> None:
    there = {name_of(shape): {each.name for each in fields_of(shape)} for shape in shapes(FrameOut)}
    assert [name for name, words in FIELDS.items() if not set(words) <= there.get(name, set())] == []


@pytest.mark.parametrize("type_", by_type(MessageIn))
def test_each_message_is_told_by_name(type_: str) -> None:
    assert re.search(rf"^### .*\b{type_}$", DOCUMENT, re.MULTILINE)


@pytest.mark.parametrize("type_", by_type(FrameOut))
def test_each_frame_or_event_is_told_by_name(type_: str) -> None:
    is_frame = type_ in {"view", "update", "answer", "beat", "reactions"}
    assert (f"### {type_}\n" if is_frame else f"**`{type_}`**") in DOCUMENT


@pytest.mark.parametrize("code", CODES)
def test_each_refusal_code_is_told(code: str) -> None:
    assert f"\n| `{code}` |" in DOCUMENT


@pytest.mark.parametrize("code", CloseCode)
def test_each_close_code_is_told(code: CloseCode) -> None:
    assert re.search(rf"^\| {code.value} \| {code.name.lower()} \| \w", DOCUMENT, re.MULTILINE)


@pytest.mark.parametrize(("what", "text"), EXAMPLES)
def test_each_example_is_what_it_is_said_to_be(what: str, text: str) -> None:
    match what:
        case "message":
            read(text)
        case "command":
            COMMAND.validate_json(text)
        case "frame":
            assert_is_frame(json.loads(text))
        case "event":
            assert_is_sent_as(RoomSeen, json.loads(text))
        case "pieces":
            assert_is_sent_as(Pieces, json.loads(text))
        case _:
            pytest.fail(f"nobody knows what {what} is")


def test_each_example_by_type_is_of_that_type() -> None:
    assert {type_: json.loads(facts.example)["type"] for type_, facts in COMMANDS.items()} == {t: t for t in COMMANDS}
    assert {type_: json.loads(facts.example)["type"] for type_, facts in EVENTS.items()} == {t: t for t in EVENTS}


def test_the_frames_of_the_short_example_parse() -> None:
    lines = re.findall(r"^> (.*)$", DOCUMENT, re.MULTILINE)
    assert [type(read(line)).__name__ for line in lines] == ["Hello", "Command", "Command", "Beat"]


def test_the_table_of_contents_lists_the_chapters_in_order() -> None:
    chapters = re.findall(r"^## (.*)$", BY_HAND, re.MULTILINE)
    assert re.findall(r"^- \[(.*)\]\(#.*\)$", BY_HAND, re.MULTILINE) == chapters


def test_each_link_leads_to_a_heading() -> None:
    headings = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", DOCUMENT, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]*)\)", DOCUMENT)) <= headings
