"""The reveal's script: which step of it is on at which moment, the same for all screens [END4].

Law: a pure function of the round's truth and the host's pace; where a screen stands in it follows from server time
alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.room.state import Pace
from beadtrade.rules.match import RoundResult
from beadtrade.rules.pieces import TYPES, PieceType


class Step(StrEnum):
    """What a beat shows."""

    HANDS = "hands"
    SPIRITS = "spirits"
    LIFT = "lift"
    TYPE = "type"
    TOTALS = "totals"


DURATION_MS: dict[Step, int] = {
    Step.HANDS: 5_000,
    Step.SPIRITS: 3_500,
    Step.LIFT: 2_500,
    Step.TYPE: 4_000,
    Step.TOTALS: 6_000,
}
"""Long enough to read each beat aloud; with five types the whole takes 37 s."""


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
    order: list[tuple[Step, PieceType | None]] = [(Step.HANDS, None), (Step.SPIRITS, None), (Step.LIFT, None)]
    order += [(Step.TYPE, kind) for kind in TYPES]
    order.append((Step.TOTALS, None))
    beats: list[Beat] = []
    at = 0
    for step, kind in order:
        beats.append(Beat(at, step, kind))
        at += DURATION_MS[step]
    pace = pace or Pace(result.ended_at)
    return Script(pace.started, pace.started + at, tuple(beats), pace.held)
