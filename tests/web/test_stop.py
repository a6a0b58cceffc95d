"""A server that is told to stop: what began is done and answered, everybody is asked to come back, nothing is lost."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from beadtrade.web.process import GIVEN_UP, SECONDS_TO_STOP
from beadtrade.web.wire.codes import CloseCode
from tests.player import PATIENCE_S, Player, a_spectator, a_table, new_room
from tests.real_server import RealServer
from tests.web.in_process import a_guest, a_server, a_socket
from tests.web.test_slow_socket import LINES, SMALL, a_phone_that_does_not_read, all_watching, host_of, talk

pytestmark = pytest.mark.anyio
FAR_TOO_LONG_S = 60


async def say_on(player: Player) -> None:
    """Says lines as fast as they are acknowledged, until the server is gone."""
    with suppress(ConnectionClosed, ConnectionError):
        for at in range(1000):
            await player.send_as(f"line{at}", "say", text=f"{player.seat} line{at}")


async def test_it_closes_with_a_code_that_means_come_back_and_keeps_what_it_acknowledged(server: RealServer) -> None:
    async with a_table(server.url, "Ana", "Ben") as players, a_spectator(server.url, players[0].room) as watcher:
        talking = [asyncio.create_task(say_on(player)) for player in players]
        await players[0].until(lambda: len(players[0].talk) >= 6)
        code = await asyncio.to_thread(server.terminate)
        await asyncio.gather(*talking)
        assert code == 0
        assert [each.close_code for each in (*players, watcher)] == [CloseCode.RESTART] * 3
        acknowledged = {
            f"{player.seat} {id}"
            for player in players
            for id, answer in player.answers.items()
            if id.startswith("line") and answer["done"]
        }
        server.start()
        for player in players:
            await player.connect()
        assert acknowledged
        assert acknowledged <= {line["text"] for line in players[0].talk}
        assert [player.seat for player in players] == [0, 1]
        assert "Traceback" not in server.output()


async def test_what_is_on_its_way_to_the_journal_is_stored_and_answered_before_the_goodbye() -> None:
    async with a_server() as served:
        key, cookie = await new_room(served.url, "Ana")
        async with a_guest(served.url, key, cookie) as ana:
            (room,) = served.directory.rooms
            served.journal.hold()
            await ana.command("c1", "say", text="before")
            while room.ahead is room.stored:
                await asyncio.sleep(0)
            stopping = asyncio.create_task(served.stopping.stop())
            while not served.stopping.has_begun:
                await asyncio.sleep(0)
            await ana.command("c2", "say", text="after")
            served.journal.release()
            answer = await ana.answer()
            assert (answer["id"], answer["done"]) == ("c1", True)
            assert await ana.closed() == CloseCode.RESTART
            await stopping
            assert [line.text for line in room.stored.talk if hasattr(line, "text")] == ["before"]


async def test_who_has_said_nothing_yet_is_told_too_and_whoever_comes_meanwhile() -> None:
    async with a_server() as served:
        key, _ = await new_room(served.url, "Ana")
        async with a_socket(served.url, key) as silent:
            while not served.stopping._outboxes:
                await asyncio.sleep(0)
            await served.stopping.stop()
            assert await silent.closed() == CloseCode.RESTART
        async with a_socket(served.url, key) as late:
            assert await late.closed() == CloseCode.RESTART


async def test_a_stalled_phone_is_cut_off_and_the_others_have_their_goodbye(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("beadtrade.web.stopping.SAY_GOODBYE_WITHIN_S", 0.1)
    async with a_server(send_buffer=SMALL) as served:
        key, _ = await new_room(served.url, "Ana")
        (room,) = served.directory.rooms
        host = host_of(room)
        async with a_guest(served.url, key) as ben, a_phone_that_does_not_read(served, key):
            await all_watching(room, 3)
            reading = asyncio.create_task(ben.closed())
            await talk(served, host, LINES)
            await served.ends()
            assert await reading == CloseCode.RESTART
            assert room.connections == (host,)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def held_up(folder: Path, gives_up_after_s: float) -> RealServer:
    server = RealServer(folder, (sys.executable, "-m", "tests.web.held_up", str(gives_up_after_s)))
    server.start()
    return server


def test_what_holds_it_up_keeps_it_from_stopping_for_no_longer_than_its_time(tmp_path: Path) -> None:
    assert SECONDS_TO_STOP < 5
    assert held_up(tmp_path, 0.1).terminate() == GIVEN_UP


async def test_a_second_signal_ends_it_on_the_spot(tmp_path: Path) -> None:
    server = held_up(tmp_path, FAR_TOO_LONG_S)
    server.send(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE_S):
        while "held up" not in server.output():
            await asyncio.sleep(0.01)
    assert await asyncio.to_thread(server.terminate) == -signal.SIGTERM
    assert "Traceback" not in server.output()
