"""The introduction in a real browser: gone through by taps and by keys, in two languages, or skipped."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe_faults, axe_faults_in_the_dark
from tests.browser.conftest import OpenPhone
from tests.browser.phones import Phone
from tests.real_server import RealServer

STEPS = 17
LOOKED_AT = (1, 6)
"""Steps whose screens differ: one to read, one to tap."""
CUT_RING = """() => [...document.querySelectorAll("[data-ring]")].filter((each) => {
  const { outlineOffset, outlineWidth } = getComputedStyle(each);
  const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  for (let box = each.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === "visible") continue;
    const [ring, room] = [each.getBoundingClientRect(), box.getBoundingClientRect()];
    return ring.left - out < room.left || ring.right + out > room.right || ring.top - out < room.top;
  }
  return false;
}).map((each) => each.className)"""
TRIES = 8
"""A tap in the moment after a change is taken for an accident, here as at any table."""


def tap(spot: Locator) -> None:
    spot.tap()


def press_enter(spot: Locator) -> None:
    spot.focus()
    spot.page.keyboard.press("Enter")


def way(page: Page) -> int:
    """How far the introduction is; past the last step at its end."""
    bar = page.locator(".coach-way")
    return int(bar.get_attribute("value") or 0) if bar.count() else STEPS + 1


def do_step(phone: Phone, act: Callable[[Locator], None]) -> None:
    """What the coach asks for, or a wait until the friends have acted."""
    before = way(phone.page)
    for _ in range(TRIES):
        asked = phone.page.locator(".coach-next, [data-ring]")
        if asked.count():
            act(asked.first)
        phone.pause()
        if way(phone.page) > before:
            return
    raise AssertionError(f"step {before} does not end: {phone.page.locator('.coach-says').inner_text()}")


@pytest.mark.parametrize(
    ("locale", "act", "first", "last"),
    [
        ("en-GB", tap, "You are the frog.", "How points come"),
        ("ja-JP", press_enter, "あなたはカエルです。", "得点のしくみ"),
    ],
    ids=["english, by taps", "japanese, by keys"],
)
def test_whoever_does_what_is_asked_has_played_a_round(
    open_phone: OpenPhone, locale: str, act: Callable[[Locator], None], first: str, last: str
) -> None:
    phone = Phone(open_phone("/intro", locale=locale))
    expect(phone.page.locator(".coach-says")).to_contain_text(first)
    while (at := way(phone.page)) <= STEPS:
        assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert phone.page.evaluate(CUT_RING) == [], f"the ring of step {at}"
        if at in LOOKED_AT:
            assert [*axe_faults(phone.page), *axe_faults_in_the_dark(phone.page)] == []
        do_step(phone, act)
    title = phone.page.get_by_role("heading", level=1)
    expect(title).to_have_text(last)
    expect(title).to_be_focused()
    assert [*axe_faults(phone.page), *axe_faults_in_the_dark(phone.page), *phone.complaints] == []
    phone.page.locator(".page-bar a").tap()
    phone.page.wait_for_url(re.compile("/$"))


def test_another_tap_does_nothing_but_say_where_to_look(open_phone: OpenPhone) -> None:
    phone = Phone(open_phone("/intro"))
    phone.tap("Next")
    expect(phone.page.locator("[data-ring]")).to_have_attribute("data-type", "frog")
    shown = phone.page.locator(".table").inner_html()
    for other in (".action-main", ".box-top", ".friend-face", ".tray .stack-button[data-kind=spirit]"):
        phone.page.locator(other).first.tap()
        expect(phone.page.locator(".coach-hint")).to_have_text("Not that one yet. Look for the ring.")
        assert phone.page.locator(".table").inner_html() == shown
        assert phone.page.locator("dialog[open]").count() == 0
    phone.page.locator("[data-ring]").tap()
    expect(phone.page.locator(".coach-hint")).to_have_count(0)
    expect(phone.page.locator("[data-ring]")).to_have_attribute("data-type", "bull")


def test_a_player_who_looks_in_and_skips_is_back_on_their_seat(open_phone: OpenPhone, server: RealServer) -> None:
    host = Phone(open_phone("/"))
    room = host.make_room("Ana")
    guest = Phone(open_phone(f"/r/{room}"))
    guest.sit_down("Ben")
    guest.page.get_by_role("link", name="New here? 60 seconds").tap()
    guest.page.get_by_role("link", name="Skip").tap()
    guest.page.wait_for_url(re.compile(f"/r/{room}$"))
    seats = guest.page.locator(".seat:not([data-free])")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(seats.nth(1)).to_contain_text("(you)")
    expect(host.page.locator(".seat:not([data-free])")).to_have_count(2)
    assert guest.complaints == []
