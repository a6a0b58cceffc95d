"""The tour from the act that ends a round: the reveal, the scores, the end; and a phone that has lost its server."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.tour.walk import AT_ITS_END, Stop, Tour

GONE = 4404
"""The server's code for a room that is gone."""
BEATS = (("hands", ""), ("spirits", ""), ("lift", ""), ("type", "points"), *4 * (("type", ""),), ("totals", "winner"))
"""Each beat by its step, and how far it is to come before it is held: it is held at its beginning too."""
LAST_TYPE = 7


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
    """Held, so that there is time to look at each beat."""
    evening, me = tour.evening, tour.me
    evening.me.until(lambda player: player.phase == "reveal")
    evening.me.must("pace_reveal", step="hold")
    for at, (step, cue) in enumerate(BEATS):
        if at:
            evening.me.must("pace_reveal", step="next")
        expect(me.locator("main.reveal[data-held]")).to_have_attribute("data-place", re.compile(f"^{at}-"))
        if step != "type" or cue or at == LAST_TYPE:
            yield from in_motion(f"reveal-{at}-{step}", me)
        if cue:
            evening.me.must("pace_reveal", step="go_on")
            expect(me.locator("main.reveal")).to_have_attribute("data-cue", cue)
            evening.me.must("pace_reveal", step="hold")
            expect(me.locator("main.reveal[data-held]")).to_be_visible()
            yield from in_motion(f"reveal-{at}-{cue}", me)
    yield Stop("reveal-calm", me)
    expect(tour.guest.locator(".caption-held")).to_have_text(tour.tongue.say("reveal-held"))
    yield Stop("reveal-watched", tour.guest)


def in_motion(name: str, page: Page) -> Iterator[Stop]:
    """With everything where its motion ends."""
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator(".reveal-stage")).to_be_visible()
    page.evaluate(AT_ITS_END)
    yield Stop(name, page)
    page.emulate_media(reduced_motion="reduce")


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
