"""A whole twin match: a table, a round in which much is hidden, and an end that tells nothing of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.match.edge import World
from tests.match.twin_acts import ACTS
from tests.match.twin_comings import COMINGS
from tests.match.twin_pages import compare_pages
from tests.match.twin_rooms import Twins
from tests.match.twin_table import a_table, begin

STEPS = 60
BEAT_EVERY = 8
LIKELY: dict[Callable[[Twins], Awaitable[None]], int] = {each: 2 * often for each, often in ACTS.items()} | COMINGS


async def a_twin_round(worlds: tuple[World, World], seed: int, steps: int = STEPS) -> Twins:
    """Played up to where it is still running; Leak when somebody could tell the two worlds apart."""
    twins = await a_table(worlds, seed)
    for at in range(steps):
        if at % BEAT_EVERY == 0:
            await twins.pass_time()
        await twins.chance.choices(list(LIKELY), weights=list(LIKELY.values()))[0](twins)
    return twins


async def void_it(twins: Twins, *, pictures: bool) -> None:
    """The host voids the round: what was hidden in it stays so, and a new one is the same to all [END6]."""
    host = twins.host
    await twins.both(host, {"type": "void_round"}, "the round was voided")
    await compare_pages(twins, "the round was voided", pictures=False)
    await begin(twins)
    await twins.both(host, {"type": "void_round"}, "the next round was voided")
    await twins.both(host, {"type": "end_match"}, "the match was ended")
    if pictures:
        await compare_pages(twins, "the match was ended", pictures=True)
    await twins.both(host, {"type": "rematch"}, "a rematch was called")
