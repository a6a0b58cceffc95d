"""A whole match is played, and whatever can go wrong does: no key, code, cookie, name, word or piece is in the log,
nor in the figures.
"""

from __future__ import annotations

from random import Random

import httpx2
import pytest
from prometheus_client import generate_latest

from beadtrade.rules.pieces import TYPES
from beadtrade.web.identity import browser_id
from beadtrade.web.watching.figures import Figures
from beadtrade.web.watching.log import LogForm
from beadtrade.web.watching.watch import Watch
from tests.match.chance_player import choose_act, choose_words
from tests.player import Player, a_table, begin
from tests.web.in_process import Served, a_server, a_socket
from tests.web.watching.logged import logging_into
from tests.web.watching.spelt import is_in

pytestmark = pytest.mark.anyio
NAMES = ("Zwölfgard", "Ōkami🐺Ben", "O'Néill <b>")
SAID = 'I keep "seven" wölves 🐺 under the bed'
GONE_KEY = "zzzzyyyyxxxxwwwwvvvv"
QUIET_ACTS = 20
SECOND_MS = 1_000


async def act(served: Served, player: Player, type: str, **fields: object) -> dict[str, object]:
    """An act, a second after the one before it: nobody is too fast."""
    served.clock.now += SECOND_MS
    return await player.do(type, **fields)


async def play_a_round(served: Served, players: list[Player], random: Random) -> None:
    await begin(players)
    acts = 0
    while players[0].phase == "playing":
        player, is_word = random.choice(players), random.randrange(6) == 0
        chosen = choose_words(random) if is_word else choose_act(player, random, spirits=acts > QUIET_ACTS)
        acts += 1
        if chosen is not None:
            await act(served, player, chosen[0], **chosen[1])
    await players[0].until_phase("reveal")


async def say_what_is_wrong(served: Served, player: Player) -> None:
    """Frames and addresses that are refused, with secrets in them."""
    await act(served, player, "say", text=SAID)
    await act(served, player, "take_seat", name=NAMES[0])
    await act(served, player, "rename", name=NAMES[1] * 9)
    for frame in (f'{{"type":"command","id":"x","command":{{"type":"{SAID}"}}}}', SAID, f'["{player.room}"]'):
        async with a_socket(served.url, player.room, player.cookie) as raw:
            await raw.say(frame)
            await raw.closed()
    async with a_socket(served.url, GONE_KEY, player.cookie) as raw:
        await raw.closed()
    async with httpx2.AsyncClient(trust_env=False) as client:
        for path in (f"/r/{player.room}", f"/r/{player.room}/nothing?said={SAID}", f"/tv/{player.room}", f"/{SAID}"):
            await client.get(f"{served.url}{path}", headers={"cookie": player.cookie})
        await client.post(f"{served.url}/api/rooms", json={"name": [SAID]}, headers={"cookie": player.cookie})


async def break_everything(served: Served, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults of every layer, each with a text that quotes what somebody said."""
    quoted = f"{SAID} {NAMES} {player.room} {player.cookie}"

    def fails(*_: object) -> None:
        raise ValueError(quoted)

    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.room.room.due_events", fails)
        served.directory.tick()

    async def fails_later(*_: object) -> None:
        fails()

    with monkeypatch.context() as patch:
        patch.setattr(served.journal, "append", fails_later)
        await act(served, player, "say", text=SAID)
    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.room.room.decide_room", fails)
        await act(served, player, "say", text=SAID)
    with monkeypatch.context() as patch:
        patch.setattr(served.directory, "find", fails)
        async with httpx2.AsyncClient(trust_env=False) as client:
            assert (await client.get(f"{served.url}/r/{player.room}")).status_code == 500
        async with a_socket(served.url, player.room, player.cookie) as raw:
            await raw.closed()

    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.room.crowd.encode_events", fails)
        with pytest.raises(ConnectionError):
            await act(served, player, "say", text=SAID)


@pytest.mark.parametrize("form", ["text", "json"])
async def test_no_secret_of_a_whole_match_is_in_the_log_or_in_the_figures(
    form: LogForm, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(7)
    figures = Figures()
    with logging_into(form) as out:
        async with a_server(watch=Watch(figures)) as served, a_table(served.url, *NAMES) as players:
            host = players[0]
            spoken = (await act(served, host, "make_spoken_code"), host.sections["room"]["code"])[1]
            device = (await act(served, host, "make_code"))["code"]
            async with a_socket(served.url, str(spoken)) as guest:
                await guest.say('{"type":"hello","protocol":1}')
                await guest.hear()
            await act(served, host, "deal")
            await play_a_round(served, players, random)
            await act(served, host, "end_reveal")
            await act(served, host, "end_match")
            await say_what_is_wrong(served, players[1])
            await break_everything(served, players[2], monkeypatch)
            cookies = [player.cookie.partition("=")[2] for player in players]
    said = out.getvalue()
    told = generate_latest(figures.registry).decode()
    secrets = [*NAMES, SAID, host.room, GONE_KEY, str(spoken), str(device), *cookies, *map(browser_id, cookies)]
    secrets += [f"{kind}s" for kind in TYPES] + ["wölves", "Zwölf"]
    assert {secret: found for secret in secrets if (found := is_in(secret, said + told)) is not None} == {}
    for event in (
        "room made", "socket opened", "command done", "command refused", "socket closed", "could not be stored",
        "could not be decided", "tick failed", "could not be served", "could not be told", "ASGI",
    ):  # fmt: skip
        assert event in said, f"nothing was logged of: {event}"
    assert "beadtrade_commands_total" in told
