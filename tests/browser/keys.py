"""Somebody at a page with a keyboard and nothing else, who finds everything by its role and its name.

Law: what is done is done by keys; the page is only read otherwise. After every key the focus is somewhere, and shows.
"""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.phones import A_PERSONS_PAUSE_MS

MOST_PRESSES = 80
Role = Literal["button", "dialog", "heading", "link", "textbox"]
READ_FOCUS = """() => {
  const styleOf = (element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const outline = outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return `${outline} / ${boxShadow}`;
  };
  const { focusBefore: before } = window;
  const now = document.activeElement;
  const isTitle = now.matches("[tabindex='-1']:is(h1, h2, h3)"); // led to, not operated: it shows no frame
  const isNew = before && before.element !== now && before.element.isConnected;
  const same = isNew && styleOf(before.element) === before.style ? before.element.outerHTML.slice(0, 200) : null;
  window.focusBefore = now === document.body || isTitle ? null : { element: now, style: styleOf(now) };
  const isShown = isTitle || styleOf(now) !== "none / none";
  return { isSomewhere: now !== document.body, isShown, same, what: now.outerHTML.slice(0, 200) };
}"""


class Keys:
    """A page that is gone through by keys."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def control(self, role: Role, name: str | re.Pattern[str]) -> Locator:
        """What has this role and, whole, this name."""
        return self.page.get_by_role(role, name=name, exact=True)

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, role: Role, name: str | re.Pattern[str], by: str = "Tab") -> Locator:
        """Tab, or Shift+Tab, until it has the focus."""
        wanted = self.control(role, name)
        expect(wanted.first).to_be_visible()
        focused = wanted.and_(self.page.locator(":focus"))
        for _ in range(MOST_PRESSES):
            if focused.count():
                self.see_focus()
                return focused
            self.key(by)
            self._look()
        raise AssertionError(f"{MOST_PRESSES} presses of {by} do not lead to {role} {name!r}")

    def press(self, role: Role, name: str | re.Pattern[str], key: str = "Enter", by: str = "Tab") -> None:
        self.reach(role, name, by)
        self.key(key)
        self.see_focus()

    def confirm(self, name: str) -> None:
        """A final act: the first press asks, and the focus stays for the second."""
        self.press("button", name)
        asking = self.control("button", f"Tap again: {name}")
        expect(asking).to_be_focused()
        self.page.wait_for_timeout(A_PERSONS_PAUSE_MS)
        self.press("button", f"Tap again: {name}", key="Space")

    def type(self, label: str, text: str) -> None:
        """In the place of what stands in the field."""
        self.reach("textbox", label)
        self.key("Control+A")
        self.page.keyboard.type(text)

    def look_into(self, opener: str | re.Pattern[str], dialog: str, by: str = "Tab") -> None:
        """Opens a sheet, finds the focus in it, closes it: the focus is where it was."""
        self.press("button", opener, by=by)
        sheet = self.control("dialog", dialog)
        expect(sheet).to_be_visible()
        expect(sheet.locator(":focus")).to_have_count(1)
        self.see_focus()
        self.key("Escape")
        expect(sheet).to_have_count(0)
        expect(self.control("button", opener)).to_be_focused()
        self.see_focus()

    def see_title(self, title: str) -> None:
        """A new screen, and the focus on its title."""
        expect(self.page.get_by_role("heading", level=1, name=title, exact=True)).to_be_focused()
        self.see_focus()

    def see_focus(self) -> None:
        """Something has the focus, at once or as soon as what it was on is gone, and can be seen to have it."""
        expect(self.page.locator(":focus")).to_have_count(1)
        self._look()

    def _look(self) -> None:
        found: dict[str, Any] = self.page.evaluate(READ_FOCUS)
        assert found["same"] is None, f"looks the same with the focus and without: {found['same']}"
        assert found["isShown"] or not found["isSomewhere"], f"does not show that it has the focus: {found['what']}"
