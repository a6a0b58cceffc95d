"""The figures: right after a known small match, read elsewhere than the game, and naming nobody."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from beadtrade.web.watching.figures import PHASES, ROLES, Figures
from beadtrade.web.watching.watch import Watch
from tests.player import Player, a_spectator, a_table, begin
from tests.real_server import RealServer, free_port
from tests.web.in_process import HELLO, a_server, a_socket

pytestmark = pytest.mark.anyio
LABELS = {"type", "code", "why", "phase", "role", "le"}
"""Those that there may be: each with values from a list of the protocol's, or bounds in seconds."""


class Read:
    """Figures as they stand at some moment."""

    def __init__(self, figures: Figures) -> None:
        self._registry = figures.registry

    def __call__(self, name: str, **labels: str) -> int:
        value = self._registry.get_sample_value(f"beadtrade_{name}", labels)
        return 0 if value is None else int(value)

    def all_of(self, name: str) -> dict[str, int]:
        """The values of a figure with one label, those that are not 0."""
        samples = [each for family in self._registry.collect() for each in family.samples]
        found = {next(iter(each.labels.values())): each for each in samples if each.name == f"beadtrade_{name}"}
        return {label: int(each.value) for label, each in found.items() if each.value}


async def test_they_are_right_after_a_small_match() -> None:
    figures = Figures()
    read = Read(figures)
    async with (
        a_server(watch=Watch(figures)) as served,
        a_table(served.url, "Ana", "Ben") as players,
        a_spectator(served.url, players[0].room) as watcher,
    ):
        assert read.all_of("rooms") == {"lobby": 1}
        assert read.all_of("sockets") == {"player": 2, "spectator": 1}
        await players[0].must("deal")
        assert await players[1].refused("deal") == "not_the_host"
        assert await watcher.refused("get_ready") == "not_a_player"
        await begin(players)
        assert read.all_of("rooms") == {"playing": 1}
        await players[0].must("set_wish", wish=None)
        async with a_socket(served.url, players[0].room) as screen:
            await screen.say({**HELLO, "watch": True})
            await screen.hear()
            await screen.say(HELLO)
            await screen.hear()
            for id, command in (("c1", "leave"), ("c2", "fly")):
                await screen.command(id, command)
                await screen.answer()
            assert read.all_of("sockets") == {"player": 2, "spectator": 1, "screen": 1}
        await players[0].must("void_round")
        (room,) = served.directory.rooms
        stored = len(await served.journal.read(room.key))
    assert read.all_of("commands_total") == {
        "take_seat": 1, "deal": 2, "get_ready": 3, "begin": 1, "set_wish": 1, "leave": 1, "unreadable": 1,
        "void_round": 1,
    }  # fmt: skip
    assert read.all_of("refusals_total") == {"not_the_host": 1, "not_a_player": 2, "malformed": 1}
    assert read.all_of("resyncs_total") == {"asked": 1}
    assert stored == 1 + 6, "the room, and six commands that were stored"
    assert read("commit_seconds_count") == stored
    assert read("fan_out_seconds_count") == stored - 1
    assert read.all_of("sockets") == {}


async def test_a_view_that_was_skipped_to_is_counted() -> None:
    figures = Figures()
    Watch(figures).resynced("behind")
    assert Read(figures).all_of("resyncs_total") == {"behind": 1}


@asynccontextmanager
async def a_watched_server(folder: Path) -> AsyncIterator[tuple[RealServer, int]]:
    """A real one, and the port of its figures."""
    server, port = RealServer(folder), free_port()
    await asyncio.to_thread(server.start, "--metrics", str(port))
    try:
        yield server, port
    finally:
        if server.is_running:
            server.kill()


async def look(url: str) -> httpx2.Response:
    async with httpx2.AsyncClient(trust_env=False) as client:
        return await client.get(url)


async def test_they_are_read_on_a_port_of_their_own_which_holds_up_no_game(tmp_path: Path) -> None:
    async with a_watched_server(tmp_path) as (server, port):
        assert (await look(f"{server.url}/metrics")).status_code == 404
        async with a_table(server.url, "Ana", "Ben") as players:
            with socket.create_connection(("127.0.0.1", port)) as stalled:
                stalled.sendall(b"GET /metrics HTTP/1.1\r\n")  # and says no more
                await players[0].must("deal")
                await begin(players)
                first, second = [(await look(f"http://127.0.0.1:{port}/metrics")).text for _ in range(2)]
                await act_on(players)
                assert await asyncio.to_thread(server.terminate) == 0
    families = {family.name: family for family in text_string_to_metric_families(second)}
    assert {label for each in families.values() for sample in each.samples for label in sample.labels} <= LABELS
    assert {each.labels["phase"] for each in families["beadtrade_rooms"].samples} == set(PHASES)
    assert {each.labels["role"] for each in families["beadtrade_sockets"].samples} == set(ROLES)
    assert families["process_resident_memory_bytes"].samples[0].value > 0
    assert 'beadtrade_rooms{phase="playing"} 1.0' in first


async def act_on(players: list[Player]) -> None:
    """The game goes on."""
    for player in players:
        options = player.sections["options"]
        await player.must("show_pieces", pieces={"anywhere": options["show"]})


async def test_nobody_who_asked_for_none_has_any(shared_server: RealServer) -> None:
    assert (await look(f"{shared_server.url}/metrics")).status_code == 404
