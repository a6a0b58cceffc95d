"""Reactions: seen by all at once, never many frames, and kept nowhere."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import Leave
from beadtrade.room.gestures import React, Reaction
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import REACTIONS_EVERY_MS
from beadtrade.room.reactions import Reactions
from beadtrade.rules.seats import Seat
from tests.room.live import Json, Live, Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, MIO, NOON, ZOE

pytestmark = pytest.mark.anyio

WOW, LAUGH, HEART = React(Reaction.WOW), React(Reaction.LAUGH), React(Reaction.HEART)


def shown_to(connection: Seen) -> list[list[Json]]:
    """What each frame of reactions held."""
    return [message["reactions"] for message in connection.messages if message["type"] == "reactions"]


def seen(seat: int | None, reaction: str, count: int = 1) -> Json:
    return {"seat": seat, "reaction": reaction, "count": count}


async def test_the_first_goes_out_at_once_to_all_alike_and_is_answered() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    for each in (ana, ben, zoe):
        each.forget()
    id = live.gesture(ben, WOW)
    assert ben.answers == {id: "done"}
    assert shown_to(ben) == [[seen(1, "wow")]]
    assert ben.frames[1:] == ana.frames == zoe.frames


async def test_those_that_follow_soon_are_added_up_until_the_rooms_next_tick() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.gesture(ana, WOW)
    for each in (WOW, WOW, LAUGH):
        live.gesture(ana, each)
    live.gesture(ben, WOW)
    await live.pass_time(REACTIONS_EVERY_MS - 1)
    assert len(shown_to(ben)) == 1
    await live.pass_time(1)
    assert shown_to(ben)[1:] == [[seen(0, "wow", 2), seen(0, "laugh"), seen(1, "wow")]]
    await live.pass_time(10_000)
    assert len(shown_to(ben)) == 2, "what was shown is not shown again"


async def test_what_was_held_back_goes_with_the_next_reaction_if_that_is_sooner() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.gesture(ana, WOW)
    live.gesture(ana, LAUGH)
    live.clock.now += REACTIONS_EVERY_MS
    live.gesture(ben, HEART)
    assert shown_to(ana) == [[seen(0, "wow")], [seen(0, "laugh"), seen(1, "heart")]]


async def test_there_are_four_frames_a_second_whatever_two_hundred_people_do() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    crowd = [live.look(MemberId(f"watcher {at}")) for at in range(20)]
    start = live.clock.now
    for ms in range(0, 1_000, 10):
        live.clock.now = start + ms
        live.gesture(crowd[ms % len(crowd)], WOW)
        if ms % 70 == 0:
            live.room.tick()
    assert len(shown_to(ana)) == 1_000 // REACTIONS_EVERY_MS
    await live.pass_time(1_000)
    assert sum(each["count"] for batch in shown_to(ana) for each in batch) == 100, "and none is lost"


async def test_those_without_a_seat_are_added_up_and_told_apart_from_nobody() -> None:
    live, (ben, _mio) = await a_live_lobby(BEN, MIO)
    screen, zoe = live.look(ANA), live.look(ZOE)
    live.gesture(ben, WOW)
    for each in (screen, zoe, zoe):
        live.gesture(each, WOW)
    await live.pass_time(REACTIONS_EVERY_MS)
    assert shown_to(ben) == [[seen(0, "wow")], [seen(None, "wow", 3)]]


async def test_a_connection_that_is_behind_does_without_them() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    ben.is_late = True
    live.gesture(ana, WOW)
    assert (len(shown_to(ana)), shown_to(ben)) == (1, [])


async def test_they_change_no_view_and_move_no_counter() -> None:
    """[PUB7]"""
    live, (ana, ben) = await a_live_round(ANA, BEN)
    n = live.look(BEN).n
    live.gesture(ana, WOW)
    assert "n" not in ben.messages[-1]
    assert live.look(BEN).n == n


async def test_nothing_of_them_is_in_the_journal() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    stored = await live.stored()
    for _ in range(5):
        live.gesture(ana, WOW)
    await live.pass_time(REACTIONS_EVERY_MS)
    assert await live.stored() == stored


async def test_they_are_shown_in_the_lobby_too() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    live.gesture(ana, HEART)
    assert shown_to(ben) == [[seen(0, "heart")]]


async def test_one_meant_for_another_round_is_refused() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    for play, answer in ((9, "round_over"), (1, "done")):
        id = live.gesture(ana, WOW, play=play)
        assert ana.answers[id] == answer
    assert shown_to(ben) == [[seen(0, "wow")]]


async def test_one_sent_again_is_shown_again() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    for _ in range(2):
        live.gesture(ana, WOW, "again")
    await live.pass_time(REACTIONS_EVERY_MS)
    assert shown_to(ben) == [[seen(0, "wow")]] * 2


async def test_who_moves_up_a_seat_is_not_shown_with_the_reaction_of_who_left() -> None:
    live, (ana, ben, mio) = await a_live_lobby(ANA, BEN, MIO)
    live.gesture(ana, WOW)
    live.gesture(ben, HEART)
    await live.do(ben, Leave())
    await live.pass_time(REACTIONS_EVERY_MS)
    assert mio.view["you"]["seat"] == 1
    assert shown_to(mio) == [[seen(0, "wow")]]
    await _still_goes_on(live, mio)


async def _still_goes_on(live: Live, connection: Seen) -> None:
    live.gesture(connection, LAUGH)
    await live.pass_time(REACTIONS_EVERY_MS)
    assert shown_to(connection)[-1] == [seen(1, "laugh")]


def test_what_waits_grows_no_longer_than_seats_and_reactions() -> None:
    reactions = Reactions()
    reactions.add(None, Reaction.WOW)
    assert len(reactions.due(NOON)) == 1
    for _ in range(1_000):
        for reaction in Reaction:
            for seat in (None, *map(Seat, range(5))):
                reactions.add(seat, reaction)
    due = reactions.due(NOON + REACTIONS_EVERY_MS)
    assert len(due) == 6 * len(Reaction)
    assert {each.count for each in due} == {1_000}


def test_a_clock_that_was_set_back_holds_none_for_longer() -> None:
    reactions = Reactions()
    reactions.add(None, Reaction.WOW)
    assert reactions.due(NOON)
    reactions.add(None, Reaction.WOW)
    assert reactions.due(NOON - 3_600_000)
