"""Some of the races over real sockets: the two frames are on their way at the same time, and who is first is chance."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.match.edge import World
from tests.races.race import BOTH, Outcome, one_after_the_other, room_of
from tests.races.scene import Move, Scene, cookie_of
from tests.races.scenes import ALL_READY, LAST_SPIRIT, LOBBY, PLAYING
from tests.web.in_process import HELLO, Json, Raw, Served, a_server, a_socket

RACES = [
    (LOBBY, "Eva sits down", "Leo sits down"),
    (LOBBY, "Ana takes a seat away", "Leo sits down"),
    (ALL_READY, "Ana begins", "Ben is not ready"),
    (PLAYING, "Ben takes Ana's", "Mio takes Ana's"),
    (PLAYING, "Ana takes Ben's", "Ben takes Ana's"),
    (PLAYING, "Ana withdraws hers", "Mio takes Ana's"),
    (PLAYING, "Ben swaps the snake", "Mio swaps the frog"),
    (PLAYING, "Ana kicks Ben", "Ben places both"),
    (LAST_SPIRIT, "Ana places the bull", "Ben places the snake"),
]
AGAIN = 2
"""Times that each is run."""


@pytest.mark.anyio
@pytest.mark.slow
async def test_what_comes_of_two_frames_at_once_is_what_comes_of_one_after_the_other() -> None:
    """[END2] [TRD3] [TRD7] [CTR5]"""
    async with a_server() as served:
        world = World()
        for scene, *names in RACES:
            pair = (scene.move(names[0]), scene.move(names[1]))
            orderly = [await one_after_the_other(world, scene, pair, order) for order in (BOTH, BOTH[::-1])]
            for _ in range(AGAIN):
                await _race(served, scene, pair, orderly)


async def _race(served: Served, scene: Scene, pair: tuple[Move, Move], orderly: list[Outcome]) -> None:
    room = await room_of(served, scene)
    async with AsyncExitStack() as stack:
        cookies = [f"beadtrade={cookie_of(move.who)}" for move in pair]
        raws = [await stack.enter_async_context(a_socket(served.url, room, cookie)) for cookie in cookies]
        for raw in raws:
            await raw.say(HELLO)
            assert (await raw.hear())["type"] == "view"
        await asyncio.gather(*(raw.say(_frame(scene, pair, at)) for at, raw in enumerate(raws)))
        first, second = await asyncio.gather(*(_result(raw) for raw in raws))
        live = await served.directory.find(room)
        await live.settled()
    outcomes = [(outcome.answers, outcome.state) for outcome in orderly]
    assert ((first, second), live.stored) in outcomes, f"{[move.name for move in pair]}: {first} and {second}"


def _frame(scene: Scene, pair: tuple[Move, Move], at: int) -> Json:
    play = scene.story.state.plays if pair[at].is_of_a_round else None
    return {"type": "command", "id": f"move{at}", "command": pair[at].command, "play": play}


async def _result(raw: Raw) -> str:
    answer = await raw.answer()
    return "done" if answer["done"] else str(answer["refused"])
