"""What is left of ended rounds, over HTTP: the replay's moments and the match as text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from beadtrade.journal.contract import Entry, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.record.checking import check_record
from beadtrade.record.reading import read_record
from beadtrade.room.codec import encode
from beadtrade.room.row import row_of
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import EndReveal, PlaceBeads
from beadtrade.rules.holding import Picked
from beadtrade.rules.pieces import bead
from tests.room.setups import ANA, BEN, NOON, Story, a_match, a_round, begin, end_round
from tests.web.in_process import a_server

ROOM = RoomKey("storyroomstoryroom")
Json = dict[str, Any]


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
@pytest.mark.parametrize("what", ["replay.json", "match.txt"])
async def test_of_no_room_there_is_nothing(what: str) -> None:
    async with served(a_match(ANA, BEN)) as client:
        assert (await client.get(f"/r/nosuchroomnosuchroom/{what}")).status_code == 404


@pytest.mark.anyio
async def test_a_room_without_a_match_has_no_record() -> None:
    async with a_server() as server, httpx2.AsyncClient(base_url=server.url, trust_env=False) as client:
        room = (await client.post("/api/rooms")).json()["room"]
        assert (await client.get(f"/r/{room}/match.txt")).status_code == 404
        assert (await client.get(f"/r/{room}/replay.json")).json()["rounds"] == []
