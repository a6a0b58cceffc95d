"""The headers that every answer carries."""

from __future__ import annotations

import urllib.error
import urllib.request
from email.message import Message

import pytest
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient

from beadtrade.web.security import HEADERS, POLICY, SecurityHeaders
from tests.real_server import RealServer


def headers_of(url: str) -> Message:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.headers  # type: ignore[no-any-return]
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.headers


def test_every_answer_carries_them_and_is_kept_nowhere(server: RealServer) -> None:
    for path in ("/healthz", "/r/nosuchroom/qr.svg", "/preferences"):
        headers = headers_of(server.url + path)
        assert {name: headers.get(name) for name in HEADERS} == HEADERS, path
        assert headers.get("server") is None


def test_a_page_with_forms_tells_its_own_server_where_they_come_from(server: RealServer) -> None:
    """With no referrer at all a browser would hide the origin of a form over plain http."""
    for path in ("/", "/rules", "/no-such-page", "/docs"):
        headers = headers_of(server.url + path)
        own = {"referrer-policy": "strict-origin"}
        assert {name: headers.get(name) for name in HEADERS} == HEADERS | own, path


def test_what_an_answer_says_itself_is_left_alone() -> None:
    client = TestClient(SecurityHeaders(PlainTextResponse("kept", headers={"cache-control": "max-age=1"})))
    assert client.get("/").headers["cache-control"] == "max-age=1"
    assert client.get("/").headers["x-content-type-options"] == "nosniff"


def test_no_inline_script_or_style_may_run_and_nothing_comes_from_elsewhere() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "default-src 'self'" in POLICY


def test_the_server_says_that_it_is_well(server: RealServer) -> None:
    with urllib.request.urlopen(f"{server.url}/healthz", timeout=10) as answer:
        assert answer.read() == b'{"status":"ok"}'


@pytest.mark.parametrize("path", ["docs", "redoc", "openapi.json"])
def test_no_description_of_the_interface_is_served(path: str, server: RealServer) -> None:
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(f"{server.url}/{path}", timeout=10)
    refusal.value.close()
    assert refusal.value.code == 404
