"""The big screen: all of a room that everybody may see, large enough for three metres, whosever browser shows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import axe_faults
from tests.browser.layout import LOOK, PEOPLES_NAMES
from tests.browser.scenes import LONG_NAMES, TIME_LIMIT_MS, Scene
from tests.browser.shown import expected, read_page, truth_of
from tests.browser.tour.walk import AT_ITS_END, STOPPABLE_CLOCK
from tests.real_server import RealServer

TELEVISION = (1920, 1080)
SIZES = (TELEVISION, (1280, 720), (3840, 2160), (1024, 768))
SMALLEST_PX = 28
"""On a television; in proportion on all others: twelve minutes of arc at three metres from 1.2 m of screen."""
STORIES = {"seats": 5, "variants": ["story", "extended", "longer", "normal", "locked"], "time_limit": TIME_LIMIT_MS}
LONG_LINE = "Two of mine for one of yours, and I tell nobody what lies under the box. Anyone? Please!"
MAY_BE_CUT = (*PEOPLES_NAMES, ".tv-name", ".tv-giver", ".tv-say", ".tv-line", ".tv-news")
"""Names in a row of five, and what people say: their own phones have all of it."""

TEXTS = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { parentElement: at, data } = texts.currentNode;
    const isSeen = at.checkVisibility({ visibilityProperty: true });
    const isForEyes = !at.closest(".visually-hidden, noscript, .too-old");
    if (isSeen && isForEyes && data.trim()) found.push([data.trim(), parseFloat(getComputedStyle(at).fontSize)]);
  }
  return found;
}"""
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
  const parts = "main.tv, main.tv > *, .tv-rows, .tv-player, .tv-offers, .tv-side, .tv-join";
  const faults = [...document.querySelectorAll(parts)].flatMap((each) => [
    ...(each.scrollHeight > each.clientHeight + 2 ? [`${each.className} holds too much`] : []),
    ...(each.getBoundingClientRect().bottom > innerHeight + 1 ? [`${each.className} is out of the screen`] : []),
  ]);
  return [...page, ...faults];
}"""
AWAKE = """Object.defineProperty(navigator, "wakeLock", { value: {
  request: async (kind) => { globalThis.asked = kind; throw new Error("battery low"); },
} });"""

HEARD = """globalThis.begun = 0;
globalThis.speakers = [];
const { AudioContext: Made } = globalThis;
globalThis.AudioContext = class extends Made {
  constructor() { super(); speakers.push(this); }
};
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) { begun += 1; return start.apply(this, when); };"""

OpenTv = Callable[..., Page]


@pytest.fixture
def open_tv(new_phone: Callable[..., BrowserContext]) -> OpenTv:
    """A television that shows a scene; with a `seat`, in the browser of whoever sits there."""

    def make(scene: Scene, query: str = "", seat: int | None = None) -> Page:
        width, height = TELEVISION
        screen = new_phone(viewport={"width": width, "height": height}, is_mobile=False, has_touch=False)
        screen.add_init_script(STOPPABLE_CLOCK)
        if seat is not None:
            scene.seat(screen, seat)
        page = screen.new_page()
        page.goto(f"{scene.url}/tv/{scene.room}{query}")
        expect(page.locator("main[class]:not(:has(.tv-wait))")).to_be_visible()
        return page

    return make


@pytest.fixture
def five(server: RealServer) -> Iterator[Scene]:
    with Scene(server.url, LONG_NAMES, TIME_LIMIT_MS) as scene:
        yield scene


def faults_of(page: Page) -> dict[str, list[str]]:
    """What is wrong with it at any size: too small, cut, over something else, or to be scrolled for."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        least = SMALLEST_PX * min(width / TELEVISION[0], height / TELEVISION[1]) - 0.01
        texts = page.evaluate(TEXTS)
        assert texts, "something is said"
        small = [f"{size:.1f} px: {text}" for text, size in texts if size < least]
        own = {"mayBeCut": ", ".join(MAY_BE_CUT), "peoplesOwn": [*LONG_NAMES, LONG_LINE], "width": width}
        found[f"{width} x {height}"] = [*small, *page.evaluate(LOOK, own), *page.evaluate(SCROLLS)]
    return {size: each for size, each in found.items() if each}


def check(page: Page) -> None:
    page.evaluate(AT_ITS_END)
    assert faults_of(page) == {}
    page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    assert axe_faults(page) == []


def show_all(scene: Scene) -> int:
    """Whoever has the most kinds of pieces lays them all open: how many kinds."""
    me = scene.players[0]
    scene.run(me.must("say", text=LONG_LINE))  # whose answer comes after all that was done before
    show = me.sections["options"]["show"]
    scene.run(me.must("show_pieces", pieces={"anywhere": show}))
    return sum(count > 0 for count in (*show["beads"], *show["spirits"]))


def say_all(scene: Scene) -> None:
    for player in scene.players[:2]:
        scene.run(player.must("say", text=LONG_LINE))


@pytest.mark.parametrize("language", ["en", "de", "es", "ja"])
def test_before_the_round_all_is_large_and_nothing_scrolls(open_tv: OpenTv, five: Scene, language: str) -> None:
    page, (host, *_) = open_tv(five, f"?lang={language}"), five.players
    five.run(host.must("change_settings", settings=STORIES))
    five.run(host.must("make_spoken_code"))
    if language == "de":
        five.run(host.must("lock_room", locked=True))
    say_all(five)
    expect(page.locator(".tv-say")).to_have_count(2)
    expect(page.locator(".tv-code b")).to_have_text(re.compile(r"\S{3} \S{3}"))
    expect(page.locator(".qr img")).to_have_js_property("complete", True)
    check(page)
    five.run(host.must("deal"))
    expect(page.locator(".tv-stage .piece").first).to_be_visible()
    check(page)
    for _ in five.players:
        five.run(host.must("pass_floor"))
    five.run(five.players[2].must("get_ready"))
    expect(page.locator(".tv-row[data-done]")).to_have_count(1)
    check(page)


