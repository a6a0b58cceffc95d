"""What is left of ended rounds, over HTTP: the replay's moments and the match as text."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from typing import Any

import httpx2
import pytest

from beadtrade.journal.contract import Entry, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.record.checking import check_record
from beadtrade.record.reading import read_record
from beadtrade.room.codec import encode
from beadtrade.room.commands import Deal, Leave, Rematch, Rename
from beadtrade.room.row import row_of
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import EndReveal, PlaceBeads
from beadtrade.rules.holding import Picked
from beadtrade.rules.pieces import bead
from tests.room.setups import ANA, BEN, MIO, NOON, Story, a_match, a_round, begin, end_round, play_out
from tests.web.in_process import a_server

ROOM = RoomKey("storyroomstoryroom")
Json = dict[str, Any]
META = re.compile(r'<meta (?:property|name)="([\w:-]+)" content="([^"]*)">')


@asynccontextmanager
async def served(story: Story) -> AsyncIterator[httpx2.AsyncClient]:
    """A server whose journal holds this story."""
    async with (
        a_server() as server,
        httpx2.AsyncClient(base_url=server.url, trust_env=False) as client,
    ):
        records = enumerate(story.records, start=1)
        entries = [Entry(Version(at), CURRENT_FORMAT, NOON, encode(record)) for at, record in records]
        await server.journal.create(row_of(ROOM, story.state, NOON), entries)
        yield client


def one_round_and_a_secret() -> Story:
    """The second round is being played, and Ben has hidden a bead under the bottom."""
    story = a_round(ANA, BEN)
    end_round(story, ANA, BEN)
    story.do(ANA, EndReveal())
    begin(story, (ANA, BEN))
    kind = story.state.match.sets[story.seat(BEN)][0] if story.state.match else None
    assert kind is not None
    story.do(BEN, PlaceBeads(Side.BOTTOM, Picked(anywhere=bead(kind))))
    return story


@pytest.mark.anyio
async def test_the_replay_has_every_moment_of_an_ended_round_and_nothing_of_the_running_one() -> None:
    """[END4] [PUB5]"""
    async with served(one_round_and_a_secret()) as client:
        found = await client.get(f"/r/{ROOM}/replay.json")
        replay: Json = found.json()
        assert replay["names"] == ["Ana", "Ben"]
        assert [each["round"] for each in replay["rounds"]] == [1]
        deeds = [moment["deed"] and moment["deed"]["type"] for moment in replay["rounds"][0]["moments"]]
        assert deeds == [None, "spirit_placed", "spirit_placed"]
        assert "beads_placed" not in found.text
        assert (found.headers["cache-control"], "noindex" in found.headers["x-robots-tag"]) == ("no-store", True)


@pytest.mark.anyio
async def test_before_the_first_round_has_ended_there_is_nothing_to_replay() -> None:
    """[PUB6] Whatever was played, the same bytes."""
    quiet, busy = a_round(ANA, BEN), a_round(ANA, BEN)
    assert busy.state.match is not None
    kind = busy.state.match.sets[busy.seat(BEN)][0]
    busy.do(BEN, PlaceBeads(Side.BOTTOM, Picked(anywhere=bead(kind))))
    told = []
    for story in (a_match(ANA, BEN), quiet, busy):
        async with served(story) as client:
            told.append((await client.get(f"/r/{ROOM}/replay.json")).text)
    assert len(set(told)) == 1
    assert '"rounds":[]' in told[0]


@pytest.mark.anyio
async def test_the_match_as_text_passes_its_own_check() -> None:
    async with served(one_round_and_a_secret()) as client:
        found = await client.get(f"/r/{ROOM}/match.txt")
        check_record(read_record(found.text))
        assert "attachment" in found.headers["content-disposition"]
        assert "# player 2: hand 9" in found.text


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["replay", "replay.json", "match.txt", "result.png"])
async def test_of_no_room_there_is_nothing(what: str) -> None:
    async with served(a_match(ANA, BEN)) as client:
        assert (await client.get(f"/r/nosuchroomnosuchroom/{what}")).status_code == 404


@pytest.mark.anyio
async def test_a_room_without_a_match_has_no_record() -> None:
    async with a_server() as server, httpx2.AsyncClient(base_url=server.url, trust_env=False) as client:
        room = (await client.post("/api/rooms")).json()["room"]
        assert (await client.get(f"/r/{room}/match.txt")).status_code == 404
        assert (await client.get(f"/r/{room}/replay.json")).json()["rounds"] == []


def metas(page: httpx2.Response) -> dict[str, str]:
    return {name: unescape(content) for name, content in META.findall(page.text)}


@pytest.mark.anyio
async def test_the_replays_link_says_the_result_with_names_in_the_readers_language() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(MIO, Rename("Mio <3"))
    play_out(story, ANA, BEN, MIO)
    assert story.state.match is not None
    points = story.state.match.totals[0]
    async with served(story) as client:
        for language, title in {
            "en": "Ana, Ben, and Mio <3 win together with {} each",
            "de": "Ana, Ben und Mio <3 gewinnen gemeinsam mit je {}",
            "es": "Ana, Ben y Mio <3 comparten la victoria, cada cual con {}",
            "ja": "Ana、Ben、Mio <3が{}点ずつで、ともに勝者となりました",
        }.items():
            page = await client.get(f"/r/{ROOM}/replay", headers={"accept-language": language})
            shown = metas(page)
            assert shown["og:title"] == title.format(points)
            assert f"Mio <3 {points}" in shown["og:description"]
            picture = shown["og:image"].removeprefix(str(client.base_url).rstrip("/"))
            assert picture.startswith(f"/r/{ROOM}/result.png?v=")
            assert (await client.head(picture)).status_code == 200


@pytest.mark.anyio
async def test_between_rounds_it_says_who_leads_and_before_the_first_one_nothing() -> None:
    async with served(one_round_and_a_secret()) as client:
        shown = metas(await client.get(f"/r/{ROOM}/replay", headers={"accept-language": "en"}))
        assert shown["og:title"].startswith("After round 1 of 3, ")
    async with served(a_round(ANA, BEN)) as client:
        page = await client.get(f"/r/{ROOM}/replay", headers={"accept-language": "en"})
        assert metas(page)["og:title"] == "Bead Trade: the replay"
        assert "result.png" not in page.text
        assert "Ana" not in page.text


@pytest.mark.anyio
async def test_looking_leaves_no_cookie_and_is_in_no_index_and_no_referrer() -> None:
    async with served(one_round_and_a_secret()) as client:
        page = await client.get(f"/r/{ROOM}/replay")
        assert "set-cookie" not in page.headers
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "noindex" in page.headers["x-robots-tag"]


@pytest.mark.anyio
async def test_a_result_can_be_seen_until_the_next_match_has_one_whoever_leaves_meanwhile() -> None:
    story = a_match(ANA, BEN, MIO)
    play_out(story, ANA, BEN, MIO)
    story.do(ANA, Rematch())
    story.do(BEN, Leave())
    async with served(story) as client:
        replay: Json = (await client.get(f"/r/{ROOM}/replay.json")).json()
        assert replay["names"] == ["Ana", "Ben", "Mio"]
        assert len(replay["rounds"]) == 3
        assert (await client.get(f"/r/{ROOM}/result.png")).status_code == 200
    story.do(ANA, Deal())
    begin(story, (ANA, MIO))
    async with served(story) as client:
        assert (await client.get(f"/r/{ROOM}/replay.json")).json() == replay
    end_round(story, ANA, MIO)
    async with served(story) as client:
        replay = (await client.get(f"/r/{ROOM}/replay.json")).json()
        assert (replay["names"], len(replay["rounds"])) == (["Ana", "Mio"], 1)
