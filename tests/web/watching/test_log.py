"""The log: two forms of the same, and only words of the source, numbers and the closed list of facts."""

from __future__ import annotations

import json
import logging
import sys
import warnings

import pytest

from beadtrade.journal.contract import JournalUnavailable, RoomKey
from beadtrade.web.watching.facts import RoomNames, tell
from tests.web.watching.logged import logging_into
from tests.web.watching.spelt import in_base64, is_in

SECRET = "zq7mkwxw2ytd"
ours = logging.getLogger("beadtrade.test")
theirs = logging.getLogger("another.library")


def raise_secret() -> None:
    try:
        raise KeyError(SECRET)
    except KeyError as fault:
        raise ValueError(f"it was {SECRET}") from fault


def test_json_is_one_object_a_line_with_the_facts_that_there_are() -> None:
    with logging_into("json") as out:
        tell(ours, logging.INFO, "command refused", room="5f00aa11", seat=2, command="say", refused="too_fast")
        tell(ours, logging.DEBUG, "socket closed", seat=None)
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    time = first.pop("time")
    assert (len(time), time[10], time[-1]) == (24, "T", "Z")
    assert first == {
        "level": "info", "from": "beadtrade.test", "event": "command refused",
        "room": "5f00aa11", "seat": 2, "command": "say", "refused": "too_fast",
    }  # fmt: skip
    assert set(second) == {"time", "level", "from", "event"}


def test_text_says_the_same_for_people() -> None:
    with logging_into("text") as out:
        tell(ours, logging.INFO, "command done", room="5f00aa11", seat=0, command="deal")
    assert out.getvalue()[25:] == "info    beadtrade.test: command done  room=5f00aa11  seat=0  command=deal\n"


def test_what_is_below_the_level_is_left_out_and_of_others_all_but_warnings() -> None:
    with logging_into("text", "warning") as out:
        tell(ours, logging.INFO, "room made")
        theirs.info("chatter")
        ours.warning("one")
        logging.getLogger("uvicorn.error").warning("two")
    assert [line.rsplit(" ", 1)[1] for line in out.getvalue().splitlines()] == ["one", "two"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_fault_is_told_by_its_kind_and_place_and_never_by_its_words(form: str) -> None:
    with logging_into("json" if form == "json" else "text") as out:
        try:
            raise_secret()
        except ValueError as fault:
            ours.exception("a command could not be decided")
            ours.error("a room could not be stored: %s", fault)
            theirs.exception("Exception in ASGI application\n")
            sys.excepthook(type(fault), fault, fault.__traceback__)
        for event in ("Task exception was never retrieved\nfuture: <Task", "Exception in callback Writer.deliver("):
            logging.getLogger("asyncio").error(f"{event}{SECRET}")
        theirs.error(f"got {SECRET}")
        theirs.error("got %r of %s, %d times", SECRET, {"a": SECRET}, 3)
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.warn(SECRET, UserWarning, stacklevel=1)
    said = out.getvalue()
    assert is_in(SECRET, said) is None
    assert said.count("ValueError from KeyError") == 3
    assert said.count("test_log.py:") == 7, "two places of each fault, and that of the warning"
    assert "a room could not be stored: ValueError" in said
    assert "3 times" in said
    assert "never retrieved" in said
    assert "Exception in callback Writer.deliver" in said
    assert "UserWarning" in said


def test_a_fault_whose_words_are_ours_says_them() -> None:
    with logging_into("text") as out:
        ours.error("a room could not be stored: %s", JournalUnavailable("beads.sqlite3", "the disk is full"))
    assert "beads.sqlite3: the disk is full" in out.getvalue()


def test_what_is_searched_for_is_found_however_it_is_spelt() -> None:
    """Or the search for secrets would find none in anything."""
    name = "Zoë🐸/Ana"
    written = (
        name, json.dumps({"name": name}), repr(name.encode()), ascii(name), name.encode().hex().upper(),
        "Zo%C3%AB%F0%9F%90%B8%2FAna", "Zo%c3%ab%f0%9f%90%b8%2fana", *in_base64(b"with a name: " + name.encode()),
    )  # fmt: skip
    assert [text for text in written if is_in(name, f"before {text} after") is None] == []


def test_a_room_has_one_name_in_a_process_and_another_in_the_next() -> None:
    one, other, key = RoomNames(), RoomNames(), RoomKey("k" * 20)
    assert one.of(key) == one.of(key)
    assert one.of(key) != one.of(RoomKey("m" * 20))
    assert one.of(key) != other.of(key)
