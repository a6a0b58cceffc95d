"""The server goes away and comes back: the phones do so too, by themselves, and to another build with its files."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import two_in_a_round
from tests.browser.rebuilt import LATER
from tests.real_server import RealServer


@pytest.fixture
def rebuilt(server: RealServer) -> Iterator[RealServer]:
    """A later build in the server's place: `.start()` it when the server is down."""
    later = RealServer(server.journal.parent, (sys.executable, "-m", "tests.browser.rebuilt"))
    later.port, later.url = server.port, server.url
    yield later
    if later.is_running:
        later.kill()


def count_loads(page: Page) -> list[str]:
    """The builds that the page is loaded from, from now on."""
    loaded: list[str] = []
    page.on("load", lambda page: loaded.append(page.locator("#app").get_attribute("data-build") or ""))
    return loaded


def is_shown_as(page: Page, state: str) -> None:
    expect(page.locator(".connection")).to_have_attribute("data-state", state)


def replace(old: RealServer, new: RealServer, pages: list[Page]) -> None:
    """One server goes, and when everybody has noticed, another one comes."""
    assert old.terminate() == 0
    for page in pages:
        is_shown_as(page, "off")
    new.start()


def is_of(page: Page, *, is_later: bool) -> None:
    expect(
        page.locator(f"#app[data-build={LATER}]" if is_later else f"#app:not([data-build={LATER}])")
    ).to_be_attached()
    is_shown_as(page, "ok")


@pytest.mark.ends_server
def test_phones_come_back_after_a_restart_and_load_a_new_build_once_and_never_under_ones_fingers(
    open_phone: OpenPhone, server: RealServer, rebuilt: RealServer
) -> None:
    ana, ben = two_in_a_round(open_phone)
    pages = [ana.page, ben.page]
    loads = [count_loads(page) for page in pages]

    replace(server, server, pages)
    for page in pages:
        is_of(page, is_later=False)
    assert loads == [[], []], "the same build has no other files"

    ben.choose("bead", ben.held("bead")[0])  # half an offer, which a page that is loaded anew would not know of
    replace(server, rebuilt, pages)
    is_of(ana.page, is_later=True)
    is_of(ben.page, is_later=False)
    ben.want(ana.held("bead")[0])
    ben.press_main()
    is_of(ben.page, is_later=True)
    expect(ana.offers(giver=1)).to_have_count(1)

    replace(rebuilt, server, pages)
    for page in pages:
        is_of(page, is_later=False)
    assert [len(each) for each in loads] == [2, 2], "once for each build"
