"""The tour to the replay's page: before there is anything to see, and with a round to go through."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.tour.walk import Stop, Tour


def before_any_round(tour: Tour) -> Iterator[Stop]:
    guest = tour.guest
    guest.goto(f"{tour.url}/r/{tour.evening.room}/replay")
    expect(guest.locator(".replay [role=status] h2")).to_be_visible()
    yield Stop("replay-none", guest)
    _back_to_the_room(tour)


def with_a_round(tour: Tour) -> Iterator[Stop]:
    guest = tour.guest
    guest.goto(f"{tour.url}/r/{tour.evening.room}/replay")
    expect(guest.locator(".replay-slider")).to_be_visible()
    yield Stop("replay-deal", guest)
    guest.locator(".highlight").first.click()
    expect(guest.locator(".replay-deeds [aria-current]")).to_have_count(1)
    yield Stop("replay-highlight", guest)
    guest.locator(".replay-deeds button").last.click()
    expect(guest.locator(".replay-spirit")).to_have_count(3)
    yield Stop("replay-end", guest)
    _back_to_the_room(tour)


def _back_to_the_room(tour: Tour) -> None:
    """The spectator looks on again."""
    tour.guest.locator(".replay-band a").click()
    expect(tour.guest.locator("main.replay")).to_have_count(0)
    expect(tour.guest.locator("main h1").first).to_be_attached()
