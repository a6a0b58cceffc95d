"""A storm on a server of its own.

Law: nothing of it outlives the test, and what it came to is printed whatever came of it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.chaos.plan import Plan
from tests.chaos.storm import LOOKS_AT_THE_CLOCK, Storm
from tests.real_server import RealServer

ROOT = Path(__file__).parents[2]


async def storm_of(
    plan: Plan, folder: Path, fault: str = "none", looks_at_the_clock: int = LOOKS_AT_THE_CLOCK
) -> Storm:
    """Goes through a plan on a server of its own, with a planted fault if one is named."""
    server, ahead_file = a_server(folder, fault)
    storm = Storm(plan, server, ahead_file, looks_at_the_clock)
    try:
        server.start()
        await storm.run()
    finally:
        if server.is_running:
            server.kill()
        print(f"storm {plan.seed}", storm.figures(), server.output(), sep="\n")
    return storm


def a_server(folder: Path, fault: str = "none") -> tuple[RealServer, Path]:
    """A server whose clock can be set, and the file that says how far it is ahead."""
    ahead_file = folder / "ahead"
    ahead_file.write_text("0")
    server = RealServer(folder, (sys.executable, "-m", "tests.chaos.served", str(ahead_file), fault))
    server.cwd = ROOT
    return server, ahead_file
