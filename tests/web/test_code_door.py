"""The door for spoken codes over real sockets: what it shows, what it does not, and how wrong codes are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx2
import pytest

from beadtrade.room.spoken import CODE_LIFE_MS
from beadtrade.web.guesses import WRONG_PER_MINUTE
from beadtrade.web.wire.codes import CloseCode
from tests.player import Player, a_table
from tests.web.in_process import HELLO, PATIENCE_S, Served, a_server, a_socket

pytestmark = pytest.mark.anyio
NEVER = "ZZZZZZ"
"""A code that no room here has."""


@dataclass
class Evening:
    """A room whose host has made a code."""

    served: Served
    host: Player
    code: str

    @property
    def key(self) -> str:
        return self.host.room

    async def get(self, path: str, **headers: str) -> httpx2.Response:
        async with httpx2.AsyncClient(base_url=self.served.url, trust_env=False, timeout=PATIENCE_S) as client:
            return await client.get(path, headers=headers)

    async def post(self, typed: str, **headers: str) -> httpx2.Response:
        async with httpx2.AsyncClient(base_url=self.served.url, trust_env=False, timeout=PATIENCE_S) as client:
            return await client.post("/code", data={"code": typed}, headers=headers)


@asynccontextmanager
async def an_evening() -> AsyncIterator[Evening]:
    async with a_server() as served, a_table(served.url, "Ana", "Ben") as players:
        await players[0].must("make_spoken_code")
        yield Evening(served, players[0], players[0].sections["room"]["code"])


async def test_the_form_leads_to_the_room_however_the_code_is_written() -> None:
    async with an_evening() as evening:
        for typed in (evening.code, evening.code.lower(), f" {evening.code[:3]}-{evening.code[3:]} "):
            answer = await evening.post(typed)
            assert (answer.status_code, answer.headers["location"]) == (303, f"/c/{evening.code}")
        page = await evening.get(f"/c/{evening.code.lower()}")
        assert page.status_code == 200
        assert f'data-room="{evening.code}"' in page.text


async def test_neither_page_nor_picture_nor_cookie_nor_frame_has_the_key() -> None:
    async with an_evening() as evening:
        page, qr = await evening.get(f"/c/{evening.code}"), await evening.get(f"/c/{evening.code}/qr.svg")
        assert (page.status_code, qr.status_code) == (200, 200)
        cookie = f"beadtrade={page.cookies['beadtrade']}"
        async with a_socket(evening.served.url, evening.code, cookie) as guest:
            await guest.say(HELLO)
            seen = [await guest.socket.recv()]
            await guest.command("a", "ask_for_seat", name="Zoe")
            await guest.command("b", "react", reaction="wow")
            await guest.command("c", "take_seat", name="Zoe")
            seen += [await guest.socket.recv() for _ in range(4)]
        home = await evening.get("/", cookie="; ".join(f"{name}={value}" for name, value in page.cookies.items()))
        sent = [*map(str, seen), page.text, qr.text, home.text, *map(str, (page.headers, qr.headers, home.headers))]
        assert not [text for text in sent if evening.key in text]
        assert evening.code in page.text
        assert '"refused":"ask_the_host"' in "".join(map(str, seen))


async def test_a_guest_who_is_let_in_goes_on_with_the_key_after_the_codes_end() -> None:
    async with an_evening() as evening:
        cookie = f"beadtrade={(await evening.get(f'/c/{evening.code}')).cookies['beadtrade']}"
        async with a_socket(evening.served.url, evening.code, cookie) as guest:
            await guest.say(HELLO)
            await guest.hear()
            await guest.command("a", "ask_for_seat", name="Zoe")
            assert (await guest.answer())["done"]
            await evening.host.must("let_in", asker=1)
            frame = await guest.hear()
            assert frame["sections"]["you"]["seat"] == 2
            assert frame["sections"]["you"]["key"] == evening.key
        await evening.host.must("close_spoken_code", guests_leave=True)
        async with a_socket(evening.served.url, evening.key, cookie) as member:
            await member.say(HELLO)
            assert (await member.hear())["sections"]["you"]["seat"] == 2


async def test_a_code_that_is_over_is_answered_like_one_that_never_was_byte_for_byte() -> None:
    async with an_evening() as evening:
        evening.served.clock.now += CODE_LIFE_MS
        over = [await evening.get(f"/c/{evening.code}"), await evening.get(f"/c/{evening.code}/qr.svg")]
        over.append(await evening.post(evening.code))
        closed = await _close_of(evening.served.url, evening.code)
    async with a_server() as served:
        elsewhere = Evening(served, evening.host, evening.code)
        never = [await elsewhere.get(f"/c/{evening.code}"), await elsewhere.get(f"/c/{evening.code}/qr.svg")]
        never.append(await elsewhere.post(evening.code))
        assert await _close_of(served.url, evening.code) == closed == CloseCode.NO_SUCH_ROOM
    for one, other in zip(over, never, strict=True):
        assert one.status_code == 404
        here, there = (str(each.url.copy_with(path="/")).rstrip("/") for each in (one, other))
        assert one.content == other.content.replace(there.encode(), here.encode())
        assert {**one.headers, "date": ""} == {**other.headers, "date": ""}
    assert "closed or over" in over[0].text
    assert "set-cookie" not in over[0].headers


async def _close_of(url: str, code: str) -> int:
    async with a_socket(url, code) as raw:
        return await raw.closed()


async def test_a_closed_code_lets_a_sleeping_guest_back_in_but_nobody_new() -> None:
    async with an_evening() as evening:
        cookie = f"beadtrade={(await evening.get(f'/c/{evening.code}')).cookies['beadtrade']}"
        async with a_socket(evening.served.url, evening.code, cookie) as guest:
            await guest.say(HELLO)
            await guest.hear()
        await evening.host.must("close_spoken_code")
        assert (await evening.get(f"/c/{evening.code}", cookie=cookie)).status_code == 200
        assert (await evening.get(f"/c/{evening.code}")).status_code == 404
        await evening.host.must("close_spoken_code", guests_leave=True)
        assert (await evening.get(f"/c/{evening.code}", cookie=cookie)).status_code == 404


@pytest.mark.parametrize("way", ["page", "picture", "form", "socket"])
async def test_wrong_codes_are_counted_by_every_way_and_then_right_ones_wait_too(way: str) -> None:
    async with an_evening() as evening:
        for _ in range(WRONG_PER_MINUTE):
            if way == "socket":
                assert await _close_of(evening.served.url, NEVER) == CloseCode.NO_SUCH_ROOM
            else:
                assert (await _tried(evening, way)).status_code == 404
        for code in (evening.code, NEVER):
            assert (await evening.get(f"/c/{code}")).status_code == 429
            assert (await evening.post(code)).status_code == 429
            assert await _close_of(evening.served.url, code) == CloseCode.TOO_FAST
        evening.served.clock.now += 60_000
        assert (await evening.get(f"/c/{evening.code}")).status_code == 200


async def _tried(evening: Evening, way: str) -> httpx2.Response:
    if way == "form":
        return await evening.post(NEVER)
    return await evening.get(f"/c/{NEVER}" + ("/qr.svg" if way == "picture" else ""))


async def test_right_codes_and_what_no_code_can_be_are_not_counted() -> None:
    async with an_evening() as evening:
        for _ in range(WRONG_PER_MINUTE + 5):
            assert (await evening.get(f"/c/{evening.code}")).status_code == 200
            assert (await evening.get("/c/AEIOU1")).status_code == 404
        assert (await evening.get(f"/c/{NEVER}")).status_code == 404


async def test_the_home_page_says_what_is_wrong_and_keeps_what_was_typed() -> None:
    async with an_evening() as evening:
        answer = await evening.post('zz zz zz"><b>')
        assert answer.status_code == 404
        assert "mistyped, closed or over" in answer.text
        assert 'value="zz zz zz&#34;&gt;&lt;b&gt;"' in answer.text
        assert (await evening.post(evening.code, origin="https://elsewhere.example")).status_code == 403


async def test_a_deleted_room_takes_its_code_along() -> None:
    async with an_evening() as evening:
        room = await evening.served.directory.find(evening.host.room)  # type: ignore[arg-type]  # a key as text
        await evening.served.directory.delete(room)
        assert (await evening.get(f"/c/{evening.code}")).status_code == 404
