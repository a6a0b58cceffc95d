"""Many tables played by chance for minutes, while the server is killed and started again and again.

By hand, with `make long`; what came of it is in docs/performance.md.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from beadtrade.rules.pieces import EVERYTHING
from tests.long.figures import resident_mb
from tests.match.any_act import one_act
from tests.match.truth import read_truth
from tests.player import Player, a_table
from tests.real_server import RealServer

ROOMS = 10
NAMES = ("Ana", "Ben", "Mio", "Teo")
MINUTES = 3
KILL_EVERY_S = 20.0


class Soak:
    """All tables, and what has happened to them."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        self.end = time.monotonic() + MINUTES * 60
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.done = Counter[str]()
        self.kills = 0

    async def play(self, players: list[Player], random: Random) -> None:
        """One table: whatever the phase asks for, until the time is over."""
        while time.monotonic() < self.end:
            try:
                await one_act(players, random, self.done)
            except (ConnectionClosed, ConnectionError, OSError, TimeoutError):
                await self._come_back(players)

    async def _come_back(self, players: list[Player]) -> None:
        await self.is_up.wait()
        for player in players:
            with suppress(ConnectionClosed, ConnectionError, OSError, TimeoutError):
                await player.connect()

    async def kill_again_and_again(self) -> None:
        while time.monotonic() + KILL_EVERY_S < self.end:
            await asyncio.sleep(KILL_EVERY_S)
            self.is_up.clear()
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.is_up.set()
            self.kills += 1


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.timeout(MINUTES * 60 + 300)
async def test_tables_played_by_chance_survive_kills(server: RealServer, capsys: pytest.CaptureFixture[str]) -> None:
    soak = Soak(server)
    async with AsyncExitStack() as tables:
        rooms = [await tables.enter_async_context(a_table(server.url, *NAMES)) for _ in range(ROOMS)]
        playing = [soak.play(players, Random(at)) for at, players in enumerate(rooms)]
        await asyncio.gather(soak.kill_again_and_again(), *playing)
        memory = resident_mb(server.pid)
    for players in rooms:
        for state in (await read_truth(server.journal, players[0].room)).states:
            assert state.match is None or state.match.table.pieces == EVERYTHING
    with capsys.disabled():
        done = f"{soak.done['rounds']} rounds, {soak.done['acts']} acts"
        print(f"\n{ROOMS} tables, {soak.kills} kills, {done}, {memory:.0f} MB resident")
    assert min(soak.kills, soak.done["rounds"], soak.done["acts"]) > 0
