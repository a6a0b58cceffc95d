"""How smoothly the reveal runs on a weak device: every frame of it counted, the processor four times slowed.

By hand, with `make long`; what came of it is in docs/performance.md. The clock tells of the machine too, so a page that
does nothing is counted beside it, and what is asserted is the page's own work, the processor time of its main thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, expect, sync_playwright

from tests.browser.chromium import HELP, find_chromium
from tests.browser.engines.playwrights import launch_chromium
from tests.browser.reveals import FIVE, RevealScene
from tests.real_server import RealServer

SLOWER = 4
LONG_MS = 34.0
"""Two frames of 60 a second: one was dropped."""
SHOWN_MS = 60_000
AT_REST_MS = 10_000
LOOK_EVERY_MS = 50
MOST_LONG = 12
"""Each of the nine beats may cost one frame as it begins, before anything moves, and so may the screen itself."""
TASK = "ThreadControllerImpl::RunTask"
COUNT = """() => {
  const lasted = [];
  let last;
  const step = (now) => {
    if (last !== undefined) lasted.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  window.lasted = lasted;
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.lasted; }"
MARK = """() => {
  const place = () => document.querySelector("main.reveal")?.dataset.place;
  let last = place();
  performance.mark(`place ${last}`);
  new MutationObserver(() => {
    if (place() !== last) performance.mark(`place ${(last = place())}`);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-place"] });
}"""

Event = dict[str, Any]


@dataclass(frozen=True)
class Frames:
    """How long each frame lasted by the clock, and the work of each task of the main thread, milliseconds."""

    lasted: list[float]
    works: list[tuple[str, float]]
    """With the place of the reveal that it was done at."""

    @classmethod
    def of(cls, lasted: list[float], events: list[Event]) -> Self:
        marks = sorted((each["ts"], each["name"][6:]) for each in events if each["name"].startswith("place "))
        thread = next((each["pid"], each["tid"]) for each in events if each["name"].startswith("place "))
        tasks = [each for each in events if each["name"] == TASK and (each["pid"], each["tid"]) == thread]
        return cls(lasted, [(_place_at(each, marks), each["tdur"] / 1000) for each in tasks if "tdur" in each])

    @property
    def long_works(self) -> list[tuple[str, float]]:
        return [(place, round(work, 1)) for place, work in self.works if work > LONG_MS]

    def __str__(self) -> str:
        per_second = 1000 * sum(work for _, work in self.works) / sum(self.lasted)
        return f"{by_clock(self.lasted)}; work {per_second:.0f} ms a second, long tasks: {self.long_works}"


def _place_at(task: Event, marks: list[tuple[float, str]]) -> str:
    return next((name for at, name in reversed(marks) if at <= task["ts"] + task["dur"]), "before")


def by_clock(lasted: list[float]) -> str:
    ordered = sorted(lasted)
    rate, long = 1000 * len(ordered) / sum(ordered), sum(each > LONG_MS for each in ordered)
    late = ordered[int(0.99 * len(ordered))]
    return f"{rate:.0f} frames a second, {long} of {len(ordered)} long, 99 in 100 within {late:.0f} ms"


def slow_page(browser: Browser, size: ViewportSize) -> tuple[Page, CDPSession]:
    page = browser.new_context(viewport=size).new_page()
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, cdp


def watch_reveal(browser: Browser, scene: RevealScene, size: ViewportSize) -> Frames:
    """From its first frame to its last."""
    page, cdp = slow_page(browser, size)
    events: list[Event] = []
    ended: list[bool] = []
    cdp.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    cdp.once("Tracing.tracingComplete", lambda _: ended.append(True))
    page.goto(f"{scene.url}/r/{scene.room}")
    expect(page.locator("main.table")).to_be_visible()
    scene.play_out()
    expect(page.locator("main.reveal")).to_be_visible()
    cdp.send("Tracing.start", {"categories": "toplevel,blink.user_timing", "transferMode": "ReportEvents"})
    page.evaluate(MARK)
    page.evaluate(COUNT)
    page.locator("main.reveal").wait_for(state="detached", timeout=SHOWN_MS)
    lasted = page.evaluate(COUNTED)
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(LOOK_EVERY_MS)
    return Frames.of(lasted, events)


def watch_nothing(browser: Browser, scene: RevealScene, size: ViewportSize) -> str:
    page, _ = slow_page(browser, size)
    page.goto(f"{scene.url}/healthz")
    page.evaluate(COUNT)
    page.wait_for_timeout(AT_REST_MS)
    return by_clock(page.evaluate(COUNTED))


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, {"width": 1920, "height": 1080}], ids=str)
def test_the_reveal_drops_hardly_a_frame_on_a_slow_processor(
    server: RealServer, capsys: pytest.CaptureFixture[str], size: ViewportSize
) -> None:
    path = find_chromium()
    assert path is not None, HELP
    with RevealScene(server.url, FIVE) as scene, sync_playwright() as playwright:
        scene.begin()
        browser = launch_chromium(playwright, path)
        frames, rest = watch_reveal(browser, scene, size), watch_nothing(browser, scene, size)
        browser.close()
    with capsys.disabled():
        print(f"\n{size['width']} x {size['height']}: {frames}\n    a page at rest: {rest}")
    assert len(frames.long_works) <= MOST_LONG
