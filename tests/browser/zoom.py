"""A reader whose letters are twice as large: all is there, and every control can be scrolled to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.layout import layout_faults

REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
USUAL = {"standard": 16, "fixed": 13}
TWICE = {"standard": 32, "fixed": 26}
"""Browsers' own settings of the letters' size, in pixels: media queries in `em` go by them too."""


@contextmanager
def letters_twice_as_large(page: Page) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": TWICE})
    try:
        yield
    finally:
        session.send("Page.setFontSizes", {"fontSizes": USUAL})
        session.detach()


def zoom_faults(page: Page) -> list[str]:
    """What is cut, covered or out of reach when letters are twice as large."""
    with letters_twice_as_large(page):
        unreached: list[str] = page.evaluate(REACH)
        return [*layout_faults(page), *unreached]
