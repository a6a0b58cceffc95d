"""A round's time limit and the reveal go on after a kill, as if the server had never been away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from beadtrade.rules.events import RevealEnded, RoundEnded
from tests.chaos.journal import entries_after
from tests.chaos.running import a_server
from tests.match.truth import read_truth
from tests.player import A_MOMENT_S, Player, a_spectator, a_table, begin
from tests.real_server import RealServer

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TIME_LIMIT_MS = 180_000
LOOKS = 200
"""A tenth of a second apart."""


async def test_a_time_limit_and_a_reveal_that_end_while_the_server_is_dead_end(tmp_path: Path) -> None:
    """[END5] Nobody comes back to the room before its round is over: the server itself has to remember."""
    server, ahead_file = a_server(tmp_path)
    server.start()
    try:
        async with (
            a_table(server.url, "Ana", "Ben") as players,
            a_spectator(server.url, players[0].room) as watcher,
        ):
            everybody = [*players, watcher]
            await _start_a_round(players)
            await _kill_and_start(server, ahead_file, TIME_LIMIT_MS + 1_000)
            await _until_the_round_has_ended(server, players[0])
            for each in everybody:
                await each.connect()
            assert [each.phase for each in everybody] == ["reveal"] * 3
            assert all(each.sections["reveal"] == watcher.sections["reveal"] for each in players)
            await _kill_and_start(server, ahead_file, TIME_LIMIT_MS + 120_000)
            for each in everybody:
                await each.connect()
                await each.until_phase("ready")
    finally:
        server.kill()
    await _check_what_was_written(server, players[0].room)


async def _start_a_round(players: list[Player]) -> None:
    settings = {"seats": len(players), "variants": [], "time_limit": TIME_LIMIT_MS}
    await players[0].must("change_settings", settings=settings)
    await players[0].must("deal")
    await begin(players)


async def _kill_and_start(server: RealServer, ahead_file: Path, ahead: int) -> None:
    """While the server is dead its clock goes on, until it is so far ahead."""
    server.kill()
    ahead_file.write_text(str(ahead))
    await asyncio.to_thread(server.start)


async def _until_the_round_has_ended(server: RealServer, player: Player) -> None:
    for _ in range(LOOKS):
        if any(b'"round_ended"' in entry.body for entry in entries_after(server.journal, player.room, 0)):
            return
        await asyncio.sleep(A_MOMENT_S)
    raise AssertionError("the time limit passed and nothing came of it")


async def _check_what_was_written(server: RealServer, room: str) -> None:
    """Each of the two has ended once, and for its reason."""
    truth = await read_truth(server.journal, room)
    ends = [event for event in truth.events if isinstance(event, RoundEnded | RevealEnded)]
    assert [type(event) for event in ends] == [RoundEnded, RevealEnded]
    assert [event.why for event in ends if isinstance(event, RoundEnded)] == ["time"]
