"""Every command from where it can't be sent: refused as the protocol says, and nothing has changed for anybody."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from beadtrade.room.commands import TakeSeat
from beadtrade.room.ids import MemberId
from beadtrade.web.wire.messages import CommandIn
from beadtrade.web.wire.reference.commands import COMMANDS, HOST, PLAYER, ROUND, TABLE, CommandFacts
from beadtrade.web.wire.reference.document import by_type
from tests.odd.tables import PHASES, Table, a_table, browser
from tests.odd.world import World
from tests.web.in_process import HELLO, Json, Raw

OPEN_TO_ALL = {"react", "ask_for_seat"}
"""What somebody without a seat may do in a round."""
CODES_BESIDE_THE_TRUTH = {"make_code", "make_spoken_code", "close_spoken_code", "set_wish", "react"}
"""Done without any of it being kept."""
SENT_WITHOUT_A_ROUND = {"make_code", "use_code", "make_spoken_code", "close_spoken_code"}
"""Codes have nothing to do with rounds: their `play` is not looked at."""
MOVING_ON = {"place_spirit", "void_round", "end_reveal", "end_match", "rematch", "deal", "leave"}
"""Sent after the others, who mean the phase that is tried."""
BETWEEN_MS = 100
"""So that nobody is too fast, and nobody away at the end."""


def example(type_: str) -> Json:
    command: Json = json.loads(COMMANDS[type_].example)
    assert command["type"] == type_
    return command


async def answer_to(table: Table, raw: Raw, type_: str, id: str, play: int | None) -> Json:
    table.pass_time(BETWEEN_MS)
    await raw.say({"type": "command", "id": id, "play": play, "command": example(type_)})
    answer = await raw.answer()
    assert answer["id"] == id
    return answer


def test_every_command_that_there_is_is_sent() -> None:
    assert set(COMMANDS) == set(by_type(CommandIn))


@asynccontextmanager
async def from_without_a_seat(table: Table, place: str) -> AsyncIterator[Raw]:
    """The socket of a spectator, of Kim who was kicked, of a guest by the code, or of the host of another room."""
    by = None
    if place == "guest":
        by = table.served.directory.spoken.make(table.room.key, "c", table.served.clock.now)  # type: ignore[arg-type]  # any id
    if place == "Eva":
        await table.served.directory.create(MemberId(browser("Eva")), "Eva")
    async with table.socket({"spectator": None, "guest": "Leo"}.get(place, place), by=by) as raw:
        yield raw


def is_documented(facts: CommandFacts, refused: str) -> bool:
    if facts.who == HOST:
        return refused == "not_the_host"
    if facts.who == PLAYER and facts.when == ROUND:
        return refused == "not_a_player"
    return refused in facts.codes


@pytest.mark.parametrize("place", ["spectator", "Kim", "guest", "Eva"])
async def test_who_has_no_seat_does_nothing_to_a_round(world: World, place: str) -> None:
    table = await a_table(world.served)
    async with from_without_a_seat(table, place) as raw:
        before = await table.truth()
        for at, type_ in enumerate(each for each in COMMANDS if each not in OPEN_TO_ALL):
            answer = await answer_to(table, raw, type_, f"c{at}", table.room.ahead.plays)
            assert not answer["done"], type_
            assert is_documented(COMMANDS[type_], answer["refused"]), (type_, answer["refused"])
        assert await table.truth() == before
        asked = await answer_to(table, raw, "ask_for_seat", "ask", None)
        assert asked.get("refused") == ("kicked" if place == "Kim" else None)
    await table.plays_on()


@pytest.mark.parametrize("whose", [None, "Ana"])
async def test_a_screen_does_nothing_at_all(world: World, whose: str | None) -> None:
    """Whosever browser it is, the host's too."""
    table = await a_table(world.served)
    async with table.socket(whose, HELLO | {"watch": True}) as raw:
        before = await table.truth()
        for at, type_ in enumerate(COMMANDS):
            answer = await answer_to(table, raw, type_, f"c{at}", table.room.ahead.plays)
            assert answer["refused"] == "not_a_player", type_
        assert await table.truth() == before
    await table.plays_on()


@pytest.mark.parametrize("name", ["Ben", "Ana"])
@pytest.mark.parametrize("phase", PHASES)
async def test_in_any_phase_a_refusal_is_documented_and_changes_nothing(world: World, phase: str, name: str) -> None:
    table = await a_table(world.served, phase)
    async with table.socket(name) as raw:
        for at, type_ in enumerate(sorted(COMMANDS, key=lambda each: each in MOVING_ON)):
            before = await table.truth()
            answer = await answer_to(table, raw, type_, f"c{at}", before.state.plays)
            after = await table.truth()
            if not answer["done"]:
                assert answer["refused"] in COMMANDS[type_].codes, type_
            if not answer["done"] or type_ in CODES_BESIDE_THE_TRUTH:
                assert after == before, type_
            else:
                assert after.entries == before.entries + 1, type_
    await table.plays_on()


@pytest.mark.parametrize("round_meant", [-1, 1])
async def test_a_command_that_is_meant_for_another_round_does_nothing_in_this_one(
    world: World, round_meant: int
) -> None:
    table = await a_table(world.served)
    async with table.socket("Ben") as raw:
        before = await table.truth()
        for at, type_ in enumerate(each for each in COMMANDS if each not in SENT_WITHOUT_A_ROUND):
            answer = await answer_to(table, raw, type_, f"c{at}", before.state.plays + round_meant)
            assert answer["refused"] == "round_over", type_
        assert await table.truth() == before
    await table.plays_on()


async def test_an_act_of_a_round_that_names_no_round_is_malformed(world: World) -> None:
    table = await a_table(world.served)
    async with table.socket("Ben") as raw:
        before = await table.truth()
        for at, type_ in enumerate(TABLE):
            answer = await answer_to(table, raw, type_, f"c{at}", None)
            assert (answer["refused"], answer["where"]) == ("malformed", "play"), type_
        assert await table.truth() == before


async def test_an_id_that_was_used_is_answered_as_before_whatever_comes_under_it(world: World) -> None:
    table = await a_table(world.served)
    async with table.socket("Ben") as raw:
        assert (await answer_to(table, raw, "rename", "mine", None))["done"]
        before = await table.truth()
        for type_ in COMMANDS.keys() - {*CODES_BESIDE_THE_TRUTH, "use_code"}:
            answer = await answer_to(table, raw, type_, "mine", before.state.plays)
            assert answer["done"], type_
        assert await table.truth() == before
    async with table.socket("Mio") as other:
        assert (await answer_to(table, other, "say", "mine", None))["done"], "an id is its sender's own"


async def test_a_seat_in_one_room_is_none_in_another(world: World) -> None:
    here, there = await a_table(world.served), await a_table(world.served, "lobby")
    await there.do("Zoe", TakeSeat("Zoe"))
    async with here.socket("Zoe") as raw:
        before = await here.truth(), await there.truth()
        for at, type_ in enumerate(TABLE):
            answer = await answer_to(here, raw, type_, f"c{at}", here.room.ahead.plays)
            assert answer["refused"] == "not_a_player", type_
        assert (await here.truth(), await there.truth()) == before
