"""No tap does what was not meant: races, late and double taps, what comes under a finger.

And each refusal is told beside what was tapped.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.conftest import NewPhone
from tests.browser.traders import ANA, BEN, MIO, Trader, traders_at_a_table
from tests.browser.wire import Wire
from tests.real_server import RealServer

TAP_AS_THE_OFFER_COMES = """([at, giver]) => {
  const list = document.querySelector(".offers");
  new MutationObserver((_, watching) => {
    if (!list.querySelector(`.offer[data-giver='${giver}']`)) return;
    watching.disconnect();
    window.hit = document.elementFromPoint(at.x, at.y).closest("button");
    window.hit?.click();
  }).observe(list, { childList: true, subtree: true });
}"""


TAP_AGAIN_WHEN_IT_IS_DONE = """() => {
  const main = document.querySelector(".action-main");
  new MutationObserver((_, watching) => {
    if (main.hasAttribute("data-ready")) return;
    watching.disconnect();
    window.tappedAgain = true;
    main.click();
  }).observe(main, { attributes: true });
}"""


@pytest.fixture
def traders(new_phone: NewPhone, server: RealServer) -> list[Trader]:
    return traders_at_a_table(new_phone, server.url)


def middle(box: FloatRect) -> dict[str, float]:
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_who_was_slower_reads_who_was_faster_and_offers_it_with_one_tap(traders: list[Trader]) -> None:
    ana, ben, mio = traders
    beads = [each.bead for each in traders]
    mio.offer(beads[MIO], beads[BEN])
    ben.accept(MIO)
    expect(mio.page.locator(f".tray [data-type={beads[BEN]}][data-kind=bead]")).to_have_count(1)
    ana.offer(beads[ANA], beads[BEN])
    wire = Wire(mio.page)
    expect(mio.offers(ANA).locator(".offer-accept")).to_be_visible()
    mio.pause()
    wire.hold()
    ben.accept(ANA)
    expect(ana.offers(ANA)).to_have_count(0)
    mio.row(ANA).locator(".offer-accept").tap()
    wire.release()
    row = mio.row(ANA)
    expect(row).to_have_attribute("data-stale", "")
    expect(row).to_contain_text("Ben was faster")
    expect(row.locator(".refusal")).to_contain_text("This offer is gone.")
    mio.rest()
    row.locator(".offer-again").tap()
    expect(ana.offers(MIO)).to_have_count(1)
    assert mio.taps == 1
    expect(mio.offers(MIO)).to_have_count(1)


def test_a_tap_that_comes_just_after_an_offer_ended_explains_and_does_nothing_else(traders: list[Trader]) -> None:
    ana, ben, _ = traders
    ana.offer(ana.bead, ben.bead)
    accept = ben.offers(ANA).locator(".offer-accept")
    expect(accept).to_be_visible()
    ben.page.evaluate(
        """() => new MutationObserver((_, watching) => {
          const again = document.querySelector(".offer[data-stale] .offer-again");
          if (again) { watching.disconnect(); again.click(); }
        }).observe(document.querySelector(".offers"), { childList: true, subtree: true, attributes: true })"""
    )
    ana.page.locator(".offer-own .offer-side-act").tap()
    expect(ben.row(ANA).locator(".refusal")).to_have_text("This offer has ended.")
    expect(ben.row(BEN)).to_have_count(0)


def test_a_double_tap_makes_one_offer_and_opens_nothing(traders: list[Trader]) -> None:
    ana, ben, _ = traders
    ana.choose("bead", ana.bead)
    ana.want(ben.bead)
    ana.page.evaluate(TAP_AGAIN_WHEN_IT_IS_DONE)
    ana.press_main()
    expect(ana.offers(ANA)).to_have_count(1)
    assert ana.page.evaluate("() => window.tappedAgain")
    expect(ana.page.locator("dialog[open]")).to_have_count(0)
    expect(ben.offers(ANA)).to_have_count(1)


def test_an_offer_that_comes_moves_none_above_it_and_is_not_hit_by_a_finger_on_its_way(traders: list[Trader]) -> None:
    ana, ben, mio = traders
    ben.offer(ben.bead, ana.bead)
    accept = ana.offers(BEN).locator(".offer-accept")
    market = ana.page.locator(".market")
    before = (accept.bounding_box(), market.bounding_box())
    ana.offer(ana.bead, ben.bead)
    withdraw = ana.offers(ANA).locator(".offer-side-act")
    box = withdraw.bounding_box()
    assert box is not None
    ana.pause()
    ana.page.evaluate(TAP_AS_THE_OFFER_COMES, [middle(box), MIO])
    mio.offer(mio.bead, ana.bead)
    expect(ana.offers(MIO)).to_have_count(1)
    assert ana.page.evaluate("() => window.hit?.className") == "offer-accept", "the new offer lies where the finger was"
    expect(ana.page.locator(".offer .refusal")).to_have_text("The list has just changed. Look, then tap again.")
    expect(mio.offers(MIO)).to_have_count(1)
    expect(ana.offers(ANA)).to_have_count(1)
    assert (accept.bounding_box(), market.bounding_box()) == before


def test_every_refused_act_says_why_beside_what_was_tapped_with_the_number_of_the_rule(traders: list[Trader]) -> None:
    ana, ben, _ = traders
    beads = [each.bead for each in traders]
    center = str(ana.page.locator(".center-piece[data-kind=bead]").first.get_attribute("data-type"))
    ana.show("bead", beads[ANA])
    expect(ana.page.locator(".tray [data-zone=front] .stack-button")).to_have_count(1)
    ben.offer(beads[BEN], beads[ANA])
    ana.offer(beads[ANA], beads[MIO])
    wire = Wire(ana.page)
    expect(ana.page.locator(".offer")).to_have_count(2)
    ana.pause()
    wire.refuses = "offer_gone"

    def refused(near: str) -> None:
        refusal = ana.page.locator(".refusal", has_text="Rule TRD5").first
        expect(refusal).to_be_in_viewport()
        assert ana.page.locator(".notice").count() == 0, f"{near} has no place of its own"
        [said, tapped] = (each.bounding_box() for each in (refusal, ana.page.locator(near).first))
        assert said is not None
        assert tapped is not None
        gap = max(tapped["y"] - said["y"] - said["height"], said["y"] - tapped["y"] - tapped["height"], 0)
        assert gap < 60, f"{near} is told {gap} pixels away"
        ana.page.keyboard.press("Escape")
        ana.pause()

    ana.offer(beads[ANA], beads[BEN])
    refused(".action-main")
    ana.swap("bead", beads[ANA], center)
    refused(".action-main")
    for side in ("top", "bottom"):
        ana.place("bead", beads[ANA], side)
        refused(f"[data-asks=place-{side}]")
        ana.choose("bead", beads[ANA])
        for _ in range(2):
            ana.page.locator(f".box-{side}").tap()
            ana.pause()
        refused(f".box-{side}")
    ana.show("bead", beads[ANA])
    refused("[data-asks=show]")
    ana.show("bead", beads[ANA], zone="front")
    refused("[data-asks=show]")
    ana.accept(BEN)
    refused(f".offer[data-giver='{BEN}'] .offer-accept")
    ana.page.locator(".offer-own .offer-side-act").tap()
    refused(".offer-own")
    ana.page.locator(f".offer[data-giver='{BEN}'] .offer-more").tap()
    ana.tap("Decline")
    refused(".offer-sheet .sheet-bar")
    ana.page.locator(f".offer[data-giver='{BEN}'] .offer-line").tap()
    ana.tap("Send")
    refused(".composer .sheet-bar")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".own-wish").tap()
    ana.page.locator(".wish-sheet .pick-add").first.tap()
    refused(".wish-sheet .pick-row:last-of-type")
