"""Acts a second through the real server, beside a bare relay on the same libraries in the same run:

    .venv/bin/python -m bench.throughput --rooms 20 --seconds 10

Five players and a spectator a room; each player shows or hides a piece as soon as the last act is answered. Every act
is decided, stored with an fsync, and told to six viewers. What to quote is the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from tests.player import Player, begin, new_room
from tests.real_server import RealServer, free_port

NAMES = ("Ana", "Ben", "Mio", "Teo", "Kim")
Act = Callable[[float], Awaitable[int]]


async def bead_trade_room(url: str) -> list[Act]:
    """A room of five in a running round; an act shows all of the hand or hides all of the front, until a time."""
    room, cookie = await new_room(url, NAMES[0])
    players = [await Player.open(url, room, cookie)]
    for name in NAMES[1:]:
        players.append(await Player.open(url, room))
        await players[-1].must("take_seat", name=name)
    await Player.open(url, room)
    await players[0].must("deal")
    await begin(players)
    return [partial(_show_and_hide, player) for player in players]


async def _show_and_hide(player: Player, end: float) -> int:
    done = 0
    while time.monotonic() < end:
        options = player.sections["options"]
        hidden = any(options["hide"]["beads"])
        name, pieces = ("hide_pieces", options["hide"]) if hidden else ("show_pieces", {"anywhere": options["show"]})
        done += (await player.do(name, pieces=pieces))["done"]
        player.frames.clear()
    return done


async def relay_room(url: str, at: int) -> list[Act]:
    """Five sockets that speak and a sixth that listens."""
    sockets = [await connect(f"{url.replace('http', 'ws', 1)}/ws/{at}", compression=None) for _ in range(6)]
    asyncio.get_running_loop().create_task(_listen(sockets[5]))
    return [partial(_speak, socket, me) for me, socket in enumerate(sockets[:5])]


async def _listen(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _speak(socket: ClientConnection, me: int, end: float) -> int:
    done = 0
    while time.monotonic() < end:
        await socket.send(json.dumps([me, done]))
        while json.loads(await socket.recv())["said"] != [me, done]:
            pass
        done += 1
    return done


async def measure(rooms: list[list[Act]], seconds: float, pid: int) -> tuple[float, float]:
    """Acts a second, and the server's processor milliseconds an act."""
    before, start = processor_s(pid), time.monotonic()
    end = start + seconds
    acts = sum(await asyncio.gather(*(act(end) for room in rooms for act in room)))
    took, used = time.monotonic() - start, processor_s(pid) - before
    return acts / took, used / acts * 1000


def processor_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def bench_bead_trade(rooms: int, seconds: float, *flags: str) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(Path(folder))
        server.start(*flags)
        try:
            tables = [await bead_trade_room(server.url) for _ in range(rooms)]
            return await measure(tables, seconds, server.pid)
        finally:
            server.kill()


async def bench_relay(rooms: int, seconds: float) -> tuple[float, float]:
    port = free_port()
    relay = subprocess.Popen([sys.executable, "-m", "bench.relay", str(port)])
    try:
        await asyncio.sleep(3)
        tables = [await relay_room(f"http://127.0.0.1:{port}", at) for at in range(rooms)]
        return await measure(tables, seconds, relay.pid)
    finally:
        relay.kill()
        relay.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--flags", default="", help='for the game\'s server, such as --flags="--metrics 9100"')
    words = parser.parse_args()
    relay = asyncio.run(bench_relay(words.rooms, words.seconds))
    game = asyncio.run(bench_bead_trade(words.rooms, words.seconds, *words.flags.split()))
    print(f"bare relay   {relay[0]:7.0f} acts/s   {relay[1]:.3f} ms of processor an act")
    print(f"bead trade   {game[0]:7.0f} acts/s   {game[1]:.3f} ms of processor an act")
    print(f"ratio        {game[0] / relay[0]:7.2f}          {game[1] / relay[1]:.2f}")


if __name__ == "__main__":
    main()
