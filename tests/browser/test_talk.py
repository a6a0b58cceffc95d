"""Talk between phones of two languages: phrases, reactions, muting, and lines that have to wait."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import LAN_HOST, NewPhone, OpenPhone
from tests.browser.phones import Phone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

GERMAN = {"locale": "de-DE"}


class Evening:
    """Ana reads English, Bea German; both at a table of a running round, and somebody who looks on."""

    def __init__(self, open_phone: OpenPhone) -> None:
        self.ana = Phone(open_phone("/"))
        self.room = self.ana.make_room("Ana")
        self.bea = Phone(open_phone(f"/r/{self.room}", **GERMAN))
        self.bea.page.get_by_label("Dein Name").fill("Bea")
        self.bea.page.locator("form.join button").tap()
        self.spectator = Phone(open_phone(f"/r/{self.room}"))
        expect(self.ana.page.locator(".seat:not([data-free])")).to_have_count(2)

    def begin(self) -> Evening:
        self.ana.tap("Deal")
        self.ana.get_ready()
        self.bea.page.locator(".page-bar .button-primary").tap()
        self.ana.tap("Let’s begin")
        expect(self.bea.page.locator("main.table")).to_be_visible()
        return self


@pytest.fixture
def evening(open_phone: OpenPhone) -> Evening:
    return Evening(open_phone)


def open_talk(phone: Phone) -> Locator:
    phone.page.locator(".talk-button").tap()
    sheet = phone.page.locator("dialog.talk-sheet")
    expect(sheet).to_be_visible()
    return sheet


def test_a_phrase_is_read_in_the_language_of_each_reader(evening: Evening) -> None:
    ana, bea = evening.begin().ana, evening.bea
    book = open_talk(ana)
    book.locator("[data-phrase=who_has]").tap()
    book.get_by_role("button", name="Who has the pink bull?").tap()
    expect(book, "whoever spoke with one tap has the table back").to_have_count(0)
    said = bea.page.locator(".friend[data-seat='0'] .say")
    expect(said).to_have_text("Wer hat den rosa Stier?")
    expect(bea.page.locator("[role=status].visually-hidden")).to_have_text("Ana: Wer hat den rosa Stier?")
    expect(open_talk(bea).locator(".line span")).to_have_text(["Wer hat den rosa Stier?"])
    expect(open_talk(ana).locator(".line span")).to_have_text(["Who has the pink bull?"])


def test_a_phrase_without_a_piece_takes_two_taps_from_the_table(evening: Evening) -> None:
    ana, bea = evening.begin().ana, evening.bea
    bea.page.locator(".talk-button").tap()
    bea.page.locator("[data-phrase=deal]").tap()
    expect(ana.page.locator(".friend[data-seat='1'] .say")).to_have_text("Deal!")
    expect(ana.page.locator(".unread")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Talk, 1 new line")).to_be_visible()
    open_talk(ana)
    expect(ana.page.locator(".unread")).to_have_count(0)


def test_reactions_show_at_the_sign_of_whoever_made_them_and_go_by_themselves(evening: Evening) -> None:
    ana, bea = evening.begin().ana, evening.bea
    bea.page.locator(".talk-button").tap()
    bea.page.locator("[data-reaction=applause]").tap()
    mark = ana.page.locator(".mark[data-reaction=applause][data-by='1']")
    expect(mark).to_be_visible()
    chip, shown = ana.page.locator(".friend[data-seat='1']").bounding_box(), mark.bounding_box()
    assert chip is not None
    assert shown is not None
    middle = shown["x"] + shown["width"] / 2
    assert chip["x"] <= middle <= chip["x"] + chip["width"]
    expect(mark).to_have_count(0)
    evening.spectator.page.locator(".talk-button").tap()
    evening.spectator.page.locator("[data-reaction=heart]").tap()
    expect(ana.page.locator(".mark[data-by=watchers]")).to_be_visible()
    assert ana.complaints + bea.complaints + evening.spectator.complaints == []


def test_listeners_applaud_a_story_with_one_tap_and_the_floor_is_passed_on(evening: Evening) -> None:
    ana, bea = evening.ana, evening.bea
    ana.page.get_by_role("switch", name="Story animals").tap()
    ana.tap("Deal")
    expect(ana.page.get_by_role("heading", name="Your story")).to_be_visible()
    bea.page.get_by_role("button", name="Applaus").tap()
    expect(ana.page.locator(".mark[data-reaction=applause][data-by='1']")).to_be_visible()
    expect(ana.page.locator(".react"), "nobody applauds themselves").to_have_count(0)
    ana.pause()
    ana.page.get_by_role("button", name="That was my story").dblclick()
    expect(ana.page.get_by_role("heading", name="Bea tells")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Pass on from Bea")).to_be_visible()
    expect(ana.page.locator(".react")).to_have_count(6)


def test_whoever_is_muted_is_neither_read_nor_seen_on_this_device_until_they_are_heard_again(evening: Evening) -> None:
    ana, bea = evening.begin().ana, evening.bea
    sheet = open_talk(ana)
    sheet.locator(".person-chip[data-seat='1']").tap()
    sheet.get_by_role("button", name="Mute Bea").tap()
    expect(sheet.locator(".person-chip[data-seat='1']")).to_contain_text("muted")
    ana.tap("Close")
    open_talk(bea).locator("[data-reaction=applause]").tap()
    say(bea, "hört mich wer?")
    say(ana, "anybody?")
    expect(open_talk(bea).locator(".line")).to_have_count(2)
    check_ana_reads_only_herself(ana)
    ana.page.reload()
    expect(ana.page.locator("main.table")).to_be_visible()
    check_ana_reads_only_herself(ana)
    ana.page.locator(".person-chip[data-seat='1']").tap()
    ana.page.get_by_role("button", name="Hear Bea again").tap()
    expect(ana.page.locator(".line")).to_have_text(["Bea hört mich wer?", "Ana anybody?"])


def say(phone: Phone, text: str) -> None:
    """From the table, with the sheet closed afterwards."""
    sheet = open_talk(phone)
    sheet.locator(".say-form input").fill(text)
    sheet.locator(".say-form button").tap()
    expect(sheet.locator(".say-form input")).to_have_value("")
    sheet.locator(".sheet-head button").tap()


def check_ana_reads_only_herself(ana: Phone) -> None:
    """On the table, and in the talk, which stays open."""
    assert ana.page.locator(".friend .say, .mark, .unread").count() == 0
    expect(open_talk(ana).locator(".line")).to_have_text(["Ana anybody?"])


def test_a_line_that_came_too_fast_stays_until_it_may_be_sent(
    new_phone: Any, open_phone: OpenPhone, server: RealServer
) -> None:
    page = new_phone().new_page()
    asked: list[str] = []

    def too_fast_once(socket: WebSocketRoute) -> None:
        """The server's own answer to somebody who sends more than people do."""
        real = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("command", {}).get("type") != "say" or asked:
                real.send(frame)
                return
            asked.append(message["id"])
            nothing: dict[str, Any] = {"rule": None, "seats": [], "lacks": None, "where": None}
            answer = {"id": message["id"], "refused": "too_fast", "done": False, **nothing}
            socket.send(json.dumps({"type": "answer", "answer": answer}))

        socket.on_message(pass_on)

    page.route_web_socket("**/ws/**", too_fast_once)
    page.goto(f"http://{LAN_HOST}:{server.port}/")
    ana = Phone(page)
    room = ana.make_room("Ana")
    reader = Phone(open_phone(f"/r/{room}"))
    sheet = open_talk(ana)
    line, button = sheet.locator(".say-form input"), sheet.get_by_role("button", name="Say", exact=True)
    line.fill("two pink for one white?")
    line.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("your message stays here")
    expect(line).to_have_value("two pink for one white?")
    expect(button).to_have_attribute("aria-disabled", "true")
    ana.tap("Close")
    open_talk(ana)
    expect(line).to_have_value("two pink for one white?")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.tap()
    expect(line).to_have_value("")
    expect(open_talk(reader).locator(".line")).to_have_text(["Ana two pink for one white?"])


