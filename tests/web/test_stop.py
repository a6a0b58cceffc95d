"""A server that is told to stop: everybody is asked to come back, and nothing is lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from beadtrade.web.wire.codes import CloseCode
from tests.player import Player, a_spectator, a_table
from tests.real_server import RealServer

pytestmark = pytest.mark.anyio


async def say_on(player: Player) -> None:
    """Says lines as fast as they are acknowledged, until the server is gone."""
    with suppress(ConnectionClosed, ConnectionError):
        for at in range(1000):
            await player.send_as(f"line{at}", "say", text=f"{player.seat} line{at}")


async def test_it_closes_with_a_code_that_means_come_back_and_keeps_what_it_acknowledged(server: RealServer) -> None:
    async with a_table(server.url, "Ana", "Ben") as players, a_spectator(server.url, players[0].room) as watcher:
        talking = [asyncio.create_task(say_on(player)) for player in players]
        await players[0].until(lambda: len(players[0].talk) >= 6)
        code = await asyncio.to_thread(server.terminate)
        await asyncio.gather(*talking)
        assert code == 0
        assert [each.close_code for each in (*players, watcher)] == [CloseCode.RESTART] * 3
        acknowledged = {
            f"{player.seat} {id}"
            for player in players
            for id, answer in player.answers.items()
            if id.startswith("line") and answer["done"]
        }
        server.start()
        for player in players:
            await player.connect()
        assert acknowledged
        assert acknowledged <= {line["text"] for line in players[0].talk}
        assert [player.seat for player in players] == [0, 1]
        assert "Traceback" not in server.output()
