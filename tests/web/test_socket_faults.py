"""When the server itself fails: sockets are closed with a code that means come back, and nothing is lost."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from beadtrade.journal.contract import Entry, JournalUnavailable, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.crowd import Crowd
from beadtrade.room.directory import Directory
from beadtrade.room.room import Room
from beadtrade.room.row import row_of
from beadtrade.web.wire.codes import CloseCode
from tests.player import new_room
from tests.room.setups import NOON
from tests.web.in_process import HELLO, Served, a_guest, a_server, a_socket

pytestmark = pytest.mark.anyio


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("a fault that nobody thought of")


async def unreadable(*_: Any) -> Any:
    raise JournalUnavailable("memory", "not now")


async def an_unreadable_room(served: Served) -> RoomKey:
    """In the journal of this server, in words that it can't read."""
    await new_room(served.url, "Ana")
    (room,) = served.directory.rooms
    key = RoomKey("u" * 20)
    await served.journal.create(row_of(key, room.stored, NOON), [Entry(Version(1), CURRENT_FORMAT, NOON, b'{"odd":1}')])
    return key


async def test_a_room_that_fails_to_tell_closes_its_sockets_and_they_come_back_to_the_truth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as host, a_guest(served.url, room) as watcher:
            with monkeypatch.context() as patch:
                patch.setattr(Crowd, "publish", broken)
                await host.command("c1", "say", text="stored")
                assert await host.closed() == await watcher.closed() == CloseCode.RESTART
        async with a_socket(served.url, room, cookie) as back:
            await back.say(HELLO)
            assert (await back.hear())["talk"][-1]["text"] == "stored"
            await back.command("c1", "say", text="stored")
            assert (await back.answer())["done"]


async def test_a_room_that_can_not_be_joined_closes_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        with monkeypatch.context() as patch:
            patch.setattr(Room, "join", broken)
            async with a_socket(served.url, room, cookie) as raw:
                await raw.say(HELLO)
                assert await raw.closed() == CloseCode.RESTART
        async with a_guest(served.url, room, cookie):
            pass


async def test_a_command_that_can_not_be_decided_is_answered_and_the_socket_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as raw:
            with monkeypatch.context() as patch:
                patch.setattr("beadtrade.room.room.decide_room", broken)
                await raw.command("c1", "say", text="boom")
                assert (await raw.answer())["refused"] == "not_stored"
            await raw.command("c2", "say", text="fine")
            assert (await raw.answer())["done"]


async def test_a_full_disk_is_answered_and_the_next_command_may_be_stored_again() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as raw:
            served.journal.fail_next(JournalUnavailable("memory", "full"))
            await raw.command("c1", "say", text="lost")
            assert (await raw.answer())["refused"] == "not_stored"
            await raw.command("c1", "say", text="kept")
            assert (await raw.answer())["done"]


async def test_a_room_that_can_not_be_read_now_asks_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server() as served:
        key = await an_unreadable_room(served)
        async with a_socket(served.url, key) as raw:
            assert await raw.closed() == CloseCode.RESTART
        monkeypatch.setattr(Directory, "find", unreadable)
        async with a_socket(served.url, "any") as raw:
            assert await raw.closed() == CloseCode.RESTART


async def test_its_page_says_so_and_it_stays_on_the_list_of_ones_rooms() -> None:
    async with a_server() as served:
        key = await an_unreadable_room(served)
        (room,) = served.directory.rooms
        cookies = {"beadtrade_rooms": f"{key}.{room.key}"}
        async with httpx2.AsyncClient(base_url=served.url, cookies=cookies, trust_env=False) as visitor:
            page, code = await visitor.get(f"/r/{key}"), await visitor.get(f"/r/{key}/qr.svg")
            home = await visitor.get("/")
        assert (page.status_code, code.status_code) == (503, 404)
        assert f"/r/{room.key}" in home.text
        assert f"{key}.{room.key}" in home.headers["set-cookie"]


async def test_when_no_room_can_be_made_it_is_said() -> None:
    async with a_server() as served, httpx2.AsyncClient(base_url=served.url, trust_env=False) as visitor:
        served.journal.fail_next(JournalUnavailable("memory", "full"))
        answer = await visitor.post("/api/rooms")
        assert (answer.status_code, answer.json()) == (503, {"refused": "not_stored"})
        served.journal.fail_next(JournalUnavailable("memory", "full"))
        page = await visitor.post("/", data={"name": "Ana"})
        assert page.status_code == 503
        assert 'role="alert"' in page.text
        assert 'value="Ana"' in page.text
