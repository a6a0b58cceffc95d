"""The fourth thing that tells a bead: a letter in the reader's language."""

from __future__ import annotations

from itertools import permutations

import pytest

from beadtrade.paths import LOCALES
from beadtrade.rules.pieces import TYPES
from beadtrade.web.words import Words

AT_MOST = 2
"""Signs that fit beside a bead of 20 px."""
WORDS = Words(LOCALES)


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_five_letters_of_a_language_are_five(language: str) -> None:
    letters = [WORDS.say(language, "type-letter", {"type": type}) for type in TYPES]
    assert all(1 <= len(letter) <= AT_MOST for letter in letters)
    assert not [pair for pair in permutations(letters, 2) if pair[1].casefold().startswith(pair[0].casefold())]
