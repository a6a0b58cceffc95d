"""Pieces travel when they change place: seen by all who may, known to none who may not, and in nobody's way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.scenes import Scene, of
from tests.player import heap
from tests.real_server import RealServer

WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.classList?.contains("flight")) window.flown.push(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
FLOWN = "() => window.flown.map((each) => each.outerHTML)"
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


@pytest.fixture
def scene(server: RealServer) -> Iterator[Scene]:
    with Scene(server.url, ("Ana", "Ben", "Mio")) as scene:
        scene.begin()
        yield scene


@pytest.fixture
def look(scene: Scene, new_phone: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """The table as a seat, or as a spectator, sees it; it notes what travels."""

    def open_table(seat: int | None, **options: Any) -> Page:
        phone = new_phone(**options)
        if seat is not None:
            scene.seat(phone, seat)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        expect(page.locator("main.table")).to_be_visible()
        page.evaluate(WATCH)
        return page

    return open_table


def trade(scene: Scene) -> None:
    """Two beads of Ben's for one of Mio's, all out of their hands."""
    gives, wants = of(scene.set_of(1), 2), of(scene.set_of(2))
    scene.run(scene.trade(1, 2, heap(tuple(gives)), heap(tuple(wants))))


def flown(page: Page) -> list[str]:
    page.evaluate(NEXT_FRAMES)
    found: list[str] = page.evaluate(FLOWN)
    return found


def hands(page: Page, ben: int, mio: int) -> None:
    """Waits until the page shows these hands."""
    expect(page.locator(".friend[data-seat='1']")).to_have_attribute("data-hand", str(ben))
    expect(page.locator(".friend[data-seat='2']")).to_have_attribute("data-hand", str(mio))


def test_a_trade_is_seen_to_cross_and_what_was_hidden_crosses_face_down(
    scene: Scene, look: Callable[..., Page]
) -> None:
    spectator, ana, ben = look(None), look(0), look(1)
    trade(scene)
    for page in (spectator, ana):
        hands(page, 4, 6)
        seen = flown(page)
        assert len(seen) == 3
        for each in seen:
            assert "flight-hidden" in each
            assert not any(kind in each for kind in ("bull", "snake", "frog", "owl", "fish", "<use")), each
    expect(ben.locator(".friend[data-seat='2']")).to_have_attribute("data-hand", "6")
    own = flown(ben)
    assert len(own) == 3, "who traded knows what"
    assert all("<use" in each for each in own)
    for page in (spectator, ana, ben):
        expect(page.locator(".flight")).to_have_count(0)  # they land


def test_what_travels_is_in_nobodys_way(scene: Scene, look: Callable[..., Page]) -> None:
    page = look(0)
    trade(scene)
    hands(page, 4, 6)
    assert flown(page)
    assert page.evaluate("() => getComputedStyle(document.querySelector('.flights')).pointerEvents") == "none"


def test_with_less_motion_nothing_travels(scene: Scene, look: Callable[..., Page]) -> None:
    page = look(0, reduced_motion="reduce")
    trade(scene)
    hands(page, 4, 6)
    assert flown(page) == []


def test_in_a_hidden_tab_nothing_travels_then_or_later(scene: Scene, look: Callable[..., Page]) -> None:
    page = look(0)
    page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    trade(scene)
    hands(page, 4, 6)
    page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    assert flown(page) == []
