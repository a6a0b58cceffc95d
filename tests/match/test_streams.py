"""Two matches that differ only in what a viewer may not know give this viewer the same bytes, by every way that there
is: every frame, answer and refusal, their order and their number, pages, pictures, the retelling and the export.

The second half plants leaks: a comparison that no leak breaks would hold nothing.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi.openapi.utils import get_openapi

from tests.match.edge import World
from tests.match.planted import PLANTED, Planted
from tests.match.streams import Leak
from tests.match.twin_match import a_twin_round, void_it
from tests.match.twin_pages import BY_CODE, BY_KEY, PICTURE, compare_exports, compare_pages
from tests.rules.strength import TIMES

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
SEEDS = range(round(16 * TIMES))
WITH_PICTURES = range(2)
"""A picture takes its time to be drawn."""
HUNT = range(32)
"""Matches in which a planted leak is looked for."""
Worlds = tuple[World, World]


@pytest.fixture(scope="module")
def servers() -> Worlds:
    return World(), World()


@pytest.fixture
async def worlds(servers: Worlds) -> AsyncIterator[Worlds]:
    yield servers
    for world in servers:
        await world.hang_up_all()


@pytest.mark.parametrize("seed", SEEDS)
async def test_nobody_is_sent_what_they_may_not_know(worlds: Worlds, seed: int, tmp_path: Path) -> None:
    """[PUB2] [PUB3] [PUB4] [PUB5] [PUB6] [PUB7] [TRD6] [END6]"""
    twins = await a_twin_round(worlds, seed)
    pictures = seed in WITH_PICTURES
    await compare_pages(twins, "the round is running", pictures=pictures)
    await compare_exports(twins, tmp_path, "the round is running")
    await void_it(twins, pictures=pictures)


async def test_much_is_hidden_in_these_matches_and_the_worlds_really_differ(worlds: Worlds) -> None:
    """Else the test above would mean little."""
    differ, done, watched = 0, 0, set[str]()
    for seed in HUNT[:8]:
        twins = await a_twin_round(worlds, seed)
        differ += twins.match(0).table != twins.match(1).table
        done += twins.done
        watched |= {socket.name for socket in (*twins.tabs, *twins.public)}
        for world in worlds:
            await world.hang_up_all()
    assert differ > 5
    assert done > 150
    assert watched >= {
        "who was kicked", "who was kicked and came back", "who left and came back", "a player's screen",
        "a guest by the code", "a host without a seat",
    }  # fmt: skip
    assert any(name.startswith("another device") for name in watched)


@pytest.mark.filterwarnings("ignore:Duplicate Operation ID")
def test_all_addresses_that_name_a_room_are_compared(servers: Worlds) -> None:
    paths = get_openapi(title="", version="", routes=servers[0].app.routes)["paths"]
    tell_nothing = {"/r/{key}/delete", "/static/{name}"}
    assert {path for path in paths if "{" in path} - tell_nothing == {*BY_KEY, *BY_CODE, PICTURE}


@pytest.mark.parametrize("planted", PLANTED, ids=lambda each: each.plant.__name__)
async def test_a_planted_leak_is_found_by_who_learns_from_it(
    worlds: Worlds, planted: Planted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """[PUB6] [PUB7]"""
    planted.plant(monkeypatch)
    with pytest.raises(Leak) as found:
        await _hunt(worlds, tmp_path if planted.is_in_pages else None)
    leak = found.value
    assert re.search(planted.who, leak.who), f"learned by {leak}"
    assert re.search(planted.where, leak.where), f"seen elsewhere: {leak}"
    assert re.search(planted.act, leak.act), f"after something else: {leak}"


async def _hunt(worlds: Worlds, folder: Path | None) -> None:
    """With a folder, in pages and exports too."""
    for seed in HUNT:
        twins = await a_twin_round(worlds, seed)
        if folder is not None:
            await compare_exports(twins, folder, "the round is running")
            await compare_pages(twins, "the round is running", pictures=False)
            for file in folder.iterdir():
                file.unlink()
        for world in worlds:
            await world.hang_up_all()
