"""How soon a tap shows, on a processor four times slowed: from the lifted finger to the drawn frame.

By hand, with `make long`, on a quiet machine; what came of it is in docs/performance.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

import pytest
from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from tests.browser.chromium import HELP, find_chromium
from tests.browser.engines.playwrights import launch_chromium
from tests.browser.phones import Phone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

SLOWED = 4
OFFERS = 12
SHOWN_MS = 50.0
FIVE = ("Ana", "Ben", "Mio", "Teo", "Zoe")
# A frame is drawn once the message that is posted in it arrives.
LISTEN = """() => {
  window.taps = [];
  addEventListener("click", ({ timeStamp }) => {
    const changed = new MutationObserver(() => {
      changed.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.taps.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    changed.observe(document.querySelector(".table"), everything);
  }, true);
}"""


@dataclass(frozen=True)
class Slow:
    """The table of the first of five, on a slow phone."""

    scene: Scene
    page: Page
    cdp: CDPSession

    def takes(self, selector: str) -> float:
        """How long until a tap there was drawn; milliseconds. (The driver’s own tap looks around in the page first.)"""
        before = self.page.evaluate("window.taps.length")
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.wait_for_function("(count) => window.taps.length > count", arg=before)
        found: list[float] = self.page.evaluate("window.taps")
        return found[-1]

    def withdraw_all(self) -> None:
        """By another browser of the same seat."""
        me = self.scene.players[0]
        self.scene.run(me.until(lambda: bool(me.sections["offers"])))
        for offer in me.sections["offers"]:
            self.scene.run(me.must("withdraw_offer", offer=offer["offer"]))


@pytest.fixture
def table(server: RealServer) -> Iterator[Slow]:
    """In a round."""
    path = find_chromium()
    assert path is not None, HELP
    with Scene(server.url, FIVE) as scene, sync_playwright() as playwright:
        scene.begin()
        browser = launch_chromium(playwright, path)
        phone = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
        scene.seat(phone, 0)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        expect(page.locator("main.table")).to_be_visible()
        cdp = phone.new_cdp_session(page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.evaluate(LISTEN)
        yield Slow(scene, page, cdp)
        browser.close()


@pytest.mark.long
@pytest.mark.timeout(300)
def test_a_tap_shows_at_once(table: Slow, capsys: pytest.CaptureFixture[str]) -> None:
    phone = Phone(table.page)
    own = phone.held("bead")[0]
    other = next(each for each in ("bull", "snake") if each != own)
    taps = {
        "a bead chosen": f".tray .stack-button[data-kind=bead][data-type={own}]",
        "a bead wanted": f".wanted .want[data-type={other}]",
        "an offer on its way": ".action-main",
    }
    took: dict[str, list[float]] = {what: [] for what in taps}
    for _ in range(OFFERS):
        for what, selector in taps.items():
            took[what].append(table.takes(selector))
            phone.pause()
        table.withdraw_all()
        expect(phone.offers(giver=0)).to_have_count(0)
    with capsys.disabled():
        for what, times in took.items():
            print(f"\n{what}: median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}", end="")
        print(f"\nthe first tap of all: {took['a bead chosen'][0]:.0f} ms")
    assert max(median(times) for times in took.values()) < SHOWN_MS
