"""What a phone on a poor line loads and holds: counted, never timed. Figures with clocks are in docs/performance.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.browser.conftest import NewPhone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

FIVE = ("Ana", "Ben", "Mio", "Teo", "Zoe")
MOST_BYTES = 100_000
"""Over the network, headers included: half a second of a poor mobile network's time."""
NODES = "document.querySelectorAll(':not([hidden], [hidden] *)').length"
"""Without the sprite, which is never laid out."""
LONGEST_WORDS = "de-DE"
"""The language with the largest catalogue."""
BLOCKING = 1
"""What has to be there before anything is drawn: the style sheet."""


@dataclass
class Load:
    """What a page asked for, and what came of it."""

    asked: dict[str, str] = field(default_factory=dict)
    blocking: set[str] = field(default_factory=set)
    journeys: int = 0
    """Answers that came over the network, and sockets: what was there already costs none."""
    bytes: int = 0

    def listen(self, cdp: CDPSession) -> None:
        cdp.on("Network.requestWillBeSent", self._sent)
        cdp.on("Network.webSocketCreated", self._opened)
        cdp.on("Network.loadingFinished", self._finished)
        cdp.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["request"]["url"]
        if event.get("renderBlockingBehavior") == "Blocking":
            self.blocking.add(event["request"]["url"])

    def _opened(self, event: dict[str, Any]) -> None:
        self.asked[event["requestId"]] = event["url"].replace("ws:", "http:")
        self.journeys += 1

    def _finished(self, event: dict[str, Any]) -> None:
        length = int(event["encodedDataLength"])
        self.bytes += length
        self.journeys += length > 0


@dataclass(frozen=True)
class Looker:
    """A phone that nothing is cached on, at one player's seat."""

    phone: BrowserContext
    server: RealServer
    load: Load = field(default_factory=Load)

    def open(self, path: str, sign: str) -> Page:
        """Returns when `sign` is there and everything that was asked for has come."""
        page = self.phone.new_page()
        self.load.listen(self.phone.new_cdp_session(page))
        page.goto(self.server.url + path)
        expect(page.locator(sign).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page


@pytest.fixture
def looker(new_phone: NewPhone, server: RealServer) -> Looker:
    return Looker(new_phone(locale=LONGEST_WORDS), server)


@pytest.fixture
def five(server: RealServer) -> Iterator[Scene]:
    with Scene(server.url, FIVE) as scene:
        yield scene


def check(looker: Looker, page: Page, journeys: int, nodes: int) -> None:
    load = looker.load
    assert 0 < load.bytes < MOST_BYTES
    assert 0 < load.journeys <= journeys, load.asked.values()
    assert [each for each in load.asked.values() if not each.startswith(f"{looker.server.url}/")] == []
    assert len(load.blocking) == BLOCKING, load.blocking
    assert page.evaluate(NODES) < nodes


def test_home_is_light(looker: Looker) -> None:
    check(looker, looker.open("/", "h1"), journeys=6, nodes=120)


def test_a_lobby_of_five_is_light(looker: Looker, five: Scene) -> None:
    five.seat(looker.phone, 0)
    page = looker.open(f"/r/{five.room}", "main.lobby .seat:nth-child(5)")
    check(looker, page, journeys=9, nodes=240)


def test_a_table_of_five_with_all_that_can_lie_on_it_is_light(looker: Looker, five: Scene) -> None:
    five.crowd()
    five.seat(looker.phone, 0)
    page = looker.open(f"/r/{five.room}", "main.table .offer-accept, main.table .offer-lack")
    check(looker, page, journeys=8, nodes=550)


def test_the_introduction_is_light(looker: Looker) -> None:
    load, page = looker.load, looker.open("/intro", ".coach-next")
    assert 0 < load.bytes < MOST_BYTES
    assert page.evaluate(NODES) < 400
