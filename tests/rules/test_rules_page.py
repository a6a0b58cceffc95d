"""The rules page is kept: each of its numbers is held by a test, and each number cited anywhere stands on it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "beadtrade" / "rules" / "RULES.md").read_text(encoding="utf-8")
LISTED = re.findall(r"^- \[([A-Z]{3}\d+)\]", PAGE, re.MULTILINE)
ORIGINS = ("*Printed:*", "*Follows:*", "*Follows or ours:*", "*Ours:*")

CHAPTERS = {
    "PCE": 4,
    "SET": 4,
    "BEG": 3,
    "PUB": 7,
    "TRD": 8,
    "CTR": 5,
    "PLC": 2,
    "END": 6,
    "SCO": 8,
    "MAT": 4,
    "VAR": 6,
}
"""How many rules each chapter has. A number is never used again for another rule: tests and old matches cite it."""
NUMBER = re.compile(rf"\[((?:{'|'.join(CHAPTERS)})\d+)\]")


def cited_in(folder: str, *endings: str) -> Iterator[tuple[str, Path]]:
    """Each rule number cited in the files under `folder`, with the file. This test is no witness for itself."""
    for ending in endings:
        for file in (ROOT / folder).rglob(f"*{ending}"):
            if file != Path(__file__):
                yield from ((number, file) for number in NUMBER.findall(file.read_text(encoding="utf-8")))


def held_in(source: str) -> set[str]:
    """The rule numbers that tests say they hold: those in their own docstrings, and nowhere else."""
    functions = [
        each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    sayings = [ast.get_docstring(each) or "" for each in functions if each.name.startswith("test_")]
    return {number for saying in sayings for number in NUMBER.findall(saying)}


HELD = {
    number
    for file in (ROOT / "tests").rglob("test_*.py")
    if file != Path(__file__)
    for number in held_in(file.read_text(encoding="utf-8"))
}


def test_the_page_lists_every_rule_once_and_in_order() -> None:
    assert [f"{chapter}{at}" for chapter, count in CHAPTERS.items() for at in range(1, count + 1)] == LISTED


@pytest.mark.parametrize("number", LISTED)
def test_each_rule_is_cited_by_a_test(number: str) -> None:
    assert number in HELD, f"no test says that it holds [{number}]"


def test_only_what_a_test_says_of_itself_counts_as_cited() -> None:
    source = '''
"""[PCE1]"""
BOX = "[PCE2]"
def a_table():
    """[PCE3]"""
async def test_this():
    """[SET1] [SET2] That."""
    assert "[PCE4]"
'''
    assert held_in(source) == {"SET1", "SET2"}


@pytest.mark.parametrize("folder", ["beadtrade", "tests", "static/src", "docs"])
def test_only_rules_that_exist_are_cited(folder: str) -> None:
    unknown = [f"{number} in {file.relative_to(ROOT)}" for number, file in cited_in(folder, ".py", ".ts", ".md")]
    assert [each for each in unknown if each.split()[0] not in LISTED] == []


@pytest.mark.parametrize("rule", re.split(r"^(?=- \[)", PAGE, flags=re.MULTILINE)[1:], ids=LISTED)
def test_each_rule_says_whether_it_is_printed_or_ours(rule: str) -> None:
    assert any(origin in rule for origin in ORIGINS)
