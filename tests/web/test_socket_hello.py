"""The first frames of a socket, and why a socket is closed."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus

from beadtrade.room.frames import PROTOCOL
from beadtrade.web.serve import FRAME_BYTES
from beadtrade.web.wire.codes import CloseCode
from tests.player import new_room
from tests.real_server import RealServer
from tests.web.conftest import Place
from tests.web.in_process import HELLO, a_guest, a_server, a_socket

pytestmark = pytest.mark.anyio
BEAT = {"type": "beat"}
COMMAND = {"type": "command", "id": "c1", "command": {"type": "leave"}}


async def test_codes_of_44xx_are_final_and_a_client_tries_again_after_all_others() -> None:
    final = {code.name for code in CloseCode if 4400 <= code < 4500}
    assert final == {"BROKEN_CLIENT", "NO_SUCH_ROOM", "OTHER_PROTOCOL", "FULL"}
    assert {"BINARY", "TOO_LARGE", "RESTART", "STUCK"} <= {code.name for code in CloseCode} - final


async def test_hello_is_answered_with_the_whole_view(place: Place) -> None:
    async with a_socket(*place) as raw:
        await raw.say(HELLO)
        view = await raw.hear()
    assert (view["type"], view["protocol"], view["sections"]["you"]["seat"]) == ("view", PROTOCOL, 0)
    assert view["sections"]["you"]["is_host"]


@pytest.mark.parametrize(
    "first",
    [
        BEAT, COMMAND, {"type": "hi"}, "", "hello", "null", "[]", '"hello"', '{"type":"hello"}',
        '{"type":"hello","protocol":"1"}',
    ],
)  # fmt: skip
async def test_whatever_else_comes_first_closes_the_socket_for_good(place: Place, first: str) -> None:
    async with a_socket(place.url, place.room) as raw:
        await raw.say(first)
        assert await raw.closed() == CloseCode.BROKEN_CLIENT


async def test_a_room_that_is_not_there_is_told_by_a_code(shared_server: RealServer) -> None:
    for key in ("nosuchroom", "a" * 300, "..", "%00", "%F0%9F%90%A2"):
        async with a_socket(shared_server.url, key) as raw:
            assert await raw.closed() == CloseCode.NO_SUCH_ROOM


async def test_a_client_of_another_protocol_is_told_to_reload(place: Place) -> None:
    for protocol in (PROTOCOL + 1, 0, -1, 10**30):
        async with a_socket(place.url, place.room) as raw:
            await raw.say({"type": "hello", "protocol": protocol})
            assert await raw.closed() == CloseCode.OTHER_PROTOCOL


async def test_a_binary_frame_closes_the_socket(place: Place) -> None:
    async with a_socket(place.url, place.room) as raw:
        await raw.say(json.dumps(HELLO).encode())
        assert await raw.closed() == CloseCode.BINARY
    async with a_guest(place.url, place.room) as raw:
        await raw.say(b"\x00")
        assert await raw.closed() == CloseCode.BINARY


async def test_the_largest_frame_is_read_and_one_byte_more_closes(place: Place) -> None:
    async with a_guest(place.url, place.room) as raw:
        await raw.say(json.dumps(HELLO).ljust(FRAME_BYTES))
        assert (await raw.hear())["type"] == "view"
        await raw.say(json.dumps(HELLO).ljust(FRAME_BYTES + 1))
        assert await raw.closed() == CloseCode.TOO_LARGE


async def test_a_message_in_pieces_is_measured_as_a_whole(place: Place) -> None:
    async with a_guest(place.url, place.room) as raw:
        await raw.socket.send([json.dumps(HELLO), *[" " * 1000] * 5])
        assert await raw.closed() == CloseCode.TOO_LARGE


async def test_hello_again_is_answered_with_the_view_of_now(place: Place) -> None:
    async with a_guest(*place) as raw:
        await raw.command("c1", "rename", name="Anna")
        update = await raw.hear()
        await raw.say(HELLO)
        view = await raw.hear()
    assert view["n"] == update["n"]
    assert view["sections"]["players"][0]["name"] == "Anna"


async def test_without_a_cookie_one_is_a_spectator_and_every_time_another(place: Place) -> None:
    """[PUB5]"""
    for cookie in (None, "beadtrade=", "beadtrade=short", "beadtrade=" + "a" * 33, "other=" + "a" * 32):
        async with a_socket(place.url, place.room, cookie) as raw:
            await raw.say(HELLO)
            you = (await raw.hear())["sections"]["you"]
        assert (you["seat"], you["is_host"]) == (None, False)


async def test_a_seat_without_room_for_one_more_browser_says_so() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        opened = [a_guest(served.url, room, cookie) for _ in range(8)]
        for each in opened:
            await each.__aenter__()
        async with a_socket(served.url, room, cookie) as ninth:
            await ninth.say(HELLO)
            assert await ninth.closed() == CloseCode.FULL
        for each in opened:
            await each.__aexit__(None, None, None)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null", "http://[", "file://", "http://127.0.0.1:1"]
)  # fmt: skip
async def test_a_page_of_another_site_gets_no_socket_at_all(place: Place, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refusal:
        async with a_socket(*place, origin):
            pass
    assert refusal.value.response.status_code == 403


async def test_our_own_page_does_and_so_does_the_public_one() -> None:
    async with a_server(public_url="https://beads.example") as served:
        room, cookie = await new_room(served.url, "Ana")
        for origin in (served.url, "https://beads.example", "https://BEADS.example", None):
            async with a_socket(served.url, room, cookie, origin) as raw:
                await raw.say(HELLO)
                assert (await raw.hear())["type"] == "view"
