"""By the spoken code to the table, on small phones: the whole way, and what streamers hide."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import Phone


def open_host_tools(host: Phone) -> None:
    host.tap("Menu")
    host.tap("For the host")


def make_code(host: Phone) -> str:
    """In the host's tools; the code as it is shown there."""
    open_host_tools(host)
    host.tap("Make a code")
    code = host.page.get_by_role("dialog").locator(".spoken-code b [aria-hidden]")
    expect(code).to_have_text(re.compile("^[A-Z]{3} [A-Z]{3}$"))
    said = str(code.text_content())
    host.tap("Close")
    return said


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_code_is_said_aloud_typed_asked_with_and_leads_to_a_seat_that_outlives_it(open_phone: OpenPhone) -> None:
    ana, zoe = Phone(open_phone()), Phone(open_phone())
    key = ana.make_room("Ana")
    said = make_code(ana)
    expect(ana.page.locator(".band .spoken-code")).to_contain_text(said)

    zoe.page.get_by_label("Six letters").fill("zzz zzz")
    zoe.tap("Go in")
    expect(zoe.page.get_by_role("alert")).to_contain_text("mistyped, closed or over")
    zoe.page.get_by_label("Six letters").fill(said.lower().replace(" ", "-"))
    zoe.tap("Go in")
    zoe.page.wait_for_url(re.compile("/c/[A-Z]{6}$"))
    expect(zoe.page.get_by_role("heading", name="Ask for a seat")).to_be_visible()
    assert key not in zoe.page.content()
    assert fits(zoe.page)

    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.tap("Ask")
    row = ana.page.locator(".askers .person", has_text="Zoe")
    expect(row).to_be_visible()
    assert fits(ana.page)
    row.get_by_role("button", name="Not now").tap()
    expect(zoe.page.get_by_label("Your name")).to_be_visible()
    zoe.tap("Ask")
    row.get_by_role("button", name="Let them in").tap()
    zoe.page.wait_for_url(f"**/r/{key}")
    expect(zoe.page.locator(".seat[data-me]")).to_contain_text("Zoe")

    open_host_tools(ana)
    for _ in range(2):
        ana.pause()
        ana.page.get_by_role("button", name=re.compile("Send code guests away|Really close the code")).tap()
    expect(ana.page.get_by_text("There is no code to say.")).to_be_visible()
    zoe.page.reload()
    expect(zoe.page.locator(".seat[data-me]")).to_contain_text("Zoe")
    refused = "the server responded with a status of 404"
    assert [each for each in ana.complaints + zoe.complaints if refused not in each] == []


def test_guests_who_are_sent_away_read_that_the_code_is_over(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone())
    ana.make_room("Ana")
    code = make_code(ana).replace(" ", "")
    zoe = open_phone(f"/c/{code}")
    expect(zoe.get_by_role("heading", name="Ask for a seat")).to_be_visible()
    open_host_tools(ana)
    for _ in range(2):
        ana.pause()
        ana.page.get_by_role("button", name=re.compile("Send code guests away|Really close the code")).tap()
    expect(zoe.get_by_role("alert")).to_contain_text("This code is closed or over")
    zoe.reload()
    expect(zoe.get_by_role("heading", name="No such code")).to_be_visible()


def test_a_locked_room_offers_no_seat(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone())
    key = ana.make_room("Ana")
    ben = open_phone(f"/r/{key}")
    expect(ben.get_by_label("Your name")).to_be_visible()
    open_host_tools(ana)
    ana.page.get_by_role("switch", name="Lock the room").tap()
    expect(ben.get_by_text("The host has locked the room.")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_count(0)


def test_a_big_screen_that_hides_shows_no_way_in(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone())
    key = ana.make_room("Ana")
    said = make_code(ana)
    size = {"width": 1280, "height": 720}
    shown, hidden = (open_phone(f"/tv/{key}{query}", viewport=size) for query in ("", "?hide"))
    expect(shown.locator(".tv-code")).to_contain_text(said)
    expect(hidden.get_by_text("Link and code are hidden.")).to_be_visible()
    expect(hidden.locator(".qr, .tv-link, .tv-code")).to_have_count(0)
    for secret in (key, said):
        assert secret not in hidden.locator("main").inner_text()


def test_a_device_that_hides_link_and_code_shows_them_only_after_a_tap(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone())
    key = ana.make_room("Ana")
    said = make_code(ana)
    ana.tap("Menu")
    ana.tap("Invite")
    ana.page.get_by_role("switch", name="Hide link and code").tap()
    ana.tap("Close")
    ana.page.reload()
    expect(ana.page.get_by_text("Link and code are hidden.")).to_be_visible()
    expect(ana.page.locator(".qr, .room-link-text, .spoken-code")).to_have_count(0)
    for secret in (key, said):
        assert secret not in ana.page.locator("main").inner_text()
    ana.tap("Show them")
    expect(ana.page.locator(".band .room-link-text")).to_have_value(re.compile(key))
    expect(ana.page.locator(".band .spoken-code")).to_contain_text(said)
