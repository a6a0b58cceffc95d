"""Whether a request comes from our own pages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from beadtrade.web.origin import is_own

PUBLIC = "https://beads.example"


def asked(origin: str | None, host: str = "192.168.0.7:8000", **more: str) -> HTTPConnection:
    headers = {"host": host, **{name.replace("_", "-"): value for name, value in more.items()}}
    if origin is not None:
        headers["origin"] = origin
    pairs = [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": pairs})


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8000", "https://192.168.0.7:8000", "HTTP://192.168.0.7:8000"])
def test_the_host_that_was_asked_is_ours(origin: str) -> None:
    assert is_own(asked(origin), None)


def test_so_is_the_public_address_whatever_host_a_proxy_asks() -> None:
    assert is_own(asked(PUBLIC, host="127.0.0.1:8000"), PUBLIC)
    assert not is_own(asked(PUBLIC, host="127.0.0.1:8000"), None)


def test_a_page_of_our_name_that_came_by_plain_http_is_not_ours_where_the_public_address_is_https() -> None:
    assert not is_own(asked("http://beads.example", host="beads.example"), PUBLIC)
    assert is_own(asked("http://beads.example", host="beads.example"), "http://beads.example")


def test_no_origin_is_no_browser() -> None:
    assert is_own(asked(None), None)


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "http://192.168.0.7", "http://192.168.0.7:80000", "http://192.168.0.7:8000.evil.example",
     "http://user@192.168.0.7:8000", "192.168.0.7:8000", "", "file://", "http://", "http://[", "http://[::1", "//"],
)  # fmt: skip
def test_every_other_is_foreign(origin: str) -> None:
    assert not is_own(asked(origin), PUBLIC)


def test_a_hidden_origin_is_ours_only_when_the_browser_says_so() -> None:
    """Our pages send no referrer, and that hides the origin of their forms."""
    assert is_own(asked("null", sec_fetch_site="same-origin"), None)
    assert is_own(asked("null", sec_fetch_site="none"), None)
    assert not is_own(asked("null", sec_fetch_site="cross-site"), None)
    assert not is_own(asked("null", sec_fetch_site="same-site"), None)
    assert not is_own(asked("null"), None)


@given(st.text(max_size=60))
def test_no_origin_raises(origin: str) -> None:
    assert is_own(asked(origin), PUBLIC) in (True, False)
