"""Colours live with the tokens alone: a theme is one file."""

from __future__ import annotations

import re

import pytest

from tests.look.tokens import TOKENS

SOURCE = TOKENS.parents[1]
SHEETS = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.css") if path != TOKENS)
RAW = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|hwb)a?\(|:\s*(?:white|black)\b", re.IGNORECASE)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_takes_its_colours_from_the_tokens(sheet: str) -> None:
    assert RAW.findall((SOURCE / sheet).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("raw", ["color: #fff;", "box-shadow: 0 0 rgb(0 0 0 / .5)", "background: white"])
def test_a_raw_colour_is_seen(raw: str) -> None:
    assert RAW.search(raw)
