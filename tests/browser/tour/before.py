"""The tour up to the round: the pages that the server writes in full, the lobby, the stories, the ready stage."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.evening import GUEST
from tests.browser.friends import Friend
from tests.browser.tour.walk import Stop, Tour

PAGES = (("home", "/"), ("rules", "/rules"), ("message", "/r/no-such-room"), ("no-page", "/no-such-page"))


def pages(tour: Tour) -> Iterator[Stop]:
    """What the server writes in full."""
    page = tour.guest
    for name, path in (
        ("home", "/"),
        ("rules", "/rules"),
        ("message", "/r/no-such-room"),
        ("no-page", "/no-such-page"),
        ("no-code", "/c/ZZZZZZ"),
    ):
        page.goto(tour.url + path)
        tour.tongue.translate(page)
        yield Stop(name, page)
    page.goto(tour.url)
    page.locator("input[name=name]").fill("\u200b")
    page.locator("form button").first.click()
    expect(page.locator("[role=alert]")).to_be_visible()
    tour.tongue.translate(page)
    yield Stop("home-refused", page)


def lobby(tour: Tour) -> Iterator[Stop]:
    room = f"{tour.url}/r/{tour.evening.room}"
    guest, me = tour.guest, tour.me
    yield from _by_code(tour, room)
    guest.goto(room)
    expect(guest.locator("input[name=name]")).to_be_visible()
    yield Stop("join", guest)
    guest.locator("input[name=name]").fill(GUEST)
    guest.keyboard.press("Enter")
    expect(guest.locator(".seat[data-me]")).to_be_visible()
    yield Stop("lobby-guest", guest)
    _leave_again(tour)
    me.goto(room)
    expect(me.locator(".seat:not([data-free])")).to_have_count(5)
    yield Stop("lobby-host", me)
    tour.evening.choose_all_variants()
    expect(me.locator("input[role=switch]:checked")).to_have_count(5)
    me.locator("select").first.select_option("2")
    expect(me.locator(".refusal")).to_be_visible()
    yield Stop("settings-refused", me)
    yield from tour.sheet("menu", me)
    yield from tour.sheet("invite", me)


def _by_code(tour: Tour, room: str) -> Iterator[Stop]:
    """The host has made a code, and somebody who was told it asks, under a long name. The code stays."""
    guest, me, host = tour.guest, tour.me, tour.evening.me
    host.must("make_spoken_code")
    guest.goto(f"{tour.url}/c/{host.player.sections['room']['code']}")
    expect(guest.locator("input[name=name]")).to_be_visible()
    yield Stop("lobby-by-code", guest)
    guest.locator("input[name=name]").fill(GUEST)
    guest.keyboard.press("Enter")
    expect(guest.locator("input[name=name]")).to_have_count(0)
    yield Stop("lobby-asked", guest)
    me.goto(room)
    expect(me.locator(".askers .person")).to_be_visible()
    yield Stop("lobby-asker", me)
    host.must("dismiss_asker", asker=1)


def _leave_again(tour: Tour) -> None:
    """The guest only looks on from here, and a program sits in their place."""
    found = next(each for each in tour.guest.context.cookies() if each["name"] == "beadtrade")
    same = Friend.open(tour.loop, tour.url, tour.evening.room, f"beadtrade={found['value']}")
    same.must("leave")
    same.close()
    tour.evening.fill_the_last_seat()


def before_the_round(tour: Tour) -> Iterator[Stop]:
    evening, me, guest = tour.evening, tour.me, tour.guest
    evening.me.must("deal")
    expect(me.locator(".story")).to_be_visible()
    yield Stop("story-mine", me)
    yield Stop("story-watched", guest)
    evening.me.must("pass_floor")
    expect(me.locator(".hint")).to_be_visible()
    yield Stop("story-of-another", me)
    evening.tell_the_other_stories()
    expect(me.locator("[data-stage=ready]")).to_be_visible()
    yield Stop("ready", me)
    evening.get_ready(evening.me, evening.friends[0])
    evening.me.must("get_ready")
    expect(me.locator(".seat .icon")).to_have_count(4)
    yield Stop("ready-but-one", me)
    evening.friends[0].must("get_ready")
    expect(me.locator(".seat .icon")).to_have_count(5)
    yield Stop("all-ready", me)
    yield Stop("ready-watched", guest)
