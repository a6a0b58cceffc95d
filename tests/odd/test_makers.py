"""Rooms without number from one address: it meets its limit, and others make theirs."""

from __future__ import annotations

from beadtrade.room.directory import ROOMS_MADE_PER_MINUTE
from beadtrade.web.makers import ROOMS_PER_MINUTE_AND_ADDRESS
from tests.odd.bare import connected
from tests.odd.requests_by_chance import Sent
from tests.odd.world import World

A_MINUTE_MS = 60_000


async def made(world: World, address: str, path: str = "/api/rooms") -> int:
    """The status of the answer to somebody who wants a room."""
    headers = {"Host": "table.test", "X-Forwarded-For": address, "Content-Type": "application/json"}
    async with connected(world.served.port) as bare:
        await bare.send(Sent("POST", path, headers).as_bytes())
        return int((await bare.ended()).split(b" ", 2)[1])


async def test_one_address_makes_its_share_of_the_rooms_and_leaves_the_rest_to_others(world: World) -> None:
    world.served.clock.now += A_MINUTE_MS
    greedy = [await made(world, "203.0.113.80") for _ in range(ROOMS_PER_MINUTE_AND_ADDRESS + 3)]
    assert greedy == [201] * ROOMS_PER_MINUTE_AND_ADDRESS + [503] * 3
    assert await made(world, "203.0.113.81") == 201
    world.served.clock.now += A_MINUTE_MS // ROOMS_PER_MINUTE_AND_ADDRESS
    assert await made(world, "203.0.113.80") == 201, "a moment later one more"
    assert ROOMS_PER_MINUTE_AND_ADDRESS < ROOMS_MADE_PER_MINUTE / 2
