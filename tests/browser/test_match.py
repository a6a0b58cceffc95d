"""Three phones and a spectator play a whole match through the real server, by taps: on this machine, and over plain
http under a name that is not loopback. Every piece that any of them shows is held against the server's truth.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAN_HOST, OpenPhone
from tests.browser.phones import Phone
from tests.browser.shown import expected, read_page, truth_of
from tests.real_server import RealServer

ROUNDS = 3
PATIENCE_S = 10.0
LOOK_EVERY_MS = 50
NAMES = ("Ana", "Ben", "Mio")


class Evening:
    """The friends, their room, and the one who looks on."""

    def __init__(self, open_phone: OpenPhone, server: RealServer, at: str = LAN_HOST) -> None:
        self.server = server
        host = Phone(open_phone("/", at))
        self.room = host.make_room(NAMES[0])
        self.players = [host]
        for name in NAMES[1:]:
            guest = Phone(open_phone(f"/r/{self.room}", at))
            guest.sit_down(name)
            self.players.append(guest)
        self.spectator = Phone(open_phone(f"/r/{self.room}", at))

    @property
    def everybody(self) -> list[Phone]:
        return [*self.players, self.spectator]

    def begin_round(self) -> None:
        for player in self.players:
            player.get_ready()
        self.players[0].tap("Let’s begin")
        for each in self.everybody:
            expect(each.page.locator("main.table")).to_be_visible()

    def check_pieces(self) -> None:
        """All pages show the truth, once the last change has reached them."""
        seats = [*range(len(self.players)), None]
        for phone, seat in zip(self.everybody, seats, strict=True):
            end = time.monotonic() + PATIENCE_S
            while read_page(phone.page) != (wanted := expected(truth_of(self.server.journal, self.room), seat)):
                assert time.monotonic() < end, f"seat {seat} shows {read_page(phone.page)}, not {wanted}"
                phone.page.wait_for_timeout(LOOK_EVERY_MS)

    def play_a_round(self) -> None:
        """A trade, a swap, a show, beads under both boxes, and two animals that end it."""
        ana, ben, mio = self.players
        sets = [player.held("bead")[0] for player in self.players]
        self.check_pieces()
        ana.offer(sets[0], sets[1])
        expect(self.spectator.offers(giver=0)).to_have_count(1)
        expect(ben.offers(giver=0)).to_have_count(1)
        ben.accept(giver=0)
        expect(ana.offers(giver=0)).to_have_count(0)
        self.check_pieces()
        center = str(mio.page.locator(".center-piece[data-kind=bead]").first.get_attribute("data-type"))
        mio.swap("bead", sets[2], center)
        expect(mio.page.locator(".tray .stack-button[data-zone=fingers]")).to_have_count(1)
        self.check_pieces()
        mio.show("bead", center, zone="fingers")
        expect(mio.page.locator(".tray .stack-button[data-zone=front]")).to_have_count(1)
        self.check_pieces()
        ana.place("bead", sets[0], "top")
        ben.place("bead", sets[1], "bottom")
        for side in ("top", "bottom"):
            expect(ana.page.locator(f".box[data-side={side}]")).to_have_attribute("data-count", "1")
        self.check_pieces()
        ana.place("spirit", sets[0], "top")
        expect(ben.page.locator(".box-spirit")).to_have_count(1)
        self.check_pieces()
        ben.place("spirit", sets[1], "top")
        for each in self.everybody:
            expect(each.page.locator("main.reveal")).to_be_visible()


@pytest.mark.timeout(240)
@pytest.mark.parametrize("at", ["127.0.0.1", LAN_HOST])
def test_three_phones_and_a_spectator_play_a_whole_match(open_phone: OpenPhone, server: RealServer, at: str) -> None:
    evening = Evening(open_phone, server, at)
    host = evening.players[0]
    expect(host.page.locator(".seat:not([data-free])")).to_have_count(3)
    host.tap("Deal")
    for _ in range(ROUNDS):
        evening.begin_round()
        evening.play_a_round()
        host.tap("To the end")
        host.pause()
        host.tap("For all?")
    truth = truth_of(server.journal, evening.room).match
    assert truth is not None
    assert truth.totals == (6, 6, 0), "two points a round for whoever holds beads of both animals on the top [SCO1]"
    for each in evening.everybody:
        rows = each.page.locator("main table tbody tr")
        expect(rows.locator("td:last-child")).to_have_text(["+6", "+6", "0"])
    host.tap("Play again")
    for each in evening.everybody:
        expect(each.page.locator(".seat:not([data-free])")).to_have_count(3)
        assert each.complaints == []


@pytest.mark.ends_server
def test_phones_come_back_by_themselves_after_a_kill(open_phone: OpenPhone, server: RealServer) -> None:
    evening = Evening(open_phone, server)
    evening.players[0].tap("Deal")
    evening.begin_round()
    ana, ben, _ = evening.players
    sets = [player.held("bead")[0] for player in evening.players]
    ana.offer(sets[0], sets[1])
    expect(ben.offers(giver=0)).to_have_count(1)
    before = [read_page(each.page) for each in evening.everybody]
    server.kill()
    expect(ana.page.locator(".connection")).to_have_attribute("data-state", "off")
    server.start()
    for each in evening.everybody:
        expect(each.page.locator(".connection")).to_have_attribute("data-state", "ok")
    assert [read_page(each.page) for each in evening.everybody] == before
    ben.accept(giver=0)
    expect(ana.offers(giver=0)).to_have_count(0)
    evening.check_pieces()
