"""Many rooms, idle and busy: what they leave behind is nothing. The long form, in minutes, is in `tests/long`."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.match.any_act import one_act
from tests.player import PATIENCE_S, Player, a_table
from tests.web.census import census
from tests.web.in_process import Served, a_server

pytestmark = pytest.mark.anyio
IDLE = 30
BUSY = 4
NAMES = ("Ana", "Ben", "Mio")
TURNS = 35
"""Acts of a busy table until it is counted for the first time; then three times as many."""
SPIRIT_ONE_IN = 2
BETWEEN_ACTS_MS = 200
A_MINUTE_MS = 61_000
MINUTES = 5
"""More than a reveal takes, and then one more."""
A_FORTNIGHT_MS = 15 * 24 * 3_600_000
OF_THE_PHASE = ("Match",)
"""A room in its lobby has none."""
KEPT_FOR_A_WHILE = ("Bucket", "SpokenCode")
"""Whoever comes back is still as fast as they were, and a spoken code still leads to its room. `test_rates` counts the
one; the other goes with its room at the latest.
"""
BEAT = '{"type":"beat"}'


async def play(served: Served, tables: list[list[Player]], random: Random, turns: int, done: Counter[str]) -> None:
    for _ in range(turns):
        served.clock.now += BETWEEN_ACTS_MS
        await asyncio.gather(*(one_act(players, random, done, SPIRIT_ONE_IN) for players in tables))
        for player in (each for players in tables for each in players):
            assert player.socket is not None
            await player.socket.send(BEAT)


async def counted(served: Served) -> Counter[str]:
    """Once nothing is on its way any more."""
    for room in served.directory.rooms:
        await room.settled()
    return census()


async def until_alone(served: Served, tasks: int) -> None:
    """The server has noticed that all sockets are closed."""
    async with asyncio.timeout(PATIENCE_S):
        while any(room.connections for room in served.directory.rooms) or len(asyncio.all_tasks()) > tasks:
            await asyncio.sleep(0.01)


async def put_aside(served: Served) -> None:
    """Minutes go by; a reveal that is on has its end first."""
    for _ in range(MINUTES):
        served.clock.now += A_MINUTE_MS
        served.directory.tick()
        for room in served.directory.rooms:
            await room.settled()


async def test_rooms_that_are_played_in_left_and_forgotten_leave_nothing_behind() -> None:
    random, done = Random(11), Counter[str]()
    async with a_server() as served:
        empty = await counted(served)
        async with AsyncExitStack() as stack:
            for _ in range(IDLE):
                await stack.enter_async_context(a_table(served.url, "Ana"))
            tables = [await stack.enter_async_context(a_table(served.url, *NAMES)) for _ in range(BUSY)]
            await tables[0][0].must("make_spoken_code")
            await play(served, tables, random, TURNS, done)
            early = await counted(served)
            await play(served, tables, random, 3 * TURNS, done)
            late = await counted(served)
        assert min(done["acts"], done["rounds"]) > BUSY, f"{done}: too little for this to mean anything"
        held = early - empty
        assert (held["Room"], held["SocketConnection"]) == (IDLE + BUSY, IDLE + BUSY * len(NAMES))
        assert more(late, early, *OF_THE_PHASE) == {}

        await until_alone(served, empty["tasks"])
        await put_aside(served)
        assert served.directory.rooms == ()
        assert more(await counted(served), empty, *KEPT_FOR_A_WHILE) == {}

        served.clock.now += A_FORTNIGHT_MS
        await served.directory.forget_expired()
        assert await served.journal.rooms() == []
        assert more(await counted(served), empty, "Bucket") == {}


def more(now: Counter[str], before: Counter[str], *but: str) -> dict[str, int]:
    """Of what there is more than before. What other tests left in this process may have gone meanwhile."""
    return {kind: count for kind, count in (now - before).items() if kind not in but}
