"""The menu: nothing in it moves under a finger, whatever happens in the room meanwhile."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import Phone


def test_what_can_be_done_since_the_menu_was_opened_moves_nothing_in_it(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone("/"))
    room = ana.make_room("Ana")
    Phone(open_phone(f"/r/{room}")).sit_down("Ben")
    watcher = open_phone(f"/r/{room}", reduced_motion="reduce")
    watcher.get_by_role("button", name="Menu", exact=True).tap()
    items = watcher.locator("dialog .menu-list")
    talk = items.get_by_role("button", name="Talk", exact=True)
    before, labels = talk.bounding_box(), items.all_inner_texts()
    ana.tap("Deal")
    expect(watcher.locator("main[data-stage=gather]")).to_have_count(0)
    assert talk.bounding_box() == before
    assert items.all_inner_texts() == labels
    watcher.keyboard.press("Escape")
    watcher.get_by_role("button", name="Menu", exact=True).tap()
    expect(items.get_by_role("button", name="Ask for a seat", exact=True)).to_be_visible()


def test_what_cannot_be_done_any_more_stays_in_its_place_and_is_closed(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone("/"))
    room = ana.make_room("Ana")
    ben = Phone(open_phone(f"/r/{room}", reduced_motion="reduce"))
    ben.sit_down("Ben")
    ben.tap("Menu")
    rename = ben.page.locator("dialog").get_by_role("button", name="Change my name", exact=True)
    before = rename.bounding_box()
    ana.tap("Menu")
    ana.page.locator("dialog").get_by_role("button", name="For the host", exact=True).tap()
    ana.page.locator(".person", has_text="Ben").get_by_role("button").tap()
    ana.pause()
    ana.page.locator(".person", has_text="Ben").get_by_role("button").tap()
    expect(rename).to_have_attribute("aria-disabled", "true")
    assert rename.bounding_box() == before
