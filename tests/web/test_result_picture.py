"""The picture of a result: what stands on it, and what it costs."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise

import httpx2
import pytest

from beadtrade.paths import CLIENT
from beadtrade.rules.commands import Begin, EndMatch, EndReveal, GetReady
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.seats import Seat
from beadtrade.web import pictures
from beadtrade.web.assets import load_assets
from beadtrade.web.pictures import KEPT, NotDrawn, ResultPictures, to_png
from beadtrade.web.result_picture import Result, drawn
from tests.room.setups import ANA, BEN, MIO, Story, a_match, a_round, end_round, play_out
from tests.web.test_retelling import ROOM, served

BULL, SNAKE, FROG, OWL, FISH = PieceType
GROUND = load_assets(CLIENT).content("result.svg").decode()
USE = re.compile(r'<use href="#([\w-]+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/>')
PNG = b"\x89PNG\r\n\x1a\n"
THREE = Result(((BULL,), (FROG,), (OWL,)), (12, -3, 0), (Seat(0),), 2, 3)


def standing(result: Result) -> list[tuple[str, float, float, float, float]]:
    """What the server adds to the ground: each drawing with its place."""
    added = drawn(GROUND, result).removeprefix(GROUND.strip().removesuffix("</svg>"))
    return [(name, *map(float, place)) for name, *place in USE.findall(added)]


def names(result: Result) -> list[str]:
    return [name for name, *_ in standing(result)]


def size_of(png: bytes) -> tuple[int, int]:
    """As its header says."""
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_each_player_has_their_totem_and_their_points_in_numerals() -> None:
    found = [name for name in names(THREE) if name.startswith(("spirit", "numeral"))]
    assert found == [
        *("spirit-bull", "numeral-plus", "numeral-1", "numeral-2"),
        *("spirit-frog", "numeral-minus", "numeral-3"),
        *("spirit-owl", "numeral-0"),
    ]


def test_with_two_players_each_has_two_totems() -> None:
    """[SET2]"""
    found = names(Result(((BULL, SNAKE), (OWL, FISH)), (1, 2), (Seat(1),), 3, 3))
    assert [name for name in found if name.startswith("spirit")] == [
        "spirit-bull",
        "spirit-snake",
        "spirit-owl",
        "spirit-fish",
    ]


def test_all_winners_wear_a_crown_and_a_standing_has_none() -> None:
    """[MAT1]"""
    tie = Result(THREE.sets, (4, 4, 1), (Seat(0), Seat(1)), 3, 3)
    assert names(tie).count("crown") == 2
    assert "crown" not in names(Result(THREE.sets, (4, 4, 1), (), 1, 3))


def test_whoever_has_more_stands_higher_and_equals_stand_alike() -> None:
    heights = [place[3] for name, *place in standing(Result(THREE.sets, (1, 7, 1), (), 1, 3)) if name == "pedestal-key"]
    assert heights[0] == heights[2] < heights[1]


def test_rounds_that_were_not_played_are_open() -> None:
    found = names(THREE)
    assert (found.count("round-played"), found.count("round-open")) == (2, 1)


@pytest.mark.parametrize("points", [(0, 0, 0, 0, 0), (45, -25, 10, -10, 30), (7, 6, 5, 4, 3)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_has_a_drawing_and_its_place_in_the_picture(points: tuple[int, ...], players: int) -> None:
    sets = tuple((kind,) for kind in PieceType)[:players] if players > 2 else ((BULL, SNAKE), (OWL, FISH))
    every = tuple(Seat(at) for at in range(players))
    pedestals = []
    for name, x, y, width, height in standing(Result(sets, points[:players], every, 5, 5)):
        assert f'<symbol id="{name}"' in GROUND or f'id="{name}"' in GROUND
        assert 0 <= x <= x + width <= 1200
        assert 0 <= y <= y + height <= 630
        if name == "pedestal-key":
            pedestals.append((x, x + width))
        if name.startswith("numeral"):
            assert pedestals[-1][0] < x < x + width < pedestals[-1][1]
    assert all(one[1] < other[0] for one, other in pairwise(pedestals))


def test_no_text_is_in_it_that_a_font_would_have_to_draw() -> None:
    assert "<text" not in drawn(GROUND, THREE)
    assert "var(--" not in GROUND


@pytest.mark.anyio
async def test_it_is_drawn_once_and_only_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    at_once = most_at_once = 0

    async def noted(drawing: str) -> bytes:
        nonlocal at_once, most_at_once
        at_once += 1
        most_at_once = max(most_at_once, at_once)
        asked.append(drawing)
        await asyncio.sleep(0)
        at_once -= 1
        return drawing.encode()

    monkeypatch.setattr(pictures, "to_png", noted)
    made = ResultPictures(GROUND.encode())
    results = [Result(THREE.sets, (each, 0, 0), (), 1, 3) for each in range(KEPT + 1)]
    await asyncio.gather(*(made.of(result) for result in results[:3] * 4))
    assert (len(asked), most_at_once) == (3, 1)
    for result in results:
        await made.of(result)
    assert len(asked) == KEPT + 1
    await made.of(results[-1])
    assert len(asked) == KEPT + 1
    await made.of(results[0])
    assert len(asked) == KEPT + 2


@pytest.mark.anyio
async def test_what_can_not_be_drawn_is_said() -> None:
    with pytest.raises(NotDrawn):
        await to_png("no drawing at all")


async def result_png(story: Story) -> httpx2.Response:
    async with served(story) as client:
        return await client.get(f"/r/{ROOM}/result.png")


@pytest.mark.anyio
async def test_an_ended_match_has_its_picture() -> None:
    story = a_match(ANA, BEN, MIO)
    play_out(story, ANA, BEN, MIO)
    found = await result_png(story)
    assert size_of(found.content) == (1200, 630)
    assert found.headers["content-type"] == "image/png"
    assert (found.headers["cache-control"], "noindex" in found.headers["x-robots-tag"]) == ("no-store", True)


@pytest.mark.anyio
async def test_before_the_first_ended_round_there_is_none() -> None:
    """[PUB5] A running round is nobody's picture."""
    assert (await result_png(a_match(ANA, BEN))).status_code == 404
    assert (await result_png(a_round(ANA, BEN))).status_code == 404
    ended_at_once = a_match(ANA, BEN)
    ended_at_once.do(ANA, EndMatch())
    assert (await result_png(ended_at_once)).status_code == 404


@pytest.mark.anyio
async def test_a_running_round_changes_nothing_of_the_picture_of_those_before_it() -> None:
    """[PUB6]"""
    story = a_round(ANA, BEN)
    end_round(story, ANA, BEN)
    story.do(ANA, EndReveal())
    before = await result_png(story)
    story.do(ANA, GetReady())
    story.do(BEN, GetReady())
    story.do(ANA, Begin())
    assert (await result_png(story)).content == before.content
