"""A reader whose system chooses all colours (forced colours, "high contrast"): pieces keep theirs, for they are what
the game is about; all else is told by lines and words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("forced.js").read_text(encoding="utf-8")


def forced_colour_faults(page: Page) -> list[str]:
    page.emulate_media(forced_colors="active")
    try:
        found: list[str] = page.evaluate(LOOK)
        return found
    finally:
        page.emulate_media(forced_colors="none")
