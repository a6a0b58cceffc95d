"""A thousand idle rooms and a hundred busy ones on one core: memory and descriptors stay flat, and nothing is left.

By hand, with `make long`; `LOAD_MINUTES=1` makes it short. What came of it is in docs/reliability.md.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bench.throughput import processor_s
from tests.long.figures import MB, Course, descriptors, mean_ms, read_figures, resident_mb
from tests.match.any_act import one_act
from tests.player import Player, a_table
from tests.real_server import RealServer, free_port

IDLE = 1_000
BUSY = 100
NAMES = ("Ana", "Ben", "Mio")
MINUTES = float(os.environ.get("LOAD_MINUTES", "10"))
SPIRIT_ONE_IN = 1
"""Rounds of a dozen acts, so that matches end and are played again: a room keeps its last two, and is full by then."""
BETWEEN_ACTS_S = 0.5
"""A lively table."""
BETWEEN_LOOKS_S = 2.0
FLAT_MB_PER_MINUTE = 0.5
LONG_ENOUGH_MIN = 3
"""Less is over while rooms still fill what they keep: its slope says nothing."""
AGAIN_MIN = 0.25
AGAIN_MB = 4
"""By how much another thousand rooms may need more than those before them, which are gone."""
TIME_TO_FORGET_S = 120


async def play(players: list[Player], random: Random, end: float, done: Counter[str]) -> None:
    await asyncio.sleep(random.random() * BETWEEN_ACTS_S)  # tables have nothing to do with each other
    while time.monotonic() < end:
        await one_act(players, random, done, SPIRIT_ONE_IN)
        await asyncio.sleep(BETWEEN_ACTS_S)


async def watch(pid: int, end: float) -> tuple[Course, Course]:
    """Memory in megabytes, and descriptors."""
    memory, files = Course(), Course()
    while time.monotonic() < end:
        memory.add(resident_mb(pid))
        files.add(descriptors(pid))
        await asyncio.sleep(BETWEEN_LOOKS_S)
    return memory, files


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[list[list[Player]]]:
    """The busy ones; the idle ones are there too, each with a phone that lies on the table."""
    async with AsyncExitStack() as stack:
        for _ in range(IDLE):
            await stack.enter_async_context(a_table(url, "Ana"))
        yield [await stack.enter_async_context(a_table(url, *NAMES)) for _ in range(BUSY)]


async def forgotten(server: RealServer, port: int) -> tuple[float, int]:
    """Fortnights later: memory and descriptors when the last room is gone."""
    async with asyncio.timeout(TIME_TO_FORGET_S):
        while rooms_in(server.journal):  # the first jump finds people away, which is news, and makes a room last again
            os.kill(server.pid, signal.SIGUSR1)
            await asyncio.sleep(2)
        while (figures := await read_figures(port))["beadtrade_rooms"] + figures["beadtrade_sockets"]:
            await asyncio.sleep(1)
    return resident_mb(server.pid), descriptors(server.pid)


def rooms_in(journal: Path) -> int:
    with closing(sqlite3.connect(journal)) as connection:
        return int(connection.execute("SELECT count(*) FROM rooms").fetchone()[0])


@dataclass
class Held:
    """What was seen while the load was held, and when it was gone."""

    memory: Course
    files: Course
    figures: list[dict[str, float]]
    """The server's own, before and after."""
    core: float
    """The part of one that the server used."""
    done: Counter[str]


async def hold(server: RealServer, port: int, minutes: float) -> Held:
    """All tables, for so long."""
    done = Counter[str]()
    async with tables(server.url) as busy:
        end, used, before = time.monotonic() + minutes * 60, processor_s(server.pid), await read_figures(port)
        watching = asyncio.create_task(watch(server.pid, end))
        await asyncio.gather(*(play(players, Random(at), end, done) for at, players in enumerate(busy)))
        memory, files = await watching
        used = processor_s(server.pid) - used
        return Held(memory, files, [before, await read_figures(port)], used / minutes / 60, done)


def told(held: Held, idle: tuple[float, int], left: tuple[float, int], journal: int) -> str:
    """For people. `idle` and `left` are memory and descriptors before the first room and after the last."""
    memory, files, after, done = held.memory, held.files, held.figures[1], held.done
    return f"""
{IDLE} idle rooms, {BUSY} busy ones of {len(NAMES)}, {MINUTES:g} min: {done["acts"]} acts, {done["rounds"]} rounds
memory {memory.values[0]:.1f} to {memory.values[-1]:.1f} MB, {memory.slope:+.2f} MB a minute; every 30 s:
{memory.every(15)}
{idle[0]:.1f} MB before the first room, {left[0]:.1f} MB after the last
descriptors {files.values[0]:.0f} to {files.values[-1]:.0f}; {idle[1]} before the first room, {left[1]} after the last
{held.core:.0%} of one core; a commit {mean_ms(after, "commit"):.2f} ms, telling it {mean_ms(after, "fan_out"):.2f} ms
the journal {journal / MB:.1f} MB"""


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.timeout(MINUTES * 60 + 600)
async def test_many_rooms_are_held_and_leave_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server, port = RealServer(tmp_path, (sys.executable, "-m", "tests.long.load_server")), free_port()
    await asyncio.to_thread(server.start, "--metrics", str(port))
    try:
        idle = resident_mb(server.pid), descriptors(server.pid)
        held = await hold(server, port, MINUTES)
        journal = server.journal.stat().st_size
        left = await forgotten(server, port)
        again = await hold(server, port, AGAIN_MIN)
        left_again = await forgotten(server, port)
        code = await asyncio.to_thread(server.terminate)
    finally:
        if server.is_running:
            server.kill()
    with capsys.disabled():
        print(told(held, idle, left, journal))
        print(f"as many again: {again.memory.values[-1]:.1f} MB, and {left_again[0]:.1f} MB after the last")
    for figures in (*held.figures, *again.figures):
        assert figures["beadtrade_rooms"] == IDLE + BUSY
        assert figures["beadtrade_sockets"] == IDLE + BUSY * len(NAMES)
    assert len(set(held.files.values)) == 1
    assert left[1] == left_again[1] == idle[1]
    assert MINUTES < LONG_ENOUGH_MIN or held.memory.slope < FLAT_MB_PER_MINUTE
    assert left_again[0] < left[0] + AGAIN_MB
    assert code == 0
    assert min(held.done["acts"], held.done["rounds"]) > BUSY
    assert "Traceback" not in server.output()
