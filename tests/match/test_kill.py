"""A kill -9 of the server in the middle of a round loses nothing that anybody saw, and applies nothing twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from beadtrade.room.ids import MemberId
from tests.match.chance_player import Command, choose_act
from tests.match.seen import assert_all_that_was_seen_was_so, lasting, views_of
from tests.match.truth import Truth, read_truth
from tests.player import Player, a_spectator, a_table, begin
from tests.real_server import RealServer

QUIET_ACTS = 25
LINES = 12
"""Lines that each player is saying while the server is killed."""
ANSWERS_BEFORE_THE_KILL = range(8, 45)
"""Answers that all players together get: within what they may send without being told that it is too fast."""


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
        before = [lasting(each.sections) for each in everybody]
        server.kill()
        server.start()
        for each in everybody:
            await each.connect()
        assert [lasting(each.sections) for each in everybody] == before


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


@dataclass
class Doer:
    """A player doing acts of the round, each under an id of its own; `sent` holds them in order."""

    player: Player
    random: Random
    ticks: asyncio.Queue[None]
    """Gets one for each answer."""
    sent: dict[str, Command] = field(default_factory=dict)

    async def do_all(self) -> None:
        """As fast as they are answered, until the connection breaks."""
        with suppress(ConnectionClosed, ConnectionError):
            while self.player.close_code is None:
                await asyncio.sleep(0)  # who has nothing left to do lets the others go on
                act = choose_act(self.player, self.random, spirits=False)
                if act is not None:
                    id = f"act{len(self.sent)}"
                    self.sent[id] = act
                    await self.send(id)
                    self.ticks.put_nowait(None)

    async def send(self, id: str) -> bool:
        """Whether it was done."""
        type, given = self.sent[id]
        answer = await self.player.send_as(id, type, **given)
        return bool(answer["done"])

    def answered(self, *, done: bool) -> list[str]:
        return [id for id in self.sent if id in self.player.answers and self.player.answers[id]["done"] == done]

    @property
    def unanswered(self) -> list[str]:
        return [id for id in self.sent if id not in self.player.answers]


@pytest.mark.anyio
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_an_act_that_was_acknowledged_counts_once_and_any_other_at_most_once(
    server: RealServer, seed: int
) -> None:
    """[END2] What counts is what the journal has."""
    random = Random(seed)
    async with a_table(server.url, "Ana", "Ben", "Mio") as players:
        await players[0].must("deal")
        await begin(players)
        ticks: asyncio.Queue[None] = asyncio.Queue()
        doers = [Doer(player, Random(random.random()), ticks) for player in players]
        seats = [player.seat for player in players]
        acting = [asyncio.create_task(doer.do_all()) for doer in doers]
        for _ in range(random.choice(ANSWERS_BEFORE_THE_KILL)):
            await ticks.get()
        server.kill()
        await asyncio.gather(*acting)

        at_the_kill = await read_truth(server.journal, players[0].room)
        assert any(doer.answered(done=True) for doer in doers), "nothing was acknowledged before the kill"
        assert any(doer.unanswered for doer in doers), "nothing was under way at the kill"
        for doer, seat in zip(doers, seats, strict=True):
            stored = _stored_by(_member(at_the_kill, seat), at_the_kill)
            assert [stored.count(id) for id in doer.answered(done=True)] == [1] * len(doer.answered(done=True))
            assert not set(doer.answered(done=False)) & set(stored), "a refused act counts"
            assert all(stored.count(id) <= 1 for id in doer.unanswered), "an act counts twice"
        server.start()
        for doer, seat in zip(doers, seats, strict=True):
            await doer.player.connect()
            was_stored = set(_stored_by(_member(at_the_kill, seat), at_the_kill))
            for id in (*doer.answered(done=True)[-1:], *doer.unanswered):
                was_done = await doer.send(id)
                assert was_done or id not in was_stored, f"{id} counts, and its sender is told that it does not"

        truth = await read_truth(server.journal, players[0].room)
        assert truth.records[: len(at_the_kill.records)] == at_the_kill.records, "the past was changed"
        for doer, seat in zip(doers, seats, strict=True):
            stored = _stored_by(_member(truth, seat), truth)
            assert sorted(id for id in stored if id in doer.sent) == sorted(doer.answered(done=True))
            assert_all_that_was_seen_was_so(doer.player.frames, views_of(truth, _member(truth, seat)), f"seat {seat}")


def _member(truth: Truth, seat: int) -> MemberId:
    member = truth.states[-1].players[seat].member
    assert member is not None
    return member


def _stored_by(member: MemberId, truth: Truth) -> list[str]:
    """The ids of a member's commands in the journal, as often as they are there."""
    return [record.command for record in truth.records if record.member == member and record.command is not None]
