"""`make fuzz`: for some minutes frames and requests by chance at a server, then bytes by chance at all that reads text.

    python -m tests.odd.fuzz 5          five minutes
    python -m tests.odd.fuzz 5 4711     the same draws again

Law: the first fault ends it, with what caused it; a seed gives the same draws on the same versions. How much memory the
server takes is printed, and may not grow on and on.
"""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings
from hypothesis import strategies as st

from tests.odd.frames_by_chance import EXAMPLES, say_of
from tests.odd.requests_by_chance import Sent, requests, schema_of
from tests.odd.tables import PHASES, Table, a_table
from tests.odd.test_frames_by_chance import RUBBISH, SENDERS, SENT, try_frames
from tests.odd.test_requests_by_chance import ask
from tests.odd.world import World

EXAMPLES_A_ROUND = 300
BETWEEN_ROUNDS_MS = 120_000
"""Longer than rooms without anybody are kept in memory."""
MEGABYTES_LEFT = 40
"""What the server may have grown by since its first rounds: caches that fill, not rooms that stay."""
WARM_UP_ROUNDS = 2
UNHURRIED = settings(
    max_examples=EXAMPLES_A_ROUND, deadline=None, database=None, suppress_health_check=list(HealthCheck),
    phases=(Phase.generate, Phase.shrink), verbosity=Verbosity.quiet,
)  # fmt: skip
Round = Callable[[int], None]


def megabytes() -> float:
    """What this process holds in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1_000_000


def frames(world: World) -> Round:
    def one_round(drawn_with: int) -> None:
        @seed(drawn_with)
        @given(st.sampled_from(PHASES), st.sampled_from(SENDERS), st.booleans(), SENT, RUBBISH)
        @UNHURRIED
        def any_frames(phase: str, name: str | None, says_hello: bool, sent: list[bytes], rubbish: bytes) -> None:
            world.run(try_frames(world, phase, name, says_hello, sent, rubbish))
            assert world.faults() == []

        any_frames()

    return one_round


def any_requests(world: World) -> Round:
    def one_round(drawn_with: int) -> None:
        table = world.run(_a_told_table(world))
        of_this_table = requests(schema_of(world.served.app, [table.room.key, "app.js", "icon.svg"]))

        @seed(drawn_with)
        @given(of_this_table)
        @UNHURRIED
        def any_request(sent: Sent) -> None:
            world.run(ask(world, table, sent))
            assert world.faults() == []

        any_request()

    return one_round


async def _a_told_table(world: World) -> Table:
    return await a_table(world.served, "reveal")


async def _clear_away(world: World) -> None:
    """Every room is deleted, as its host would."""
    for room in world.served.directory.rooms:
        await world.served.directory.delete(room)
    world.served.clock.now += BETWEEN_ROUNDS_MS
    world.served.directory.tick()


def go_on(what: str, one_round: Round, world: World, seconds: float, chance: random.Random) -> None:
    """Round after round until the time is up."""
    end, rounds, held = time.monotonic() + seconds, 0, megabytes()
    while time.monotonic() < end or rounds <= WARM_UP_ROUNDS:
        drawn_with = chance.getrandbits(32)
        one_round(drawn_with)
        world.run(_clear_away(world))
        rounds += 1
        if rounds == WARM_UP_ROUNDS:
            held = megabytes()
    grown = megabytes() - held
    print(
        f"{what}: {rounds * EXAMPLES_A_ROUND:,} tries; {held:.0f} MB after the first, {grown:+.1f} MB since", flush=True
    )
    assert grown < MEGABYTES_LEFT, f"the server has grown by {grown:.0f} MB"


def read_bytes(seconds: float, drawn_with: int) -> None:
    """By atheris, in a process of its own, from a corpus made here."""
    if importlib.util.find_spec("atheris") is None:
        print("bytes: left out, atheris is not made for this system", flush=True)
        return
    with tempfile.TemporaryDirectory() as corpus:
        for at, example in enumerate(EXAMPLES):
            Path(corpus, str(at)).write_bytes(say_of(example))
        options = (
            corpus,
            f"-max_total_time={seconds:.0f}",
            f"-seed={drawn_with}",
            "-verbosity=0",
            "-print_final_stats=1",
        )
        done = subprocess.run(
            [sys.executable, "-m", "tests.odd.fuzz_readers", *options], capture_output=True, text=True
        )
    tries = [line for line in done.stderr.splitlines() if "number_of_executed_units" in line or "new_units" in line]
    print("bytes:", "; ".join(" ".join(each.split()) for each in tries), flush=True)
    assert done.returncode == 0, done.stderr[-4_000:]


def main(minutes: float, drawn_with: int) -> None:
    print(f"drawn with {drawn_with}", flush=True)
    chance, third = random.Random(drawn_with), minutes * 60 / 3
    with World() as world:
        go_on("frames", frames(world), world, third, chance)
        go_on("requests", any_requests(world), world, third, chance)
    read_bytes(third, chance.getrandbits(31))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().getrandbits(32))
