"""Names in a row, in four languages."""

from __future__ import annotations

import pytest

from beadtrade.paths import LOCALES
from beadtrade.web.lists import joined
from beadtrade.web.words import Words

WORDS = Words(LOCALES)


@pytest.mark.parametrize(
    ("language", "two", "four"),
    [
        ("en", "Ana and Ben", "Ana, Ben, Mio, and Zoe"),
        ("de", "Ana und Ben", "Ana, Ben, Mio und Zoe"),
        ("es", "Ana y Ben", "Ana, Ben, Mio y Zoe"),
        ("ja", "Ana、Ben", "Ana、Ben、Mio、Zoe"),
    ],
)
def test_names_are_joined_as_the_language_joins_them(language: str, two: str, four: str) -> None:
    assert joined(WORDS, language, []) == ""
    assert joined(WORDS, language, ["Ana"]) == "Ana"
    assert joined(WORDS, language, ["Ana", "Ben"]) == two
    assert joined(WORDS, language, ["Ana", "Ben", "Mio", "Zoe"]) == four


@pytest.mark.parametrize(
    ("last", "row"),
    [
        ("Inés", "Ana e Inés"),
        ("iñigo", "Ana e iñigo"),
        ("Hilda", "Ana e Hilda"),
        ("Hiedra", "Ana y Hiedra"),
        ("Hugo", "Ana y Hugo"),
    ],
)
def test_spanish_minds_the_sound_that_follows(last: str, row: str) -> None:
    assert joined(WORDS, "es", ["Ana", last]) == row


def test_a_name_from_right_to_left_keeps_to_itself() -> None:
    assert joined(WORDS, "en", ["\u05d0\u05d1", "Ben"]) == "\u2068\u05d0\u05d1\u2069 and Ben"
