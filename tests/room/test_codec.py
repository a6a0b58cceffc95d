"""Journal entries as bytes: what is written is read back equal, and a replay gives the state that was live."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.room.codec import Record, decode, encode, replay
from beadtrade.room.commands import Say
from beadtrade.room.events import LineSaid
from beadtrade.room.ids import CommandId, MemberId
from beadtrade.room.state import RoomState
from tests.room.setups import ANA, BEN, MIO, NOON, Story, a_lobby, a_match, play_out
from tests.room.strategies import EVENTS


def replayed(records: list[Record]) -> RoomState:
    state: RoomState | None = None
    for record in records:
        state = replay(state, decode(encode(record)))
    assert state is not None
    return state


def test_every_event_has_a_word_of_its_own() -> None:
    words = [event.__dataclass_fields__["type"].default for event in EVENTS]  # type: ignore[attr-defined]
    assert len(words) == len(set(words)) == 43


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
@given(data=st.data())
def test_every_event_is_read_back_as_it_was_written(event: type, data: st.DataObject) -> None:
    record = Record((data.draw(st.from_type(event)),), MemberId("m"), CommandId("c"))
    assert decode(encode(record)) == record


def test_what_the_room_did_by_itself_names_nobody() -> None:
    assert decode(encode(Record(()))) == Record((), None, None)


@pytest.mark.parametrize(
    "body",
    [b"", b"null", b"[]", b"{}", b'{"events":[{"type":"nothing_like_it"}]}', b'{"events":[{"type":"deal"}]}', b"\xff"],
)
def test_what_is_no_record_is_a_value_error(body: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        decode(body)


def test_a_journal_begins_with_the_rooms_opening() -> None:
    with pytest.raises(ValueError, match="line_said"):
        replay(None, Record((LineSaid(None, "", "first", NOON),)))


def a_whole_evening() -> Story:
    story = a_match(ANA, BEN, MIO)
    play_out(story, ANA, BEN, MIO)
    story.do(BEN, Say("well played"))
    return story


def test_a_replay_gives_the_state_that_was_live() -> None:
    story = a_whole_evening()
    assert replayed(story.records) == story.state


def test_a_replay_from_any_point_goes_the_same_way() -> None:
    story = a_whole_evening()
    state: RoomState | None = None
    for at, record in enumerate(story.records):
        state = replay(state, record)
        assert state == replayed(story.records[: at + 1])


def test_entries_are_plain_json_that_anybody_can_read() -> None:
    story = a_lobby(ANA)
    story.do(ANA, Say("żółw 🐢"))
    body: dict[str, Any] = json.loads(encode(story.records[-1]))
    assert body["events"] == [
        {"seat": 0, "name": "Ana", "text": "żółw 🐢", "at": NOON, "type": "line_said"},
    ]
    assert (body["member"], body["command"]) == (ANA, "c2")
