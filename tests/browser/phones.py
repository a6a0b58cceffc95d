"""A player with a phone: verbs of the game, each done by taps alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

A_PERSONS_PAUSE_MS = 400


@dataclass
class Phone:
    """One person's phone, and whatever its browser complained of."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    # -- before the round

    def make_room(self, name: str) -> str:
        """From the home page into a room of one's own; its key."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Make a room").tap()
        self.page.wait_for_url(re.compile("/r/"))
        return self.page.url.rsplit("/", 1)[1]

    def sit_down(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.tap("Sit down here")

    def get_ready(self) -> None:
        self.tap("I’m ready")

    def tap(self, name: str) -> None:
        """Taps the button of this name, once it can be tapped."""
        self.page.get_by_role("button", name=name, exact=True).tap()

    # -- at the table

    def choose(self, kind: str, type: str, zone: str = "hand") -> None:
        """One piece of an own stack."""
        self.page.locator(f".tray .stack-button[data-kind={kind}][data-type={type}][data-zone={zone}]").tap()

    def want(self, type: str) -> None:
        self.page.locator(f".wanted .want[data-type={type}]").tap()

    def act(self, id: str) -> None:
        """One of the acts of the bar: `swap-start`, `place-top`, `place-bottom`, `show`."""
        self.page.locator(f".actions [data-asks={id}]").tap()

    def press_main(self) -> None:
        self.page.locator(".action-main").tap()

    def offer(self, gives: str, wants: str) -> None:
        """One bead for one, to everyone: three taps."""
        self.choose("bead", gives)
        self.want(wants)
        self.press_main()

    def pause(self) -> None:
        """As people do: the page takes a tap on what has just changed, or a double tap, for an accident."""
        self.page.wait_for_timeout(A_PERSONS_PAUSE_MS)

    def accept(self, giver: int) -> None:
        """The newest open offer of this seat: one tap."""
        self.pause()
        self.offers(giver).last.locator(".offer-accept").tap()

    def offers(self, giver: int) -> Locator:
        return self.page.locator(f".offer[data-giver='{giver}']:not([data-stale])")

    def swap(self, kind: str, gives: str, takes: str) -> None:
        """A piece of the hand for one of the center."""
        self.choose(kind, gives)
        self.page.locator(f".center-piece[data-kind={kind}][data-type={takes}]").tap()
        self.press_main()

    def show(self, kind: str, type: str, zone: str = "hand") -> None:
        self.choose(kind, type, zone)
        self.act("show")

    def place(self, kind: str, type: str, side: str, zone: str = "hand") -> None:
        """Under or on a box: final, so it is tapped twice."""
        self.choose(kind, type, zone)
        self.act(f"place-{side}")
        expect(self.page.locator(f".actions [data-asks=place-{side}]")).to_have_attribute("data-confirm", "true")
        self.pause()
        self.act(f"place-{side}")

    def held(self, kind: str, zone: str = "hand") -> list[str]:
        """The types of an own zone."""
        stacks = self.page.locator(f".tray .stack-button[data-kind={kind}][data-zone={zone}]")
        return [str(each.get_attribute("data-type")) for each in stacks.all()]


def two_in_a_round(open_phone: Callable[[str], Page]) -> tuple[Phone, Phone]:
    """Ana, whose room it is, and Ben, in a round that begins."""
    ana = Phone(open_phone("/"))
    ben = Phone(open_phone(f"/r/{ana.make_room('Ana')}"))
    ben.sit_down("Ben")
    ana.tap("Deal")
    ana.get_ready()
    ben.get_ready()
    ana.tap("Let’s begin")
    return ana, ben
