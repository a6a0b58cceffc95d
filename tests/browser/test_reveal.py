"""The reveal in browsers: the same on every screen at the same time, whenever it came and whatever its clock says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.phones import Phone
from tests.browser.reveals import FIVE, RevealScene
from tests.browser.tour.walk import STOP_CLOCK, STOPPABLE_CLOCK
from tests.real_server import RealServer

A_MINUTE_AHEAD = """
const [now, Real] = [Date.now, Date];
globalThis.Date = class extends Real { constructor(...of) { super(...(of.length ? of : [Date.now()])); } };
Date.now = () => now.call(Real) + 60_000;
"""
PLACE = "() => document.querySelector('main.reveal')?.dataset.place"
WAKE = """async (name) => {
  globalThis.stoppedAt = null;
  (name === "pageshow" ? window : document).dispatchEvent(new Event(name));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.querySelector("main.reveal").dataset.place;
}"""
MOVING = """() => document.querySelector("main.reveal").getAnimations({ subtree: true })
  .filter((each) => /^(beat|cue)-/.test(each.animationName))
  .map((each) => `${each.animationName} ${each.effect.target.className} ${each.currentTime} ${each.playState}`)"""
MINUS = "\N{MINUS SIGN}"
LISTEN = """() => {
  const log = document.querySelector("[role=log]");
  window.told = [...log.querySelectorAll("ol > li")].map((each) => each.textContent);
  window.changed = 0;
  new MutationObserver((all) => {
    for (const { type, target, addedNodes, removedNodes } of all) {
      if (type === "characterData" || removedNodes.length) window.changed += 1;
      const said = [...addedNodes].filter((node) => node.matches?.("ol > li"));
      window.changed += addedNodes.length - said.length;
      window.told.push(...said.map((each) => each.textContent));
    }
  }).observe(log, { childList: true, subtree: true, characterData: true });
}"""
TYPE = 3
"""The first beat that scores a type."""
LAST = 8
LOOKS = 5
"""At places that are reached by time alone."""
TRIES = 10

Look = Callable[..., Page]


@pytest.fixture
def scene(server: RealServer) -> Iterator[RevealScene]:
    with RevealScene(server.url, FIVE) as scene:
        scene.show()
        yield scene


@pytest.fixture
def look(scene: RevealScene, new_phone: Callable[..., BrowserContext]) -> Look:
    """The reveal as a seat, or as a spectator, sees it."""

    def open_reveal(seat: int | None = None, script: str = "", **options: Any) -> Page:
        phone = new_phone(**options)
        if script:
            phone.add_init_script(script)
        if seat is not None:
            scene.seat(phone, seat)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        expect(page.locator("main.reveal")).to_be_visible()
        return page

    return open_reveal


def pace(scene: RevealScene, step: str) -> None:
    scene.run(scene.players[0].must("pace_reveal", step=step))


def hold(scene: RevealScene, *pages: Page) -> None:
    pace(scene, "hold")
    for page in pages:
        expect(page.locator("main.reveal[data-held]")).to_be_visible()


def reach(page: Page, beat: int) -> None:
    """This beat, or on a slow machine a later one."""
    page.wait_for_function(f"() => parseInt(({PLACE})()) >= {beat}")


def together(one: Page, other: Page) -> None:
    """At one instant both are at the same place: what the other shows, the one showed just before or just after.

    A busy machine may draw one of them late, so one of a few looks is enough; a clock that is wrong stays wrong.
    """
    looks = []
    for _ in range(TRIES):
        before, there, after = one.evaluate(PLACE), other.evaluate(PLACE), one.evaluate(PLACE)
        looks.append((before, there, after))
        if there in (before, after):
            return
    raise AssertionError(f"they are apart: {looks}")


def test_two_clocks_a_minute_apart_are_at_the_same_place_at_the_same_instant(scene: RevealScene, look: Look) -> None:
    right, ahead = look(), look(script=A_MINUTE_AHEAD)
    assert ahead.evaluate("Date.now()") - right.evaluate("Date.now()") > 59_000
    together(right, ahead)
    for beat in range(1, TYPE + 1):
        pace(scene, "next")
        reach(right, beat)
        reach(ahead, beat)
        together(right, ahead)
    for _ in range(LOOKS):
        place = right.evaluate(PLACE)
        for page in (right, ahead):
            page.wait_for_function(f"(place) => ({PLACE})() !== place", arg=place)
        together(right, ahead)


def test_held_all_stand_still_at_the_same_moment_of_every_motion_and_then_go_on(scene: RevealScene, look: Look) -> None:
    right, ahead = look(), look(script=A_MINUTE_AHEAD)
    for _ in range(TYPE - 1):
        pace(scene, "next")
    hold(scene, right, ahead)
    late = look()
    expect(late.locator("main.reveal[data-held]")).to_be_visible()
    moving = right.evaluate(MOVING)
    assert any(each.startswith("beat-tumble") for each in moving), "held in the middle of it"
    assert all(each.endswith("paused") for each in moving)
    for page in (ahead, late, right):
        assert page.evaluate(MOVING) == moving
        expect(page.locator(".caption-held")).to_have_text("Held by the host")
    pace(scene, "go_on")
    for page in (right, ahead, late):
        expect(page.locator("main.reveal")).not_to_have_attribute("data-held", "true")
        reach(page, TYPE)


def test_who_comes_late_or_reloads_is_where_all_others_are(scene: RevealScene, look: Look) -> None:
    first = look()
    for _ in range(TYPE):
        pace(scene, "next")
    reach(first, TYPE)
    late = look()
    together(first, late)
    late.reload()
    expect(late.locator("main.reveal")).to_be_visible()
    together(first, late)


@pytest.mark.parametrize("waking", ["visibilitychange", "pageshow"])
def test_a_page_that_slept_jumps_to_now(scene: RevealScene, look: Look, waking: str) -> None:
    awake, sleeper = look(), look(script=STOPPABLE_CLOCK)
    for _ in range(TYPE):
        pace(scene, "next")
    for page in (awake, sleeper):
        reach(page, TYPE)
    sleeper.evaluate(STOP_CLOCK, scene.script["started"])
    sleeper.wait_for_function(f"() => ({PLACE})() === '0-show'")  # its time stands still
    before, woken, after = awake.evaluate(PLACE), sleeper.evaluate(WAKE, waking), awake.evaluate(PLACE)
    assert woken in (before, after)


@pytest.mark.ends_server
def test_a_reveal_goes_on_after_a_kill_at_the_same_server_time(
    scene: RevealScene, look: Look, server: RealServer
) -> None:
    page, host = look(), scene.players[0]
    for _ in range(TYPE):
        pace(scene, "next")
    reach(page, TYPE)
    before = dict(scene.script)
    server.kill()
    server.start()
    scene.run(host.connect())
    assert scene.script == before, "the same beats at the same times"
    together(look(), page)
    hold(scene, page)  # it hears the server again
    held, place = dict(scene.script), page.evaluate(PLACE)
    server.kill()
    server.start()
    scene.run(host.connect())
    assert scene.script == held
    assert look().evaluate(PLACE) == page.evaluate(PLACE) == place
    pace(scene, "go_on")
    expect(page.locator("main.reveal")).not_to_have_attribute("data-place", place)


def test_the_host_holds_goes_on_takes_the_next_beat_and_ends_with_a_second_tap(scene: RevealScene, look: Look) -> None:
    host, guest = Phone(look(0)), Phone(look(1))
    expect(guest.page.locator(".host-row")).to_have_count(0)
    expect(guest.page.locator(".caption-held")).to_have_text("")
    host.tap("Hold")
    expect(guest.page.locator(".caption-held")).to_have_text("Held by the host")
    host.tap("Go on")
    expect(guest.page.locator(".caption-held")).to_have_text("")
    host.tap("Hold")
    expect(guest.page.locator("main.reveal[data-held]")).to_be_visible()
    beat = int(guest.page.evaluate(PLACE).split("-")[0])
    host.pause()
    host.pause()
    host.tap("Next")
    reach(guest.page, beat + 1)
    expect(guest.page.locator("main.reveal[data-held]")).to_have_count(0)
    host.tap("To the end")
    expect(host.page.get_by_role("button", name="For all?")).to_be_visible()
    expect(guest.page.locator("main.reveal")).to_be_visible()
    host.pause()
    host.tap("For all?")
    expect(guest.page.get_by_role("button", name="I’m ready")).to_be_visible()
    assert host.complaints == guest.complaints == []


@pytest.mark.parametrize(("width", "height"), [(360, 560), (360, 640), (640, 360), (768, 1024), (1280, 800)])
def test_the_hosts_row_covers_nothing_of_the_table(scene: RevealScene, look: Look, width: int, height: int) -> None:
    page = look(0, viewport={"width": width, "height": height})
    row, table = page.locator(".caption").bounding_box(), page.locator(".score-table").bounding_box()
    assert row
    assert table
    assert table["y"] + table["height"] <= row["y"] + 1
    for button in page.locator(".host-row button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_screen_reader_hears_every_beat_once_and_whole(scene: RevealScene, look: Look, motion: str) -> None:
    page = look(reduced_motion=motion)
    log = page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    page.evaluate(LISTEN)
    for beat in range(1, LAST + 1):
        pace(scene, "next")
        reach(page, beat)
    expect(log.locator("ol > li")).to_have_count(LAST + 1)
    told = page.evaluate("window.told")
    assert len(told) == len(set(told)) == LAST + 1
    assert page.evaluate("window.changed") == 0, "what was said is not said again"
    assert told[0].startswith("All hands open.")
    assert sum("so it scores 0." in each for each in told) == 1, "the lone player's zero"
    assert sum("even for several pieces: Mio." in each for each in told) == 1, "a loss that stays one"
    assert "scores most this round" in told[-1] or "score most this round" in told[-1]


def test_with_less_motion_the_script_is_a_list_that_grows(scene: RevealScene, look: Look) -> None:
    page = look(reduced_motion="reduce")
    expect(page.locator(".reveal-stage")).to_have_count(0)
    hold(scene, page)
    for beat in (1, 2):
        pace(scene, "next")
        expect(page.locator(".reveal-list ol > li[data-now]")).to_be_in_viewport()
        expect(page.locator(".reveal-list ol > li")).to_have_count(beat + 1)


def test_each_point_has_its_cell_and_the_winner_comes_last(scene: RevealScene, look: Look) -> None:
    page = look()
    for _ in range(LAST):
        pace(scene, "next")
    sheet = scene.players[0].sections["sheets"][-1]
    expect(page.locator(".winner")).to_be_visible()
    shown = [text.replace(MINUS, "-") for text in page.locator(".score-table .total").all_inner_texts()]
    assert [int(each) for each in shown] == sheet["totals"]
    assert page.locator(".point[data-zero]").count() == 1
    best = [seat for seat, points in enumerate(sheet["totals"]) if points == max(sheet["totals"])]
    expect(page.locator(".winner-totems > span")).to_have_count(len(best))
    expect(page.locator("tr[data-winner]")).to_have_count(len(best))
