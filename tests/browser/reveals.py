"""A round that ends so that its reveal has everything to tell, and a page that shows any moment of it.

Law: the scene is made by commands alone, like all scenes. The moment is chosen by the page's clock, and what moves is
stopped there: two pictures of one moment are the same.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.scenes import Scene, of
from tests.browser.tour.walk import STOP_CLOCK, STOPPABLE_CLOCK
from tests.player import Json, heap

FIVE = ("Ana", "Ben", "Kim", "Mio", "Teo")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


class RevealScene(Scene):
    """Five players: one type decided by an animal on each box, one by more beads under the top, one with a lone holder,
    and one by more under the bottom, of which somebody holds several pieces.
    """

    def show(self) -> None:
        self.begin()
        self.play_out()

    def play_out(self) -> None:
        """From a round that has begun."""
        self.run(self._show())

    @property
    def script(self) -> dict[str, Any]:
        script: dict[str, Any] = self.players[0].sections["reveal"]
        return script

    async def _show(self) -> None:
        ana, ben, kim, mio, teo = range(5)
        for giver, gives, taker, wants in (
            (ana, ana, ben, ben),
            (mio, mio, ana, ana),
            (teo, teo, ben, ana),
            (mio, mio, ben, ben),
        ):
            await self.trade(giver, taker, self._beads(gives), self._beads(wants))
        for seat, side, kind, count in (
            (ana, "bottom", ana, 1),
            (ana, "bottom", mio, 1),
            (ben, "top", ben, 1),
            (kim, "top", kim, 3),
            (mio, "bottom", mio, 1),
            (teo, "top", teo, 2),
        ):
            await self.players[seat].must("place_beads", side=side, beads={"anywhere": self._beads(kind, count)})
        await self.players[ana].must("place_spirit", side="top", kind=self.set_of(ana))
        await self.players[teo].must("place_spirit", side="bottom", kind=self.set_of(teo))
        for player in self.players:
            await player.until_phase("reveal")

    def _beads(self, seat: int, count: int = 1) -> Json:
        """So many of the type that a seat began with."""
        return heap(tuple(of(self.set_of(seat), count)))


class Frames:
    """A page of the reveal that stands where it is told to."""

    def __init__(self, page: Page, scene: RevealScene, seat: int | None = None) -> None:
        self.page, self.scene = page, scene
        page.context.add_init_script(STOPPABLE_CLOCK)
        if seat is not None:
            scene.seat(page.context, seat)
        page.goto(f"{scene.url}/r/{scene.room}")
        expect(page.locator("main.reveal")).to_be_visible()
        devtools = page.context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def go_to(self, position: int) -> None:
        """So many milliseconds into the reveal."""
        self.page.evaluate(STOP_CLOCK, self.scene.script["started"] + position)
        self.page.evaluate(DRAWN)

    def go_into(self, beat: int, ms: int) -> None:
        self.go_to(self.scene.script["beats"][beat]["at"] + ms)
