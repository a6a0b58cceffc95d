"""Whether all that a page says has its place: nothing cut, nothing over something else, nothing out of the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")

PEOPLES_NAMES = (
    ".seat b",  # on the shelf
    ".friend-name",
    ".chip-name",
    ".offer-who",
    ".player-name",
    ".reveal-who b",
)
"""Names are the players' own, up to 24 letters of any script; where one is shortened, it stands in full elsewhere (in
the sheet of a box, in an offer's, in the score sheet). No word of ours may be cut."""
PEOPLES_LINES = (".say",)
"""A line of talk beside a face is a glimpse for a moment; the talk has all of it."""


def layout_faults(page: Page) -> list[str]:
    """What is wrong with it, a sentence each."""
    may_be_cut = ", ".join((*PEOPLES_NAMES, *PEOPLES_LINES))
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(LOOK, {"mayBeCut": may_be_cut, "width": size["width"]})
    return found
