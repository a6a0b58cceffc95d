"""What frames tell that a client was sent: its answers, and what its screen shows after them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]


def answers_in(frames: Iterable[Json]) -> dict[str, str]:
    """Each answered command: "done", or why it was refused. A command answered twice fails."""
    found: dict[str, str] = {}
    for answer in (frame["answer"] for frame in frames if "answer" in frame):
        assert answer["id"] not in found, f"answered twice: {answer}"
        found[answer["id"]] = "done" if answer["done"] else answer["refused"]
    return found


def view_after(frames: Iterable[Json]) -> Json:
    """The sections of the last whole view, with all that came after it."""
    sections: Json = {}
    for frame in frames:
        sections = frame["sections"] if frame["type"] == "view" else sections | frame.get("sections", {})
    return sections
