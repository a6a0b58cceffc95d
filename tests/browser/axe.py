"""axe-core's rules for accessible pages, run in a page. The driver puts it there: pages allow no script but theirs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from playwright.sync_api import Page

from beadtrade.paths import LOCALES
from tests.browser.tour.walk import AT_ITS_END

AXE = LOCALES.parent / "static" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (options) => {
  const { violations } = await globalThis.axe.run(document, options);
  return violations.map(({ id, help, nodes }) => ({
    id, help, where: nodes.map(({ target, any, all, none }) =>
      `${target.join(" ")}: ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`),
  }));
}"""
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
SAME_COLOURS: dict[str, Any] = ALL_RULES | {"rules": {"color-contrast": {"enabled": False}}}
"""Contrast takes longest, and is the same in every language."""
CONTRAST = ALL_RULES | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""The rule that depends on the theme."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def axe_faults(page: Page, options: dict[str, Any] = ALL_RULES) -> list[str]:
    """What axe finds, a line for each element."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(_source())
    found: list[dict[str, Any]] = page.evaluate(RUN, options)
    return [f"{each['id']} ({each['help']}) at {place}" for each in found for place in each["where"]]


def axe_faults_but_contrast(page: Page) -> list[str]:
    return axe_faults(page, SAME_COLOURS)


def axe_faults_in_the_dark(page: Page) -> list[str]:
    with _dark(page):
        return [f"dark: {fault}" for fault in axe_faults(page, CONTRAST)]


@contextmanager
def _dark(page: Page) -> Iterator[None]:
    page.emulate_media(color_scheme="dark")
    page.evaluate(TWO_FRAMES)
    page.evaluate(AT_ITS_END)
    try:
        yield
    finally:
        page.emulate_media(color_scheme="light")
        page.evaluate(TWO_FRAMES)
