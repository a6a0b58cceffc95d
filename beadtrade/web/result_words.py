"""A result in a reader's language, as a link to it is shown in chats.

Law: every word is the catalogues'; here is only who has how much.
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.room.state import Told
from beadtrade.rules.match import Phase
from beadtrade.web.lists import joined
from beadtrade.web.words import Words

MINUS = "\u2212"


@dataclass(frozen=True, slots=True)
class ResultWords:
    """A headline, and what stands below it."""

    title: str
    text: str


def worded(words: Words, language: str, told: Told | None) -> ResultWords:
    """Who won or leads, and everybody's points; without a result, what the page is for."""
    if told is None:
        return ResultWords(words.say(language, "preview-replay-title"), words.say(language, "preview-replay-text"))
    match, names = told.match, told.names
    first = match.winners if match.phase is Phase.FINAL else match.leaders()
    title = {
        "state": "over" if match.phase is Phase.FINAL else "running",
        "round": len(match.results),
        "rounds": match.rounds,
        "count": len(first),
        "names": joined(words, language, [names[seat] for seat in first]),
        "points": signed(max(match.totals)),
    }
    standing = [
        words.say(language, "preview-standing", {"name": names[seat], "points": signed(match.totals[seat])})
        for seat in sorted(match.seats, key=lambda seat: -match.totals[seat])
    ]
    text = {"standing": joined(words, language, standing)}
    return ResultWords(
        words.say(language, "preview-result-title", title), words.say(language, "preview-result-text", text)
    )


def signed(points: int) -> str:
    """With a real minus; zero has no sign."""
    return f"{points:+}".replace("-", MINUS) if points else "0"
