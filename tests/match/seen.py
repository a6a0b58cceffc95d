"""Whether a screen ever showed what never was: each of its views held against the states that the journal has.

Law: it reads the frames as they were sent, and builds what they should show from the journal alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields

from beadtrade.room.frames import encode_section
from beadtrade.room.ids import MemberId
from beadtrade.room.state import RoomState
from beadtrade.room.view import sections_for
from tests.match.truth import Truth
from tests.player import Json

PASSING = ("watching", "wishes")
"""Sections that no journal keeps: who happens to look on, and the badges of the moment."""


def lasting(sections: Json) -> Json:
    """What a view says of the match and the room, without what passes."""
    return {name: value for name, value in sections.items() if name not in PASSING}


def views_of(truth: Truth, member: MemberId) -> list[Json]:
    """What this member was to see at each entry of the journal."""
    return [_view_of(state, member) for state in truth.states]


def assert_all_that_was_seen_was_so(frames: Iterable[str], views: Sequence[Json], who: str) -> None:
    """After each frame the screen shows one of the views, and never one that is earlier than what it showed before."""
    at = 0
    for seen in _screens(frames):
        later = [where for where in range(at, len(views)) if views[where] == seen]
        assert later, f"{who} saw what the journal does not have after its entry {at + 1}"
        at = later[0]


def _view_of(state: RoomState, member: MemberId) -> Json:
    sections = sections_for(state, state.actor(member), watching=0)
    return lasting(
        {each.name: json.loads(encode_section(each.name, getattr(sections, each.name))) for each in fields(sections)}
    )


def _screens(frames: Iterable[str]) -> Iterable[Json]:
    """What the screen showed after each frame."""
    sections: Json = {}
    for frame in frames:
        message = json.loads(frame)
        sections = message["sections"] if message["type"] == "view" else sections | message.get("sections", {})
        yield lasting(sections)
