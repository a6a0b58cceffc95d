"""What a tap costs until it is drawn: the processor time of the page's main thread, four times over for a poor phone.

By hand, with `make long`; what came of it is in docs/performance.md. Not by the clock: on a busy machine that tells of
the machine. What a clock would add is the wait for the screen's next frame, 8 ms on average.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from tests.browser.chromium import HELP, find_chromium
from tests.browser.engines.playwrights import launch_chromium
from tests.browser.phones import Phone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

SLOWED = 4
OFFERS = 10
SHOWN_MS = 50.0
LOOK_EVERY_MS = 20
FIVE = ("Ana", "Ben", "Mio", "Teo", "Zoe")
TRACED = "toplevel,devtools.timeline"
TASK, DRAWN = "ThreadControllerImpl::RunTask", "Paint"

Event = dict[str, Any]


def until_drawn(events: list[Event]) -> float:
    """The main thread's tasks from the one with the click to the first that paints, as milliseconds of work."""
    click = next(each for each in events if each["name"] == "EventDispatch" and each["args"]["data"]["type"] == "click")
    same = [each for each in events if (each["pid"], each["tid"]) == (click["pid"], click["tid"]) and "tdur" in each]
    drawn = min(each["ts"] for each in same if each["name"] == DRAWN and each["ts"] > click["ts"])
    tasks = [each for each in same if each["name"] == TASK]
    needed = [each for each in tasks if each["ts"] + each["dur"] > click["ts"] and each["ts"] <= drawn]
    return float(sum(each["tdur"] for each in needed)) / 1000


@dataclass(frozen=True)
class Traced:
    """The table of the first of five, and what its browser tells of each tap."""

    scene: Scene
    page: Page
    cdp: CDPSession

    def costs(self, selector: str) -> float:
        """Milliseconds of the main thread from the tap's click to its first drawing."""
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        events: list[Event] = []
        ended: list[bool] = []

        def told(event: Event) -> None:
            events.extend(event["value"])

        self.cdp.on("Tracing.dataCollected", told)
        self.cdp.once("Tracing.tracingComplete", lambda _: ended.append(True))
        self.cdp.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        Phone(self.page).pause()
        self.cdp.send("Tracing.end")
        while not ended:
            self.page.wait_for_timeout(LOOK_EVERY_MS)
        self.cdp.remove_listener("Tracing.dataCollected", told)
        return until_drawn(events)

    def withdraw_all(self) -> None:
        """By another browser of the same seat."""
        me = self.scene.players[0]
        self.scene.run(me.until(lambda: bool(me.sections["offers"])))
        for offer in me.sections["offers"]:
            self.scene.run(me.must("withdraw_offer", offer=offer["offer"]))


@pytest.fixture
def table(server: RealServer) -> Iterator[Traced]:
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
        yield Traced(scene, page, phone.new_cdp_session(page))
        browser.close()


@pytest.mark.long
@pytest.mark.timeout(300)
def test_a_tap_shows_at_once(table: Traced, capsys: pytest.CaptureFixture[str]) -> None:
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
            took[what].append(SLOWED * table.costs(selector))
        table.withdraw_all()
        expect(phone.offers(giver=0)).to_have_count(0)
    with capsys.disabled():
        for what, times in took.items():
            print(f"\n{what}: median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}", end="")
        print(f"\nthe first tap of all: {took['a bead chosen'][0]:.0f} ms")
    assert max(median(times) for times in took.values()) < SHOWN_MS
