"""What two hundred who look on cost, beside one, in the same run:

    .venv/bin/python -m bench.spectators --seconds 10

One room of five players in a running round. Each shows or hides a piece eight times a second, as fast as a person may
tap; whoever looks on only reads. What to quote is the ratio: of the server's processor time an act, and of the time
until a player has their answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from beadtrade.room.frames import PROTOCOL
from beadtrade.room.limits import SPECTATORS
from bench.throughput import NAMES, processor_s
from tests.player import Player, a_table, begin
from tests.real_server import RealServer

BEAT = '{"type":"beat"}'
EVERY_S = 0.125
"""Between two acts of a player: the server takes ten a second."""


class Cost(NamedTuple):
    """Acts that were done, the server's processor milliseconds an act, and those until an answer: half, 95 in 100."""

    acts: int
    processor_ms: float
    half_ms: float
    most_ms: float


async def look_on(socket: ClientConnection) -> None:
    """Reads what comes, and answers the heartbeat."""
    async for frame in socket:
        if '"type":"beat"' in str(frame):
            await socket.send(BEAT)


async def watch(url: str, room: str) -> asyncio.Task[None]:
    """Somebody who looks on, with their first view."""
    socket = await connect(f"{url.replace('http', 'ws', 1)}/ws/{room}", compression=None, proxy=None)
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    await socket.recv()
    return asyncio.create_task(look_on(socket))


async def act(player: Player, end: float) -> list[float]:
    """Shows and hides until a time; how long each answer took, in seconds."""
    took: list[float] = []
    while (start := time.monotonic()) < end:
        options = player.sections["options"]
        hidden = any(options["hide"]["beads"])
        name, pieces = ("hide_pieces", options["hide"]) if hidden else ("show_pieces", {"anywhere": options["show"]})
        await player.must(name, pieces=pieces)
        took.append(time.monotonic() - start)
        player.frames.clear()
        await asyncio.sleep(max(0.0, EVERY_S - took[-1]))
    return took


async def bench(spectators: int, seconds: float) -> Cost:
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        server.start()
        try:
            async with a_table(server.url, *NAMES) as players:
                await players[0].must("deal")
                await begin(players)
                reading = [await watch(server.url, players[0].room) for _ in range(spectators)]
                cost = await measure(players, seconds, server.pid)
                for each in reading:
                    each.cancel()
                return cost
        finally:
            server.kill()


async def measure(players: list[Player], seconds: float, pid: int) -> Cost:
    before, end = processor_s(pid), time.monotonic() + seconds
    took = [each for one in await asyncio.gather(*(act(player, end) for player in players)) for each in one]
    used = processor_s(pid) - before
    most = statistics.quantiles(took, n=20)[-1]
    return Cost(len(took), used / len(took) * 1000, statistics.median(took) * 1000, most * 1000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    words = parser.parse_args()
    one = asyncio.run(bench(1, words.seconds))
    many = asyncio.run(bench(words.spectators, words.seconds))
    for count, cost in ((1, one), (words.spectators, many)):
        print(f"{count:4} looking on   {cost.acts:5} acts   {cost.processor_ms:7.3f} ms of processor an act", end="   ")
        print(f"answered in {cost.half_ms:.1f} ms, 95 in 100 in {cost.most_ms:.1f} ms")
    ratio = many.processor_ms / one.processor_ms
    each = (many.processor_ms - one.processor_ms) / (words.spectators - 1)
    print(f"ratio             {ratio:.1f} of processor, {each:.3f} ms an act for each who looks on")


if __name__ == "__main__":
    main()
