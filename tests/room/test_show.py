"""The reveal's script."""

from __future__ import annotations

from dataclasses import replace

from beadtrade.room.show import DURATION_MS, Step, script_of
from beadtrade.rules.match import RoundResult
from beadtrade.rules.pieces import TYPES
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


def test_it_takes_37_seconds_from_the_rounds_end() -> None:
    script = script_of(a_result())
    assert (script.started, script.ends) == (NOON, NOON + 37_000)


def test_each_beat_begins_when_the_one_before_is_over() -> None:
    script = script_of(a_result())
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
