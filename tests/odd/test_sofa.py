"""Ten friends behind one address at full speed meet no limit; whoever wears a room out, or fills a list, does."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from beadtrade.journal.contract import RoomKey
from beadtrade.room.limits import ASKERS_KEPT, ENTRIES_PER_ROOM
from beadtrade.web.allowance import (
    ASKERS_PER_ADDRESS,
    KEPT_AT_ONCE,
    KEPT_PER_SECOND,
    STRANGERS_KEPT_AT_ONCE,
    STRANGERS_KEPT_PER_SECOND,
    Allowances,
)
from tests.odd.tables import Table, a_table
from tests.odd.world import World
from tests.web.in_process import Raw

SOFA, ELSEWHERE = "203.0.113.7", "198.51.100.9"
AT_FULL_SPEED_MS = 250
"""Between two acts of one person: four taps a second, each of which does something."""
A_WHILE_MS = 15_000
A_BEAT_EVERY = 20


async def test_ten_friends_on_one_sofa_play_cheer_and_ask_at_full_speed_and_meet_no_limit(world: World) -> None:
    table = await a_table(world.served)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(table.socket(each, address=SOFA)) for each in ("Ana", "Ben", "Mio")]
        friends = [
            await stack.enter_async_context(table.socket(f"friend {at}", address=SOFA))
            for at in range(10 - len(players))
        ]
        for each in friends:
            await each.command("ask", "ask_for_seat", name="Friend")
            assert (await each.answer())["done"]
        for step in range(A_WHILE_MS // AT_FULL_SPEED_MS):
            table.pass_time(AT_FULL_SPEED_MS)
            await _all_act(step, players, friends)


async def _all_act(step: int, players: list[Raw], friends: list[Raw]) -> None:
    for each in players:
        await each.command(f"p{step}", "say_phrase", phrase="more")
    for each in friends:
        await each.command(f"f{step}", "react", reaction="applause")
    for each in (*players, *friends):
        if step % A_BEAT_EVERY == 0:
            await each.say({"type": "beat"})
            await each.say({"type": "ping"})
        assert (await each.answer())["done"], step


def refused_at(per_second: float, seconds: int, kept: float, at_once: float) -> bool:
    """Whether somebody who acts so often for so long is ever refused."""
    allowances = Allowances()
    buckets = allowances.players if kept == KEPT_PER_SECOND else allowances.strangers
    bucket = buckets.of(RoomKey("room"), "somebody", 0)
    assert (bucket.per_second, bucket.size) == (kept, at_once)
    return not all(bucket.take(round(at * 1000 / per_second)) for at in range(round(seconds * per_second)))


@pytest.mark.parametrize(("per_second", "seconds"), [(10, 20), (4, 110), (3, 220), (2, 4 * 3600)])
def test_what_a_person_can_do_is_never_too_fast(per_second: float, seconds: int) -> None:
    assert not refused_at(per_second, seconds, KEPT_PER_SECOND, KEPT_AT_ONCE)


def test_one_alone_needs_hours_to_wear_a_room_out_and_so_do_all_strangers_of_an_address() -> None:
    in_two_hours = KEPT_AT_ONCE + 2 * 3600 * KEPT_PER_SECOND
    assert in_two_hours < ENTRIES_PER_ROOM
    # Each stranger who sits down can also get up again.
    assert 2 * (STRANGERS_KEPT_AT_ONCE + 2 * 3600 * STRANGERS_KEPT_PER_SECOND) < ENTRIES_PER_ROOM
    assert refused_at(10, 60, KEPT_PER_SECOND, KEPT_AT_ONCE)
    assert refused_at(10, 60, STRANGERS_KEPT_PER_SECOND, STRANGERS_KEPT_AT_ONCE)


async def test_a_player_who_never_stops_is_too_fast_after_a_while_and_the_others_are_not(world: World) -> None:
    table = await a_table(world.served)
    before = await table.truth()
    async with table.socket("Ben") as ben:
        for at in range(2 * KEPT_AT_ONCE):
            table.pass_time(100)
            await ben.command(f"c{at}", "rename", name=f"Ben {at}")
            answer = await ben.answer()
            if not answer["done"]:
                break
        assert (answer["refused"], at >= KEPT_AT_ONCE) == ("too_fast", True)
        assert (await table.truth()).entries - before.entries == at
        await table.plays_on()
        table.pass_time(1_000)
        await ben.command("later", "rename", name="Ben")
        assert (await ben.answer())["done"]


async def test_what_is_refused_is_not_counted(world: World) -> None:
    table = await a_table(world.served)
    async with table.socket("Ben") as ben:
        for at in range(KEPT_AT_ONCE + 100):
            table.pass_time(100)
            await ben.command(f"c{at}", "lock_room", locked=True)
            assert (await ben.answer())["refused"] == "not_the_host"


async def comes_and_goes(table: Table, name: str, address: str | None) -> bool:
    """Whether a fresh browser can sit down; if so it gets up again."""
    async with table.socket(name, address=address) as raw:
        await raw.command("in", "take_seat", name="Nobody")
        answer = await raw.answer()
        if answer["done"]:
            await raw.command("out", "leave")
            await raw.answer()
        else:
            assert answer["refused"] == "too_fast"
        return bool(answer["done"])


@pytest.mark.parametrize("address", [SOFA, None])
async def test_fresh_browsers_do_not_wear_a_room_out_either(world: World, address: str | None) -> None:
    table = await a_table(world.served, "lobby")
    came = [await comes_and_goes(table, f"{address} {at}", address) for at in range(STRANGERS_KEPT_AT_ONCE + 10)]
    assert came == [True] * STRANGERS_KEPT_AT_ONCE + [False] * 10
    assert await comes_and_goes(table, "from elsewhere", ELSEWHERE), "they keep nobody else out"
    table.pass_time(1_000)
    assert await comes_and_goes(table, "a moment later", address)
    await table.plays_on()


async def asks(table: Table, name: str, address: str | None) -> str | None:
    """Why somebody can't ask for a seat, None if they can."""
    async with table.socket(name, address=address) as raw:
        await raw.command("ask", "ask_for_seat", name="Somebody")
        refused: str | None = (await raw.answer()).get("refused")
        return refused


async def test_one_address_does_not_fill_the_list_of_those_who_ask_for_a_seat(world: World) -> None:
    table = await a_table(world.served)
    asked = [await asks(table, f"fresh {at}", SOFA) for at in range(ASKERS_KEPT)]
    assert asked == [None] * ASKERS_PER_ADDRESS + ["too_many_askers"] * (ASKERS_KEPT - ASKERS_PER_ADDRESS)
    assert await asks(table, "a friend", ELSEWHERE) is None
    assert await asks(table, "fresh 0", SOFA) is None, "who has asked may ask again"


async def test_who_was_dismissed_makes_place_for_another_of_their_address(world: World) -> None:
    table = await a_table(world.served)
    for at in range(ASKERS_PER_ADDRESS):
        assert await asks(table, f"one {at}", SOFA) is None
    assert await asks(table, "one more", SOFA) == "too_many_askers"
    async with table.socket("Ana") as ana:
        await ana.command("no", "dismiss_asker", asker=table.room.ahead.askers[0].number)
        assert (await ana.answer())["done"]
    assert await asks(table, "one more", SOFA) is None
