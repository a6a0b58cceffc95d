"""The big screen: its page leaves nothing behind, and its socket is nobody's, whosever browser it is [PUB5]."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie

import httpx2
import pytest

from beadtrade.room.limits import AWAY_AFTER_MS, START_GRACE_MS
from tests.player import Player, a_table, begin
from tests.real_server import RealServer
from tests.web.conftest import Place
from tests.web.in_process import HELLO, Raw, a_guest, a_server, a_socket

pytestmark = pytest.mark.anyio
WATCH = {**HELLO, "watch": True}


async def frames_of(raw: Raw, count: int) -> list[bytes | str]:
    """The next frames as they come over the wire."""
    async with asyncio.timeout(20):
        return [await raw.socket.recv() for _ in range(count)]


# -- its socket


async def test_a_screen_hears_byte_for_byte_what_a_spectator_hears_though_its_browser_holds_a_seat() -> None:
    async with a_server() as served, a_table(served.url, "Ana", "Ben") as players:
        ana = players[0]
        await players[0].must("deal")
        await begin(players)
        async with a_socket(served.url, ana.room) as spectator, a_socket(served.url, ana.room, ana.cookie) as screen:
            await spectator.say(HELLO)
            await frames_of(spectator, 1)
            await screen.say(WATCH)
            await frames_of(screen, 1)
            await ana.must("show_pieces", pieces={"anywhere": ana.sections["options"]["show"]})
            await ana.must("hide_pieces", pieces=ana.sections["options"]["hide"])
            await ana.must("say", text="Two for one?")
            for each in (spectator, screen):
                await each.say(HELLO)
            seen = await frames_of(screen, 4)
            assert seen == await frames_of(spectator, 4)
            assert '"seat":null,"is_host":false' in str(seen[-1])


async def test_the_first_hello_decides_what_a_connection_is(place: Place) -> None:
    async with a_socket(*place) as raw:
        await raw.say(WATCH)
        await raw.hear()
        await raw.say(HELLO)
        assert (await raw.hear())["sections"]["you"]["seat"] is None, "still a screen"
    async with a_guest(*place) as raw:
        await raw.say(WATCH)
        assert (await raw.hear())["sections"]["you"]["seat"] == 0, "still a player"


async def test_its_commands_are_refused_and_change_nothing(place: Place) -> None:
    async with a_socket(*place) as raw:
        await raw.say(WATCH)
        await raw.hear()
        for id, (type, fields) in enumerate(
            (
                ("rename", {"name": "Zoe"}),
                ("take_seat", {"name": "Zoe"}),
                ("make_code", {}),
                ("use_code", {"code": "ABCDEFGH"}),
                ("react", {"reaction": "wow"}),
            )
        ):
            await raw.command(f"c{id}", type, **fields)
            answer = await raw.hear()
            assert (answer["type"], answer["answer"]["refused"]) == ("answer", "not_a_player"), type
        await raw.say(HELLO)
        assert "Zoe" not in [each["name"] for each in (await raw.hear())["sections"]["players"]]


async def test_a_host_whose_big_screen_is_on_and_whose_phone_is_silent_is_away() -> None:
    async with a_server() as served, a_table(served.url, "Ana", "Ben") as (ana, ben):
        (room,) = served.directory.rooms
        async with a_socket(served.url, ana.room, ana.cookie) as screen:
            await screen.say(WATCH)
            await screen.hear()
            await ana.close()
            async with asyncio.timeout(20):
                while len(room.connections) > 2:
                    await asyncio.sleep(0)
            served.clock.now += START_GRACE_MS + AWAY_AFTER_MS
            for each in room.connections:
                room.heard(each)
            room.tick()
            await ben.until(lambda: not ben.sections["players"][0]["is_here"])


async def test_a_screen_that_comes_or_goes_brings_nobody_back_and_is_not_counted() -> None:
    async with a_server() as served, a_table(served.url, "Ana", "Ben") as (ana, ben):
        (room,) = served.directory.rooms
        before = len(ben.frames)
        async with a_socket(served.url, ana.room, ana.cookie) as screen:
            await screen.say(WATCH)
            assert (await screen.hear())["sections"]["watching"] == 0
            assert len(room.connections) == 3
        async with asyncio.timeout(20):
            while len(room.connections) > 2:
                await asyncio.sleep(0)
        assert len(ben.frames) == before
        assert room.stored.away == {}


# -- its page


def cookies_set(answer: httpx2.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return found


async def test_its_page_is_in_no_index_names_nobody_and_leaves_nothing_behind(place: Place) -> None:
    answer = httpx2.get(f"{place.url}/tv/{place.room}", trust_env=False)
    assert answer.status_code == 200
    assert f'data-room="{place.room}"' in answer.text
    assert f"/r/{place.room}" in answer.text, "the link to join by"
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert list(cookies_set(answer)) == []


@pytest.mark.parametrize(
    ("query", "cookie", "expected"),
    [
        ("", "", "es"),
        ("?lang=ja", "", "ja"),
        ("", "lang=de", "de"),
        ("?lang=ja", "lang=de", "ja"),
        ("?lang=xx", "", "es"),
    ],
)
async def test_its_language_is_the_addresss_else_the_browsers(
    place: Place, query: str, cookie: str, expected: str
) -> None:
    headers = {"accept-language": "es", "cookie": cookie}
    answer = httpx2.get(f"{place.url}/tv/{place.room}{query}", headers=headers, trust_env=False)
    assert f'<html lang="{expected}"' in answer.text
    assert answer.headers["content-language"] == expected


async def test_a_screen_of_no_room_says_so(shared_server: RealServer) -> None:
    answer = httpx2.get(f"{shared_server.url}/tv/nosuchroom", trust_env=False)
    assert answer.status_code == 404
    assert "noindex" in answer.headers["x-robots-tag"]


# -- only hosting


async def test_who_only_hosts_needs_no_name_and_has_no_seat(shared_server: RealServer) -> None:
    with httpx2.Client(base_url=shared_server.url, trust_env=False) as visitor:
        answer = visitor.post("/", data={"name": "", "only_host": "yes"})
        assert answer.status_code == 303
        path, cookie = answer.headers["location"], f"beadtrade={visitor.cookies['beadtrade']}"
    host = await Player.open(shared_server.url, path.removeprefix("/r/"), cookie)
    assert host.sections["you"] == {
        "seat": None,
        "is_host": True,
        "is_owner": True,
        "acts": host.sections["you"]["acts"],
        "key": None,
    }
    assert host.sections["players"] == []
    assert host.sections["watching"] == 0, "who hosts does not just look on"
    await host.close()
