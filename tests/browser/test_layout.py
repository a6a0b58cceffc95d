"""Every screen at every size, as crowded as a game can make it: all that can be tapped is in sight and large enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.measures import faults
from tests.browser.scenes import LONG_NAMES, TIME_LIMIT_MS, Scene
from tests.real_server import RealServer

FRAMES_TO_SETTLE = 30

SIZES = (
    (320, 560),
    (360, 560),
    (360, 640),
    (390, 844),
    (640, 360),
    (812, 375),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
SMALLEST_PHONE = 360
NARROW_PX = 33
"""On phones narrower than any that the screens are made for."""
HOARD_PX = 27
"""Of ten heaps in a row on a small phone."""
NOTCH_PX = 44
HOME_BAR_PX = 21

OpenScene = Callable[..., tuple[Scene, Page]]


@pytest.fixture
def open_scene(server: RealServer, new_phone: Callable[..., BrowserContext]) -> Iterator[OpenScene]:
    """A scene of so many players with long names and a time limit, as the host sees it."""
    scenes: list[Scene] = []

    def make(players: int, act: str) -> tuple[Scene, Page]:
        scene = Scene(server.url, LONG_NAMES[:players], TIME_LIMIT_MS)
        scenes.append(scene)
        if act:
            getattr(scene, act)()
        phone = new_phone(is_mobile=False)
        scene.seat(phone, 0)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        expect(page.locator("main h1").first).to_be_attached()
        return scene, page

    yield make
    for scene in scenes:
        scene.__exit__(None, None, None)


def at_all_sizes(page: Page, scrolls: bool, sizes: tuple[tuple[int, int], ...] = SIZES) -> dict[str, list[str]]:
    """The faults by size, of sizes that have any."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        narrowest = 44 if width >= SMALLEST_PHONE else NARROW_PX
        found[f"{width} x {height}"] = settled_faults(page, narrowest, scrolls)
    return {size: each for size, each in found.items() if each}


def settled_faults(page: Page, narrowest: float, scrolls: bool) -> list[str]:
    """After a new size the page counts anew how many lines have room: what is wrong for some frames is no fault."""
    found: list[str] = []
    for _ in range(FRAMES_TO_SETTLE):
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")
        if not (found := faults(page, narrowest, scrolls)):
            break
    return found


@pytest.mark.timeout(180)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_whole_table_is_in_sight_at_every_size(open_scene: OpenScene, players: int) -> None:
    _, page = open_scene(players, "crowd")
    expect(page.locator(".offer")).to_have_count(4)
    assert at_all_sizes(page, scrolls=False) == {}


@pytest.mark.timeout(180)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("act", ["", "deal", "end_match"], ids=["lobby", "ready", "final"])
def test_pages_keep_to_the_width_of_every_size(open_scene: OpenScene, act: str, players: int) -> None:
    _, page = open_scene(players, act)
    expect(page.locator("main.page")).to_be_visible()
    assert at_all_sizes(page, scrolls=True) == {}


@pytest.mark.timeout(180)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("step", ["hands", "lift"])
def test_the_reveal_is_in_sight_at_every_size(open_scene: OpenScene, players: int, step: str) -> None:
    _, page = open_scene(players, "end_round")
    expect(page.locator(f"main.reveal[data-step={step}]")).to_be_visible(timeout=30_000)
    assert at_all_sizes(page, scrolls=False) == {}
    if step == "lift":
        page.set_viewport_size({"width": 360, "height": 640})
        lid, animals = (page.locator(f".reveal-box.box-top {part}") for part in (".lid", ".box-spirits .piece"))
        expect(animals).to_have_count(2)
        room = lid.evaluate("(lid) => lid.offsetWidth")
        assert sum(animals.evaluate_all("(all) => all.map((each) => each.clientWidth)")) <= room + 4


def test_ten_heaps_in_a_hand_are_all_in_reach_on_a_small_phone(open_scene: OpenScene) -> None:
    _, page = open_scene(5, "hoard")
    expect(page.locator(".stack-button[data-zone=hand]")).to_have_count(10)
    for width, height in ((360, 560), (360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, HOARD_PX) == []


def test_five_players_see_no_empty_center(open_scene: OpenScene) -> None:
    """[SET1]"""
    _, page = open_scene(5, "begin")
    edges = "(boxes) => boxes.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    expect(page.locator(".market .box")).to_have_count(2)
    (_, end_of_top), (start_of_bottom, _) = page.locator(".market .box").evaluate_all(edges)
    assert start_of_bottom - end_of_top < 24, "the boxes have its place"
    expect(page.locator(".zone-fingers")).to_be_hidden()


def test_nothing_lies_under_a_notch(open_scene: OpenScene) -> None:
    _, page = open_scene(3, "begin")
    page.set_viewport_size({"width": 812, "height": 375})
    insets = {"left": NOTCH_PX, "right": NOTCH_PX, "bottom": HOME_BAR_PX}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    controls = page.locator("button:visible")
    expect(page.locator(".tray")).to_be_visible()
    for box in (each.bounding_box() for each in controls.all()):
        assert box
        assert box["x"] >= NOTCH_PX, "left"
        assert box["x"] + box["width"] <= 812 - NOTCH_PX, "right"
        assert box["y"] + box["height"] <= 375 - HOME_BAR_PX, "below"


def test_fingers_neither_zoom_nor_reload_by_accident_and_pinching_stays(open_scene: OpenScene) -> None:
    _, page = open_scene(2, "")
    content = page.locator("meta[name=viewport]").get_attribute("content")
    assert content is not None
    assert "viewport-fit=cover" in content
    assert "scalable" not in content
    assert "maximum" not in content
    style = "(each, name) => getComputedStyle(each).getPropertyValue(name)"
    assert page.locator("html").evaluate(style, "overscroll-behavior-y") == "none"
    for control in page.locator("button:visible, select:visible").all():
        assert control.evaluate(style, "touch-action") in ("manipulation", "none")
    for field in page.locator("select:visible, input:not([type=checkbox]):visible").all():
        assert float(field.evaluate(style, "font-size").removesuffix("px")) >= 16
