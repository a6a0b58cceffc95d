"""Whether what was sent is what the protocol's types say: nothing else, nothing missing."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from beadtrade.room.frames import Answer
from beadtrade.room.ids import BrowserId
from beadtrade.room.view import Sections
from beadtrade.web.wire.schema import CODES, fields_of
from beadtrade.web.wire.sent import FrameOut

FRAME: TypeAdapter[Any] = TypeAdapter(Annotated[FrameOut, Field(discriminator="type")])
SECTION: dict[str, TypeAdapter[Any]] = {each.name: TypeAdapter(each.hint) for each in fields_of(Sections)}


def assert_is_sent_as(hint: Any, value: Any) -> None:
    """The value reads as the type, and the type written again is the value, word for word."""
    _check(TypeAdapter(hint), value)


def assert_is_frame(frame: dict[str, Any]) -> None:
    """A frame from the server, with all sections if it is a view, and with some of them if it is an update."""
    sections = frame.get("sections", {})
    for name, value in sections.items():
        _check(SECTION[name], value)
    if frame["type"] == "update":
        assert sections == {name: sections[name] for name in SECTION if name in sections}
        frame = {key: value for key, value in frame.items() if key != "sections"}
        frame["sections"] = _ANY_SECTIONS
    assert frame.get("answer", {}).get("refused", CODES[0]) in CODES
    _check(FRAME, frame)


def _check(adapter: TypeAdapter[Any], value: Any) -> None:
    written = adapter.dump_python(adapter.validate_python(value), mode="json")
    if isinstance(written, dict) and written.get("answer", value) is None:
        del written["answer"]
    assert written == value


_ANY_SECTIONS: dict[str, Any] = {
    "room": {
        "phase": "lobby",
        "play": 0,
        "settings": {"seats": 5, "variants": [], "time_limit": None},
        "host": None,
        "host_is_here": True,
        "free_seats": 5,
        "kick": None,
        "askers": [],
        "code": None,
        "is_locked": False,
    },
    "players": [],
    "you": {"seat": None, "is_host": False, "is_owner": False, "acts": [], "key": None},
    "watching": 0,
    **dict.fromkeys(list(SECTION)[4:]),
}
"""In place of an update's, of which some are left out."""


@dataclass(eq=False)
class Listener:
    """A connection that keeps what it is sent, and finds each frame to be one."""

    browser: BrowserId
    frames: list[dict[str, Any]] = field(default_factory=list)
    is_screen: bool = False
    by_code: bool = False

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))
        assert_is_frame(self.frames[-1])

    def send_if_prompt(self, frame: bytes) -> None:
        self.send(frame)

    def answered(self, answer: Answer) -> None:
        """Its frame is checked when it comes."""

    def hang_up(self) -> None:
        """Nobody hangs up here."""

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [frame["answer"] for frame in self.frames if "answer" in frame]
