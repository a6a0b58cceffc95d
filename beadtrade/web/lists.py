"""Names in a row, as a language joins them: in pages as in the browser, the catalogues say how.

Law: which words join is the catalogue's; here is only the order, and the sound that Spanish asks for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from beadtrade.web.words import Words

SOUND_OF_I = re.compile(r"[ií]|h[ií](?![ae])", re.IGNORECASE)
"""Before it a Spanish "y" becomes "e": Ana e Isabel, but Ana y Hiedra."""


def joined(words: Words, language: str, parts: Sequence[str]) -> str:
    """ "Ana, Ben, and Mio"; nothing for nobody."""
    if not parts:
        return ""
    first, *others = [_isolated(part) for part in parts]
    if not others:
        return first
    row = first
    for part in others[:-1]:
        row = words.say(language, "list-middle", {"start": row, "next": part})
    sound = "i" if SOUND_OF_I.match(parts[-1]) else "other"
    last = "list-two" if len(parts) == 2 else "list-end"
    return words.say(language, last, {"start": row, "next": others[-1], "sound": sound})


def _isolated(name: str) -> str:
    """A name in a right-to-left script keeps to itself, so that the row keeps its order."""
    is_foreign = any(unicodedata.bidirectional(each) in ("R", "AL") for each in name)
    return f"\u2068{name}\u2069" if is_foreign else name
