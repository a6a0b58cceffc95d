"""What a browser chooses for its pages, and that every page keeps to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.web.identity import A_YEAR_S
from beadtrade.web.preferences import PAPERS
from beadtrade.web.preferences_form import own_path
from tests.real_server import RealServer

TOKENS = Path(__file__).parents[2] / "static" / "src" / "css" / "tokens.css"


@pytest.fixture
def visitor(shared_server: RealServer) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=shared_server.url, trust_env=False, headers={"accept-language": "es"}) as made:
        yield made


def page_head(visitor: httpx2.Client, path: str = "/") -> str:
    """The first tag of a page."""
    found = re.search(r"<html[^>]*>", visitor.get(path).text)
    assert found is not None
    return found[0]


def choose(visitor: httpx2.Client, **fields: str) -> httpx2.Response:
    """As a form of a page does."""
    return visitor.post("/preferences", data=fields)


def test_a_chosen_language_wins_over_the_browsers_own_on_every_page(visitor: httpx2.Client) -> None:
    path = visitor.post("/", data={"name": "Ana"}).headers["location"]
    pages = ("/", "/rules", path, "/r/nosuchroom", "/nosuchpage")
    assert {page_head(visitor, page) for page in pages} == {'<html lang="es">'}
    choose(visitor, lang="de")
    assert {page_head(visitor, page) for page in pages} == {'<html lang="de">'}


def test_a_chosen_theme_stands_on_the_page_and_auto_leaves_it_to_the_system(visitor: httpx2.Client) -> None:
    choose(visitor, theme="dark")
    assert page_head(visitor) == '<html lang="es" data-theme="dark">'
    choose(visitor, theme="auto")
    assert page_head(visitor) == '<html lang="es">'


def test_the_bars_of_the_browser_are_in_the_papers_colour(visitor: httpx2.Client) -> None:
    metas = re.compile(r'<meta name="theme-color" data-paper="(\w+)" media="([^"]+)" content="([^"]+)">')
    for theme, light, dark in (
        ("light", "all", "not all"),
        ("dark", "not all", "all"),
        ("auto", "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"),
    ):
        choose(visitor, theme=theme)
        found = metas.findall(visitor.get("/").text)
        assert found == [("light", light, PAPERS["light"]), ("dark", dark, PAPERS["dark"])]


def test_the_papers_are_those_of_the_style() -> None:
    """Light comes first there, then dark, twice."""
    papers = re.findall(r"--paper: (#\w+);", TOKENS.read_text(encoding="utf-8"))
    assert papers == [PAPERS["light"], PAPERS["dark"], PAPERS["dark"]]


def test_caches_are_told_what_the_page_was_chosen_by(visitor: httpx2.Client) -> None:
    assert visitor.get("/").headers["vary"] == "accept-language, cookie"


def test_a_form_leads_back_to_its_page_and_json_stays_where_it_is(visitor: httpx2.Client) -> None:
    answer = choose(visitor, lang="ja", back="/rules")
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
    assert choose(visitor, lang="ja").headers["location"] == "/"
    told = visitor.post("/preferences", json={"lang": "de", "theme": "light"})
    assert (told.status_code, told.content) == (204, b"")
    assert page_head(visitor) == '<html lang="de" data-theme="light">'


@pytest.mark.parametrize(
    "back",
    ["//evil.example", "/\\evil.example", "https://evil.example", "evil.example", "", "/\tevil", "/a b", "/ü",
     "/rules\r\nset-cookie: x=y", "javascript:alert(1)", "/" + "a" * 600],
)  # fmt: skip
def test_a_form_never_leads_to_another_server(visitor: httpx2.Client, back: str) -> None:
    answer = choose(visitor, lang="de", back=back)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


@given(st.text(max_size=40))
def test_where_a_form_leads_is_always_a_path_of_ours(back: str) -> None:
    assert re.fullmatch(r"/([^/\\\s].*)?", own_path(back))


def test_each_page_with_the_switch_leads_back_to_itself(visitor: httpx2.Client) -> None:
    for path in ("/", "/rules", "/r/nosuchroom", "/%F0%9F%90%A2"):
        page = visitor.get(path)
        assert page.headers["referrer-policy"] == "strict-origin", "else a browser hides where the form comes from"
        backs = re.findall(r'name="back" value="([^"]+)"', page.text)
        assert backs == [path, path]
        assert [own_path(each) for each in backs] == backs


def test_the_switch_says_what_is_chosen(visitor: httpx2.Client) -> None:
    choose(visitor, lang="de", theme="dark")
    pressed = re.findall(r'value="(\w+)"[^>]* aria-pressed="true"', visitor.get("/").text)
    assert pressed == ["de", "dark"]


def test_each_language_has_its_own_name_in_every_language(visitor: httpx2.Client) -> None:
    for language in ("en", "de", "es", "ja"):
        choose(visitor, lang=language)
        names = re.findall(r'name="lang" value="(\w+)" lang="\1"[^>]*>([^<]+)<', visitor.get("/").text)
        assert names == [("de", "Deutsch"), ("en", "English"), ("es", "Español"), ("ja", "日本語")]


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"lang": "fr"}, "lang"),
        ({"lang": "../en"}, "lang"),
        ({"lang": 7}, "lang"),
        ({"theme": "pink"}, "theme"),
        ({"lang": "de", "theme": ""}, "theme"),
        ({"lang": "de", "colour": "x"}, "colour"),
        ({}, "body"),
        ([], "body"),
    ],
)
def test_what_does_not_exist_is_refused_and_says_where(visitor: httpx2.Client, body: object, where: str) -> None:
    answer = visitor.post("/preferences", json=body)
    assert (answer.status_code, answer.json()) == (422, {"refused": "malformed", "where": where})
    assert "set-cookie" not in answer.headers


def test_a_form_is_refused_as_clearly(visitor: httpx2.Client) -> None:
    for fields, where in (({"theme": "pink"}, "theme"), ({"lang": "tlh"}, "lang"), ({}, "body")):
        answer = visitor.post("/preferences", data=fields)
        assert (answer.status_code, answer.json()) == (422, {"refused": "malformed", "where": where})
    answer = visitor.post("/preferences", files={"lang": b"de"})
    assert (answer.status_code, answer.json()["where"]) == (422, "lang")


@pytest.mark.parametrize("content", [b"{", b"\xff", b"[" * 9000, b'{"lang":"\\ud83e"}', b""])
def test_no_body_is_a_fault_of_the_server(visitor: httpx2.Client, content: bytes) -> None:
    for kind in ("application/json", "multipart/form-data; boundary=x", "multipart/form-data", "text/plain"):
        answer = visitor.post("/preferences", content=content, headers={"content-type": kind})
        assert answer.status_code in (400, 422), kind


def test_a_page_of_another_site_chooses_nothing(visitor: httpx2.Client) -> None:
    for origin in ("https://evil.example", "null"):
        answer = visitor.post("/preferences", json={"lang": "de"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()) == (403, {"refused": "foreign_origin"})
        assert "set-cookie" not in answer.headers


def test_a_choice_is_kept_for_a_year_in_a_cookie_that_scripts_do_not_read(visitor: httpx2.Client) -> None:
    answer = visitor.post("/preferences", json={"theme": "dark"}, headers={"x-forwarded-proto": "https"})
    cookies = SimpleCookie(answer.headers["set-cookie"])
    assert list(cookies) == ["theme"], "what was not chosen is left as it is"
    kept = cookies["theme"]
    assert (kept["samesite"], kept["max-age"], kept["path"]) == ("lax", str(A_YEAR_S), "/")
    assert kept["httponly"]
    assert kept["secure"]


@pytest.mark.parametrize("cookie", ["lang=tlh; theme=pink", "lang=; theme=", 'lang="de; theme', "lang=%00"])
def test_a_cookie_that_names_nothing_is_no_choice(visitor: httpx2.Client, cookie: str) -> None:
    page = visitor.get("/", headers={"cookie": cookie})
    assert '<html lang="es">' in page.text
