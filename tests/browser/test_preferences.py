"""Language and theme, chosen on a page and in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.phones import Phone

DARK, LIGHT = "rgb(31, 41, 84)", "rgb(243, 233, 211)"


def ground(page: Page) -> str:
    """The colour that the page is printed on."""
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


@pytest.mark.parametrize("path", ["/", "/rules", "/r/nosuchroom"])
def test_language_and_theme_are_chosen_without_a_script_and_the_page_stays(open_phone: OpenPhone, path: str) -> None:
    page = open_phone(path, java_script_enabled=False)
    address = page.url
    page.get_by_role("button", name="Deutsch").tap()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Dunkel").tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.url == address
    expect(page.get_by_role("button", name="Dunkel")).to_have_attribute("aria-pressed", "true")


def test_a_name_that_is_typed_outlives_a_change_of_language_and_theme(open_phone: OpenPhone) -> None:
    page = open_phone("/", java_script_enabled=False)
    page.get_by_label("Your name").fill("Ana & <Zoë> 🐸")
    page.get_by_role("button", name="Deutsch").tap()
    expect(page.get_by_label("Dein Name")).to_have_value("Ana & <Zoë> 🐸")
    page.get_by_role("button", name="Dunkel").tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Dein Name")).to_have_value("Ana & <Zoë> 🐸")
    page.reload()
    expect(page.get_by_label("Dein Name")).to_have_value("")


def two_at_a_table(open_phone: OpenPhone) -> tuple[Phone, Phone]:
    """Ana's phone is English and Ben's German; the round has begun."""
    ana = Phone(open_phone("/"))
    room = ana.make_room("Ana")
    ben = Phone(open_phone(f"/r/{room}", locale="de-DE"))
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.locator("form.join .button-primary").tap()
    expect(ana.page.locator(".seat:not([data-free])")).to_have_count(2)
    ana.tap("Deal")
    ana.get_ready()
    ben.page.locator(".page-bar .button-primary").tap()
    ana.tap("Let’s begin")
    for each in (ana, ben):
        expect(each.page.locator("main.table")).to_be_visible()
    return ana, ben


def test_two_friends_play_in_two_languages_and_a_change_in_the_middle_of_an_offer_loses_nothing(
    open_phone: OpenPhone,
) -> None:
    ana, ben = two_at_a_table(open_phone)
    (gives, *_), (wants, *_) = ana.held("bead"), ben.held("bead")
    ana.choose("bead", gives)
    ana.want(wants)
    expect(ana.page.locator(".action-main")).to_contain_text("Offer")
    choose_in_menu(ana, "Menu", "Language", "日本語")
    expect(ana.page.locator("html")).to_have_attribute("lang", "ja")
    expect(ana.page.get_by_role("heading", name="言語")).to_be_visible()
    expect(ana.page.locator("body")).to_have_css("font-weight", "500")  # Japanese faces know no 600
    ana.tap("閉じる")
    expect(ana.page.locator(f".tray .stack-button[data-type={gives}][aria-pressed=true]")).to_have_count(1)
    expect(ana.page.locator(f".wanted .want[data-type={wants}]")).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".action-main")).not_to_contain_text("Offer")
    ana.press_main()
    expect(ben.offers(giver=0)).to_have_count(1)
    expect(ben.page.locator(".offer")).to_contain_text("Du bekommst")
    ben.accept(giver=0)
    expect(ana.offers(giver=0)).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("lang", "ja")
    assert ana.complaints == ben.complaints == []


def test_a_theme_holds_at_once_and_outlives_the_language_and_the_page(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone("/", color_scheme="light"))
    ana.make_room("Ana")
    assert ground(ana.page) == LIGHT
    choose_in_menu(ana, "Menu", "Appearance", "Dark")
    assert ground(ana.page) == DARK
    ana.tap("Close")
    choose_in_menu(ana, "Menu", "Language", "Español")
    expect(ana.page.get_by_role("heading", name="Idioma")).to_be_visible()
    ana.tap("Cerrar")
    assert ground(ana.page) == DARK
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.goto(ana.page.url.split("/r/")[0])
    expect(ana.page.get_by_role("heading", name="Mis salas")).to_be_visible()
    assert ground(ana.page) == DARK


def test_a_name_that_is_being_typed_outlives_the_language(open_phone: OpenPhone) -> None:
    room = Phone(open_phone("/")).make_room("Ana")
    ben = Phone(open_phone(f"/r/{room}"))
    ben.page.get_by_label("Your name").fill("Ben Bernhard")
    choose_in_menu(ben, "Menu", "Language", "Deutsch")
    ben.tap("Schließen")
    expect(ben.page.get_by_label("Dein Name")).to_have_value("Ben Bernhard")


def test_a_language_that_can_not_be_fetched_is_told_and_the_old_one_stays(open_phone: OpenPhone) -> None:
    ana = Phone(open_phone("/"))
    ana.make_room("Ana")
    ana.page.route("**/*.ftl", lambda route: route.abort())
    choose_in_menu(ana, "Menu", "Language", "Deutsch")
    expect(ana.page.get_by_text("This language can’t be loaded right now.")).to_be_visible()
    expect(ana.page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")


def choose_in_menu(phone: Phone, menu: str, entry: str, choice: str) -> None:
    phone.tap(menu)
    phone.tap(entry)
    phone.tap(choice)
