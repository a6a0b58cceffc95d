"""The gallery, and what it is for: any two types stay apart for every eye, by their ink and by their silhouette."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.browser.gallery_page import INK_DISTANCE, SCALE, SHAPE_DISTANCE, Gallery, open_gallery
from tests.look.apart import shape_distance
from tests.real_server import RealServer

VISIONS = ("none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia")
KINDS = ("bead", "spirit")
WIDE = {"width": 1280, "height": 800}
OpenGallery = Callable[..., Gallery]


@pytest.fixture(scope="module")
def developers_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    real = RealServer(tmp_path_factory.mktemp("developers-server"))
    try:
        real.start("--dev")
        yield real
    finally:
        if real.is_running:
            real.kill()


@pytest.fixture
def gallery_with(new_phone: Callable[..., BrowserContext], developers_server: RealServer) -> OpenGallery:
    """Opens the gallery, its sprite changed by a function where one is named."""

    def open_it(change: Callable[[str], str] = str, scale: int = SCALE) -> Gallery:
        page = new_phone(viewport=WIDE, device_scale_factor=scale, has_touch=False, is_mobile=False).new_page()
        page.route("**/pieces-*.svg", lambda route: plant(route, change))
        return open_gallery(page, developers_server.url)

    return open_it


def plant(route: Route, change: Callable[[str], str]) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=change(answer.text()))


def copy_of(one: str, other: str) -> Callable[[str], str]:
    """A sprite in which a bead has another's drawing."""

    def change(sprite: str) -> str:
        drawn = re.search(rf'<symbol id="bead-{one}" [^>]*>(.*?)</symbol>', sprite, re.DOTALL)
        assert drawn is not None
        return re.sub(rf'(<symbol id="bead-{other}" [^>]*>).*?(</symbol>)', rf"\g<1>{drawn[1]}\g<2>", sprite)

    return change


def too_near(gallery: Gallery, kind: str) -> set[tuple[str, str]]:
    """The pairs whose silhouettes are alike."""
    shapes = gallery.silhouettes(kind)
    return {pair for pair in combinations(shapes, 2) if shape_distance(*map(shapes.__getitem__, pair)) < SHAPE_DISTANCE}


def confused(gallery: Gallery, kind: str) -> set[tuple[str, str]]:
    """The pairs whose ink is alike to the eye that the page is seen with."""
    inks = gallery.inks(kind)
    return {(a, b) for a, b in combinations(inks, 2) if inks[a].distance(inks[b]) < INK_DISTANCE}


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_silhouettes_are_alike(gallery_with: OpenGallery, kind: str) -> None:
    assert too_near(gallery_with(), kind) == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_two_inks_are_alike_for_any_eye(gallery_with: OpenGallery, theme: str) -> None:
    gallery = gallery_with()
    gallery.wear(theme)
    for vision in VISIONS:
        gallery.see_with(vision)
        assert {kind: confused(gallery, kind) for kind in KINDS} == {kind: set() for kind in KINDS}, vision


def test_two_drawings_made_alike_are_noticed(gallery_with: OpenGallery) -> None:
    gallery = gallery_with(copy_of("bull", "fish"))
    assert too_near(gallery, "bead") == {("bull", "fish")}
    gallery.see_with("tritanopia")
    assert confused(gallery, "bead") == {("bull", "fish")}


def test_one_silhouette_in_two_inks_is_noticed(gallery_with: OpenGallery) -> None:
    def change(sprite: str) -> str:
        return copy_of("owl", "frog")(sprite).replace("var(--owl)", "var(--frog)", 1)

    assert too_near(gallery_with(change), "bead") == {("frog", "owl")}


def test_the_gallery_shows_all_without_a_complaint_and_is_kept_as_pictures(
    gallery_with: OpenGallery, output_path: str
) -> None:
    gallery = gallery_with(scale=1)
    folder = Path(output_path)
    folder.mkdir(parents=True, exist_ok=True)
    for theme, vision in (("light", "none"), ("dark", "none"), *(("light", vision) for vision in VISIONS[1:])):
        gallery.wear(theme)
        gallery.see_with(vision)
        gallery.page.screenshot(path=folder / f"{theme}-{vision}.jpg", type="jpeg", full_page=True)
    assert_all_is_there(gallery.page)
    assert gallery.complaints == []


def assert_all_is_there(page: Page) -> None:
    """Each thing that the gallery promises, at least once."""
    assert page.locator("[data-drawing]").count() == 2 * 5 * 5
    for promised in (
        "[data-icon=title]", "[data-icon=check]", "[data-token='--paper']", ".box-top", ".box-bottom", ".offer-accept",
        ".offer-lack", ".offer-own", ".friend[data-away]", ".count", ".any", ".notice[data-kind=bad]", ".refusal",
        ".button[aria-busy=true]", ".button[aria-disabled=true]", ".switch:disabled", ".field input", ".chip",
    ):  # fmt: skip
        assert page.locator(promised).count() > 0, promised
