"""What the build makes of the drawings: one small sprite, and the pictures of the game in the sizes asked for."""

from __future__ import annotations

import json
import re
import struct

import pytest

from beadtrade.paths import CLIENT
from beadtrade.rules.pieces import TYPES

NAMES = json.loads((CLIENT / "manifest.json").read_text(encoding="utf-8"))
SPRITE = (CLIENT / NAMES["pieces.svg"]).read_text(encoding="utf-8")
MOST_BYTES = 12_000
"""Of the sprite as it travels: every page waits for it."""
PICTURES = {
    "icon-192.png": (192, 192),
    "icon-512.png": (512, 512),
    "icon-maskable-512.png": (512, 512),
    "apple-touch-icon.png": (180, 180),
    "preview.png": (1200, 630),
}
MOST_BYTES_OF_A_PICTURE = 150_000
"""Messengers drop previews that take too long."""


def test_the_sprite_is_small() -> None:
    assert len((CLIENT / f"{NAMES['pieces.svg']}.gz").read_bytes()) < MOST_BYTES


def test_each_piece_is_drawn_and_totems_twice() -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', SPRITE))
    assert drawn >= {name for type in TYPES for name in (f"bead-{type}", f"spirit-{type}", f"spirit-{type}-small")}
    assert drawn >= {"title", "ceramic"}


def test_nothing_in_it_depends_on_the_file_that_it_stands_in() -> None:
    """Browsers resolve inner references of an outside file differently."""
    assert not re.search(r"url\(|<use|clip-path|filter|<style", SPRITE)
    assert not re.search(r'(?:fill|stroke)="#', SPRITE), "a colour that no theme can change"


@pytest.mark.parametrize(("name", "size"), PICTURES.items())
def test_a_picture_has_its_size(name: str, size: tuple[int, int]) -> None:
    data = (CLIENT / NAMES[name]).read_bytes()
    assert struct.unpack_from(">II", data, 16) == size
    assert len(data) < MOST_BYTES_OF_A_PICTURE


def test_the_icon_needs_no_page_for_its_colours() -> None:
    assert "var(" not in (CLIENT / NAMES["icon.svg"]).read_text(encoding="utf-8")
