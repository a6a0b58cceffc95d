"""The home page and the pages of a room, as a visitor, a form and a messenger's robot see them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.cookies import SimpleCookie

import httpx2
import pytest

from beadtrade.web.identity import A_YEAR_S, ROOMS_REMEMBERED
from beadtrade.web.security import HEADERS
from tests.player import Player, new_room
from tests.real_server import RealServer


@pytest.fixture
def visitor(shared_server: RealServer) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=shared_server.url, trust_env=False) as made:
        yield made


def make_room(visitor: httpx2.Client, name: str = "Ana") -> str:
    """The path of a room that the home page's form made."""
    answer = visitor.post("/", data={"name": name})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def cookies_set(answer: httpx2.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return found


def test_the_form_makes_a_room_and_goes_there(visitor: httpx2.Client) -> None:
    path = make_room(visitor)
    assert re.fullmatch(r"/r/[a-z2-9]{20}", path)
    page = visitor.get(path)
    assert page.status_code == 200
    assert f'data-room="{path[3:]}"' in page.text


@pytest.mark.parametrize("path", ["/code", "/preferences", "/r/nosuchroom/delete"])
def test_a_forms_address_that_is_opened_leads_home(visitor: httpx2.Client, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_another_method_is_told_which_there_are(visitor: httpx2.Client) -> None:
    for method, path, allowed in (("GET", "/api/rooms", "POST"), ("DELETE", "/rules", "GET, HEAD")):
        answer = visitor.request(method, path)
        assert (answer.status_code, answer.content) == (405, b"")
        assert set(answer.headers["allow"].split(", ")) == set(allowed.split(", "))


def test_an_unfit_name_is_told_and_kept_in_the_field_as_text(visitor: httpx2.Client) -> None:
    answer = visitor.post("/", data={"name": '"><script>alert(1)</script>' + "x" * 25})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<script>alert" not in answer.text
    assert "&lt;script&gt;" in answer.text


def test_a_form_without_a_name_is_told_too(visitor: httpx2.Client) -> None:
    for answer in (visitor.post("/", data={}), visitor.post("/"), visitor.post("/", data={"name": "x" * 9000})):
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text


def test_a_name_is_shown_as_text_on_every_page(visitor: httpx2.Client) -> None:
    make_room(visitor, "<b>Ana</b>")
    visitor.get(make_room(visitor, "<b>Ana</b>"))
    assert "<b>Ana" not in visitor.get("/").text


def test_the_cookie_that_says_who_one_is_can_be_read_by_nobody_but_the_server(visitor: httpx2.Client) -> None:
    cookies = cookies_set(visitor.post("/", data={"name": "Ana"}))
    secret = cookies["beadtrade"]
    assert re.fullmatch(r"[A-Za-z0-9_-]{32}", secret.value)
    assert (secret["httponly"], secret["samesite"], secret["path"]) == (True, "lax", "/")
    assert secret["max-age"] == str(A_YEAR_S)
    assert not secret["secure"], "plain http on a home network"


def test_on_https_it_never_goes_over_plain_http(visitor: httpx2.Client) -> None:
    answer = visitor.post("/", data={"name": "Ana"}, headers={"x-forwarded-proto": "https"})
    assert cookies_set(answer)["__Host-beadtrade"]["secure"]


def test_a_known_browser_stays_who_it_is(visitor: httpx2.Client) -> None:
    path = make_room(visitor)
    before = visitor.cookies["beadtrade"]
    assert "beadtrade" not in cookies_set(visitor.get(path))
    assert visitor.cookies["beadtrade"] == before


@pytest.mark.anyio
async def test_opening_the_link_joins_nothing_and_counts_nothing(shared_server: RealServer) -> None:
    """A messenger's robot opens it too."""
    room, cookie = await new_room(shared_server.url, "Ana")
    host = await Player.open(shared_server.url, room, cookie)
    async with httpx2.AsyncClient(base_url=shared_server.url, trust_env=False) as robot:
        for path in (f"/r/{room}", f"/r/{room}/qr.svg", "/"):
            assert (await robot.get(path)).status_code == 200
    await host.must("say", text="done")
    assert host.sections["watching"] == 0
    assert len(host.sections["players"]) == 1
    assert host.n == 2, "its view, and the line that was said"
    await host.close()


def test_no_page_of_a_room_is_for_search_engines_or_caches(visitor: httpx2.Client) -> None:
    path = make_room(visitor)
    for each, own in ((path, {}), (f"{path}/qr.svg", {}), ("/r/nosuchroom", {"referrer-policy": "strict-origin"})):
        headers = visitor.get(each).headers
        assert headers["x-robots-tag"] == "noindex, nofollow"
        assert {name: headers[name] for name in HEADERS} == HEADERS | own


def test_a_room_that_is_not_there_has_a_page_that_says_so(visitor: httpx2.Client) -> None:
    for key in ("nosuchroom", "a" * 500, "%00", "🐢"):
        answer = visitor.get(f"/r/{key}")
        assert answer.status_code == 404
        assert 'href="/"' in answer.text
        assert "beadtrade" not in cookies_set(answer)


def test_the_code_of_the_link_is_a_drawing(visitor: httpx2.Client) -> None:
    path = make_room(visitor)
    plain, coded = visitor.get(f"{path}/qr.svg"), visitor.get(f"{path}/qr.svg?code=ABCDEFGH")
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.text.startswith("<svg")
    assert coded.text != plain.text
    assert visitor.get(f"{path}/qr.svg?code=<x>").text == plain.text
    assert visitor.get("/r/nosuchroom/qr.svg").status_code == 404


def test_the_home_page_lists_the_rooms_that_this_browser_opened_the_last_first(visitor: httpx2.Client) -> None:
    paths = [make_room(visitor, f"Ana {at}") for at in range(3)]
    for path in paths:
        visitor.get(path)
    listed = re.findall(r'href="(/r/[^"]+)"', visitor.get("/").text)
    assert listed == paths[::-1]


@pytest.mark.anyio
async def test_it_joins_the_names_of_a_room_as_the_language_does(shared_server: RealServer) -> None:
    room, cookie = await new_room(shared_server.url, "Ana")
    guests = [await Player.open(shared_server.url, room) for _ in range(2)]
    for guest, name in zip(guests, ("Ben", "Mio"), strict=True):
        await guest.must("take_seat", name=name)
    headers = {"cookie": f"{cookie}; beadtrade_rooms={room}"}
    async with httpx2.AsyncClient(base_url=shared_server.url, trust_env=False, headers=headers) as browser:
        for language, row in (("en", "Ana, Ben, and Mio"), ("de", "Ana, Ben und Mio"), ("ja", "Ana、Ben、Mio")):
            page = await browser.get("/", headers={"accept-language": language})
            assert f"<b>{row}</b>" in page.text
    for guest in guests:
        await guest.close()


def test_it_lists_no_other_and_forgets_those_that_are_gone(visitor: httpx2.Client) -> None:
    path = make_room(visitor)
    visitor.cookies.set("beadtrade_rooms", f"{'z' * 20}.{path[3:]}.not-a-key.{'y' * 20}")
    answer = visitor.get("/")
    assert re.findall(r'href="(/r/[^"]+)"', answer.text) == [path]
    assert cookies_set(answer)["beadtrade_rooms"].value == path[3:]


def test_it_remembers_as_many_as_fit_on_a_phone(visitor: httpx2.Client) -> None:
    for _ in range(ROOMS_REMEMBERED + 1):
        visitor.get(make_room(visitor))
    assert len(re.findall(r'href="/r/', visitor.get("/").text)) == ROOMS_REMEMBERED


def test_a_page_says_which_language_it_is_in(visitor: httpx2.Client) -> None:
    for wanted in ("en", "en-GB,en;q=0.9", "tlh, en;q=0.1", "", "nonsense;;q=x,,"):
        answer = visitor.get("/", headers={"accept-language": wanted})
        assert answer.headers["content-language"] == "en"
        assert answer.headers["vary"] == "accept-language, cookie"
        assert '<html lang="en">' in answer.text
