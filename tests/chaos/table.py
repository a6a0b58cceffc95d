"""One room in the storm: players by chance, people who look on, and after each trouble a look at whether all is well.

Law: whoever is in trouble is left alone by the others; the table goes on without them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from beadtrade.room.codec import decode, replay
from tests.chaos.browser import Browser
from tests.chaos.checking import differences
from tests.chaos.journal import entries_after
from tests.chaos.proxy import Proxy
from tests.match.chance_player import choose_act
from tests.match.truth import Truth
from tests.player import new_cookie, new_room
from tests.real_server import RealServer

NAMES = ("Ana", "Ben", "Mio")
TIME_LIMIT_MS = 180_000
SPIRIT_ONE_IN = 12
"""Acts of which one may end the round."""
LINE_ONE_IN = 4
LOOKS = 3
"""How often screens are compared before they count as different: the clock may have moved the room in between."""
SOCKETS_KEPT = 2

Command = tuple[str, dict[str, Any]]


class Table:
    """A room, its browsers (the first is the host's, the last only looks on) and what was last read of its journal."""

    def __init__(self, number: int, seed: int, server: RealServer, proxy: Proxy, heard: asyncio.Event) -> None:
        self.name = f"room {number}"
        self.server, self.proxy, self.heard = server, proxy, heard
        self.random = Random(f"{seed} {number}")
        self.browsers: list[Browser] = []
        self.truth = Truth((), (), ())
        self.looks = 0
        self.kills = 0
        """How often the server had been killed when these sockets were opened."""
        self._lines = 0

    async def sit_down(self) -> None:
        """Makes the room; everybody comes, straight to the server until their sockets are open."""
        room, cookie = await new_room(self.server.url, NAMES[0])
        cookies = [cookie, *[await new_cookie(self.server.url, room) for _ in NAMES]]
        names = [*NAMES, "somebody who looks on"]
        for name, each in zip(names, cookies, strict=True):
            self.browsers.append(Browser(f"{self.name}, {name}", room, each, self.proxy, self.heard))
            await self.browsers[-1].open()
        for name, browser in zip(NAMES[1:], self.players[1:], strict=True):
            await browser.do("take_seat", name=name)
        await self.host.do("change_settings", settings={"seats": 3, "variants": [], "time_limit": TIME_LIMIT_MS})

    @property
    def host(self) -> Browser:
        return self.browsers[0]

    @property
    def players(self) -> list[Browser]:
        return self.browsers[: len(NAMES)]

    # -- playing

    async def go_on(self, without: Browser | None = None) -> None:
        """A step of the evening, by all who can take part."""
        present = [each for each in self.players if each is not without]
        match self.host.socket.phase if self.host in present else "":
            case "lobby":
                await self.host.do("deal")
            case "ready":
                for each in present:
                    await each.do("get_ready")
                await self.host.do("begin")
            case "reveal":
                await self._pace_the_reveal()
            case "final":
                await self.host.do("rematch")
        await self._act_at_once(present)

    async def _pace_the_reveal(self) -> None:
        choices: list[Command] = [
            ("end_reveal", {}),
            *(("pace_reveal", {"step": s}) for s in ("hold", "go_on", "next")),
        ]
        type, fields = self.random.choice(choices)
        await self.host.do(type, **fields)

    async def _act_at_once(self, present: Sequence[Browser]) -> None:
        sent = [(each, self.draft(each, 1)) for each in present]
        for browser, ids in sent:
            for id in ids:
                await browser.send(id, browser.socket)
        for browser, _ in sent:
            await browser.answered(browser.socket)

    def draft(self, browser: Browser, count: int) -> list[str]:
        """New commands of a browser, chosen by what its newest socket shows."""
        chosen = [self._choose(browser) for _ in range(count)]
        return [browser.draft(type, **fields) for type, fields in chosen]

    def _choose(self, browser: Browser) -> Command:
        if browser not in self.players:
            return self.random.choice([("react", {"reaction": "wow"}), ("ask_for_seat", {"name": "Kim"})])
        if browser.socket.phase == "playing" and self.random.randrange(LINE_ONE_IN):
            spirits = self.random.randrange(SPIRIT_ONE_IN) == 0
            return choose_act(browser.socket, self.random, spirits=spirits) or self._line()
        return self._line()

    def _line(self) -> Command:
        self._lines += 1
        return "say", {"text": f"line {self._lines}"}

    # -- being well again

    async def come_back(self) -> None:
        """After the server was gone: everybody opens one new socket."""
        for browser in self.browsers:
            await browser.drop(*browser.sockets)
            await browser.open()

    async def calm_down(self) -> None:
        """Everybody learns what became of their commands; nothing is on its way any more."""
        for browser in self.browsers:
            await browser.drop(*browser.sockets[:-SOCKETS_KEPT])
            await browser.until_decided(browser.undecided, browser.socket)
            for socket in browser.sockets:
                await browser.answered(socket)

    async def compare(self) -> None:
        """Each screen shows what one shows that is opened now."""
        for browser in self.browsers:
            for _ in range(LOOKS):
                amiss = await self._amiss(browser)
                if not amiss:
                    break
            assert not amiss, f"{browser.name} sees something else than there is: {amiss}"
            self.looks += len(browser.sockets)

    async def _amiss(self, browser: Browser) -> list[str]:
        for socket in browser.sockets:
            await socket.echo()
        fresh = await browser.fresh(self.server.url)
        await fresh.close()
        return [name for socket in browser.sockets for name in differences(socket, fresh)]

    def read_on(self) -> None:
        """What the journal has that it had not when it was last read; its last entry then is still its entry now."""
        records, states = list(self.truth.records), list(self.truth.states)
        entries = entries_after(self.server.journal, self.host.room, max(0, len(records) - 1))
        found = [decode(entry.body) for entry in entries]
        assert found[:1] == records[-1:] or not records, f"{self.name}: the journal's past was changed"
        for record in found[len(records[-1:]) :]:
            records.append(record)
            states.append(replay(states[-1] if states else None, record))
        self.truth = Truth(tuple(records), tuple(states), tuple(e for record in records for e in record.events))
