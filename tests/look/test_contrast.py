"""What may stand on what: every pair of colours that tokens.css names keeps its contrast, in both themes."""

from __future__ import annotations

import pytest

from tests.look.tokens import DARK, SYSTEM_DARK, TOKENS, Promise, contrast, promises, read_block, themes

CSS = TOKENS.read_text(encoding="utf-8")
PROMISES = tuple(promises(CSS))
TEXTS = {"ink", "ink-2", "on-ink", "on-slab", "on-slab-2", "danger", "ok", "on-danger-fill"}
"""Tokens that are only there to write with."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: f"{promise.text} on {promise.ground}")
def test_a_pair_keeps_its_contrast(promise: Promise, theme: str) -> None:
    colours = themes(CSS)[theme]
    assert contrast(colours[promise.text], colours[promise.ground]) >= promise.contrast


def test_whatever_is_written_with_has_a_ground_where_it_can_be_read() -> None:
    assert {promise.text for promise in PROMISES if promise.contrast >= 4.5} >= TEXTS


def test_contrast_is_computed_as_the_web_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_the_dark_that_is_chosen_is_the_dark_of_the_system() -> None:
    assert read_block(DARK, CSS) == read_block(SYSTEM_DARK, CSS)
