"""All rooms of a server: made, found once, loaded at a start."""

from __future__ import annotations

import asyncio

import pytest

from beadtrade.journal.contract import Entry, JournalUnavailable, NoSuchRoom, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.commands import Say
from beadtrade.room.directory import KEY_LENGTH, ROOMS_MADE_PER_MINUTE, TooManyRooms
from beadtrade.room.row import row_of
from tests.room.live import Live, a_live_lobby, a_live_round, a_timed_round, turns
from tests.room.setups import ANA, BEN, NOON

pytestmark = pytest.mark.anyio
NOWHERE = RoomKey("nowhere")


class CountingJournal(MemoryJournal):
    """Counts how often a room is read as a whole, and reads when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.may_read = asyncio.Event()
        self.may_read.set()

    async def read(self, room: RoomKey, after: Version = Version(0)) -> list[Entry]:  # noqa: B008  # a number
        self.reads += 1
        await self.may_read.wait()
        return await super().read(room, after)


async def test_a_room_is_stored_before_anybody_is_given_its_link() -> None:
    live = Live()
    live.journal.hold()
    making = asyncio.create_task(live.directory.create(ANA, "Ana"))
    await turns()
    assert not making.done()
    assert live.directory.rooms == ()
    live.journal.release()
    room = await making
    assert [player.name for player in room.stored.players] == ["Ana"]
    assert room.stored.host == ANA


async def test_a_room_that_could_not_be_stored_is_not_there() -> None:
    live = Live()
    live.journal.fail_next(JournalUnavailable("memory", "full"))
    with pytest.raises(JournalUnavailable):
        await live.directory.create(ANA)
    assert live.directory.rooms == ()


async def test_a_key_is_long_and_each_is_another() -> None:
    live = Live()
    keys = {(await live.directory.create(ANA)).key for _ in range(5)}
    assert len(keys) == 5
    assert {len(key) for key in keys} == {KEY_LENGTH}


async def test_a_room_is_found_by_its_key_and_no_other_is() -> None:
    live, _ = await a_live_lobby(ANA, BEN)
    assert await live.directory.find(live.room.key) is live.room
    with pytest.raises(NoSuchRoom):
        await live.directory.find(NOWHERE)


async def test_many_who_ask_at_once_have_it_loaded_once() -> None:
    journal = CountingJournal()
    live = Live(journal)
    key = (await live.directory.create(ANA, "Ana")).key
    directory = live.new_directory()
    rooms = await asyncio.gather(*(directory.find(key) for _ in range(20)))
    assert len(set(map(id, rooms))) == 1
    assert journal.reads == 1


async def test_also_when_the_first_of_them_goes_away_meanwhile() -> None:
    """Else the room would be there twice, and half its players would not hear the others."""
    journal = CountingJournal()
    live = Live(journal)
    key = (await live.directory.create(ANA, "Ana")).key
    directory = live.new_directory()
    journal.may_read.clear()
    first, second = asyncio.create_task(directory.find(key)), asyncio.create_task(directory.find(key))
    await turns()
    first.cancel()
    await turns()
    third = asyncio.create_task(directory.find(key))
    journal.may_read.set()
    assert await second is await third
    assert journal.reads == 1
    assert len(directory.rooms) == 1


async def test_a_room_that_nobody_waits_for_any_more_is_loaded_all_the_same() -> None:
    journal = CountingJournal()
    live = Live(journal)
    directory = live.new_directory()
    journal.may_read.clear()
    asking = asyncio.create_task(directory.find(NOWHERE))
    await turns()
    asking.cancel()
    journal.may_read.set()
    await turns()
    with pytest.raises(NoSuchRoom):
        await directory.find(NOWHERE)


async def test_at_a_start_only_rooms_with_a_deadline_are_loaded() -> None:
    live = await a_timed_round()
    await live.directory.create(ANA)
    again = live.new_directory()
    await again.start()
    try:
        assert [room.key for room in again.rooms] == [live.room.key]
    finally:
        await again.stop()


async def test_a_deadline_that_passed_while_the_server_was_down_ends_the_round_and_its_reveal_is_still_seen() -> None:
    """[END5]"""
    live = await a_timed_round()
    live.clock.now += 200_000
    again = live.new_directory()
    await again.start()
    try:
        again.tick()
        (room,) = again.rooms
        await room.settled()
        assert room.stored.phase == "reveal"
        assert room.stored.match is not None
        assert room.stored.match.results[0].ended_at == NOON + 200_000
        again.tick()
        await room.settled()
        assert room.stored.phase == "reveal", "a reveal that nobody saw is not over"
    finally:
        await again.stop()


async def test_an_unreadable_room_does_not_keep_the_others_from_starting(caplog: pytest.LogCaptureFixture) -> None:
    live = await a_timed_round()
    row = row_of(RoomKey("unreadable"), live.room.stored, NOON)
    await live.journal.create(row, [Entry(Version(1), CURRENT_FORMAT, NOON, b'{"secret":"of a player"}')])
    again = live.new_directory()
    await again.start()
    try:
        assert [room.key for room in again.rooms] == [live.room.key]
        assert "could not be loaded" in caplog.text
        assert "of a player" not in caplog.text
        with pytest.raises(JournalUnavailable):
            await again.find(RoomKey("unreadable"))
    finally:
        await again.stop()


async def test_a_tick_that_fails_is_no_other_rooms_concern(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await a_timed_round()
    other = await live.directory.create(ANA)
    monkeypatch.setattr(other, "tick", lambda: 1 / 0)
    live.clock.now += 180_000
    live.directory.tick()
    await live.settled()
    assert live.room.stored.phase == "reveal"
    assert "tick failed" in caplog.text


async def test_more_rooms_a_minute_than_an_evening_needs_are_refused() -> None:
    live = Live()
    for _ in range(ROOMS_MADE_PER_MINUTE):
        await live.directory.create(ANA)
    with pytest.raises(TooManyRooms):
        await live.directory.create(ANA)
    live.clock.now += 60_000
    await live.directory.create(ANA)


async def test_more_rooms_than_memory_holds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beadtrade.room.directory.ROOMS_KEPT", 1)
    live = Live()
    await live.directory.create(ANA)
    with pytest.raises(TooManyRooms):
        await live.directory.create(ANA)


async def test_everybody_hears_the_servers_heartbeat_with_its_clock() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.directory.beat()
    assert ana.frames == ben.frames == [b'{"type":"beat","now":%d}' % NOON]


async def test_a_stop_waits_for_what_is_on_its_way_to_the_journal() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    stored = await live.stored()
    live.journal.hold()
    live.send(ana, Say("the last word"))
    stopping = asyncio.create_task(live.directory.stop())
    await turns()
    assert not stopping.done()
    live.journal.release()
    await stopping
    assert await live.stored() == stored + 1
