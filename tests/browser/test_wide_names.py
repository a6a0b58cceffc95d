"""The widest name that there is makes nobody's screen wider than the phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import Phone

WIDEST = "W" * 24
WIDTHS = """() => [
  document.documentElement, ...document.querySelectorAll("dialog[open], .page-bar, .page-bar > *, .undo"),
]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map((each) => `${each.tagName}.${each.className}: ${each.scrollWidth} > ${each.clientWidth}`)"""


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDTHS)
    return found


def test_it_breaks_before_it_widens_a_sheet_a_bar_or_the_page(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone("/"))
    room = ana.make_room("Ana")
    wide = Phone(open_phone(f"/r/{room}"))
    wide.sit_down(WIDEST)
    Phone(open_phone(f"/r/{room}")).sit_down("Ben")
    wide.tap("Menu")
    expect(wide.page.locator("dialog .myself")).to_be_visible()
    assert too_wide(wide.page) == []
    ana.tap("Menu")
    ana.page.locator("dialog").get_by_role("button", name="For the host", exact=True).tap()
    person = ana.page.locator(".person", has_text=WIDEST)
    person.get_by_role("button").tap()
    expect(person.get_by_text("Really remove")).to_be_visible()
    assert too_wide(ana.page) == []
    ana.page.keyboard.press("Escape")
    ana.tap("Deal")
    expect(ana.page.get_by_role("button", name="I’m ready")).to_be_visible()
    assert too_wide(ana.page) == []
    ana.tap("I’m ready")
    expect(ana.page.locator(".page-bar-hint")).to_contain_text(WIDEST)
    assert too_wide(ana.page) == []
