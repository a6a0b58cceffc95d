"""A phone whose network stalls: its socket stays open, but nothing comes or goes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import two_in_a_round
from tests.real_server import RealServer


def test_a_stalled_phone_says_so_and_what_was_tapped_meanwhile_is_done_once(
    open_phone: OpenPhone, server: RealServer
) -> None:
    ana, ben = two_in_a_round(open_phone)
    dot = ben.page.locator(".connection")
    expect(dot).to_have_attribute("data-state", "ok")
    gives, wants = ben.held("bead")[0], ana.held("bead")[0]

    ben.page.context.set_offline(True)
    ben.offer(gives, wants)  # into a socket that still looks open
    expect(dot).to_have_attribute("data-state", "off")
    expect(ben.page.locator(".notice")).to_have_text("No connection. Trying again …")
    ben.act("show")  # while there is none
    expect(ben.page.locator(".actions [data-asks=show]")).to_have_attribute("aria-busy", "true")
    expect(ana.offers(giver=1)).to_have_count(0)

    ben.page.context.set_offline(False)
    expect(dot).to_have_attribute("data-state", "ok")
    expect(ben.page.locator(".notice")).to_have_count(0)
    expect(ben.page.locator("[aria-busy=true]")).to_have_count(0)
    ben.offer(gives, wants)  # one that comes after all that may still have been on its way
    for phone in (ana, ben):
        expect(phone.offers(giver=1)).to_have_count(2)
    shown = ana.page.locator(f".friend[data-seat='1'] .stack[data-zone=front][data-type={gives}]")
    expect(shown).to_have_attribute("data-count", "1")
    assert all(each.startswith("WebSocket connection") for each in ben.complaints), "attempts that failed, and no more"
