"""Rooms that nobody needs: put aside and found again, deleted when their time is over."""

from __future__ import annotations

import asyncio

import pytest

from beadtrade.journal.contract import JournalUnavailable, NoSuchRoom
from beadtrade.journal.expiry import IDLE_LIFE_MS, UNSTARTED_LIFE_MS
from beadtrade.room.commands import Say
from beadtrade.room.directory import IDLE_KEPT_MS
from tests.room.live import Live, a_live_lobby, a_live_round, a_timed_round, turns
from tests.room.setups import ANA, BEN

pytestmark = pytest.mark.anyio


async def test_an_idle_room_is_put_aside_and_found_again_as_it_was() -> None:
    live, seen = await a_live_round(ANA, BEN)
    await live.do(seen[0], Say("see you"))
    for each in seen:
        live.room.leave(each)
    before = live.room
    live.clock.now += IDLE_KEPT_MS
    live.directory.tick()
    await live.settled()  # the journal has learnt that everybody is away
    live.directory.tick()
    assert live.directory.rooms == ()
    live.room = await live.directory.find(before.key)
    assert live.room.stored == before.stored
    await live.do(live.look(ANA), Say("here again"))


async def test_not_at_once_when_the_last_one_leaves() -> None:
    """One player on a bad network doesn't have the room loaded anew each time."""
    live, seen = await a_live_lobby(ANA)
    live.clock.now += 10 * IDLE_KEPT_MS
    live.directory.tick()
    live.room.leave(seen[0])
    live.clock.now += IDLE_KEPT_MS - 1
    live.directory.tick()
    assert live.directory.rooms == (live.room,)


async def test_a_room_with_a_deadline_stays_though_nobody_looks() -> None:
    live = await a_timed_round()
    for each in live.room.connections:
        live.room.leave(each)
    live.clock.now += IDLE_KEPT_MS
    live.directory.tick()
    assert live.directory.rooms == (live.room,)


async def test_a_room_never_started_is_deleted_a_day_after_it_was_made() -> None:
    live = Live()
    key = (await live.directory.create(ANA)).key
    live.clock.now += UNSTARTED_LIFE_MS - 1
    await live.directory.forget_expired()
    assert await live.journal.rooms() != []
    live.clock.now += 1
    await live.directory.forget_expired()
    assert await live.journal.rooms() == []
    with pytest.raises(NoSuchRoom):
        await live.directory.find(key)


async def test_a_room_that_was_played_in_lives_for_two_idle_weeks() -> None:
    live, seen = await a_live_round(ANA, BEN)
    for each in seen:
        live.room.leave(each)
    live.clock.now += IDLE_LIFE_MS - 1
    await live.directory.forget_expired()
    assert len(await live.journal.rooms()) == 1
    live.clock.now += 1
    await live.directory.forget_expired()
    assert await live.journal.rooms() == []


async def test_a_room_that_somebody_looks_at_is_not_deleted() -> None:
    live, (_ana,) = await a_live_lobby(ANA)
    live.clock.now += UNSTARTED_LIFE_MS
    await live.directory.forget_expired()
    assert await live.directory.find(live.room.key) is live.room


async def test_who_comes_in_while_a_room_is_deleted_is_sent_to_where_they_are_told_so() -> None:
    live = Live()
    live.room = await live.directory.create(ANA)
    live.clock.now += UNSTARTED_LIFE_MS
    live.journal.hold()
    deleting = asyncio.create_task(live.directory.forget_expired())
    await turns()
    late = live.look(BEN)
    live.journal.release()
    await deleting
    assert late.is_hung_up
    assert live.directory.rooms == ()


async def test_a_room_that_can_not_be_deleted_does_not_keep_the_others() -> None:
    live = Live()
    for _ in range(2):
        await live.directory.create(ANA)
    live.clock.now += UNSTARTED_LIFE_MS
    live.journal.fail_next(JournalUnavailable("memory", "busy"))
    await live.directory.forget_expired()
    assert len(await live.journal.rooms()) == 1
