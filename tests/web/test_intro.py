"""The introduction's page: in the visitor's language, and with a way back to where they came from."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx2
import pytest

from tests.real_server import RealServer

ROOM = "nnuxt6rgjfzk28f24e93"


@pytest.fixture
def visitor(shared_server: RealServer) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=shared_server.url, trust_env=False) as made:
        yield made


def back_of(page: str) -> str:
    found = re.search(r'data-back="([^"]*)"', page)
    assert found is not None
    return found[1]


def test_whoever_comes_from_a_room_gets_back_to_it(visitor: httpx2.Client) -> None:
    """Whether or not there is such a room: this page tells nobody."""
    answer = visitor.get(f"/intro?room={ROOM}")
    assert back_of(answer.text) == f"/r/{ROOM}"
    assert "noindex" in answer.headers["x-robots-tag"]
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_guest_by_the_spoken_code_gets_back_by_it(visitor: httpx2.Client) -> None:
    assert back_of(visitor.get("/intro?code=BCDFHJ").text) == "/c/BCDFHJ"
    assert back_of(visitor.get("/intro?code=../r").text) == "/"


@pytest.mark.parametrize("room", ["", "//evil.example", "..%2f..%2frules", "a b", '"><script>', "x" * 400])
def test_whatever_is_no_key_of_a_room_leads_home(visitor: httpx2.Client, room: str) -> None:
    answer = visitor.get("/intro", params={"room": room})
    assert answer.status_code == 200
    assert back_of(answer.text) == "/"


def test_it_names_its_words_in_the_visitors_language(visitor: httpx2.Client) -> None:
    page = visitor.get("/intro", headers={"accept-language": "ja"}).text
    found = re.search(r'data-words="(\S+) (\S+)"', page)
    assert found is not None
    assert [visitor.get(address).status_code for address in found.groups()] == [200, 200]
    assert "intro-hand" in visitor.get(found[2]).text
    assert "intro-hand" not in visitor.get(found[1]).text


def test_the_rules_and_home_lead_to_it(visitor: httpx2.Client) -> None:
    for page in ("/", "/rules"):
        assert 'href="/intro"' in visitor.get(page).text
