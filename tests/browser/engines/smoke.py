"""Two friends play a short round: verbs of the game over the verbs of any browser."""

from __future__ import annotations

import json

from tests.browser.axe import ALL_RULES, AXE, RUN
from tests.browser.engines.driver import Driver
from tests.browser.tour.walk import AT_ITS_END

NAME_FIELD = "input[name=name]"


class Friend:
    """One person, and what they do."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def make_room(self, home: str, name: str) -> str:
        """From the home page into a room of one's own; its address."""
        self.driver.open(home)
        self.finds_accessible()
        self.driver.fill(NAME_FIELD, name)
        self.driver.press("Make a room")
        self.driver.wait_until("location.pathname.startsWith('/r/')")
        address = str(self.driver.evaluate("location.href"))
        self.enter(address)
        return address

    def enter(self, address: str) -> None:
        self.driver.open(address)
        self.driver.wait_until("document.querySelector('main.lobby') !== null")

    def sit_down(self, name: str) -> None:
        self.driver.fill(NAME_FIELD, name)
        self.driver.press("Sit down here")
        self.sees("main.lobby .seat:not([data-free])", 2)

    def sees(self, selector: str, count: int = 1) -> None:
        """Waits for it."""
        self.driver.wait_until(f"document.querySelectorAll({selector!r}).length === {count}")

    def finds_accessible(self) -> None:
        """The screen as it is, by axe's rules."""
        self.driver.run(AXE.read_text(encoding="utf-8"))
        self.driver.run(f"({AT_ITS_END})()")  # what is on its way is paler than where it goes
        assert self.driver.evaluate(f"({RUN})({json.dumps(ALL_RULES)})") == []

    def held(self, kind: str) -> list[str]:
        """The types of the own hand."""
        stacks = f".tray .stack-button[data-kind={kind}][data-zone=hand]"
        types = self.driver.evaluate(f"[...document.querySelectorAll({stacks!r})].map((each) => each.dataset.type)")
        return [str(each) for each in types]

    def choose(self, kind: str, type: str, zone: str = "hand") -> None:
        self.driver.click(f".tray .stack-button[data-kind={kind}][data-type={type}][data-zone={zone}]")

    def offer(self, gives: str, wants: str) -> None:
        """One bead for one, to everyone."""
        self.choose("bead", gives)
        self.driver.click(f".wanted .want[data-type={wants}]")
        self.driver.click(".action-main")

    def accept(self, giver: int) -> None:
        self.sees(f".offer[data-giver='{giver}']:not([data-stale])")
        self.driver.pause()
        self.driver.click(f".offer[data-giver='{giver}'] .offer-accept")

    def swap(self, gives: str) -> str:
        """A bead of the hand for the first of the center, and on into the front; its type."""
        takes = str(self.driver.evaluate("document.querySelector('.center-piece[data-kind=bead]').dataset.type"))
        self.choose("bead", gives)
        self.driver.click(f".center-piece[data-kind=bead][data-type={takes}]")
        self.driver.click(".action-main")
        self.sees(".tray .stack-button[data-zone=fingers]")
        self.choose("bead", takes, "fingers")
        self.driver.click(".actions [data-asks=show]")
        self.sees(f".tray .stack-button[data-zone=front][data-type={takes}]")
        return takes

    def place(self, kind: str, type: str, side: str) -> None:
        """Final, so it asks first."""
        self.choose(kind, type)
        spot = f".actions [data-asks=place-{side}]"
        self.driver.click(spot)
        self.sees(f"{spot}[data-confirm]")
        self.driver.pause()
        self.driver.click(spot)
