"""The headers that every answer carries."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient

from beadtrade.paths import CLIENT
from beadtrade.web.assets import FOREVER, load_assets
from beadtrade.web.security import HEADERS, NEVER_ASKED, OVER_HTTPS, POLICY, SHOWN_ELSEWHERE, SecurityHeaders
from tests.real_server import RealServer
from tests.web.answers import KINDS, PUBLIC, Site, a_site

pytestmark = pytest.mark.anyio
SOURCES = Path(__file__).parents[2] / "static" / "src"
WITH_FORMS = {"referrer-policy": "strict-origin"}
FORMS = {"a page", "a page with forms", "only its head", "no page", "no file", "no room", "no code",
         "a socket's address, asked as a page", "an unfit name"}  # fmt: skip
"""With no referrer at all a browser would hide the origin of their forms over plain http."""


def secured(answer: httpx2.Response) -> dict[str, str | None]:
    return {name: answer.headers.get(name) for name in HEADERS | OVER_HTTPS}


def over_http() -> dict[str, str | None]:
    return {**dict.fromkeys(OVER_HTTPS), **HEADERS}


async def test_every_kind_of_answer_carries_them_and_is_kept_by_no_cache() -> None:
    async with a_site() as site:
        for kind, (status, method, path, more) in KINDS.items():
            answer = await site.asked(method, path, **more)
            assert answer.status_code == status, kind
            own = WITH_FORMS if kind in FORMS else {}
            own = own | ({"cache-control": "private, max-age=3600"} if kind == "a manifest" else {})
            assert secured(answer) == over_http() | own, kind
            assert "server" not in answer.headers


async def test_so_does_a_fault_and_it_says_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site() as site:
        await _fails(site, monkeypatch)
        answer = await site.asked("GET", "/healthz", headers={"accept-language": "de"})
        assert (answer.status_code, answer.headers["content-language"]) == (500, "de")
        assert secured(answer) == over_http() | WITH_FORMS
        assert "Der Fehler liegt beim Server" in answer.text
        assert "sesame" not in answer.text
        assert "Traceback" not in answer.text


async def _fails(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fault() -> bool:
        raise ValueError("sesame")

    monkeypatch.setattr(site.served.directory, "is_well", fault)


async def test_nothing_but_the_files_of_the_client_may_be_kept_and_shown_by_others() -> None:
    """They are the same for everybody, and a link's preview names one."""
    assets = load_assets(CLIENT)
    async with a_site() as site:
        for name in ("app.js", "app.css", "preview.png"):
            answer = await site.asked("GET", assets.url(name))
            assert secured(answer) == over_http() | SHOWN_ELSEWHERE | {"cache-control": FOREVER}


@pytest.mark.parametrize(
    ("public_url", "asked", "is_https"),
    [
        (PUBLIC, "http://beads.example", True),
        (PUBLIC, "http://Beads.Example", True),
        (PUBLIC, "https://127.0.0.1", True),
        (PUBLIC, "http://192.168.0.7:8000", False),
        ("http://beads.example", "http://beads.example", False),
        (None, "http://beads.example", False),
        (None, "https://beads.example", False),
    ],
)
def test_https_is_asked_for_only_where_the_setting_says_that_the_server_is_behind_it(
    public_url: str | None, asked: str, is_https: bool
) -> None:
    """Nobody who plays over plain http at home is locked out by it. A proxy that is believed says `https`."""
    found = TestClient(SecurityHeaders(PlainTextResponse("said"), public_url), asked).get("/").headers
    assert {name: found.get(name) for name in OVER_HTTPS} == (OVER_HTTPS if is_https else dict.fromkeys(OVER_HTTPS))


async def test_the_whole_server_asks_for_https_by_that_setting_behind_a_proxy_that_is_believed() -> None:
    async with a_site(PUBLIC) as site:
        answer = await site.asked("GET", "/rules", headers={"x-forwarded-proto": "https"})
        assert secured(answer) == {**HEADERS, **OVER_HTTPS, **WITH_FORMS}


def test_what_an_answer_says_itself_is_left_alone() -> None:
    client = TestClient(SecurityHeaders(PlainTextResponse("kept", headers={"cache-control": "max-age=1"})))
    assert client.get("/").headers["cache-control"] == "max-age=1"
    assert client.get("/").headers["x-content-type-options"] == "nosniff"


def test_no_inline_script_or_style_may_run_and_nothing_comes_from_elsewhere() -> None:
    assert not re.search(r"unsafe|http|data:|blob:|\*|upgrade", POLICY)
    sources = dict(each.split(" ", 1) for each in POLICY.split("; "))
    assert set(sources.values()) == {"'none'", "'self'"}
    assert [each for each in sources if sources[each] == "'none'"] == ["default-src", "frame-ancestors", "base-uri"]


@pytest.mark.parametrize(
    ("use", "feature"), [("wakeLock", "screen-wake-lock"), ("clipboard", "clipboard-write"), ("share", "web-share")]
)
def test_what_the_pages_use_of_a_device_is_not_denied_to_them(use: str, feature: str) -> None:
    assert any(f"navigator.{use}" in file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.ts"))
    assert feature not in NEVER_ASKED


def test_the_server_says_that_it_is_well_and_describes_itself_to_nobody(shared_server: RealServer) -> None:
    with httpx2.Client(base_url=shared_server.url, trust_env=False) as client:
        assert client.get("/healthz").content == b'{"status":"ok"}'
        assert [client.get(path).status_code for path in ("/docs", "/redoc", "/openapi.json")] == [404] * 3
