"""The reveal's script."""

from __future__ import annotations

from dataclasses import replace

from beadtrade.room.show import DURATION_MS, QUIET_TYPE_MS, Step, script_of
from beadtrade.rules.match import RoundResult
from beadtrade.rules.pieces import TYPES, PieceType
from beadtrade.rules.scoring import Reason, TypeScore, Verdict
from tests.room.setups import ANA, BEN, NOON, a_round, end_round


def a_result() -> RoundResult:
    story = a_round(ANA, BEN)
    end_round(story, ANA, BEN)
    assert story.state.match is not None
    return story.state.match.results[-1]


def test_it_shows_the_hands_then_the_boxes_then_each_type_then_the_totals() -> None:
    """[END4]"""
    script = script_of(a_result())
    steps = [(beat.step, beat.kind) for beat in script.beats]
    assert steps == [
        (Step.HANDS, None),
        (Step.SPIRITS, None),
        (Step.LIFT, None),
        *((Step.TYPE, kind) for kind in TYPES),
        (Step.TOTALS, None),
    ]


def scored(result: RoundResult, *quiet: PieceType) -> RoundResult:
    """The same, but these types lay nowhere and nobody holds them, and of all others somebody holds some."""
    nobody, somebody = (Reason.HOLDS_NONE, Reason.HOLDS_NONE), (Reason.EQUAL, Reason.HOLDS_NONE)
    scores = (TypeScore(k, Verdict.EQUAL, 0, 0, (0, 0), nobody if k in quiet else somebody) for k in TYPES)
    return replace(result, scores=tuple(scores))


def test_it_starts_at_the_rounds_end_and_takes_at_most_forty_seconds() -> None:
    script = script_of(scored(a_result()))
    assert (script.started, script.ends) == (NOON, NOON + 39_500)


def test_a_type_that_there_is_nothing_to_say_about_is_soon_over() -> None:
    script = script_of(scored(a_result(), PieceType.FROG, PieceType.OWL))
    assert script.ends == NOON + 39_500 - 2 * (DURATION_MS[Step.TYPE] - QUIET_TYPE_MS)


def test_each_beat_begins_when_the_one_before_is_over() -> None:
    script = script_of(scored(a_result()))
    at = 0
    for beat in script.beats:
        assert beat.at == at
        at += DURATION_MS[beat.step]
    assert script.started + at == script.ends


def test_it_depends_on_the_rounds_truth_alone() -> None:
    """Where a screen stands in it follows from server time: the same for all, also after a restart."""
    result = a_result()
    assert script_of(result) == script_of(result)
    later = script_of(replace(result, ended_at=result.ended_at + 5))
    assert later.beats == script_of(result).beats
