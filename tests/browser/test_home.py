"""The home page in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import LAN_HOST, OpenPhone
from tests.real_server import RealServer


def test_a_phone_on_the_lan_opens_the_home_page_without_a_complaint(
    new_phone: Callable[..., BrowserContext], server: RealServer
) -> None:
    page = new_phone().new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.on("request", lambda request: complaints.append(request.url) if LAN_HOST not in request.url else None)
    page.goto(f"http://{LAN_HOST}:{server.port}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("isSecureContext") is False
    assert complaints == []


def test_the_home_page_does_not_scroll_sideways_on_a_small_phone(open_phone: OpenPhone) -> None:
    page = open_phone("/")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_code_is_said_where_one_looks_and_its_address_opened_again_leads_home(open_phone: OpenPhone) -> None:
    page = open_phone("/", java_script_enabled=False)
    page.get_by_label("Six letters").fill("ZZZZZZ")
    page.get_by_role("button", name="Go in").tap()
    expect(page.get_by_label("Six letters")).to_be_focused()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.goto(page.url)
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    assert page.url.endswith("/")
