"""A whole short round as a screen reader has it: by roles and names; each thing that happens is said once, in order.

What is said is heard from outside, by watching every live region of the page from its first moment on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPhone
from tests.browser.friends import Loop
from tests.browser.keys import Keys
from tests.browser.short_round import PUTS_HIDDEN, ShortRound
from tests.browser.traders import COLOURS
from tests.real_server import RealServer

DESKTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}
CONTROLS = {
    "button", "link", "textbox", "switch", "checkbox", "radio", "combobox", "slider", "spinbutton", "dialog",
}  # fmt: skip
LISTEN = """(() => {
  const LIVE = "[aria-live], [role=status], [role=alert], [role=log]";
  window.heard = [];
  new MutationObserver((all) => {
    // what the page comes with is no news, and before its styles are there nothing of it is hidden yet
    if (document.readyState === "loading" || document.styleSheets.length === 0) return;
    const changed = new Set();
    for (const { target, addedNodes } of all) {
      const parent = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      changed.add(parent?.closest(LIVE));
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        for (const each of [node, ...node.querySelectorAll(LIVE)]) if (each.matches(LIVE)) changed.add(each);
      }
    }
    for (const each of changed) {
      if (!each?.getClientRects().length || !each.textContent) continue;
      const isNews = each.matches("p.visually-hidden[role=status]");
      window.heard.push([isNews ? "news" : each.role ?? "", each.textContent]);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
})()"""
SO_FAR = "() => window.heard.filter(([how]) => how === 'news').map(([, text]) => text.trim()).join(' ')"


class Reader:
    """Who listens to a page, and knows what has to be said."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.expected: list[str] = []
        self._devtools = page.context.new_cdp_session(page)

    def hear(self, *sentences: str) -> None:
        """All that was said is what has happened, up to these; and all that can be done has a name."""
        self.expected += sentences
        self.page.wait_for_function(f"(length) => ({SO_FAR})().length >= length", arg=len(" ".join(self.expected)))
        assert self.page.evaluate(SO_FAR) == " ".join(self.expected)
        self.see_names()

    def heard(self, how: str) -> list[str]:
        heard: list[tuple[str, str]] = self.page.evaluate("window.heard")
        return [text for kind, text in heard if kind == how]

    def see_names(self) -> None:
        nodes: list[dict[str, Any]] = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        controls = [each for each in nodes if not each["ignored"] and each["role"]["value"] in CONTROLS]
        assert controls
        nameless = [each for each in controls if not each.get("name", {}).get("value", "").strip()]
        assert not nameless, f"have no name: {nameless}"


@pytest.fixture
def short_round(server: RealServer) -> Iterator[ShortRound]:
    loop = Loop()
    short_round = ShortRound(loop, server.url)
    yield short_round
    short_round.close()
    loop.close()


def test_a_round_by_roles_and_names_is_told_once_and_in_order(
    new_phone: NewPhone, short_round: ShortRound, server: RealServer
) -> None:
    phone = new_phone(**DESKTOP)
    phone.add_init_script(LISTEN)
    page = phone.new_page()
    page.goto(f"{server.url}/r/{short_round.room}")
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name("Bead Trade")
    reader = Reader(page)
    short_round.hear = reader.hear
    short_round.take(Keys(page))

    short_round.sit_down()
    [refusal] = reader.heard("alert")
    assert refusal.startswith("A name has 1 to 24 letters")
    short_round.begin()
    short_round.offer()
    short_round.be_offered()
    short_round.swap()
    short_round.place()
    assert PUTS_HIDDEN in reader.expected
    hidden = COLOURS[short_round.mios]
    for how, text in page.evaluate("window.heard"):
        assert hidden not in text or how == "log", f"tells what Mio hid: {text}"
    short_round.reveal()
    short_round.get_ready()

    others = [text for how, text in page.evaluate("window.heard") if how != "news"]
    for sentence in reader.expected:
        assert not any(sentence in text for text in others), f"is told in two places: {sentence}"
    assert len(reader.heard("alert")) == 1
    beats = reader.heard("log")
    assert all(later.startswith(one) for one, later in pairwise(beats)), "what the reveal has told stands as it was"
