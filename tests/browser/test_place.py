"""Where the focus goes when what had it is gone: to what stands in its stead, and after a sheet to where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPhone
from tests.browser.friends import Loop, beads
from tests.browser.keys import Keys
from tests.browser.phones import A_PERSONS_PAUSE_MS
from tests.browser.short_round import BEN, ShortRound
from tests.real_server import RealServer

AT_A_DESK = {"has_touch": False, "is_mobile": False}
OWN_PIECE = re.compile("in hand")


@pytest.fixture
def short_round(open_phone: OpenPhone, server: RealServer) -> Iterator[ShortRound]:
    """Ben is at the keys, and the round has begun."""
    loop = Loop()
    short_round = ShortRound(loop, server.url)
    short_round.take(Keys(open_phone(f"/r/{short_round.room}", **AT_A_DESK)))
    short_round.sit_down()
    short_round.begin()
    yield short_round
    short_round.close()
    loop.close()


def offer_to_ben(short_round: ShortRound) -> None:
    short_round.ana.offer([BEN], beads(short_round.anas), {"pieces": beads(short_round.mine)})
    expect(short_round.keys.page.locator(".offer-accept")).to_be_visible()


def see_focus_on_an_own_piece(keys: Keys) -> None:
    expect(keys.page.get_by_role("button", name=OWN_PIECE).and_(keys.page.locator(":focus"))).to_have_count(1)
    keys.see_focus()


def test_an_offer_that_ends_under_the_focus_leads_to_ones_own_pieces(short_round: ShortRound) -> None:
    keys = short_round.keys
    offer_to_ben(short_round)
    keys.reach("button", re.compile("^Accept the offer by Ana"))
    short_round.ana.must("withdraw_offer", offer=1)
    see_focus_on_an_own_piece(keys)


def test_an_offer_that_is_declined_in_its_sheet_does_too(short_round: ShortRound) -> None:
    keys = short_round.keys
    offer_to_ben(short_round)
    keys.page.wait_for_timeout(A_PERSONS_PAUSE_MS)
    keys.press("button", "More about the offer by Ana")
    keys.press("button", "Decline")
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    see_focus_on_an_own_piece(keys)


def test_a_sheet_that_another_sheet_led_to_gives_the_focus_back_to_the_first_ones_opener(
    short_round: ShortRound,
) -> None:
    keys = short_round.keys
    keys.press("button", "Menu")
    keys.press("button", "Change my name")
    expect(keys.control("dialog", "Change my name")).to_be_visible()
    keys.key("Escape")
    expect(keys.control("button", "Menu")).to_be_focused()
    keys.see_focus()
