"""Who goes on a tour: the pages, the language, and the few moves that every part of it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.evening import Evening
from tests.browser.friends import Loop
from tests.browser.phones import Phone
from tests.browser.tongues import ENGLISH, Tongue

SMALL_PHONE = {"width": 360, "height": 640}
PATIENCE_MS = 15_000

STOPPABLE_CLOCK = """
const now = Date.now;
Date.now = () => globalThis.stoppedAt ?? now.call(Date);
"""
"""A page whose clock can be put forward and stopped: a reveal lasts longer than anybody wants to wait."""
STOP_CLOCK = """(at) => {
  globalThis.stoppedAt = at;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
AT_ITS_END = """() => {
  for (const each of document.getAnimations()) {
    if (each.effect.getComputedTiming().endTime !== Infinity) each.finish();
  }
}"""


@dataclass(frozen=True)
class Stop:
    """A place of the tour: what it is called, and the page that shows it."""

    name: str
    page: Page


class Tour:
    """`me` is the host's page, `guest` that of somebody who comes, leaves and looks on. Use it as a context."""

    guest: Page
    me: Page
    phone: Phone
    evening: Evening

    def __init__(self, browser: Browser, url: str, tongue: Tongue = ENGLISH, **options: Any) -> None:
        self.browser, self.url, self.tongue = browser, url, tongue
        phone = {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True, "locale": tongue.locale}
        self.options = {**phone, "reduced_motion": "reduce", **options}
        self.to_close = ExitStack()
        self.loop = Loop()
        self.to_close.callback(self.loop.close)

    def __enter__(self) -> Self:
        self.guest = self.open()
        self.evening = Evening(self.loop, self.url)
        self.to_close.callback(self.evening.close)
        self.me = self.open(self.evening.cookie)
        self.phone = Phone(self.me)
        return self

    def __exit__(self, *_: object) -> None:
        self.to_close.close()

    def open(self, cookie: str | None = None) -> Page:
        """A phone of its own; with a cookie, one more device of a player."""
        context: BrowserContext = self.browser.new_context(**self.options)
        context.set_default_timeout(PATIENCE_MS)
        self.tongue.prepare(context)
        self.to_close.callback(context.close)
        if cookie is not None:
            name, _, value = cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": self.url}])
        return context.new_page()

    def sheet(self, name: str, page: Page) -> Iterator[Stop]:
        """One of the menu's sheets by its message, or the menu itself."""
        page.get_by_role("button", name=self.tongue.say("menu"), exact=True).first.click()
        if name != "menu":
            page.locator("dialog").get_by_role("button", name=self.tongue.say(name), exact=True).click()
        expect(page.locator("dialog[open] h2")).to_have_text(self.tongue.say(name))
        yield Stop(f"{name}-sheet", page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    def in_sheet(self, name: str) -> Stop:
        expect(self.me.locator("dialog[open]")).to_be_visible()
        return Stop(f"{name}-sheet", self.me)

    def close_sheet(self) -> None:
        self.me.keyboard.press("Escape")
        expect(self.me.locator("dialog[open]")).to_have_count(0)

    def choose(self, kind: str, zone: str) -> None:
        """One piece of the last stack of this kind there."""
        self.me.locator(f".tray .stack-button[data-kind={kind}][data-zone={zone}]").last.click()

    def clear(self) -> None:
        """Nothing is chosen any more."""
        self.me.locator(".want-more").click()
        self.me.locator("dialog .sheet-bar button").first.click()
        self.close_sheet()
