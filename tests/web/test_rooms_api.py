"""`POST /api/rooms`: rooms made by programs."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest

from beadtrade.web.body_limit import BODY_BYTES
from tests.player import Player
from tests.real_server import RealServer


@pytest.fixture
def client(shared_server: RealServer) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=shared_server.url, trust_env=False) as made:
        yield made


def test_a_room_is_made_and_its_key_and_link_told(client: httpx2.Client, shared_server: RealServer) -> None:
    answer = client.post("/api/rooms", json={"name": "Ana"})
    assert answer.status_code == 201
    made = answer.json()
    assert set(made) == {"room", "url"}
    assert made["url"].endswith(f"/r/{made['room']}")
    assert int(answer.headers["content-length"]) == len(answer.content)
    assert answer.headers["cache-control"] == "no-store"
    assert client.get(f"/r/{made['room']}").status_code == 200


@pytest.mark.anyio
async def test_its_maker_hosts_it_seated_or_not(shared_server: RealServer) -> None:
    for body, seat in (({"name": "Ana"}, 0), ({"name": None}, None), ({}, None), (None, None)):
        with httpx2.Client(base_url=shared_server.url, trust_env=False) as client:
            answer = client.post("/api/rooms") if body is None else client.post("/api/rooms", json=body)
            cookie = f"beadtrade={answer.cookies['beadtrade']}"
        player = await Player.open(shared_server.url, answer.json()["room"], cookie)
        assert player.sections["you"]["is_host"]
        assert player.sections["you"]["seat"] == seat
        await player.close()


def test_a_browser_that_is_known_gets_no_new_cookie(client: httpx2.Client) -> None:
    client.post("/api/rooms")
    assert "set-cookie" not in client.post("/api/rooms").headers


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "x" * 5000, "\u200b"])
def test_an_unfit_name_makes_no_room(client: httpx2.Client, name: str) -> None:
    answer = client.post("/api/rooms", json={"name": name})
    assert (answer.status_code, answer.json()) == (422, {"refused": "name_unfit", "where": "name"})


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b'{"name":7}', "name"),
        (b'{"name":["x"]}', "name"),
        (b'{"name":NaN}', "name"),
        (b'{"name":"Ana","seats":2}', "seats"),
        (b'{"name":1e999}', "name"),
        (b"[]", "body"),
        (b'"Ana"', "body"),
    ],
)
def test_a_body_that_makes_no_sense_is_told_where(client: httpx2.Client, body: bytes, where: str) -> None:
    answer = client.post("/api/rooms", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (422, {"refused": "malformed", "where": where})


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b'{"name":"\\ud83e"}', b"[" * 15_000, b'{"name":' + b"9" * 9000 + b"}", b"nothing"]
)
def test_no_body_is_a_fault_of_the_server(client: httpx2.Client, body: bytes) -> None:
    answer = client.post("/api/rooms", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)


def test_nothing_of_what_was_sent_comes_back(client: httpx2.Client) -> None:
    answer = client.post("/api/rooms", json={"name": ["<script>"]})
    assert "script" not in answer.text


def test_a_page_of_another_site_makes_no_room(client: httpx2.Client) -> None:
    for origin in ("https://evil.example", "null"):
        answer = client.post("/api/rooms", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()) == (403, {"refused": "foreign_origin"})
        assert "set-cookie" not in answer.headers
    assert client.post("/", data={"name": "Ana"}, headers={"origin": "https://evil.example"}).status_code == 403


def test_what_is_too_large_is_read_no_further(client: httpx2.Client) -> None:
    for content in (b"x" * (BODY_BYTES + 1), iter([b"x" * 1000] * 100)):
        answer = client.post("/api/rooms", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()) == (413, {"refused": "too_large"})
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_server_is_well(client: httpx2.Client) -> None:
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