def test_what_is_too_long_is_told_and_kept_whole(evening: Evening) -> None:
    sheet = open_talk(evening.ana)
    line = sheet.locator(".say-form input")
    line.fill("a" * 219)
    expect(sheet.locator(".say-left")).to_have_count(0)
    line.fill("a" * 270)
    expect(sheet.locator(".say-left")).to_have_text("10 characters left")
    line.fill("a" * 283)
    expect(sheet.locator(".say-left")).to_have_text("3 characters too many")
    evening.ana.page.reload()
    expect(open_talk(evening.ana).locator(".say-form input")).to_have_value("a" * 283)


def test_the_enter_of_an_input_method_sends_nothing(evening: Evening) -> None:
    sheet = open_talk(evening.ana)
    line = sheet.locator(".say-form input")
    line.fill("こんにちは")
    prevented = line.evaluate(
        "(input) => !input.dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, cancelable: true}))"
    )
    assert prevented
    line.press("Enter")
    expect(sheet.locator(".line span")).to_have_text(["こんにちは"])


def test_talk_opens_at_its_newest_line_and_follows_it(new_phone: NewPhone, server: RealServer) -> None:
    with Scene(server.url, ("Ana", "Ben", "Mio")) as scene:
        scene.begin()
        for at in range(9):
            scene.run(
                scene.players[1 + at % 2].must("say", text=f"Line {at}: a white bead for my blue fish, who gives?")
            )
        phone = new_phone()
        scene.seat(phone, 0)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        page.locator(".talk-button").tap()
        expect(page.locator(".line").last).to_be_in_viewport()
        expect(page.locator(".line").first).not_to_be_in_viewport()
        scene.run(scene.players[1].must("say", text="The last one"))
        expect(page.locator(".line").last).to_contain_text("The last one")
        expect(page.locator(".line").last).to_be_in_viewport()
