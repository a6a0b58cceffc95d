"""A short round in which a page does everything that there is to do once; the other two players are programs.

Law: the page is played by keys, roles and names alone. `hear` is told each sentence as soon as it has to be read out.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friends import TYPES, Friend, Loop, beads
from tests.browser.keys import Keys
from tests.browser.phones import A_PERSONS_PAUSE_MS
from tests.browser.traders import COLOURS

ANA, MIO, BEN = range(3)
LONG_NAME = "Maximiliane von Hohenfelsen-Tal"
PUTS_HIDDEN = "Mio puts 1 hidden piece under the box bottom."


def some(type: str, count: int = 1) -> str:
    return f"{count} {COLOURS[type]} bead{'' if count == 1 else 's'}"


def short(type: str) -> str:
    return f"1 {COLOURS[type]}"


class ShortRound:
    """Ana and Mio, programs, and Ben at the keys of a page."""

    def __init__(self, loop: Loop, url: str) -> None:
        self.ana = Friend.host(loop, url, "Ana")
        self.room = self.ana.player.room
        self.mio = Friend.seated(loop, url, self.room, "Mio")
        self.hear: Callable[..., None] = lambda *sentences: None

    def close(self) -> None:
        self.ana.close()
        self.mio.close()

    def take(self, keys: Keys) -> None:
        """Gives the page to Ben."""
        self.keys = keys

    def set_of(self, seat: int) -> str:
        return str(self.ana.player.sections["seats"][seat]["set"][0])

    def sit_down(self) -> None:
        """The first name is too long: refused, and the focus stays in the field."""
        self.keys.type("Your name", LONG_NAME)
        self.keys.key("Enter")
        expect(self.keys.page.get_by_role("alert")).to_have_text(re.compile("^A name has 1 to 24 letters"))
        expect(self.keys.control("textbox", "Your name")).to_be_focused()
        self.keys.type("Your name", "Ben")
        self.keys.key("Enter")
        expect(self.keys.control("textbox", "Your name")).to_have_count(0)
        self.keys.see_focus()
        self.hear("You sit down.")

    def begin(self) -> None:
        self.ana.must("deal")
        self.keys.see_title("Round 1 of 3")
        self.hear("The sets are dealt.")
        self.get_ready()
        for friend, name in ((self.ana, "Ana"), (self.mio, "Mio")):
            friend.must("get_ready")
            self.hear(f"{name} is ready.")
        self.ana.must("begin")
        self.keys.see_title("The table, round 1")
        self.hear("Let’s begin: round 1!")
        self.mine, self.anas, self.mios = (self.set_of(seat) for seat in (BEN, ANA, MIO))

    def get_ready(self) -> None:
        self.keys.press("button", "I’m ready")
        expect(self.keys.control("button", "Not ready yet")).to_be_focused()
        self.keys.see_focus()
        self.hear("You are ready.")

    def offer(self) -> None:
        """A draft that Escape takes back, and an offer that Ana takes."""
        keys, [mine, theirs] = self.keys, [self.mine, self.anas]
        keys.press("button", re.compile(f"^{some(mine, 4)} in hand"))
        expect(keys.page.get_by_text(f"You give {short(mine)}. What do you want?", exact=True)).to_be_visible()
        keys.key("Escape")
        expect(keys.page.get_by_text("Tap what you give, then what you want.", exact=True)).to_be_visible()
        keys.press("button", re.compile(f"^{some(mine, 4)} in hand"), key="Space")
        keys.press("button", f"Want {some(theirs)}", key="Space")
        keys.press("button", f"Offer {short(mine)} for {short(theirs)} to everyone")
        self.hear(f"You offer {some(mine)} for {some(theirs)}.")
        self.ana.accept_newest(BEN)
        self.hear(f"You trade with Ana: you give {some(mine)} and get {some(theirs)}.")
        keys.see_focus()

    def be_offered(self) -> None:
        """Twice the same: as one is taken, the other ends. What Mio offers to Ana alone is nobody else's."""
        keys, [mine, theirs] = self.keys, [self.mine, self.anas]
        for _ in range(2):
            self.ana.offer(None, beads(theirs), {"pieces": beads(mine)})
            self.hear(f"Ana offers {some(theirs)} for {some(mine)}.")
        keys.page.wait_for_timeout(A_PERSONS_PAUSE_MS)
        accept = f"Accept the offer by Ana: you get {some(theirs)}, you give {some(mine)}"
        keys.press("button", accept, by="Shift+Tab")
        expect(keys.control("button", accept)).to_have_count(0)
        keys.see_focus()
        self.hear(f"You trade with Ana: you give {some(mine)} and get {some(theirs)}.", "Ana’s offer has ended.")
        self.mio.offer([ANA], beads(self.mios), {"pieces": beads(theirs)})
        self.ana.accept_newest(MIO)
        self.hear("Ana trades with Mio: 1 hidden piece for 1 hidden piece.")  # as they sit: not who proposed it

    def swap(self) -> None:
        keys, center = self.keys, self.ana.player.sections["center"]["beads"]
        takes = next(each for each, count in zip(TYPES, center, strict=True) if count and each not in self.sets)
        keys.press("button", "Swap with the center")
        keys.press("button", re.compile(f"^{some(self.mine, 2)} in hand"))
        lying = f"{some(takes, center[TYPES.index(takes)])} in the center"
        keys.press("button", lying)
        keys.press("button", f"Swap {short(self.mine)} for {short(takes)}")
        expect(keys.control("button", f"{some(takes)} in your fingers")).to_be_visible()
        keys.see_focus()
        self.hear(f"You swap {some(self.mine)} for {some(takes)} in the center.")

    @property
    def sets(self) -> set[str]:
        return {self.mine, self.anas, self.mios}

    def place(self) -> None:
        """Beads under both boxes, and two animals that end the round."""
        keys = self.keys
        keys.press("button", re.compile(f"^{some(self.mine)} in hand"))
        keys.confirm(f"{short(self.mine)} under TOP")
        self.hear(f"You put {some(self.mine)} under the box top.")
        self.mio.must("place_beads", side="bottom", beads={"anywhere": beads(self.mios)})
        self.hear(PUTS_HIDDEN)
        self.ana.must("place_spirit", side="bottom", kind=self.anas)
        self.hear(f"Ana puts the {COLOURS[self.anas]} {self.anas} on the box bottom.")
        keys.press("button", re.compile(f"^the {COLOURS[self.mine]} {self.mine} in hand"))
        keys.reach("button", f"the {self.mine} on TOP ends the round!")
        keys.key("Enter")
        keys.see_focus()
        keys.page.wait_for_timeout(A_PERSONS_PAUSE_MS)
        keys.press("button", f"Tap again: the {self.mine} on TOP ends the round!")
        keys.see_title("Round 1")
        self.hear(
            f"You put the {COLOURS[self.mine]} {self.mine} on the box top.",
            "The last spirit animal is placed. The round is over.",
        )

    def reveal(self) -> None:
        """To its last beat, and on: everybody is asked for the next round."""
        for _ in range(len(self.ana.player.sections["reveal"]["beats"]) - 1):
            self.ana.must("pace_reveal", step="next")
        expect(self.keys.page.get_by_role("log").get_by_role("listitem").last).to_contain_text("most this round")
        self.keys.see_focus()
        self.ana.must("end_reveal")
        self.keys.see_title("Round 2 of 3")
