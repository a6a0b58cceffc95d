"""The evening that a tour goes through: five with long names at a table as full as it gets, most of them programs.

Law: what it leads to is always the same but for the sets, which the server draws.
"""

from __future__ import annotations

from tests.browser.friends import Friend, Loop, beads, both, spirit

HOST = "Maximilian-Alexander III"
GUEST = "Wilhelmina Kartoffelkloß"
FRIENDS = ("Donaudampfschifffahrtsma", "さくらもちだいふくおはぎいちごだいふく", "Ñañita de los Ángeles")
LAST = "Bartholomäus Übergroß"
"""Who sits down when the guest has left: names of up to 24 letters, one of them a single word."""
VARIANTS = ["locked", "normal", "longer", "extended", "story"]
LONG_LINE = "Two of mine for one of yours, and I tell nobody what lies under the box. Anyone? Please!"
SMALL_NAMES = ("Ana", "Ben", "Mio", "Teodora")


class Evening:
    """A room that waits for its guest; `me` is the host, whom a page may play as well."""

    def __init__(self, loop: Loop, url: str) -> None:
        self.loop, self.url = loop, url
        self.me = Friend.host(loop, url, HOST)
        self.room, self.cookie = self.me.player.room, self.me.player.cookie
        self.friends = [Friend.seated(loop, url, self.room, name) for name in FRIENDS]

    @property
    def players(self) -> list[Friend]:
        return [self.me, *self.friends]

    def fill_the_last_seat(self) -> None:
        self.friends.append(Friend.seated(self.loop, self.url, self.room, LAST))

    def choose_all_variants(self) -> None:
        self.me.must("change_settings", settings={"seats": 5, "variants": VARIANTS, "time_limit": 300_000})

    def tell_the_other_stories(self) -> None:
        for _ in self.friends:
            self.me.must("pass_floor")

    def get_ready(self, *others_than: Friend) -> None:
        for each in self.players:
            if each not in others_than:
                each.must("get_ready")

    def grow_rich(self) -> None:
        """I trade one bead each for as much as they have: twelve pieces, and something lies on every place."""
        bull, cat, dog, _ = self.friends
        for friend, gets in (
            (bull, beads(bull.set, 4)),
            (cat, both(beads(cat.set, 2), spirit(cat.set))),
            (dog, both(beads(dog.set, 2), spirit(dog.set))),
        ):
            self.me.offer([friend.seat], beads(self.me.set), {"pieces": gets})
            friend.accept_newest(giver=self.me.seat)
        self.me.must("show_pieces", pieces={"anywhere": both(beads(bull.set, 2), spirit(self.me.set))})

    def fill_the_boxes(self) -> None:
        bull, cat, dog, owl = self.friends
        cat.must("place_beads", side="bottom", beads={"anywhere": beads(cat.set)})
        dog.must("place_beads", side="top", beads={"anywhere": beads(dog.set)})
        bull.must("place_spirit", side="top", kind=bull.set)
        owl.must("show_pieces", pieces={"anywhere": beads(owl.set, 2)})

    def make_offers(self) -> None:
        """One that I can take, one that leaves me a choice, one that I can't meet, and one of my own."""
        bull, cat, dog, owl = self.friends
        mine = self.me.set
        bull.offer(None, beads(mine), {"pieces": beads(cat.set)})
        owl.offer(
            [0], both(beads(owl.set), spirit(owl.set)), {"pieces": beads(dog.set), "any_beads": 1, "any_spirits": 1}
        )
        cat.offer([0, 1], both(beads(mine), beads(cat.set)), {"pieces": beads(owl.set, 2)})
        self.me.offer([1, 2, 3], beads(dog.set), {"pieces": beads(owl.set), "any_beads": 1})

    def talk(self) -> None:
        for each in self.friends:
            each.must("say", text=LONG_LINE)

    def place_the_second_spirit(self) -> None:
        owl = self.friends[3]
        owl.must("place_spirit", side="bottom", kind=owl.set)

    def close(self) -> None:
        for each in self.players:
            each.close()


class SmallTable:
    """Four players and something in the center, for the swap."""

    def __init__(self, loop: Loop, url: str) -> None:
        self.me = Friend.host(loop, url, SMALL_NAMES[0])
        self.room, self.cookie = self.me.player.room, self.me.player.cookie
        others = [Friend.seated(loop, url, self.room, name) for name in SMALL_NAMES[1:]]
        self.players = [self.me, *others]
        self.me.must("change_settings", settings={"seats": 4, "variants": [], "time_limit": None})
        self.me.must("deal")
        for each in self.players:
            each.must("get_ready")
        self.me.must("begin")
        self.me.until(lambda player: player.phase == "playing")

    def close(self) -> None:
        for each in self.players:
            each.close()
