"""The word catalogues: every language says the same things with the same values, and nothing that nobody says.

What the browser client uses of them is held by its own tests; here it is the pages and the languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beadtrade.paths import LOCALES, PACKAGE, TEMPLATES
from beadtrade.web.rules_page import SECTIONS

PAGES = ("pages.ftl", "rules.ftl")
OTHERS = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != "en")
JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
WORD = re.compile(r"[^\W\d_]{2}")
TOLD = ("description", "og:title", "og:description", "twitter:title", "twitter:description")
"""Of what a page tells other programs, what people read there."""
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]+)["']""")


class Variables(Visitor):
    """The names of the values that a message is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> Iterator[tuple[str, ast.Message]]:
    """The messages of a file; the test fails where it can't be read."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


def catalogue(language: str) -> dict[str, dict[str, set[str]]]:
    """For each file, for each message, its values' names."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found[file.name] = {}
        for id, message in messages(file):
            assert id not in found[file.name], f"{language}/{file.name}: {id} stands there twice"
            variables = Variables()
            variables.visit(message)
            found[file.name][id] = variables.names
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert {name: set(ids) for name, ids in other.items()} == {name: set(ids) for name, ids in english.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_given_no_value_that_english_is_not(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    for name, ids in other.items():
        for id, variables in ids.items():
            assert variables <= english[name][id], f"{language}/{name}: {id}"


def test_no_message_stands_in_two_files() -> None:
    ids = [id for file in catalogue("en").values() for id in file]
    assert len(ids) == len(set(ids))


def test_every_word_of_the_pages_is_said_and_none_is_missing() -> None:
    english = catalogue("en")
    rules = {id for section in SECTIONS for id in (*section.paragraphs, *section.items)}
    titles = {f"rules-{section.name}-title" for section in SECTIONS if section.has_title}
    sources = [*TEMPLATES.glob("*.html"), *(PACKAGE / "web").glob("*.py")]
    quoted = {word for file in sources for word in QUOTED.findall(file.read_text(encoding="utf-8"))}
    links = {f"{word}-{part}" for word in quoted for part in ("title", "text")}
    assert set(english["pages.ftl"]) <= quoted | links
    table = {id for id in english["rules.ftl"] if id.startswith("rules-table-")}
    assert set(english["rules.ftl"]) == rules | titles | table | {"rules-title"}


class Texts(HTMLParser):
    """What a template says by itself: its texts, and attributes that are read out."""

    READ = ("aria-label", "alt", "title", "placeholder")

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.found += [value for name, value in values.items() if name in self.READ]
        if {values.get("name"), values.get("property")} & set(TOLD):
            self.found.append(values.get("content", ""))


@pytest.mark.parametrize("file", sorted(TEMPLATES.glob("*.html")), ids=lambda file: file.name)
def test_no_text_of_a_page_stands_outside_of_the_catalogues(file: Path) -> None:
    texts = Texts()
    texts.feed(JINJA.sub("", file.read_text(encoding="utf-8")))
    assert [text for text in texts.found if WORD.search(text)] == []
