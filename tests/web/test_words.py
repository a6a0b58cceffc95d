"""Which of two languages a page is in."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from beadtrade.paths import LOCALES
from beadtrade.web.words import Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for language, text in (("en", "hello = Hello\nonly = English\n"), ("de", "hello = Hallo { $name }\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    return Words(tmp_path)


def asked(header: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"accept-language", header.encode("latin-1", "replace"))]})


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("en,de", "en"),
        ("en;q=0.5,de;q=0.9", "de"),
        ("fr,de;q=0.2", "de"),
        ("de;q=0,en;q=0.1", "en"),
        ("fr,it", "en"),
        ("*", "en"),
        ("", "en"),
        ("de;q=nonsense", "en"),
    ],
)
def test_the_first_wanted_one_that_is_there_else_english(words: Words, header: str, language: str) -> None:
    assert words.language_for(asked(header)) == language


def test_what_a_language_lacks_is_said_in_english_and_what_none_has_is_a_fault(words: Words) -> None:
    assert words.say("de", "hello", {"name": "Ana"}) == "Hallo Ana"
    assert words.say("de", "only") == "English"
    with pytest.raises(KeyError):
        words.say("de", "nothing")


@given(st.text(max_size=80))
def test_no_header_raises(header: str) -> None:
    assert _REAL.language_for(asked(header)) in _REAL.languages


_REAL = Words(LOCALES)
