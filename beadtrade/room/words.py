"""Names and lines that people type: any script, made safe to show, never cut in silence.

Law: what is returned is what everybody sees; a text that can't be shown so is refused, not mended by guessing.
"""

from __future__ import annotations

import unicodedata

from beadtrade.room.limits import LINE_LENGTH, NAME_LENGTH

JOINERS = frozenset("\u200c\u200d")
"""Needed inside words of some scripts and inside emoji; all other format characters are dropped."""


def clean_name(text: str) -> str | None:
    """A name of 1 to 24 characters after NFKC, controls and direction marks stripped; None when it can't be one."""
    return _clean(text, NAME_LENGTH)


def clean_line(text: str) -> str | None:
    """A line of talk of 1 to 280 characters, or None."""
    return _clean(text, LINE_LENGTH)


def _clean(text: str, limit: int) -> str | None:
    if any(0xD800 <= ord(char) <= 0xDFFF for char in text):
        return None
    normal = unicodedata.normalize("NFKC", text)
    spaced = " ".join("".join(char if _is_shown(char) else " " if char.isspace() else "" for char in normal).split())
    visible = any(char not in JOINERS and not unicodedata.category(char).startswith("M") for char in spaced)
    return spaced if visible and len(spaced) <= limit else None


def _is_shown(char: str) -> bool:
    return char in JOINERS or not unicodedata.category(char).startswith("C")
