"""`POST /r/KEY/delete`: the host, and nobody else, has a room forgotten."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from beadtrade.journal.contract import JournalUnavailable, NoSuchRoom, RoomKey
from beadtrade.room.limits import AWAY_AFTER_MS, HOST_PASSES_AFTER_MS, START_GRACE_MS
from beadtrade.web.identity import COOKIE
from beadtrade.web.wire.codes import CloseCode
from tests.player import Player
from tests.real_server import RealServer
from tests.web.in_process import HELLO, Served, a_guest, a_server, a_socket

RESTART = 1012
SECRET = "Geheimniskraemerin"


def a_client(server: Served | RealServer) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(base_url=server.url, trust_env=False)


@pytest.mark.anyio
async def test_the_host_deletes_the_room_and_everybody_in_it_finds_it_gone() -> None:
    async with a_server() as server, a_client(server) as host:
        room = (await host.post("/api/rooms", json={"name": "Ana"})).json()["room"]
        async with a_guest(server.url, room) as guest:
            assert (await host.post(f"/r/{room}/delete")).status_code == 204
            assert await guest.closed() == RESTART
        async with a_socket(server.url, room) as back:
            await back.say(HELLO)
            assert await back.closed() == CloseCode.NO_SUCH_ROOM
        for path in ("", "/replay", "/replay.json", "/result.png", "/match.txt", "/qr.svg"):
            assert (await host.get(f"/r/{room}{path}")).status_code == 404, path
        with pytest.raises(NoSuchRoom):
            await server.journal.read(RoomKey(room))
        assert (await host.post(f"/r/{room}/delete")).status_code == 404


@pytest.mark.anyio
async def test_a_player_who_is_not_the_host_a_spectator_and_a_stranger_are_refused() -> None:
    async with a_server() as server, a_client(server) as host, a_client(server) as stranger:
        room = (await host.post("/api/rooms", json={"name": "Ana"})).json()["room"]
        player = await Player.open(server.url, room)
        await player.must("take_seat", name="Ben")
        spectator = await Player.open(server.url, room)
        for cookie in ({"cookie": player.cookie}, {"cookie": spectator.cookie}, {}):
            refused = await stranger.post(f"/r/{room}/delete", headers=cookie)
            assert (refused.status_code, refused.json()) == (403, {"refused": "not_the_host"})
        assert (await host.get(f"/r/{room}")).status_code == 200
        assert player.close_code is None
        await player.close()
        await spectator.close()


@pytest.mark.anyio
async def test_who_stands_in_for_the_host_hosts_and_deletes_nothing() -> None:
    async with a_server() as server, a_client(server) as owner:
        room = (await owner.post("/api/rooms", json={"name": "Ana"})).json()["room"]
        ben = await Player.open(server.url, room)
        await ben.must("take_seat", name="Ben")
        for passed in (START_GRACE_MS, AWAY_AFTER_MS, HOST_PASSES_AFTER_MS):
            server.clock.now += passed
            await ben.must("say", text="I am here")
            server.directory.tick()
        await ben.must("lock_room", locked=True)
        assert (ben.sections["you"]["is_host"], ben.sections["you"]["is_owner"]) == (True, False)
        refused = await owner.post(f"/r/{room}/delete", headers={"cookie": ben.cookie})
        assert (refused.status_code, refused.json()) == (403, {"refused": "not_the_host"})
        await ben.close()
        assert (await owner.post(f"/r/{room}/delete")).status_code == 204


@pytest.mark.anyio
async def test_a_page_of_another_site_deletes_nothing_with_the_hosts_cookie() -> None:
    async with a_server() as server, a_client(server) as host:
        room = (await host.post("/api/rooms", json={"name": "Ana"})).json()["room"]
        refused = await host.post(f"/r/{room}/delete", headers={"origin": "http://evil.example"})
        assert (refused.status_code, refused.json()) == (403, {"refused": "foreign_origin"})
        assert (await host.get(f"/r/{room}/delete")).status_code == 303
        assert (await host.get(f"/r/{room}")).status_code == 200


@pytest.mark.anyio
async def test_a_room_that_the_journal_can_not_delete_now_is_still_there() -> None:
    async with a_server() as server, a_client(server) as host:
        room = (await host.post("/api/rooms", json={"name": "Ana"})).json()["room"]
        async with a_guest(server.url, room) as guest:
            server.journal.fail_next(JournalUnavailable("memory", "read-only"))
            assert (await host.post(f"/r/{room}/delete")).status_code == 503
            await guest.command("c1", "take_seat", name="Ben")
            assert (await guest.answer())["done"]


@pytest.mark.anyio
async def test_the_journals_files_hold_no_byte_of_it(server: RealServer) -> None:
    """[PUB5] Neither names nor talk."""
    async with a_client(server) as host:
        room = (await host.post("/api/rooms", json={"name": SECRET})).json()["room"]
        player = await Player.open(server.url, room, f"{COOKIE}={host.cookies[COOKIE]}")
        await player.must("say", text=f"{SECRET} says this")
        await player.close()
        assert SECRET.encode() in stored(server.journal)
        assert (await host.post(f"/r/{room}/delete")).status_code == 204
        assert SECRET.encode() not in stored(server.journal)
        assert room.encode() not in stored(server.journal)


def stored(journal: Path) -> bytes:
    """The journal's file and those beside it."""
    return b"".join(path.read_bytes() for path in journal.parent.glob(f"{journal.name}*"))
