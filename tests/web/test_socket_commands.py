"""Commands on a socket: every one is answered, whatever it is, or the socket is closed with a code."""

from __future__ import annotations

import json

import pytest

from beadtrade.web.rates import BURST, COMMANDS_PER_SECOND
from beadtrade.web.wire.codes import CloseCode
from tests.player import a_table, new_room
from tests.real_server import RealServer
from tests.web.conftest import Place
from tests.web.in_process import HELLO, a_guest, a_server

pytestmark = pytest.mark.anyio
A_WHILE_MS = 5_000
NESTED = 2_000
"""As deep as a frame can hold, with room for what is around it."""


def command(body: str, id: str = '"c1"', play: str = "0") -> str:
    return f'{{"type":"command","id":{id},"play":{play},"command":{body}}}'


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        (command('{"type":"fly"}'), "command"),
        (command("null"), "command"),
        (command('{"type":"kick"}'), "command.seat"),
        (command('{"type":"kick","seat":5}'), "command.seat"),
        (command('{"type":"kick","seat":"1"}'), "command.seat"),
        (command('{"type":"kick","seat":1.5}'), "command.seat"),
        (command('{"type":"kick","seat":1e400}'), "command.seat"),
        (command('{"type":"kick","seat":NaN}'), None),
        (command('{"type":"kick","seat":1,"name":"Ben","by":0}'), "command.by"),
        (command(f'{{"type":"kick","seat":{"9" * 3900}}}'), None),
        (command('{"type":"leave"}', play="-1"), "play"),
        (command('{"type":"leave"}', play="9999999999999999999999"), "play"),
        (command(f'{{"type":"take_seat","name":{"[" * NESTED}{"]" * NESTED}}}'), None),
        (command('{"type":"take_seat","name":"' + "x" * 1001 + '"}'), "command.name"),
        (command('{"type":"take_seat","name":"\\ud83e"}'), None),
        (command('{"type":"place_spirit","side":"top","kind":"bull"}', play="null"), "play"),
        (command('{"type":"place_spirit","side":"left","kind":"bull"}'), "command.side"),
        (command('{"type":"hide_pieces","pieces":{"beads":[1,0,0,0]}}'), "command.pieces.beads.4"),
        (command('{"type":"hide_pieces","pieces":{"beads":[100,0,0,0,0]}}'), "command.pieces.beads.0"),
        (command('{"type":"hide_pieces","pieces":{"beads":[-1,0,0,0,0]}}'), "command.pieces.beads.0"),
        (command('{"type":"set_wish"}'), "command.wish"),
        (command('{"type":"set_wish","wish":{"kind":"bead","type":"cat"}}'), "command.wish.type"),
        (command('{"type":"react","reaction":"boo"}'), "command.reaction"),
        (command('{"type":"say_phrase","phrase":"who_has","piece":"owl"}'), "command.piece"),
        ('{"type":"command","id":"c1","seat":0,"command":{"type":"leave"}}', "seat"),
        ('{"type":"hello","id":"c1"}', "protocol"),
    ],
)
async def test_a_malformed_command_is_answered_with_the_place_that_is_wrong(
    place: Place, frame: str, where: str | None
) -> None:
    async with a_guest(place.url, place.room) as raw:
        await raw.say(frame)
        try:
            answer = await raw.answer()
        except Exception:
            assert where is None
            assert raw.socket.close_code == CloseCode.BROKEN_CLIENT
            return
        assert (answer["id"], answer["done"], answer["refused"]) == ("c1", False, "malformed")
        assert where is None or answer["where"] == where
        await raw.command("c2", "say", text="still here")
        assert (await raw.answer())["refused"] == "not_seated"


@pytest.mark.parametrize(
    "frame",
    [
        "{", "", "x", "[]", "0", "NaN", '{"type":"command"}', '{"type":"beat","more":1}',
        command('{"type":"leave"}', id="1"),
        command('{"type":"leave"}', id='""'), command('{"type":"leave"}', id='"' + "x" * 41 + '"'),
        command('{"type":"leave"}', id='"\\ud800"'), "[" * 4000, '{"a":' * 800,
    ],
)  # fmt: skip
async def test_what_has_no_id_to_answer_closes_the_socket_for_good(place: Place, frame: str) -> None:
    async with a_guest(place.url, place.room) as raw:
        await raw.say(frame)
        assert await raw.closed() == CloseCode.BROKEN_CLIENT


async def test_an_answer_names_nothing_of_what_was_sent_but_the_id(place: Place) -> None:
    async with a_guest(*place) as raw:
        await raw.say(command('{"type":"take_seat","name":["<script>"]}'))
        message = await raw.hear()
    assert "script" not in json.dumps(message)


async def test_twenty_commands_at_once_are_taken_the_next_is_too_fast_and_a_moment_later_not() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as raw:
            served.clock.now += A_WHILE_MS  # the hello has been paid for by then
            for at in range(BURST + 2):
                await raw.command(f"c{at}", "rename", name=f"Ana {at}")
            answers = [await raw.answer() for _ in range(BURST + 2)]
            assert sum(answer["done"] for answer in answers) == BURST
            assert [answer["refused"] for answer in answers if not answer["done"]] == ["too_fast"] * 2
            served.clock.now += 1000 // COMMANDS_PER_SECOND
            await raw.command("again", "rename", name="Ana")
            assert (await raw.answer())["done"]
            await raw.command("more", "rename", name="Ana")
            assert (await raw.answer())["refused"] == "too_fast"


async def test_who_is_too_fast_slows_down_nobody_else() -> None:
    async with a_server() as served, a_table(served.url, "Ana", "Ben") as (ana, ben):
        served.clock.now += A_WHILE_MS
        for at in range(BURST):
            await ana.do("rename", name=f"Ana {at}")
        await ben.must("say", text="hello")


async def test_a_beat_shows_that_somebody_is_there_and_is_answered_by_nothing() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as raw:
            await raw.say({"type": "beat"})
            await raw.say(HELLO)
            assert (await raw.hear())["type"] == "view"


async def test_every_socket_hears_the_servers_heart_with_its_clock() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as player, a_guest(served.url, room) as watcher:
            await player.hear()  # of the watcher
            served.directory.beat()
            for each in (player, watcher):
                assert await each.hear() == {"type": "beat", "now": served.clock.now}


async def test_a_name_of_any_script_goes_through_the_wire(shared_server: RealServer) -> None:
    async with a_table(shared_server.url, "Ана 🐢") as (ana,):
        await ana.must("rename", name="さくら")
        assert ana.sections["players"][0]["name"] == "さくら"
        assert await ana.refused("rename", name="x" * 25) == "name_unfit"
        assert await ana.refused("say", text="x" * 281) == "text_unfit"


async def test_a_ping_is_answered_at_once_and_too_many_of_them_close_the_socket() -> None:
    async with a_server() as served:
        room, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, room, cookie) as raw:
            await raw.say({"type": "ping"})
            assert await raw.hear() == {"type": "beat", "now": served.clock.now}
            for _ in range(BURST + 1):
                await raw.say({"type": "ping"})
            assert await raw.closed() == CloseCode.TOO_FAST
