"""What a messenger shows of a link, and what a phone keeps of the page."""

from __future__ import annotations

import re
import shutil
from html import unescape
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI, Request, Response
from starlette.testclient import TestClient

from beadtrade.paths import LOCALES, TEMPLATES
from beadtrade.web.app_manifest import manifest_router
from beadtrade.web.assets import Assets
from beadtrade.web.links import RoomLinks
from beadtrade.web.pages import Pages
from beadtrade.web.words import Words
from tests.web.in_process import a_server

META = re.compile(r'<meta (?:property|name)="([\w:-]+)" content="([^"]*)">')
TITLES = {
    "en": "Bead Trade: come to our table",
    "de": "Bead Trade: Komm an unseren Tisch",
    "es": "Bead Trade: ven a nuestra mesa",
    "ja": "Bead Tradeのテーブルへご招待",
}
PICTURES = ("preview.png", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png")


def metas(page: httpx2.Response) -> dict[str, str]:
    return {name: unescape(content) for name, content in META.findall(page.text)}


@pytest.mark.anyio
async def test_a_rooms_link_invites_in_the_readers_language_and_tells_nothing_of_the_room() -> None:
    async with (
        a_server(public_url="https://beads.example") as served,
        httpx2.AsyncClient(base_url=served.url, trust_env=False) as robot,
    ):
        made = await robot.post("/api/rooms", json={"name": "Secretive"})
        link = f"/r/{made.json()['room']}"
        robot.cookies.clear()
        empty = (await robot.post("/api/rooms")).json()["room"]
        for language, title in TITLES.items():
            page = await robot.get(link, headers={"accept-language": language})
            shown = metas(page)
            assert shown["og:title"] == title
            assert shown["og:description"] == shown["description"] != ""
            assert shown["og:url"] == f"https://beads.example{link}"
            assert shown["og:locale"][:2] == language
            assert "Secretive" not in page.text
            other = await robot.get(f"/r/{empty}", headers={"accept-language": language})
            assert metas(other) == shown | {"og:url": f"https://beads.example/r/{empty}"}


@pytest.mark.anyio
async def test_home_and_rules_have_a_preview_and_a_page_that_is_not_there_has_none() -> None:
    async with a_server() as served, httpx2.AsyncClient(base_url=served.url, trust_env=False) as robot:
        for path, title in (("/", "Bead Trade"), ("/rules", "So wird gespielt")):
            shown = metas(await robot.get(path, headers={"accept-language": "de"}))
            assert (shown["og:title"], shown["og:locale"]) == (title, "de_DE")
            assert shown["og:description"].startswith("Ein Tauschspiel in Echtzeit")
            assert shown["og:url"].endswith(path)
        for path in ("/nosuchpage", "/r/nosuchroom"):
            assert not [name for name in metas(await robot.get(path)) if name.startswith("og:")]


def app_with(*pictures: str) -> TestClient:
    """Pages and manifest of a build that has these pictures."""
    built = {name: f"built-{name}" for name in ("app.css", "app.js", "icon.svg", "pieces.svg", "en.ftl", *pictures)}
    assets, words = Assets({}, built), Words(LOCALES)
    pages = Pages(assets, words, RoomLinks("https://beads.example", ()))
    app = FastAPI()
    app.include_router(manifest_router(assets, words))

    @app.get("/")
    def home(request: Request) -> Response:
        return pages.render(
            "home.html", request, rooms=[], fault=None, typed="", code_fault=None, code="", name_units=48
        )

    return TestClient(app)


def test_the_picture_of_a_preview_has_its_whole_address_and_is_named_only_when_it_is_there() -> None:
    with_picture, without = app_with(*PICTURES).get("/"), app_with().get("/")
    shown = {name: unescape(content) for name, content in META.findall(with_picture.text)}
    assert shown["og:image"] == "https://beads.example/static/built-preview.png"
    assert shown["og:image:alt"] == "Beads and spirit animals around two boxes"
    assert shown["twitter:card"] == "summary_large_image"
    assert '<link rel="apple-touch-icon" href="/static/built-apple-touch-icon.png">' in with_picture.text
    assert "og:image" not in without.text
    assert "apple-touch-icon" not in without.text
    assert 'name="twitter:card" content="summary"' in without.text


def test_the_manifest_names_the_pictures_that_are_there() -> None:
    icons = app_with(*PICTURES).get("/manifest.webmanifest").json()["icons"]
    assert [(icon["src"], icon["sizes"], icon["purpose"]) for icon in icons] == [
        ("/static/built-icon.svg", "any", "any"),
        ("/static/built-icon-192.png", "192x192", "any"),
        ("/static/built-icon-512.png", "512x512", "any"),
        ("/static/built-icon-maskable-512.png", "512x512", "maskable"),
    ]
    assert len(app_with().get("/manifest.webmanifest").json()["icons"]) == 1


def test_the_manifest_is_in_the_readers_language_and_theme() -> None:
    client = app_with()
    answer = client.get("/manifest.webmanifest", headers={"accept-language": "ja"})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "private, max-age=3600"
    assert answer.headers["vary"] == "accept-language, cookie"
    told = answer.json()
    assert (told["lang"], told["start_url"], told["display"]) == ("ja", "/", "standalone")
    assert told["description"].startswith("2〜5人")
    assert told["theme_color"] == told["background_color"] == "#f3e9d3"
    client.cookies.update({"lang": "de", "theme": "dark"})
    told = client.get("/manifest.webmanifest").json()
    assert (told["lang"], told["theme_color"]) == ("de", "#1f2954")


def test_home_leads_to_the_introduction_when_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(shutil.copytree(TEMPLATES, tmp_path / "templates"))
    monkeypatch.setattr("beadtrade.web.pages.TEMPLATES", folder)
    (folder / "intro.html").write_text("an introduction", encoding="utf-8")
    assert 'href="/intro"' in app_with().get("/").text
    (folder / "intro.html").unlink()
    assert "/intro" not in app_with().get("/").text


def test_pages_lead_to_the_manifest_and_send_their_choices_along() -> None:
    """A browser fetches a manifest without cookies unless it is told otherwise."""
    page = app_with().get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">' in page
