"""The tour through a running round: the table in all its states, and the sheets that lie over it."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.evening import SmallTable
from tests.browser.phones import Phone
from tests.browser.tour.walk import Stop, Tour


def table(tour: Tour) -> Iterator[Stop]:
    evening, me, phone = tour.evening, tour.me, tour.phone
    evening.me.must("begin")
    expect(me.locator("main.table")).to_be_visible()
    yield Stop("table", me)
    evening.grow_rich()
    evening.fill_the_boxes()
    evening.make_offers()
    me.reload()  # the offers that have ended meanwhile would stand there for a while
    expect(me.locator(".offer")).to_have_count(4)
    yield Stop("table-full", me)
    evening.talk()
    expect(me.locator(".say").first).to_be_visible()
    yield Stop("table-said", me)
    yield Stop("watching", tour.guest)
    tour.choose("bead", zone="hand")
    yield Stop("selection", me)
    phone.want("fish")
    phone.want("owl")
    yield Stop("offer-ready", me)
    me.locator(".friend-face").first.click()
    yield Stop("offer-to-one", me)
    tour.clear()
    tour.choose("bead", zone="hand")
    phone.act("place-bottom")
    expect(me.locator("[data-asks=place-bottom][data-confirm]")).to_be_visible()
    yield Stop("placing-asked", me)
    tour.clear()


def sheets_of_offers(tour: Tour) -> Iterator[Stop]:
    me, phone = tour.me, tour.phone
    me.locator(".want-more").click()
    yield tour.in_sheet("composer")
    for add in me.locator(".side-give .pick-add").all()[:4] + me.locator(".side-get .pick-add").all():
        add.click()
    yield Stop("composer-full", me)
    tour.close_sheet()
    tour.clear()
    me.locator(".box[data-side=bottom]").click()
    yield tour.in_sheet("box")
    tour.close_sheet()
    if me.locator(".more-offers").is_visible():
        me.locator(".more-offers").click()
        yield Stop("offers-unfolded", me)
        phone.pause()
    phone.offers(giver=4).locator(".offer-accept").click()
    yield tour.in_sheet("any")
    tour.close_sheet()
    phone.offers(giver=4).locator(".offer-more").click()
    yield tour.in_sheet("offer")
    tour.close_sheet()
    phone.offers(giver=1).locator(".offer-line").click()
    yield tour.in_sheet("counter")
    tour.close_sheet()
    tour.clear()


def what_goes_wrong(tour: Tour) -> Iterator[Stop]:
    evening, me, phone = tour.evening, tour.me, tour.phone
    me.locator(".actions [data-asks=place-top]").tap(force=True)  # a closed act says why, so it can be tapped
    expect(me.locator(".refusal")).to_be_visible()
    yield Stop("hint", me)
    tour.choose("spirit", zone="hand")
    phone.act("show")
    expect(me.locator(".stack-button[data-kind=spirit][data-zone=front]")).to_have_count(2)
    offers = evening.friends[2].player.sections["offers"]
    evening.me.must(
        "withdraw_offer",
        offer=next(each["offer"] for each in evening.me.player.sections["offers"] if each["giver"] == 0),
    )
    evening.friends[2].until(lambda player: len(player.sections["offers"]) < len(offers))
    evening.friends[1].accept_newest(giver=1)  # and so all that those two and I had offered is over
    expect(me.locator(".offer[data-stale]").first).to_be_visible()
    yield Stop("offers-stale", me)
    evening.me.must("kick", seat=3, name=evening.friends[2].player.sections["players"][3]["name"])
    expect(me.locator(".undo")).to_be_visible()
    yield Stop("kick-notice", me)
    yield Stop("kicked-from-the-table", tour.guest)
    evening.me.must("undo_kick")
    expect(me.locator(".undo")).to_have_count(0)


def menu(tour: Tour) -> Iterator[Stop]:
    me, guest = tour.me, tour.guest
    yield from tour.sheet("menu", me)
    yield from tour.sheet("talk", me)
    yield from tour.sheet("change-name", me)
    yield from tour.sheet("invite", me)
    yield from tour.sheet("other-device", me)
    yield from tour.sheet("score-sheet", me)
    yield from tour.sheet("ask-for-seat", guest)
    yield from tour.sheet("host-tools", me)
    guest.goto(f"{tour.url}/r/{tour.evening.room}?code=abc")
    expect(guest.locator("dialog[open]")).to_be_visible()
    yield Stop("arrival", guest)
    guest.keyboard.press("Escape")


def swap(tour: Tour) -> Iterator[Stop]:
    """At another table: with five players nothing lies in the center."""
    small = SmallTable(tour.loop, tour.url)
    tour.to_close.callback(small.close)
    page = tour.open(small.cookie)
    phone = Phone(page)
    page.goto(f"{tour.url}/r/{small.room}")
    expect(page.locator("main.table")).to_be_visible()
    yield Stop("small-table", page)
    phone.act("swap-start")
    yield Stop("swap-begun", page)
    phone.choose("bead", phone.held("bead")[0])
    takes = page.locator(".center-piece[data-kind=bead]").first
    takes.click()
    yield Stop("swap-draft", page)
    phone.press_main()
    expect(page.locator(".stack-button[data-zone=fingers]")).to_be_visible()
    yield Stop("fingers", page)
    takes.click()
    expect(page.locator(".refusal")).to_be_visible()
    yield Stop("fingers-full", page)
    page.context.close()
