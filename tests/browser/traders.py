"""Friends at a table in play, who count their taps."""

from __future__ import annotations

from typing import Self

from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser.conftest import NewPhone
from tests.browser.phones import Phone
from tests.browser.scenes import Scene

SMALLEST = {"width": 360, "height": 560}
"""A small phone under its browser's bars."""
ANA, BEN, MIO = range(3)
NAMES = ("Ana", "Ben", "Mio")
COLOURS = {"bull": "pink", "snake": "yellow", "frog": "green", "owl": "white", "fish": "blue"}
COUNT_TAPS = """() => {
  window.taps = 0;
  addEventListener("click", (event) => { window.taps += event.isTrusted ? 1 : 0; }, true);
}"""


class Trader(Phone):
    """A player whose page counts real taps, from the last `rest` on."""

    @classmethod
    def at(cls, phone: BrowserContext, scene: Scene, seat: int) -> Self:
        """Whoever sits there."""
        phone.add_init_script(f"({COUNT_TAPS})()")
        scene.seat(phone, seat)
        trader = cls(phone.new_page())
        trader.page.goto(f"{scene.url}/r/{scene.room}")
        return trader

    def rest(self) -> Self:
        """Long enough that the next tap is a new thought; counting starts anew."""
        self.pause()
        self.page.evaluate("() => { window.taps = 0; }")
        return self

    @property
    def taps(self) -> int:
        return int(self.page.evaluate("() => window.taps"))

    @property
    def bead(self) -> str:
        """The type of the beads that they started with."""
        return self.held("bead")[0]

    def chip(self, seat: int) -> Locator:
        return self.page.locator(f".friend[data-seat='{seat}'] .friend-face")

    def badge(self, seat: int) -> Locator:
        return self.page.locator(f".friend[data-seat='{seat}'] .wish-badge")

    def wish(self, kind: str, type: str) -> None:
        """Puts the own badge up, or takes down the same one: two taps."""
        self.page.locator(".own-wish").tap()
        self.page.locator(f".wish-sheet .pick[data-kind={kind}][data-type={type}] button").tap()
        expect(self.page.locator(".wish-sheet")).to_have_count(0)

    def line(self) -> Locator:
        """Where the draft stands."""
        return self.page.locator(".bar-line")

    def row(self, giver: int) -> Locator:
        """The newest line of this seat's offers, open or ended."""
        return self.page.locator(f".offer[data-giver='{giver}']").last


def traders_at_a_table(new_phone: NewPhone, url: str) -> list[Trader]:
    """Ana, Ben and Mio, in a round that has just begun. Programs have brought them there, and left."""
    with Scene(url, NAMES) as scene:
        scene.begin()
        traders = [Trader.at(new_phone(viewport=SMALLEST), scene, seat) for seat in range(len(NAMES))]
        for each in traders:
            expect(each.page.locator("main.table")).to_be_visible()
    return traders
