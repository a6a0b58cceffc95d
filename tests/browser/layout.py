"""Whether all that a page says has its place: nothing cut, nothing over something else, nothing out of the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.evening import FRIENDS, GUEST, HOST, LAST, LONG_LINE, SMALL_NAMES

LOOK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")

PEOPLES_NAMES = (
    ".seat b",  # on the shelf
    ".friend-name",
    ".chip-name",
    ".offer-who",
    ".player-name",
    ".reveal-who b",
    ".sentence-short small",  # on the button; the line above it has the whole sentence
    ".page-bar-hint",  # who is waited for; every seat says for itself whether it is ready
)
"""Names are the players' own, up to 24 letters of any script; where one is shortened, it stands in full elsewhere (in
the sheet of a box, in an offer's, in the score sheet). No word of ours may be cut."""
PEOPLES_OWN = (HOST, GUEST, LAST, *FRIENDS, *SMALL_NAMES, LONG_LINE)
"""All that people typed in the tour's evening: nothing else may be cut anywhere."""
PEOPLES_LINES = (".say",)
"""A line of talk beside a face is a glimpse for a moment; the talk has all of it."""


def layout_faults(page: Page) -> list[str]:
    """What is wrong with it, a sentence each."""
    may_be_cut = ", ".join((*PEOPLES_NAMES, *PEOPLES_LINES))
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(LOOK, {"mayBeCut": may_be_cut, "peoplesOwn": PEOPLES_OWN, "width": size["width"]})
    return found


BROKEN_WORDS = r"""() => [...document.querySelectorAll("h1, h2")].flatMap((heading) => {
  if (!heading.checkVisibility() || getComputedStyle(heading).hyphens === "auto") return [];
  const found = [], walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walker.nextNode()) {
    for (const { 0: word, index } of walker.currentNode.data.matchAll(/[\p{Script=Latin}\p{Mark}]+/gu)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
})"""


def title_faults(page: Page) -> list[str]:
    """No word of ours is broken in a title."""
    broken: list[str] = page.evaluate(BROKEN_WORDS)
    return [f"broken in a title: {word}" for word in broken if not any(word in own for own in PEOPLES_OWN)]


def height_faults(page: Page) -> list[str]:
    """The table and the reveal are seen as a whole, without scrolling."""
    high, screen = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    is_whole = page.locator("main.table, main.reveal").count() == 0 or high <= screen + 1
    return [] if is_whole else [f"the page is {high} pixels high, the screen {screen}"]
