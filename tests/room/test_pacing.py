"""The host's pace of the reveal: held, gone on with, or gone ahead with, the same on all screens."""

from __future__ import annotations

from beadtrade.room.commands import PaceReveal, RevealStep
from beadtrade.room.events import RevealPaced
from beadtrade.room.limits import HOLD_AT_MOST_MS
from beadtrade.room.pacing import reveal_of
from beadtrade.room.refusals import RoomCode
from beadtrade.room.show import Script
from beadtrade.rules.commands import EndReveal
from beadtrade.rules.events import RevealEnded
from tests.room.setups import ANA, BEN, NOON, Story, a_round, end_round

HOLD, GO_ON, NEXT = (PaceReveal(step) for step in RevealStep)


def a_reveal() -> Story:
    """It began at noon; Ana is the host."""
    story = a_round(ANA, BEN)
    end_round(story, ANA, BEN)
    return story


def script(story: Story) -> Script:
    found = reveal_of(story.state)
    assert found is not None
    return found


def position(story: Story) -> int:
    return script(story).position(story.now)


def test_a_held_reveal_stands_still_and_goes_on_from_there() -> None:
    story = a_reveal()
    story.wait(4_000)
    story.do(ANA, HOLD)
    story.wait(60_000)
    assert position(story) == 4_000
    story.do(ANA, GO_ON)
    story.wait(1_000)
    assert position(story) == 5_000


def test_a_held_reveal_does_not_end() -> None:
    """Its time would be over after 40 s at the latest."""
    story = a_reveal()
    story.wait(4_000)
    story.do(ANA, HOLD)
    assert story.wait(HOLD_AT_MOST_MS - 1) == ()


def test_a_forgotten_hold_goes_on_by_itself() -> None:
    story = a_reveal()
    story.wait(4_000)
    story.do(ANA, HOLD)
    assert story.wait(HOLD_AT_MOST_MS) == (RevealPaced(NOON + HOLD_AT_MOST_MS, None),)
    assert position(story) == 4_000


def test_next_begins_the_next_beat_at_once() -> None:
    story = a_reveal()
    lasts = script(story).ends - script(story).started
    story.wait(1_000)
    story.do(ANA, NEXT)
    assert position(story) == script(story).beats[1].at
    assert script(story).ends == story.now + lasts - script(story).beats[1].at


def test_next_on_a_held_reveal_stays_held_at_the_next_beat() -> None:
    story = a_reveal()
    story.do(ANA, HOLD)
    story.do(ANA, NEXT)
    story.wait(9_000)
    assert position(story) == script(story).beats[1].at


def test_after_the_last_beat_next_ends_the_reveal() -> None:
    """[MAT2]"""
    story = a_reveal()
    for _ in script(story).beats[1:]:
        story.do(ANA, NEXT)
    assert story.do(ANA, NEXT) == (RevealEnded(),)


def test_the_next_reveal_runs_at_its_own_pace() -> None:
    story = a_reveal()
    story.do(ANA, HOLD)
    story.do(ANA, EndReveal())
    assert story.state.pace is None


def test_only_the_host_sets_the_pace() -> None:
    assert a_reveal().refused(BEN, HOLD) == RoomCode.NOT_THE_HOST


def test_there_must_be_a_reveal_and_something_to_change() -> None:
    assert a_round(ANA, BEN).refused(ANA, HOLD) == RoomCode.WRONG_PHASE
    story = a_reveal()
    assert story.refused(ANA, GO_ON) == RoomCode.UNCHANGED
    story.do(ANA, HOLD)
    assert story.refused(ANA, HOLD) == RoomCode.UNCHANGED