@pytest.mark.timeout(180)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("act", ["crowd", "hoard"])
def test_a_full_table_is_large_and_nothing_scrolls(open_tv: OpenTv, server: RealServer, act: str, players: int) -> None:
    with Scene(server.url, LONG_NAMES[:players], TIME_LIMIT_MS) as scene:
        page = open_tv(scene, "?lang=de")
        getattr(scene, act)()
        if act == "hoard":
            expect(page.locator(".tv-player").first.locator(".tv-front .stack")).to_have_count(show_all(scene))
        say_all(scene)
        expect(page.locator(".tv-say").first).to_be_visible()
        check(page)


@pytest.mark.timeout(180)
def test_the_reveal_and_the_scores_are_large_and_nothing_scrolls(open_tv: OpenTv, five: Scene) -> None:
    page = open_tv(five)
    five.end_round()
    host = five.players[0]
    five.run(host.must("pace_reveal", step="hold"))
    beats = host.sections["reveal"]["beats"]
    for at, beat in enumerate(beats):
        if at:
            five.run(host.must("pace_reveal", step="next"))
        if at in (0, 1, 2, 3, len(beats) - 2, len(beats) - 1):
            expect(page.locator("main.reveal")).to_have_attribute("data-step", beat["step"])
            check(page)
    five.run(host.must("end_reveal"))
    expect(page.locator(".tv-ready[data-scored]")).to_be_visible()
    check(page)
    five.run(five.players[0].must("end_match"))
    expect(page.locator(".tv-winner")).to_be_visible()
    check(page)


def test_in_a_players_own_browser_it_shows_what_everybody_sees_and_has_nothing_to_tap(
    open_tv: OpenTv, five: Scene, server: RealServer
) -> None:
    """[PUB5]"""
    five.crowd()
    page = open_tv(five, seat=0)
    heard: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    page.reload()
    expect(page.locator(".tv-player")).to_have_count(5)
    you = json.loads(heard[0])["sections"]["you"]
    assert (you["seat"], you["is_host"]) == (None, False)
    assert read_page(page) == expected(truth_of(server.journal, five.room), None)
    assert page.locator("button, a, input, [tabindex='0']").count() == 0
    assert five.players[1].sections["players"][0]["is_here"], "the phone is there"


def test_talk_is_shown_beside_whoever_says_it_in_the_screens_language(open_tv: OpenTv, five: Scene) -> None:
    page = open_tv(five, "?lang=de")
    five.run(five.players[3].must("say_phrase", phrase="hello", piece=None))
    expect(page.locator('[data-seat="3"] .tv-say')).to_have_text("Hallo!")
    five.run(five.players[1].must("react", reaction="applause"))
    expect(page.locator(".mark[data-reaction=applause][data-by='1']")).to_be_visible()


def test_it_follows_from_phase_to_phase_by_itself_and_stays_awake(
    new_phone: Callable[..., BrowserContext], five: Scene
) -> None:
    screen = new_phone(is_mobile=False)
    screen.add_init_script(AWAKE)
    page = screen.new_page()
    page.goto(f"{five.url}/tv/{five.room}")
    expect(page.locator("main.tv-lobby")).to_be_visible()
    page.wait_for_function("() => globalThis.asked === 'screen'")
    five.begin()
    expect(page.locator("main.tv-round .time")).to_be_visible()


def test_it_sounds_from_the_first_press_of_a_key_on(new_phone: Callable[..., BrowserContext], five: Scene) -> None:
    screen = new_phone(is_mobile=False)
    screen.add_init_script(HEARD)
    page = screen.new_page()
    page.goto(f"{five.url}/tv/{five.room}")
    expect(page.locator("main.tv-lobby")).to_be_visible()
    assert page.evaluate("speakers.length") == 0, "a browser would only complain of it"
    page.keyboard.press("Shift")
    page.keyboard.press("Space")
    page.wait_for_function("() => speakers[0]?.state === 'running'")
    five.begin()
    page.wait_for_function("() => begun > 0")


def test_who_only_hosts_finds_the_way_to_the_big_screen(
    new_phone: Callable[..., BrowserContext], server: RealServer
) -> None:
    page = new_phone(is_mobile=False).new_page()
    page.goto(server.url)
    page.locator("button[name=only_host]").click()
    expect(page.locator("main.lobby")).to_be_visible()
    room = page.url.rsplit("/", 1)[1]
    expect(page.locator(".big-screen-address")).to_contain_text(f"/tv/{room}")
    with page.expect_popup() as opened:
        page.locator(".big-screen a").click()
    expect(opened.value.locator("main.tv-lobby")).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(0)


def test_who_asks_for_a_seat_sees_that_they_wait_until_the_host_has_answered(
    new_phone: Callable[..., BrowserContext], five: Scene
) -> None:
    """[MAT4]"""
    five.deal()
    page = new_phone().new_page()
    page.goto(f"{five.url}/r/{five.room}")
    page.locator(".watching button").click()
    page.locator("dialog input").fill("Zoe")
    page.keyboard.press("Enter")
    expect(page.locator(".asked")).to_contain_text("Zoe")
    page.reload()
    expect(page.locator(".asked")).to_contain_text("Zoe")
    host = five.players[0]
    five.run(host.until(lambda: bool(host.sections["room"]["askers"])))
    five.run(host.must("dismiss_asker", asker=host.sections["room"]["askers"][0]["asker"]))
    expect(page.locator(".watching button")).to_be_visible()
