"""Rooms brought to a screen worth looking at, by players who are programs, so that one browser is enough to look.

Law: a scene is made by commands alone, through a real server, so what is looked at can happen in a game. Playwright
keeps an event loop in its thread, so the programs have one of their own in another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from playwright.sync_api import BrowserContext

from tests.player import Json, Player, begin, heap, new_room

T = TypeVar("T")

LONG_NAMES = (
    "Maximiliane von Hohenfel",
    "Bartholomew Featherstone",
    "Wilhelmina Papadopoulous",
    "Archibald McAllister-Roy",
    "Donaudampfschifffahrtska",
)
"""24 characters each, the longest that a name may be."""
TYPES = ("bull", "snake", "frog", "owl", "fish")
TIME_LIMIT_MS = 1_200_000


def of(kind: str, count: int = 1) -> list[int]:
    """So many of one type, as the wire counts them."""
    return [count if each == kind else 0 for each in TYPES]


class Scene:
    """A room with its players, each a socket in the scene's own thread. Close it, or use it as a context."""

    def __init__(self, url: str, names: tuple[str, ...], time_limit: int | None = None) -> None:
        self.url, self.names, self.time_limit = url, names, time_limit
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.players: list[Player] = []
        self.run(self._gather())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        """Waits for something that the players do."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result()

    @property
    def room(self) -> str:
        return self.players[0].room

    def seat(self, browser: BrowserContext, seat: int) -> None:
        """Makes a browser the one who sits there."""
        name, value = self.players[seat].cookie.split("=", 1)
        browser.add_cookies([{"name": name, "value": value, "url": self.url}])

    def set_of(self, seat: int) -> str:
        return str(self.players[0].sections["seats"][seat]["set"][0])

    # -- how far the evening is

    def deal(self) -> None:
        self.run(self._deal())

    def begin(self) -> None:
        """The round runs."""
        self.deal()
        self.run(begin(self.players))

    def crowd(self) -> None:
        """Twelve pieces and more before seat 0, whatever can lie open lies open, four offers, an away player."""
        self.begin()
        self.run(self._crowd())

    def hoard(self) -> None:
        """Every type of bead and animal in the hand of seat 0."""
        self.begin()
        self.run(self._hoard())

    def end_round(self) -> None:
        """Beads under both boxes, and both animals on the top: the reveal."""
        self.begin()
        self.run(self._end_round())

    def end_match(self) -> None:
        self.end_round()
        self.run(self._end_match())

    # -- the acts

    async def _gather(self) -> None:
        room, cookie = await new_room(self.url, self.names[0])
        self.players = [await Player.open(self.url, room, cookie)]
        for name in self.names[1:]:
            self.players.append(await Player.open(self.url, room))
            await self.players[-1].must("take_seat", name=name)
        if self.time_limit is not None:
            settings = self.players[0].sections["room"]["settings"]
            await self.players[0].must("change_settings", settings={**settings, "time_limit": self.time_limit})

    async def _close(self) -> None:
        for player in self.players:
            await player.close()

    async def _deal(self) -> None:
        await self.players[0].must("deal")
        for player in self.players:
            await player.until_phase("ready")

    async def trade(self, giver: int, taker: int, gives: Json, wants: Json) -> None:
        """An offer to one, and its acceptance."""
        known = {each["offer"] for each in self.players[taker].sections["offers"]}
        offer = {"to": [taker], "gives": {"anywhere": gives}, "wants": {"pieces": wants}}
        await self.players[giver].must("make_offer", **offer)
        new = await self._new_offer(self.players[taker], known)
        await self.players[taker].must("accept_offer", offer=new)

    async def _new_offer(self, player: Player, known: set[int]) -> int:
        def fresh() -> list[int]:
            return [each["offer"] for each in player.sections["offers"] if each["offer"] not in known]

        await player.until(lambda: bool(fresh()))
        return fresh()[0]

    async def _crowd(self) -> None:
        me, *others = self.players
        mine = self.set_of(0)
        for seat, other in enumerate(others, start=1):
            theirs = self.set_of(seat)
            spirits = of(theirs) if seat < 4 else of(theirs, 0)
            await self.trade(seat, 0, heap(tuple(of(theirs, 3)), tuple(spirits)), heap(tuple(of(mine))))
            await other.must("show_pieces", pieces={"anywhere": heap(tuple(of(theirs)))})
            await other.must("place_beads", side=("top", "bottom")[seat % 2], beads={"anywhere": heap(tuple(of(mine)))})
        await self._swap_all()
        first = self.set_of(1)
        await me.must("show_pieces", pieces={"hand": heap(tuple(of(first)), tuple(of(first)))})
        await me.must("place_spirit", side="top", kind=mine)
        if len(others) > 1:
            await others.pop().must("leave")
        for other in (others * 4)[:4]:
            await self._offer_to_all(other)
        for player in self.players:
            await player.do("set_wish", wish={"kind": "bead", "type": mine})

    async def _hoard(self) -> None:
        for seat in range(1, len(self.players)):
            theirs = self.set_of(seat)
            await self.trade(seat, 0, heap(tuple(of(theirs, 2)), tuple(of(theirs))), heap(tuple(of(self.set_of(0)))))
            await self.trade(0, seat, heap(tuple(of(theirs))), heap(tuple(of(self.set_of(0)))))

    async def _swap_all(self) -> None:
        """Each swaps a bead with the center, of a type that lies there least, so that fingers and center are full."""
        for player in self.players:
            center = player.sections["center"]["beads"]
            may_give = [at for at, count in enumerate(player.sections["options"]["swap_give"]["beads"]) if count]
            if not may_give or not any(center):
                continue
            gives = min(may_give, key=center.__getitem__)
            takes = max((at for at in range(len(TYPES)) if at != gives), key=center.__getitem__)
            await player.must("swap_with_center", kind="bead", gives=TYPES[gives], takes=TYPES[takes])

    async def _offer_to_all(self, player: Player) -> None:
        mine = player.sections["mine"]
        held = [sum(each) for each in zip(*(mine[zone]["beads"] for zone in ("hand", "front", "fingers")), strict=True)]
        kind = next(at for at, count in enumerate(held) if count)
        gives = heap(tuple(of(TYPES[kind])))
        wants = {"pieces": heap(tuple(of(TYPES[(kind + 1) % 5], 2))), "any_beads": 1}
        await player.must("make_offer", to=None, gives={"anywhere": gives}, wants=wants)

    async def _end_round(self) -> None:
        me, other = self.players[:2]
        for side, player, seat in (("top", me, 0), ("bottom", other, 1)):
            beads = {"anywhere": heap(tuple(of(self.set_of(seat), 3)))}
            await player.must("place_beads", side=side, beads=beads)
        await me.must("place_spirit", side="top", kind=self.set_of(0))
        await other.must("place_spirit", side="top", kind=self.set_of(1))
        for player in self.players:
            await player.until_phase("reveal")

    async def _end_match(self) -> None:
        await self.players[0].must("end_reveal")
        await self.players[0].until_phase("ready")
        await self.players[0].must("end_match")
        for player in self.players:
            await player.until_phase("final")
