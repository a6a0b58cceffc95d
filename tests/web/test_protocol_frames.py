"""What a room really sends is what the protocol's types say, to every kind of viewer."""

from __future__ import annotations

import json

import pytest

from beadtrade.journal.contract import Entry, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.chance import SystemChance
from beadtrade.room.codec import Record, encode
from beadtrade.room.events import RoomOpened
from beadtrade.room.frames import beat_frame
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.room import Room, row_of
from beadtrade.room.steps import Request
from beadtrade.room.view import sections_for
from beadtrade.web.wire.reference.commands import COMMANDS
from beadtrade.web.wire.reference.document import by_type
from beadtrade.web.wire.reference.events import EVENTS
from beadtrade.web.wire.sent import FrameOut
from tests.web.protocol_chance import MEMBERS, OWNER, ChanceRoom, as_read, gesture_as_read, some_command, some_gesture
from tests.web.protocol_frames import Listener, assert_is_frame

pytestmark = pytest.mark.anyio

KEY = RoomKey("chance")
COMMANDS_SENT = 400


async def listeners_of_a_played_room(seed: int) -> list[Listener]:
    """Players, host and spectators of a room that was sent commands by chance, with all frames that each got."""
    chance = ChanceRoom(seed)
    opened = Record((RoomOpened(OWNER, chance.now),))
    journal = MemoryJournal()
    await journal.create(
        row_of(KEY, chance.state, chance.now), [Entry(Version(1), CURRENT_FORMAT, chance.now, encode(opened))]
    )
    room = Room(KEY, chance.state, Version(1), journal, lambda: chance.now, SystemChance(), "app-TEST")
    listeners = [Listener(BrowserId(member)) for member in MEMBERS[:9]]
    for each in listeners:
        room.join(each)
    for at in range(COMMANDS_SENT):
        chance.state = room.ahead
        member = chance.member()
        command = some_command(chance.random, sections_for(room.ahead, room.ahead.actor(member), 1))
        sender = listeners[MEMBERS.index(member) % len(listeners)]
        room.receive(Request(sender, CommandId(f"c{at}"), as_read(command)))
        room.gesture(sender, CommandId(f"g{at}"), gesture_as_read(some_gesture(chance.random)))
        if chance.random.random() < 0.5:
            await room.settled()
        room.tick()
    await room.settled()
    return listeners


@pytest.mark.parametrize("seed", range(5))
async def test_every_frame_of_a_room_is_as_its_type_says(seed: int) -> None:
    """`Listener` checks each frame as it comes."""
    listeners = await listeners_of_a_played_room(seed)
    kinds = {frame["type"] for each in listeners for frame in each.frames}
    assert kinds == {"view", "update", "answer", "reactions"}


async def test_each_gesture_is_answered_once_and_refused_only_as_described() -> None:
    described = {None} | COMMANDS["set_wish"].codes
    listeners = await listeners_of_a_played_room(seed=3)
    answers = [answer for each in listeners for answer in each.answers if answer["id"].startswith("g")]
    assert len(answers) == len({answer["id"] for answer in answers}) == COMMANDS_SENT
    codes = {answer.get("refused") for answer in answers}
    assert codes > {None, "not_a_player"}
    assert codes <= described


async def test_wishes_are_the_same_to_all_who_look_on() -> None:
    """[PUB2] [PUB5]"""
    listeners = await listeners_of_a_played_room(seed=3)
    told = [
        [frame["sections"]["wishes"] for frame in each.frames if "wishes" in frame.get("sections", {})]
        for each in listeners
    ]
    ends = {json.dumps(each[-1]) for each in told}
    assert len(ends) == 1
    assert any(wish for each in told for wishes in each if wishes for wish in wishes), "nobody wished for anything"


async def test_updates_count_without_a_gap_from_view_to_view() -> None:
    for listener in await listeners_of_a_played_room(seed=7):
        last = 0
        for frame in listener.frames:
            if frame["type"] == "update":
                assert frame["n"] == last + 1
            last = frame.get("n", last)


async def test_most_kinds_of_events_were_seen_on_the_way() -> None:
    """So the checks above are about something."""
    seen = {
        event["type"]
        for seed in range(5)
        for listener in await listeners_of_a_played_room(seed)
        for frame in listener.frames
        for event in frame.get("events", [])
    }
    assert seen <= set(EVENTS)
    assert len(seen) > len(EVENTS) * 2 / 3


def test_a_beat_is_as_its_type_says() -> None:
    assert_is_frame(json.loads(beat_frame(1_700_000_000_000)))
    assert set(by_type(FrameOut)) > {"view", "update", "answer", "beat"}
