"""The tour from the act that ends a round: the reveal, the scores, the end; and a phone that has lost its server."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.tour.walk import AT_ITS_END, STOP_CLOCK, Stop, Tour

GONE = 4404
"""The server's code for a room that is gone."""
BEATS = (("hands", 0), ("spirits", 1), ("lift", 2), ("type", 3), ("last-type", -2), ("totals", -1))
"""Each with its place in the script."""
INTO_A_BEAT_MS = 500


def end_of_the_round(tour: Tour) -> Iterator[Stop]:
    evening, me = tour.evening, tour.me
    evening.place_the_second_spirit()
    expect(me.locator(".box-spirit")).to_have_count(2)
    tour.choose("spirit", zone="hand")
    tour.phone.act("place-bottom")
    expect(me.locator("[data-asks=place-bottom][data-confirm]")).to_be_visible()
    yield Stop("ending-asked", me)
    tour.phone.pause()
    tour.phone.act("place-bottom")
    expect(me.locator("main.reveal")).to_be_visible()


def reveal(tour: Tour) -> Iterator[Stop]:
    me, guest = tour.me, tour.guest
    tour.evening.me.until(lambda player: player.phase == "reveal")
    script = tour.evening.me.player.sections["reveal"]
    for name, at in BEATS:
        me.evaluate(STOP_CLOCK, script["started"] + script["beats"][at]["at"] + INTO_A_BEAT_MS)
        expect(me.locator("main.reveal")).to_have_attribute("data-step", name.removeprefix("last-"))
        me.emulate_media(reduced_motion="no-preference")
        me.evaluate(AT_ITS_END)
        yield Stop(f"reveal-{name}", me)
        me.emulate_media(reduced_motion="reduce")
    yield Stop("reveal-calm", me)
    yield Stop("reveal-watched", guest)
    me.evaluate(STOP_CLOCK, None)


def scores(tour: Tour) -> Iterator[Stop]:
    evening, me, guest = tour.evening, tour.me, tour.guest
    evening.me.must("end_reveal")
    expect(me.locator("[data-stage=ready]")).to_be_visible()
    yield Stop("between", me)
    me.locator(".score-table .cell").first.click()
    me.locator(".timeline summary").first.click()
    yield Stop("reasons", me)
    yield from tour.sheet("host-tools", me)
    evening.me.must("end_match")
    expect(me.locator("main.result")).to_be_visible()
    yield Stop("final", me)
    yield Stop("final-watched", guest)


def without_a_server(tour: Tour) -> Iterator[Stop]:
    me, guest = tour.me, tour.guest
    me.context.set_offline(True)
    expect(me.locator(".notice")).to_be_visible()
    yield Stop("offline", me)
    me.context.set_offline(False)
    held: list[WebSocketRoute] = []
    guest.route_web_socket("**/ws/*", lambda socket: held.append(socket))
    guest.goto(f"{tour.url}/r/{tour.evening.room}")
    expect(guest.locator("main [role=status]")).to_be_visible()
    yield Stop("connecting", guest)
    held[-1].close(code=GONE)
    expect(guest.locator("main [role=alert]")).to_have_text(tour.tongue.say("closed", {"code": GONE}))
    yield Stop("closed", guest)
    me.goto(tour.url)
    tour.tongue.translate(me)
    yield Stop("home-with-rooms", me)
