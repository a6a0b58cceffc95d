"""Chromium, and phones in it: each phone is a browser context of its own, with its own cookies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import HELP, PLAYWRIGHT_OWN, find_chromium, launch_flags
from tests.real_server import RealServer

SMALL_PHONE = {"width": 360, "height": 640}
"""The smallest that the screens are laid out for."""
LAN_HOST = "table.test"
"""Leads to this machine, but is no secure context: what a phone on a plain-http LAN sees."""
PATIENCE_MS = 10_000

NewPhone = Callable[..., BrowserContext]
OpenPhone = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = find_chromium()
    assert chromium is not None, HELP
    path = {} if chromium == PLAYWRIGHT_OWN else {"executable_path": chromium}
    return {**browser_type_launch_args, **path, "args": launch_flags()}


@pytest.fixture
def server(request: pytest.FixtureRequest) -> RealServer:
    """Shared, for each test has rooms of its own, and a server takes longer to start than many a test; a test that ends
    it has one of its own.
    """
    name = "own_server" if request.node.get_closest_marker("ends_server") else "shared_server"
    found: RealServer = request.getfixturevalue(name)
    return found


@pytest.fixture
def new_phone(browser: Browser) -> Iterator[NewPhone]:
    """Makes phones: touch, 360 x 640; any option of a context can be named."""
    with ExitStack() as phones:

        def make(**options: Any) -> BrowserContext:
            settings = {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True, "locale": "en-GB", **options}
            phone = browser.new_context(**settings)
            phone.set_default_timeout(PATIENCE_MS)
            phones.callback(phone.close)
            return phone

        yield make


@pytest.fixture
def open_phone(new_phone: NewPhone, server: RealServer) -> OpenPhone:
    """Opens a path of the server on a new phone, over what looks like a LAN or under another host's name."""

    def open_path(path: str = "/", host: str = LAN_HOST, **options: Any) -> Page:
        page = new_phone(**options).new_page()
        page.goto(f"http://{host}:{server.port}{path}")
        return page

    return open_path
