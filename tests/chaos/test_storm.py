"""A bad network and a server that is killed: nothing is lost, nothing is applied twice, every screen has the truth."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

import pytest

from tests.chaos.plan import Fault, draw_plan
from tests.chaos.running import storm_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

BROWSERS = 4
"""At a table: three who play, one who looks on."""
SEED = int(os.environ.get("CHAOS_SEED") or secrets.randbelow(1_000_000))
"""Of the long form. It is printed, and a run with the same one draws the same plan."""
ROOMS, EACH_FAULT, KILLS = 20, 4, 12


async def test_a_short_storm_loses_nothing(tmp_path: Path) -> None:
    """Every kind of fault once in each of two rooms, and two kills."""
    storm = await storm_of(draw_plan(1, rooms=2, each_fault=1, kills=2, browsers=BROWSERS), tmp_path)
    assert all(storm.tally[fault] >= 2 for fault in Fault)
    assert storm.tally["killed"] == 2


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_long_storm_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`make chaos`, or `make chaos CHAOS_SEED=...` for the storm of that number again."""
    plan = draw_plan(SEED, rooms=ROOMS, each_fault=EACH_FAULT, kills=KILLS, browsers=BROWSERS)
    with capsys.disabled():
        print(f"\nstorm {SEED}: {ROOMS} rooms, {len(plan.kills)} kills", flush=True)
    begun = time.monotonic()
    storm = await storm_of(plan, tmp_path)
    with capsys.disabled():
        print(storm.figures(), f"{time.monotonic() - begun:.0f} s", sep="\n")
    assert all(storm.tally[fault] >= ROOMS * EACH_FAULT for fault in Fault)
    assert storm.tally["killed"] == KILLS
