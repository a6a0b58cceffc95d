"""The flags of every cookie, whichever way it is given out."""

from __future__ import annotations

from http.cookies import SimpleCookie

import pytest

from beadtrade.journal.contract import RoomKey
from beadtrade.web.identity import COOKIE, ROOMS_COOKIE, browser_id
from beadtrade.web.preferences import LANGUAGE_COOKIE, THEME_COOKIE, TYPED_COOKIE
from tests.web.answers import KINDS, PUBLIC, a_site

pytestmark = pytest.mark.anyio
ALL = {COOKIE, ROOMS_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE, TYPED_COOKIE}


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
    assert set(found) == ALL
    assert {flags for each in found.values() for flags in each} == {"secure httponly lax /"}


async def test_over_plain_http_at_home_they_are_kept_too() -> None:
    found = await given_out(None)
    assert set(found) == ALL
    assert {flags for each in found.values() for flags in each} == {"httponly lax /"}


async def test_no_cookie_is_in_the_journal() -> None:
    """Whoever reads it can act as nobody. The hash is there, so the cookie was looked for where it would be."""
    async with a_site() as site:
        secret = site.browser.cookies[COOKIE]
        kept = repr(await site.served.journal.read(RoomKey(site.room)))
        assert browser_id(secret) in kept
        assert secret not in kept
