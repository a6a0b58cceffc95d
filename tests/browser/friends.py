"""Program players beside the pages of a browser test: a socket each instead of a phone, so that a full table is cheap.

Law: playwright holds this thread's event loop, so theirs runs in a thread of its own; every call waits for its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from threading import Thread
from typing import Any, Self, TypeVar

from tests.player import PATIENCE_S, Json, Player, new_room

Answer = TypeVar("Answer")
TYPES = ("bull", "snake", "frog", "owl", "fish")


class Loop:
    """An event loop in a thread. Close it in the end."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What the coroutine returns, or raises."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()


class Friend:
    """A program player whose calls wait. With the cookie of a page it is one more device of that page's seat."""

    def __init__(self, loop: Loop, player: Player) -> None:
        self._loop, self.player = loop, player

    @classmethod
    def host(cls, loop: Loop, url: str, name: str) -> Self:
        """In a fresh room."""
        room, cookie = loop.run(new_room(url, name))
        return cls(loop, loop.run(Player.open(url, room, cookie)))

    @classmethod
    def open(cls, loop: Loop, url: str, room: str, cookie: str | None = None) -> Self:
        return cls(loop, loop.run(Player.open(url, room, cookie)))

    @classmethod
    def seated(cls, loop: Loop, url: str, room: str, name: str) -> Self:
        friend = cls.open(loop, url, room)
        friend.must("take_seat", name=name)
        return friend

    def must(self, type: str, **fields: Any) -> Json:
        return self._loop.run(self.player.must(type, **fields))

    def until(self, is_so: Callable[[Player], bool]) -> None:
        self._loop.run(self.player.until(lambda: is_so(self.player)))

    def close(self) -> None:
        self._loop.run(self.player.close())

    @property
    def seat(self) -> int:
        return self.player.seat

    @property
    def set(self) -> str:
        """The type that they started with."""
        return str(self.player.sections["seats"][self.seat]["set"][0])

    def offer(self, to: list[int] | None, gives: Json, wants: Json) -> None:
        self.must("make_offer", to=to, gives={"anywhere": gives}, wants=wants)

    def accept_newest(self, giver: int) -> None:
        """Takes the newest open offer of that seat, once it is seen."""

        def open_offers() -> list[int]:
            offers = self.player.sections["offers"] or []
            return [int(offer["offer"]) for offer in offers if offer["giver"] == giver]

        self.until(lambda _: bool(open_offers()))
        self.must("accept_offer", offer=max(open_offers()))


def pieces(**counts: int) -> Json:
    """As the wire has them: `pieces(owl=2, frog_spirit=1)`."""
    beads, spirits = [0] * 5, [0] * 5
    for name, count in counts.items():
        type, _, kind = name.partition("_")
        (spirits if kind else beads)[TYPES.index(type)] = count
    return {"beads": beads, "spirits": spirits}


def beads(type: str, count: int = 1) -> Json:
    return pieces(**{type: count})


def spirit(type: str) -> Json:
    return pieces(**{f"{type}_spirit": 1})


def both(one: Json, other: Json) -> Json:
    """Two heaps as one."""
    return {
        kind: [mine + more for mine, more in zip(one[kind], other[kind], strict=True)] for kind in ("beads", "spirits")
    }
