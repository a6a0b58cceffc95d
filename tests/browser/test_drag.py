"""Dragging pieces, by mouse and by finger: it does what taps do, and nothing when it is cut short."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, expect

from tests.browser.scenes import Scene
from tests.real_server import RealServer

Point = tuple[float, float]
STEPS = 6


class Hand:
    """A mouse, or one finger."""

    def __init__(self, page: Page, kind: str) -> None:
        self.page, self.kind = page, kind
        self._cdp: CDPSession | None = page.context.new_cdp_session(page) if kind == "touch" else None

    def down(self, at: Point) -> None:
        if self._cdp is None:
            self.page.mouse.move(*at)
            self.page.mouse.down()
        else:
            self.touch("touchStart", at)

    def move(self, start: Point, to: Point) -> None:
        for step in range(1, STEPS + 1):
            x, y = (a + (b - a) * step / STEPS for a, b in zip(start, to, strict=True))
            if self._cdp is None:
                self.page.mouse.move(x, y)
            else:
                self.touch("touchMove", (x, y))

    def up(self) -> None:
        if self._cdp is None:
            self.page.mouse.up()
        else:
            self.touch("touchEnd")

    def drag(self, what: Locator, to: Locator) -> None:
        start, end = middle(what), middle(to)
        self.down(start)
        self.move(start, end)
        self.up()

    def touch(self, type: str, at: Point | None = None) -> None:
        assert self._cdp is not None
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        self._cdp.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})


def middle(what: Locator) -> Point:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def scene(server: RealServer) -> Iterator[Scene]:
    """Three players at the start of a round, seat 0 in a browser."""
    with Scene(server.url, ("Ana", "Ben", "Mio")) as scene:
        scene.begin()
        yield scene


@pytest.fixture
def page(scene: Scene, new_phone: Callable[..., BrowserContext]) -> Page:
    phone = new_phone()
    scene.seat(phone, 0)
    page = phone.new_page()
    page.goto(f"{scene.url}/r/{scene.room}")
    expect(page.locator(".tray")).to_be_visible()
    return page


@pytest.fixture(params=["mouse", "touch"])
def hand(page: Page, request: pytest.FixtureRequest) -> Hand:
    return Hand(page, request.param)


def own(page: Page, zone: str = "hand", kind: str = "bead") -> Locator:
    return page.locator(f".tray .stack-button[data-zone={zone}][data-kind={kind}]").first


def test_a_piece_dragged_onto_a_friend_begins_an_offer_to_them(page: Page, hand: Hand) -> None:
    hand.drag(own(page), page.locator(".friend[data-seat='1']"))
    expect(page.locator(".friend[data-seat='1']")).to_have_attribute("data-chosen", "true")
    expect(own(page)).to_have_attribute("data-chosen", "1")
    expect(page.locator(".friend[data-seat='2']")).not_to_have_attribute("data-chosen", "true")
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_piece_dragged_onto_the_center_begins_a_swap(page: Page, hand: Hand) -> None:
    center = page.locator(".center-piece[data-kind=bead]").first
    hand.drag(own(page), center)
    expect(center).to_have_attribute("aria-pressed", "true")
    expect(own(page)).to_have_attribute("data-chosen", "1")
    expect(page.locator(".action-main")).to_have_attribute("data-ready", "true")


def test_a_piece_dragged_onto_a_box_asks_and_only_a_tap_confirms(page: Page, hand: Hand) -> None:
    box = page.locator(".box-top")
    for _ in range(2):  # the second one asks once more
        hand.drag(own(page), box)
        expect(box).to_have_attribute("data-confirm", "true")
    expect(box).to_have_attribute("data-count", "0")
    page.wait_for_timeout(400)  # a person's pause: a double tap is one decision
    box.tap()
    expect(box).to_have_attribute("data-count", "1")


def test_between_hand_and_front_a_piece_is_shown_and_hidden(page: Page, hand: Hand) -> None:
    hand.drag(own(page), page.locator(".zone-front"))
    expect(own(page, "front")).to_have_attribute("data-count", "1")
    hand.drag(own(page, "front"), page.locator(".zone-hand"))
    expect(page.locator(".stack-button[data-zone=front]")).to_have_count(0)


def test_a_hand_that_hardly_moves_taps(page: Page, hand: Hand) -> None:
    x, y = middle(own(page))
    hand.down((x, y))
    hand.move((x, y), (x + 4, y))
    expect(page.locator(".dragged")).to_have_count(0)
    hand.up()
    expect(own(page)).to_have_attribute("data-chosen", "1")


def test_escape_puts_the_piece_back(page: Page, hand: Hand) -> None:
    start, friend = middle(own(page)), middle(page.locator(".friend[data-seat='1']"))
    hand.down(start)
    hand.move(start, friend)
    expect(page.locator(".friend[data-seat='1']")).to_have_attribute("data-drop", "over")
    page.keyboard.press("Escape")
    hand.up()
    nothing_was_done(page)


def test_a_finger_whose_touch_is_taken_away_has_done_nothing(page: Page) -> None:
    finger = Hand(page, "touch")
    start = middle(own(page))
    finger.down(start)
    finger.move(start, middle(page.locator(".box-top")))
    expect(page.locator(".dragged")).to_have_count(1)
    finger.touch("touchCancel")
    nothing_was_done(page)


def nothing_was_done(page: Page) -> None:
    expect(page.locator(".dragged, [data-drop]")).to_have_count(0)
    expect(page.locator("[data-chosen], .box[data-confirm]")).to_have_count(0)
