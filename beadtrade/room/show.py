"""The reveal's script: which step of it is on at which moment, the same for all screens [END4].

Law: a pure function of the round's truth and the host's pace; where a screen stands in it follows from server time
alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from beadtrade.room.state import Pace
from beadtrade.rules.match import RoundResult
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.scoring import Reason, TypeScore, Verdict


class Step(StrEnum):
    """What a beat shows."""

    HANDS = "hands"
    SPIRITS = "spirits"
    LIFT = "lift"
    TYPE = "type"
    TOTALS = "totals"


DURATION_MS: dict[Step, int] = {
    Step.HANDS: 4_500,
    Step.SPIRITS: 3_000,
    Step.LIFT: 3_000,
    Step.TYPE: 4_500,
    Step.TOTALS: 6_500,
}
"""Long enough to read each beat aloud: with five types of which each brings something the whole takes 39.5 s."""
QUIET_TYPE_MS = 2_500
"""For a type that nobody holds and nothing decides: there is nothing to count."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One step, `at` milliseconds after the round's end; `kind` is the type that it scores."""

    at: int
    step: Step
    kind: PieceType | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """The whole reveal: it starts and ends in server time, milliseconds."""

    started: int
    ends: int
    beats: tuple[Beat, ...]
    held: int | None = None
    """Since when it stands still, server time in milliseconds; None while it runs. Held, it has no end."""

    def position(self, now: int) -> int:
        """Milliseconds into the reveal at server time `now`."""
        return max(0, (now if self.held is None else self.held) - self.started)


def script_of(result: RoundResult, pace: Pace | None = None) -> Script:
    """Hands, spirits on boxes, boxes lifted, then type by type with its points, then the totals."""
    beats: list[Beat] = []
    at = 0
    for step, kind, lasts in _steps(result):
        beats.append(Beat(at, step, kind))
        at += lasts
    pace = pace or Pace(result.ended_at)
    return Script(pace.started, pace.started + at, tuple(beats), pace.held)


def _steps(result: RoundResult) -> Iterator[tuple[Step, PieceType | None, int]]:
    for step in (Step.HANDS, Step.SPIRITS, Step.LIFT):
        yield step, None, DURATION_MS[step]
    for score in result.scores:
        yield Step.TYPE, score.kind, QUIET_TYPE_MS if _is_quiet(score) else DURATION_MS[Step.TYPE]
    yield Step.TOTALS, None, DURATION_MS[Step.TOTALS]


def _is_quiet(score: TypeScore) -> bool:
    is_nobodys = all(reason is Reason.HOLDS_NONE for reason in score.reasons)
    return is_nobodys and score.verdict is Verdict.EQUAL and score.under_top == 0
