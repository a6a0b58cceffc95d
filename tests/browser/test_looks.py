"""The searches for faults find them: each is tried on a page that has it, and on one that has not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.evening import GUEST
from tests.browser.forced_colours import forced_colour_faults
from tests.browser.layout import layout_faults, title_faults
from tests.browser.zoom import zoom_faults

WORDS = "Some words of ours"


@pytest.fixture
def small(page: Page) -> Page:
    page.set_viewport_size({"width": 360, "height": 640})
    return page


@pytest.mark.parametrize(
    ("fault", "markup"),
    [
        ("is cut at the side", "<p style='width:50px;overflow:hidden;white-space:nowrap'>{}</p>"),
        ("is cut above or below", "<p style='width:80px;height:20px;overflow:hidden'>{}</p>"),
        ("is wider than its box", "<button style='width:50px;white-space:nowrap'>{}</button>"),
        (
            "lies over",
            "<div style='display:grid'><i style='grid-area:1/1'>{}</i><b style='grid-area:1/1'>B</b></div>",
        ),
        ("sticks out of the screen", "<p style='position:absolute;left:300px;white-space:nowrap'>{}</p>"),
        ("has no room", "<input placeholder='{}' style='width:60px'>"),
        ("the page is", "<div style='width:500px;height:20px'></div>"),
    ],
)
def test_a_layout_fault_is_found(small: Page, fault: str, markup: str) -> None:
    small.set_content(markup.format(WORDS))
    assert any(found.startswith(fault) for found in layout_faults(small))


def test_where_all_has_its_place_nothing_is_found(small: Page) -> None:
    hidden = "<span style='position:absolute;width:1px;height:1px;overflow:hidden'>Only for ears</span>"
    name = f"<b class='friend-name' style='display:block;width:40px;overflow:hidden'>{GUEST}</b>"
    small.set_content(f"<p>{WORDS}</p><button>{WORDS}{hidden}</button>{name}")
    assert layout_faults(small) == []


def test_a_word_that_is_broken_in_a_title_is_found(small: Page) -> None:
    small.set_content("<h1 style='width:4em;overflow-wrap:anywhere'>Tiergeschichten</h1>")
    assert title_faults(small) == ["broken in a title: Tiergeschichten"]
    small.set_content("<h1 style='width:4em;font-size:16px'>Two words</h1>")
    assert title_faults(small) == []


def test_what_lies_under_a_bar_or_off_the_screen_is_out_of_reach(small: Page) -> None:
    bar = "<div class='bar' style='position:fixed;inset:auto 0 0;height:100px;background:red'></div>"
    small.set_content(f"<button style='position:fixed;bottom:10px'>{WORDS}</button>{bar}")
    assert any("can't be reached: it lies under div.bar" in found for found in zoom_faults(small))
    small.set_content(f"<button style='position:fixed;top:-100px'>{WORDS}</button>")
    assert any("can't be reached" in found for found in zoom_faults(small))


def test_letters_twice_as_large_are_looked_at_and_then_as_before(small: Page) -> None:
    small.set_content("<button style='width:14em'>Long enough to be out</button>")
    assert layout_faults(small) == []
    assert zoom_faults(small)
    assert layout_faults(small) == []


def test_forced_colours_need_lines_and_states_that_are_not_grounds_alone(small: Page) -> None:
    small.set_content(
        "<style>button{border:0} [aria-pressed=true]{background:red}</style>"
        "<svg class='piece'></svg><button aria-pressed='true'>A</button>"
    )
    assert forced_colour_faults(small) == [
        "svg.piece loses its colours",
        "button has no line around it",
        "button does not show that it is [aria-pressed=true]",
    ]
    small.set_content(
        "<style>button{border:2px solid} [aria-pressed=true]{outline:2px solid} svg{forced-color-adjust:none}</style>"
        "<svg class='piece'></svg><button aria-pressed='true'>A</button>"
    )
    assert forced_colour_faults(small) == []
