"""Chromium and Firefox, both driven by playwright.

Firefox is the distribution's own, by the protocol that all browsers share; it has no taps, so all click.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from tests.browser.chromium import PLAYWRIGHT_OWN, launch_flags
from tests.browser.engines.driver import PATIENCE_S, PHONE_HEIGHT, PHONE_WIDTH, Driver


def launch_chromium(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(args=launch_flags(), executable_path=None if path == PLAYWRIGHT_OWN else path)


def launch_firefox(playwright: Playwright, path: str) -> Browser:
    return playwright.firefox.launch(channel="moz-firefox", executable_path=path)


class PlaywrightDriver(Driver):
    """A context of its own in a browser that several share."""

    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context(viewport={"width": PHONE_WIDTH, "height": PHONE_HEIGHT}, locale="en-GB")
        self._context.set_default_timeout(PATIENCE_S * 1000)
        self._complaints: list[str] = []
        self._page = self._listen(self._context.new_page())

    def _listen(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        page.on("console", lambda said: self._complaints.append(said.text) if said.type == "error" else None)
        return page

    def open(self, address: str) -> None:
        self._page.goto(address)

    def press(self, name: str) -> None:
        self._page.get_by_role("button", name=name, exact=True).click()

    def click(self, selector: str) -> None:
        self._page.locator(selector).last.click()

    def fill(self, selector: str, text: str) -> None:
        self._page.locator(selector).fill(text)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def run(self, script: str) -> None:
        self._page.evaluate(script)

    def complaints(self) -> list[str]:
        return list(self._complaints)

    def close(self) -> None:
        self._context.close()
