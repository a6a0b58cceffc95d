"""A kill -9 of the server in the middle of a round loses nothing that anybody saw, and applies nothing twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.match.chance_player import choose_act
from tests.player import Json, Player, a_spectator, a_table, begin
from tests.real_server import RealServer

QUIET_ACTS = 25
LINES = 12
"""Lines that each player is saying while the server is killed."""


def _lasting(player: Player) -> Json:
    """What a view says of the match and the room, without who happens to look on."""
    return {name: value for name, value in player.sections.items() if name != "watching"}


@pytest.mark.anyio
async def test_after_a_kill_everybody_sees_the_table_as_it_was(server: RealServer) -> None:
    async with (
        a_table(server.url, "Ana", "Ben", "Mio") as players,
        a_spectator(server.url, players[0].room) as watcher,
    ):
        await players[0].must("deal")
        await begin(players)
        await _act_at_random(players, Random(9))
        everybody = [*players, watcher]
        await _all_quiet(everybody)
        before = [_lasting(each) for each in everybody]
        server.kill()
        server.start()
        for each in everybody:
            await each.connect()
        assert [_lasting(each) for each in everybody] == before


async def _act_at_random(players: list[Player], random: Random) -> None:
    for _ in range(QUIET_ACTS):
        player = random.choice(players)
        act = choose_act(player, random, spirits=False)
        if act is not None:
            await player.do(act[0], **act[1])


async def _all_quiet(players: list[Player]) -> None:
    """Everybody has been told all: a line said now reaches everybody after it."""
    await players[0].must("say", text="quiet?")
    for player in players:
        await player.until(lambda player=player: any(line["text"] == "quiet?" for line in player.talk))


@pytest.mark.anyio
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_what_was_acknowledged_is_there_once_and_what_was_not_at_most_once(server: RealServer, seed: int) -> None:
    async with a_table(server.url, "Ana", "Ben", "Mio") as players:
        saying = [asyncio.create_task(_say_all(player)) for player in players]
        lines_before = Random(seed).randrange(3, len(players) * LINES - 3)
        await players[0].until(lambda: len(players[0].talk) >= lines_before)
        server.kill()
        await asyncio.gather(*saying)
        seen = {line["text"] for player in players for line in player.talk}
        acknowledged = {_line(player, id) for player in players for id in player.answers if id.startswith("say")}
        server.start()
        for player in players:
            await player.connect()
        texts = [line["text"] for line in players[0].talk]
        assert len(texts) == len(set(texts)), "a line was applied twice"
        assert seen <= set(texts), "a line that somebody saw is gone"
        assert acknowledged, "nothing was acknowledged before the kill"
        assert acknowledged <= set(texts), "a line that was acknowledged is gone"
        await _resend_all(players)
        again = [line["text"] for line in players[0].talk]
        assert sorted(again) == sorted(_line(player, f"say{at}") for player in players for at in range(LINES))


def _line(player: Player, id: str) -> str:
    return f"{player.seat} {id}"


async def _say_all(player: Player) -> None:
    """Says lines as fast as they are acknowledged, until the connection breaks."""
    with suppress(ConnectionClosed, ConnectionError):
        for at in range(LINES):
            await player.send_as(f"say{at}", "say", text=_line(player, f"say{at}"))


async def _resend_all(players: list[Player]) -> None:
    """Every line once more under its first id: what was applied is not applied again."""
    for player in players:
        for at in range(LINES):
            answer = await player.send_as(f"say{at}", "say", text=_line(player, f"say{at}"))
            assert answer["done"]
    last = _line(players[-1], f"say{LINES - 1}")
    await players[0].until(lambda: any(line["text"] == last for line in players[0].talk))
