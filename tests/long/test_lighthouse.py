"""Lighthouse's marks for home and for a table of five, as on a poor phone: slow 4G, the processor four times slowed.

By hand, with `make long`; what came of it is in docs/performance.md. Lighthouse is large, so it is installed here only
when it is asked for.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.chromium import PLAYWRIGHT_OWN, find_chromium, launch_flags
from tests.browser.scenes import Scene
from tests.real_server import RealServer

FOLDER = Path(__file__).parent / "lighthouse"
INSTALLED = FOLDER / "node_modules" / "lighthouse"
INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
SECONDS_TO_LOOK = 180
LOOKS = 5
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95
INTERACTIVE_MS = 2_000
FIVE = ("Ana", "Ben", "Mio", "Teo", "Zoe")
CONTENT_MS = ("first-contentful-paint", "largest-contentful-paint", "interactive", "total-blocking-time")

Report = dict[str, Any]


@pytest.fixture(scope="session")
def lighthouse() -> None:
    """It is installed, or the test is passed over."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("Node is missing: Lighthouse runs on the system's, version 18 or newer")
    if not INSTALLED.exists():
        subprocess.run(INSTALL, cwd=FOLDER, check=True)


@pytest.fixture
def five(server: RealServer) -> Iterator[Scene]:
    with Scene(server.url, FIVE) as scene:
        yield scene


def look(url: str, cookie: str = "") -> Report:
    """The middle one of what Lighthouse reports of a page, as for a phone: whatever else a machine does disturbs it.

    `cookie` is that of a player.
    """
    reports = [_look_once(url, cookie) for _ in range(LOOKS)]
    return sorted(reports, key=lambda each: float(each["categories"]["performance"]["score"]))[LOOKS // 2]


def _look_once(url: str, cookie: str) -> Report:
    chromium = find_chromium()
    assert chromium not in (None, PLAYWRIGHT_OWN), "Lighthouse needs an installed Chromium"
    run = subprocess.run(
        ("node", "look.mjs", str(chromium), url, cookie, *launch_flags()),
        cwd=FOLDER,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        timeout=SECONDS_TO_LOOK,
        check=True,
    )
    found: Report = json.loads(run.stdout)
    return found


def marks_of(report: Report) -> dict[str, int]:
    return {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}


def tell(what: str, report: Report, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for docs/performance.md."""
    audits = report["audits"]
    times = ", ".join(f"{name} {audits[name]['numericValue']:.0f} ms" for name in CONTENT_MS)
    kilobytes = audits["total-byte-weight"]["numericValue"] / 1000
    with capsys.disabled():
        speed = report["environment"]["benchmarkIndex"]
        print(f"\n{what}: {marks_of(report)}; {times}; {kilobytes:.0f} kB; machine's speed {speed:.0f}")
    lost = [
        f"{audits[each['id']]['title']}: {audits[each['id']].get('displayValue', '')}"
        for name in CATEGORIES
        for each in report["categories"][name]["auditRefs"]
        if each["weight"] and (audits[each["id"]]["score"] or 0) < 1 and audits[each["id"]]["score"] is not None
    ]
    with capsys.disabled():
        print("\n".join(f"    not full marks: {each}" for each in lost))


@pytest.mark.long
@pytest.mark.timeout(900)
def test_home_has_good_marks(lighthouse: None, server: RealServer, capsys: pytest.CaptureFixture[str]) -> None:
    report = look(f"{server.url}/")
    tell("home", report, capsys)
    assert min(marks_of(report).values()) >= LEAST
    assert report["audits"]["interactive"]["numericValue"] < INTERACTIVE_MS


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("screen", ["lobby", "table"])
def test_a_room_has_good_marks(lighthouse: None, five: Scene, capsys: pytest.CaptureFixture[str], screen: str) -> None:
    """But for search engines, which are to leave rooms alone."""
    if screen == "table":
        five.crowd()
    report = look(f"{five.url}/r/{five.room}", five.players[0].cookie)
    tell(screen, report, capsys)
    marks = marks_of(report)
    assert min(mark for name, mark in marks.items() if name != "seo") >= LEAST
    assert report["audits"]["interactive"]["numericValue"] < INTERACTIVE_MS
