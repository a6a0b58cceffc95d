"""Whatever test a page names exists, so that no promise stands on one that was renamed or is gone."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"`((?:tests|static/test)/[\w/.]+)(?:::([^`]+))?`")
"""A file or folder of tests, and a test of it: a function's name, or a title in the client's."""
TITLE = re.compile(r"""^test\((["'`])(.+?)\1""", re.MULTILINE)
EACH_ROW_NAMES_ONE = {"troubles.md": 39, "security.md": 47}
"""Pages of tables that end in a column of tests, with the fewest rows that they may have."""


def named() -> list[tuple[str, str, str]]:
    return [(page.name, path, test) for page in PAGES for path, test in NAMED.findall(page.read_text(encoding="utf-8"))]


@cache
def titles_in(path: Path) -> frozenset[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return frozenset(title.replace('\\"', '"') for _, title in TITLE.findall(text))
    functions = (each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(each.name for each in functions if each.name.startswith("test_"))


def test_each_test_that_a_page_names_exists() -> None:
    assert len(named()) > 100
    for page, path, test in named():
        there = ROOT / path
        assert there.exists(), f"{page} names {path}"
        assert not test or test in titles_in(there), f"{page} names {path}::{test}"


@pytest.mark.parametrize(("name", "fewest"), EACH_ROW_NAMES_ONE.items())
def test_each_row_of_a_table_of_promises_names_a_test(name: str, fewest: int) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    tables = re.findall(r"^(\|.*\| test \|)\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    rows = [row for _, body in tables for row in body.splitlines()]
    assert len(rows) >= fewest
    for row in rows:
        assert NAMED.search(row.split(" | ")[-1]), f"{name} promises without a test: {row}"
