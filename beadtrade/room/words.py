"""Names and lines that people type: any script, made safe to show, never cut in silence.

Law: what is returned is what everybody sees; a text that can't be shown so is refused, not mended by guessing.
"""

from __future__ import annotations

import unicodedata

from beadtrade.room.limits import LINE_LENGTH, NAME_LENGTH

JOINERS = frozenset("\u200c\u200d")
"""Needed inside words of some scripts and inside emoji; all other format characters are dropped."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing; a text of these alone is nothing to see."""

UNSHOWN = frozenset(("Cc", "Cf", "Co", "Cs"))
"""Controls, direction marks, private use. Not what is unassigned: an emoji may be younger than this Python."""


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
    shown = "".join(char if _is_shown(char) else " " if char.isspace() else "" for char in normal)
    # Once more: a mark may now stand beside the letter it joins.
    spaced = " ".join(unicodedata.normalize("NFKC", shown).split())
    return spaced if any(map(_is_visible, spaced)) and len(spaced) <= limit else None


def _is_shown(char: str) -> bool:
    return char in JOINERS or (unicodedata.category(char) not in UNSHOWN and not _is_noncharacter(char))


def _is_noncharacter(char: str) -> bool:
    return ord(char) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(char) <= 0xFDEF


def _is_visible(char: str) -> bool:
    return char not in JOINERS | BLANKS and unicodedata.category(char)[0] not in "MZ"
