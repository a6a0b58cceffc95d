"""Trading by real taps on the smallest phone: how many it takes, in whatever order, and by keyboard too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.traders import ANA, BEN, COLOURS, MIO, Trader, traders_at_a_table
from tests.real_server import RealServer


@pytest.fixture
def traders(new_phone: NewPhone, server: RealServer) -> list[Trader]:
    return traders_at_a_table(new_phone, server.url)


def animal(type: str) -> str:
    return f"the {COLOURS[type]} {type}"


def test_the_second_half_of_a_double_tap_on_accept_is_no_fault(traders: list[Trader]) -> None:
    ana, ben, _ = traders
    ana.rest().offer(ana.bead, ben.bead)
    expect(ben.offers(ANA)).to_have_count(1)
    spot = ben.rest().row(ANA).locator(".offer-accept").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    ben.page.touchscreen.tap(x, y)
    expect(ben.page.locator(".offer .offer-end")).to_be_visible()
    ben.page.touchscreen.tap(x, y)
    assert ben.taps == 2
    ben.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert ben.page.locator(".refusal, [data-kind=bad]").count() == 0, "now, not when it has gone by itself"


def test_the_taps_of_every_way_to_trade(traders: list[Trader]) -> None:
    ana, ben, mio = traders
    [pink, yellow, _] = beads = [each.bead for each in traders]

    ana.rest().offer(beads[ANA], beads[BEN])
    expect(ben.offers(ANA)).to_have_count(1)
    assert ana.taps == 3, "to everyone"

    ben.rest().row(ANA).locator(".offer-accept").tap()
    expect(ana.offers(ANA)).to_have_count(0)
    assert ben.taps == 1, "accept"
    assert yellow in ana.held("bead")
    assert pink in ben.held("bead")

    mio.rest().wish("bead", yellow)
    assert mio.taps == 2, "a wish badge"
    ben.rest().badge(MIO).tap()
    ben.want(beads[MIO])
    ben.press_main()
    expect(mio.offers(BEN)).to_have_count(1)
    expect(ana.offers(BEN)).to_have_count(0)
    assert ben.taps == 3, "by a friend's wish badge"

    ana.rest().chip(BEN).tap()
    ana.choose("bead", beads[ANA])
    ana.want(beads[BEN])
    ana.press_main()
    expect(ben.offers(ANA)).to_have_count(1)
    expect(mio.offers(ANA)).to_have_count(0)
    assert ana.taps == 4, "to a chosen friend"

    expect(mio.page.locator(".offer[data-stale]")).to_have_count(0)  # for none goes under the finger
    mio.rest().row(BEN).locator(".offer-line").tap()
    expect(mio.page.locator(".composer .pick[data-count]")).to_have_count(2)
    mio.page.locator(f".composer .side-get .pick[data-kind=bead][data-type={yellow}] button").tap()
    mio.page.get_by_role("button", name="Send").tap()
    expect(ben.offers(MIO)).to_have_count(1)
    assert mio.taps <= 3, "a counter-offer"
    expect(mio.offers(BEN)).to_have_count(1)


def test_both_orders_lead_to_the_same_offer_and_every_step_says_where_it_stands(traders: list[Trader]) -> None:
    ana, ben, mio = traders
    bead, wanted = ana.bead, ben.bead
    gives, wants = (f"1 {COLOURS[each]}" for each in (bead, wanted))

    ana.chip(BEN).tap()
    expect(ana.line()).to_have_text("An offer to Ben: tap what you give.")
    ana.choose("bead", bead)
    expect(ana.line()).to_have_text(f"To Ben: you give {gives}. What do you want?")
    ana.want(wanted)
    expect(ana.line()).to_have_text(f"{gives} for {wants}, to Ben")
    ana.chip(MIO).tap()
    expect(ana.line()).to_have_text(f"{gives} for {wants}, to Ben and Mio")
    ana.chip(BEN).tap()
    ana.chip(MIO).tap()
    expect(ana.line()).to_have_text(f"{gives} for {wants}: to whom?")
    ana.press_main()
    expect(ana.line()).to_have_text(f"{gives} for {wants}, to everyone")
    ana.press_main()
    for friend in (ben, mio):
        expect(friend.offers(ANA)).to_have_count(1)

    ana.want(wanted)
    expect(ana.line()).to_have_text(f"For {wants}: tap what you give.")
    ana.chip(MIO).tap()
    expect(ana.line()).to_have_text(f"To Mio, for {wants}: tap what you give.")
    ana.choose("bead", bead)
    ana.press_main()
    expect(mio.offers(ANA)).to_have_count(2)
    expect(ben.offers(ANA)).to_have_count(1)


def test_a_wish_that_cannot_be_met_says_so_beside_it_and_one_that_is_taken_down_is_gone(traders: list[Trader]) -> None:
    ana, ben, _ = traders
    ana.wish("spirit", ana.bead)
    expect(ben.badge(ANA)).to_have_accessible_name(f"Ana wants {animal(ana.bead)}: begin an offer")
    ben.badge(ANA).tap()
    expect(ben.page.locator(f".friend[data-seat='{ANA}'] .refusal")).to_have_text(
        f"Ana wants {animal(ana.bead)}, which you don’t have."
    )
    expect(ben.line()).to_have_text("Tap what you give, then what you want.")
    ana.wish("spirit", ana.bead)
    expect(ben.badge(ANA)).to_have_count(0)


def test_tab_reaches_every_act_in_reading_order_and_escape_takes_the_draft_back(traders: list[Trader]) -> None:
    ana, ben, mio = traders
    mio.wish("bead", ana.bead)
    ben.offer(ben.bead, ana.bead)
    expect(ana.offers(BEN)).to_have_count(1)
    reached = [
        "friend-face", "friend-face", "wish-badge", "box box-top", "center-piece", "box box-bottom", "offer-line",
        "offer-accept", "offer-more", "stack-button", "own-wish", "want", "action action-main", "action",
    ]  # fmt: skip
    seen: list[str] = []
    ana.page.locator(".menu-button, .top-line .icon-button").last.focus()
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        name = str(ana.page.evaluate("() => document.activeElement.className"))
        outline = ana.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        if name in {"", "icon-button"}:
            break
        assert outline != "none", f"{name} does not show that it has the focus"
        if not seen or seen[-1] != name or name == "friend-face":
            seen.append(name)
    assert [each for each in seen if not each.startswith("want want")] == reached

    ana.page.locator(".tray .stack-button").last.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.line()).to_contain_text("You give 1")
    ana.page.keyboard.press("Escape")
    expect(ana.line()).to_have_text("Tap what you give, then what you want.")
