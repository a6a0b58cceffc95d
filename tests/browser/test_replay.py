"""The replay and the end of an evening in a real browser: looked through, shared, played again, deleted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe_faults, axe_faults_in_the_dark
from tests.browser.conftest import LAN_HOST, NewPhone, OpenPhone
from tests.browser.phones import Phone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

DEEDS = 4
"""Beads under both boxes, and two animals on the top."""
THUMB_PX = 44


@pytest.fixture
def scene(server: RealServer) -> Iterator[Scene]:
    with Scene(server.url, ("Ana", "Ben")) as two:
        yield two


def replay_of(scene: Scene, open_phone: OpenPhone) -> Phone:
    """A phone that was sent the link, over plain http, and is nobody in the room."""
    return Phone(open_phone(f"/r/{scene.room}/replay"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moments of this round")


def as_player(scene: Scene, new_phone: NewPhone, seat: int, host: str) -> Phone:
    """The browser of a player, at the room's page under a host's name."""
    context = new_phone()
    name, value = scene.players[seat].cookie.split("=", 1)
    url = scene.url.replace("127.0.0.1", host)
    context.add_cookies([{"name": name, "value": value, "url": url}])
    phone = Phone(context.new_page())
    phone.page.goto(f"{url}/r/{scene.room}")
    return phone


def test_a_round_is_gone_through_by_keys_buttons_and_the_list(scene: Scene, open_phone: OpenPhone) -> None:
    """[END4]"""
    scene.end_round()
    phone = replay_of(scene, open_phone)
    page = phone.page
    now = page.locator(".replay-now span")
    expect(now).to_have_text("The round begins. Everybody holds their starting components.")
    slider(page).press("ArrowRight")
    said = slider(page).get_attribute("aria-valuetext") or ""
    assert "Ana puts 3 " in said
    assert said.endswith("under the box top.")
    page.get_by_role("button", name="One step on").tap()
    expect(now).to_contain_text("Ben puts 3 ")
    expect(page.locator("[role=status]")).to_contain_text("Ben puts 3 ")
    page.keyboard.press("ArrowLeft")
    expect(now).to_contain_text("Ana puts 3 ")
    slider(page).press("End")
    expect(slider(page)).to_have_value(str(DEEDS))
    expect(page.locator(".replay-box[data-side=top] .replay-spirit")).to_have_count(2)
    expect(page.locator(".replay-deeds [aria-current=step]")).to_contain_text("Ben puts")
    page.locator(".replay-deeds button").nth(1).tap()
    expect(slider(page)).to_have_value("1")
    expect(page.locator(".replay-box[data-side=top] .stack[data-count='3']")).to_be_visible()
    expect(page.locator(".replay-box[data-side=bottom] .stack")).to_have_count(0)
    assert [*axe_faults(page), *axe_faults_in_the_dark(page), *phone.complaints] == []


def test_a_highlight_leads_to_its_moment_and_to_the_table(scene: Scene, open_phone: OpenPhone) -> None:
    scene.end_round()
    page = replay_of(scene, open_phone).page
    turning = page.get_by_role("button", name="Turning point")
    turning.tap()
    expect(slider(page)).not_to_have_value("0")
    expect(page.locator(".replay-people")).to_be_in_viewport()


def test_it_plays_only_when_asked_to_and_stops_at_the_end(scene: Scene, open_phone: OpenPhone) -> None:
    scene.end_round()
    page = replay_of(scene, open_phone).page
    expect(slider(page)).to_have_value("0")
    page.locator(".replay-speeds button").last.tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(slider(page)).to_have_value(str(DEEDS))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)], ids=str)
def test_the_slider_is_as_large_as_a_thumb_and_always_in_sight(
    scene: Scene, open_phone: OpenPhone, size: tuple[int, int]
) -> None:
    scene.end_round()
    page = replay_of(scene, open_phone).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".highlight, .replay-highlights p").first).to_be_attached()
    for way in (0, 100_000):
        page.evaluate("way => scrollTo(0, way)", way)
        box = slider(page).bounding_box()
        assert box is not None
        assert box["height"] >= THUMB_PX
        assert 0 <= box["y"] <= size[1] - box["height"]
    thumb = "getComputedStyle(document.querySelector('.replay')).getPropertyValue('--thumb')"
    assert page.evaluate(thumb) == f"{THUMB_PX}px"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_before_the_first_round_has_ended_it_says_so(scene: Scene, open_phone: OpenPhone) -> None:
    phone = replay_of(scene, open_phone)
    expect(phone.page.get_by_role("heading", name="No round has ended yet")).to_be_visible()
    assert [*axe_faults(phone.page), *axe_faults_in_the_dark(phone.page), *phone.complaints] == []
    scene.end_round()
    phone.page.get_by_role("button", name="Look again").tap()
    expect(slider(phone.page)).to_be_visible()


def test_every_cell_of_the_sheet_opens_to_its_pieces_and_the_sheet_leads_to_the_replay(
    scene: Scene, new_phone: NewPhone
) -> None:
    """[MAT2]"""
    scene.end_match()
    phone = as_player(scene, new_phone, 1, LAN_HOST)
    phone.page.locator(".cell").first.tap()
    reasons = phone.page.locator(".reasons")
    expect(reasons.get_by_role("heading")).to_contain_text("Ana, round 1")
    expect(reasons.locator("li")).to_have_count(5)
    mine = reasons.locator(f"li[data-type={scene.set_of(0)}]")
    expect(mine.locator(".reason-held .stack")).to_have_count(1)
    with phone.page.context.expect_page() as opened:
        phone.page.get_by_role("link", name="Watch the replay").tap()
    expect(slider(opened.value)).to_be_visible()
    assert phone.complaints == []


def test_without_the_devices_own_sharing_the_results_link_is_laid_open(scene: Scene, new_phone: NewPhone) -> None:
    scene.end_match()
    phone = as_player(scene, new_phone, 1, LAN_HOST)
    phone.tap("Share the result")
    link = phone.page.get_by_label("Link to the result")
    expect(link).to_have_value(f"http://{LAN_HOST}:{scene.url.rsplit(':', 1)[1]}/r/{scene.room}/replay")
    assert link.evaluate("field => field.selectionEnd - field.selectionStart === field.value.length")


def test_changing_the_variants_leads_to_the_same_rooms_lobby_and_there_to_the_settings(
    scene: Scene, new_phone: NewPhone
) -> None:
    scene.end_match()
    host = as_player(scene, new_phone, 0, "127.0.0.1")
    host.tap("Change the variants")
    expect(host.page.locator(".variants h2")).to_be_focused()
    expect(host.page.locator(".variants h2")).to_be_in_viewport()
    expect(host.page.locator(".seat:not([data-free])")).to_have_count(2)


def test_the_host_deletes_the_room_with_a_second_tap_and_all_others_see_that_it_is_gone(
    scene: Scene, new_phone: NewPhone
) -> None:
    scene.end_match()
    host = as_player(scene, new_phone, 0, LAN_HOST)
    other = as_player(scene, new_phone, 1, LAN_HOST)
    other.tap("Menu")
    expect(other.page.get_by_role("button", name="Leave the table").last).to_be_visible()
    expect(other.page.get_by_role("button", name="For the host")).to_have_count(0)
    host.tap("Menu")
    host.tap("For the host")
    host.page.get_by_role("button", name="Delete this room").dblclick()
    expect(host.page.get_by_role("button", name="Really delete it, for everybody?")).to_be_visible()
    expect(other.page.locator("main.result")).to_be_visible()
    host.pause()
    host.tap("Really delete it, for everybody?")
    expect(host.page.get_by_label("Your name").first).to_be_visible()
    expect(host.page).to_have_url(f"http://{LAN_HOST}:{scene.url.rsplit(':', 1)[1]}/")
    expect(other.page.get_by_role("alert")).to_have_text("This room is gone.")
    expect(other.page.get_by_role("button", name="Try again")).to_have_count(0)
