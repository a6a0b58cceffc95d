"""Plays a golden game: its acts, each followed by what all learn of it, on lines that begin with `>`."""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.rules.apply import apply_all
from beadtrade.rules.commands import Actor, GetReady
from beadtrade.rules.decide import decide
from beadtrade.rules.match import Match, Phase, deal, new_match
from beadtrade.rules.pieces import EVERYTHING, PieceType
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import PUBLIC, Seat
from beadtrade.rules.view import view_for
from tests.rules.golden_acts import Act, parse_act, seat_of
from tests.rules.golden_words import word_event, word_points, word_refusal, word_scores, word_table
from tests.rules.tables import NAMES, seen_of, variants_of

RESULT = "  > "
UNSEEN = "(nobody else learns of it)"
SECOND = 1000


def transcript(script: str) -> str:
    """The script with all its results anew; a script that is true is its own transcript."""
    lines = [line for line in script.splitlines() if not line.startswith(RESULT)]
    heading = dict(line.split(": ", 1) for line in lines if ": " in line and line.split(":")[0] in HEADING)
    game = GoldenGame(heading)
    return "".join(f"{told}\n" for line in lines for told in [line, *(RESULT + each for each in game.tell(line))])


HEADING = ("players", "deal", "variants", "time limit")
"""The first lines: how many play, which sets they get, the variants and the seconds a round may last."""


class GoldenGame:
    """The match of a script, told line by line."""

    def __init__(self, heading: dict[str, str]) -> None:
        players = heading["players"].split()
        assert players == list(NAMES[: len(players)]), "players sit in the order of their names in the tests"
        order = tuple(PieceType(word) for word in heading["deal"].split())
        limit = int(heading["time limit"]) * SECOND if "time limit" in heading else None
        variants = variants_of(heading.get("variants", ""))
        self.match: Match = new_match(deal(order, (True,) * len(players), variants, limit, Seat(0)))
        self.now = 0

    def tell(self, line: str) -> Iterator[str]:
        """What comes of one line."""
        if not line or line.startswith("#") or line.split(":")[0] in HEADING:
            return
        if line.startswith("at second "):
            self.now = int(line.removeprefix("at second ")) * SECOND
        elif line == "the table":
            yield from word_table(view_for(self.match, Actor()))
        elif line == "the scores":
            yield from word_scores(self.match)
        elif line == "the standing":
            yield word_points(self.match.totals)
        elif line.startswith("what ") and line.endswith(" holds"):
            yield str(self.match.table.holding(seat_of(line.split()[1])).pieces)
        elif line == "everybody is ready":
            for seat in self.match.missing:
                list(self._act((Actor(seat), GetReady())))
            assert self.match.phase is Phase.READY
        else:
            yield from self._act(parse_act(line))

    def _act(self, act: Act) -> Iterator[str]:
        actor, command = act
        decision = decide(self.match, actor, command, self.now)
        if isinstance(decision, Refusal):
            yield word_refusal(decision)
            return
        news = [word_event(event) for event in seen_of(self.match, decision, PUBLIC)]
        self.match = apply_all(self.match, decision)
        assert self.match.table.pieces == EVERYTHING
        yield from news or [UNSEEN]
