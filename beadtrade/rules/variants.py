"""The five variants [VAR1]-[VAR5]. All combine freely [VAR6]; their printed names are in the word catalogues."""

from __future__ import annotations

from enum import StrEnum


class Variant(StrEnum):
    """Stable ids."""

    LOCKED = "locked"
    NORMAL = "normal"
    LONGER = "longer"
    EXTENDED = "extended"
    STORY = "story"


Variants = frozenset[Variant]


def rounds_in(variants: Variants) -> int:
    """Rounds in a match: three, or five when EXTENDED [MAT1] [VAR4]."""
    return 5 if Variant.EXTENDED in variants else 3


def spirits_to_end(variants: Variants) -> int:
    """Spirits on boxes that end a round: two, or three when LONGER [END1] [VAR3]."""
    return 3 if Variant.LONGER in variants else 2
