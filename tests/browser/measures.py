"""What can be measured of a screen: whether all that can be tapped is in sight, large enough, and below nothing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

MEASURE = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")


def faults(page: Page, narrowest: float = 44, scrolls: bool = False) -> list[str]:
    """What is wrong with the screen as it is: nothing, when all is well.

    Controls are to be 44 CSS pixels high and `narrowest` wide, themselves or by what they react to around them; none
    lies over another, but a friend's wish badge may take a corner of the same friend's chip. `scrolls` where the page
    may be higher than the screen.
    """
    found: list[str] = page.evaluate(MEASURE, {"narrowest": narrowest, "scrolls": scrolls})
    return found
