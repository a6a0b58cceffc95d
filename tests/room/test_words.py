"""Names and lines of talk: any script, safe to show, never cut in silence."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.room.limits import LINE_LENGTH, NAME_LENGTH
from beadtrade.room.words import clean_line, clean_name

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HEART = "\N{HEAVY BLACK HEART}\ufe0f"
YOUNGER_THAN_PYTHON = "\U0001fae8"
"""The shaking face, of Unicode 15: unassigned for Python 3.11."""


@pytest.mark.parametrize(
    "name",
    ["Ana", "O'Brien", "Łukasz", "Ἀνδρέας", "Владимир", "さくら", "李小龙", "김민준", "عائشة", "דוד", "สมชาย", "ஆனந்த்"],
)
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    "name", [FAMILY, "\N{HEAVY BLACK HEART}\ufe0f", "\u0645\u06cc\u200c\u062e", "🦉", YOUNGER_THAN_PYTHON]
)
def test_joiners_and_emoji_stay_whole(name: str) -> None:
    assert clean_name(name) == name


def test_the_same_name_typed_on_two_keyboards_is_the_same() -> None:
    assert clean_name("Zoe\u0308") == clean_name("Zo\u00eb") == "Zoë"
    assert clean_name("\uff21\uff4e\uff41") == "Ana"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana  ", "Ana"),
        ("Ana\nMaria", "Ana Maria"),
        ("A\tn\u00a0a", "A n a"),
        ("An\x00a\x1b", "Ana"),
        ("\u202eAna\u202c", "Ana"),
        ("A\u200bn\ufeffa", "Ana"),
        ("An\ue000a", "Ana"),
        ("Ana\ufdd0\uffff", "Ana"),
    ],
)
def test_controls_direction_marks_and_stray_blanks_go(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_mark_that_a_direction_mark_kept_apart_joins_its_letter() -> None:
    assert clean_name("e\u200e\u0301") == "é"


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200d", "\u200b\u202e", "\u0301", "\u3164", "\u2800 \u2800"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize("name", ["\ud83e", "Ana\udc00", "\ud800\udc00"])
def test_half_a_character_is_refused(name: str) -> None:
    """A lone surrogate can't be sent to anybody."""
    assert clean_name(name) is None


def test_a_name_of_24_characters_is_good_and_one_of_25_is_refused_not_cut() -> None:
    assert clean_name("ä" * NAME_LENGTH) == "ä" * NAME_LENGTH
    assert clean_name("ä" * (NAME_LENGTH + 1)) is None
    assert clean_name(f"{'a' * NAME_LENGTH}  ") == "a" * NAME_LENGTH


def test_what_grows_under_nfkc_is_measured_afterwards() -> None:
    assert clean_name("\ufdfa") is not None  # one character becomes eighteen
    assert clean_name("\ufdfa\ufdfa") is None


def test_a_line_of_280_characters_is_good_and_one_of_281_is_refused() -> None:
    assert clean_line("x" * LINE_LENGTH) == "x" * LINE_LENGTH
    assert clean_line("x" * (LINE_LENGTH + 1)) is None


ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=40)


@given(ANY_TEXT)
def test_whatever_is_typed_becomes_something_that_can_be_shown_or_nothing(text: str) -> None:
    shown = clean_line(text)
    if shown is not None:
        assert 0 < len(shown) <= LINE_LENGTH
        assert shown.encode("utf-8").decode("utf-8") == shown
        assert shown == shown.strip()
        assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in shown)


@given(ANY_TEXT)
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    once = clean_line(text)
    assert once is None or clean_line(once) == once
