"""The flags of every cookie, whichever way it is given out."""

from __future__ import annotations

from http.cookies import SimpleCookie

import pytest
from starlette.requests import HTTPConnection

from beadtrade.journal.contract import RoomKey
from beadtrade.web.identity import COOKIE, COOKIE_OVER_HTTPS, ROOMS_COOKIE, browser_id, browser_of
from beadtrade.web.preferences import LANGUAGE_COOKIE, THEME_COOKIE, TYPED_COOKIE
from tests.web.answers import KINDS, PUBLIC, a_site

pytestmark = pytest.mark.anyio
OTHERS = {ROOMS_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE, TYPED_COOKIE}


async def given_out(public_url: str | None) -> dict[str, list[str]]:
    """The flags of each cookie that any kind of answer sets or takes back."""
    found: dict[str, list[str]] = {}
    async with a_site(public_url) as site:
        for _, method, path, more in KINDS.values():
            headers = {"cookie": f"{TYPED_COOKIE}=Ana"} | more.get("headers", {})
            answer = await site.asked(method, path, **(more | {"headers": headers}))
            for line in answer.headers.get_list("set-cookie"):
                for name, morsel in SimpleCookie(line).items():
                    flags = [each for each in ("secure", "httponly") if morsel[each]]
                    found.setdefault(name, []).append(" ".join([*flags, morsel["samesite"], morsel["path"]]))
                    assert morsel["domain"] == "", "of this host alone"
    return found


async def test_no_script_reads_one_no_other_site_sends_one_along_and_over_https_none_goes_by_plain_http() -> None:
    found = await given_out(PUBLIC)
    assert set(found) == OTHERS | {COOKIE_OVER_HTTPS}
    assert {flags for each in found.values() for flags in each} == {"secure httponly lax /"}


async def test_over_plain_http_at_home_they_are_kept_too() -> None:
    found = await given_out(None)
    assert set(found) == OTHERS | {COOKIE}
    assert {flags for each in found.values() for flags in each} == {"httponly lax /"}


async def test_no_cookie_is_in_the_journal() -> None:
    """Whoever reads it can act as nobody. The hash is there, so the cookie was looked for where it would be."""
    async with a_site() as site:
        secret = site.browser.cookies[COOKIE]
        kept = repr(await site.served.journal.read(RoomKey(site.room)))
        assert browser_id(secret) in kept
        assert secret not in kept


def known(scheme: str, **cookies: str) -> str | None:
    """By which of its cookies a browser is known."""
    held = "; ".join(f"{'__Host-' if name == 'ours' else ''}{COOKIE}={value}" for name, value in cookies.items())
    browser = browser_of(HTTPConnection({"type": "http", "scheme": scheme, "headers": [(b"cookie", held.encode())]}))
    return next((name for name, value in cookies.items() if browser_id(value) == browser), None)


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_over_https_nobody_under_the_same_parent_name_can_plant_one(scheme: str) -> None:
    """A browser takes a `__Host-` cookie from this very host alone; any other of our name may be anybody's."""
    assert known(scheme, planted="p" * 32) is None
    assert known(scheme, planted="p" * 32, ours="o" * 32) == "ours"


@pytest.mark.parametrize("scheme", ["http", "ws"])
def test_over_plain_http_or_behind_a_proxy_that_says_nothing_of_https_the_safer_one_counts(scheme: str) -> None:
    assert known(scheme, plain="p" * 32) == "plain"
    assert known(scheme, plain="p" * 32, ours="o" * 32) == "ours"
