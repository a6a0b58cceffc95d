"""Faults planted in the server are noticed: the storm's checks can fail, and say what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.plan import Fault, Kill, Plan, Trouble
from tests.chaos.running import storm_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

TWICE, CUT = Trouble(Fault.TWICE, 1, comes_back=True), Trouble(Fault.CUT, 1, comes_back=True)
LOOKS_AT_THE_CLOCK = 10
"""A second in all: the server would look four times."""


async def test_a_journal_that_forgets_what_was_acknowledged_is_noticed(tmp_path: Path) -> None:
    plan = Plan(1, ((TWICE, CUT),), (Kill(after=1, answers=3, ahead=0),))
    with pytest.raises(AssertionError, match=r"was acknowledged and is not in the journal|past was changed"):
        await storm_of(plan, tmp_path, "forgets")


@pytest.mark.long
async def test_a_server_that_applies_a_command_again_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"is in the journal \d times|is done, and then"):
        await storm_of(Plan(1, ((TWICE, TWICE),), ()), tmp_path, "applies_again")


async def test_a_player_who_was_not_told_of_one_event_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"Ben sees something else than there is: "):
        await storm_of(Plan(1, ((TWICE, TWICE),), ()), tmp_path, "leaves_one_untold")


@pytest.mark.long
async def test_a_deadline_that_a_restarted_server_has_forgotten_is_noticed(tmp_path: Path) -> None:
    plan = Plan(1, ((TWICE, CUT),), (Kill(after=1, answers=0, ahead=200_000),))
    with pytest.raises(AssertionError, match="a deadline has passed and nothing came of it"):
        await storm_of(plan, tmp_path, "stops_the_clock", looks_at_the_clock=LOOKS_AT_THE_CLOCK)
