"""What a room does of its own accord as time passes."""

from __future__ import annotations

from beadtrade.room.commands import Kick, Leave
from beadtrade.room.duties import due_events, next_due, presence_events
from beadtrade.room.events import HostChanged, MemberCameBack, MemberWentAway
from beadtrade.room.limits import HOST_PASSES_AFTER_MS
from beadtrade.room.pacing import reveal_of
from beadtrade.room.settings import TableSettings
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import PlaceSpirit
from beadtrade.rules.events import MatchEnded, RevealEnded, RoundEnd, RoundEnded, SeatCameBack, SeatWentAway
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.seats import Seat
from tests.room.setups import ANA, BEN, MIO, NOON, ZOE, a_lobby, a_match, a_round, begin, end_round, play_out

THREE_MINUTES = 180_000
A_MINUTE = 60_000
"""Longer than any reveal."""
LIMITED = TableSettings(time_limit=THREE_MINUTES)


def test_a_round_ends_at_its_time_limit_and_not_before() -> None:
    """[END5]"""
    story = a_round(ANA, BEN, settings=LIMITED)
    assert next_due(story.state) == NOON + THREE_MINUTES
    assert story.wait(THREE_MINUTES - 1) == ()
    (ended,) = story.wait(1)
    assert isinstance(ended, RoundEnded)
    assert (ended.why, ended.at) == (RoundEnd.TIME, NOON + THREE_MINUTES)


def test_a_limit_noticed_late_has_its_reveal_from_then_on() -> None:
    """[END5] [MAT2]: after a long stop the reveal is still seen whole, on all screens."""
    story = a_round(ANA, BEN, settings=LIMITED)
    (ended,) = story.wait(THREE_MINUTES + 5_000)
    assert isinstance(ended, RoundEnded)
    assert ended.at == NOON + THREE_MINUTES + 5_000


def test_an_act_at_the_deadline_is_refused_even_if_the_end_is_not_recorded_yet() -> None:
    """[END5] [END2]"""
    story = a_round(ANA, BEN, settings=LIMITED)
    story.now += THREE_MINUTES
    assert story.refused(ANA, PlaceSpirit(Side.TOP, PieceType.BULL)) == "round_over"


def test_a_round_without_a_limit_waits_for_ever() -> None:
    story = a_round(ANA, BEN)
    assert next_due(story.state) is None
    assert story.wait(24 * 3600_000) == ()


def test_a_reveal_ends_by_itself_after_its_last_beat() -> None:
    """[MAT2]"""
    story = a_round(ANA, BEN)
    end_round(story, ANA, BEN)
    script = reveal_of(story.state)
    assert script is not None
    assert next_due(story.state) == script.ends
    assert story.wait(script.ends - NOON - 1) == ()
    assert story.wait(1) == (RevealEnded(),)
    assert story.phase == "ready"
    assert next_due(story.state) is None


def test_the_last_reveal_ends_the_match() -> None:
    """[MAT1]"""
    story = a_match(ANA, BEN)
    for _ in range(3):
        begin(story, (ANA, BEN))
        end_round(story, ANA, BEN)
        (event,) = story.wait(A_MINUTE)
    assert isinstance(event, MatchEnded)


def test_who_is_not_there_goes_away_and_who_is_comes_back() -> None:
    """[END3]"""
    story = a_match(ANA, BEN, MIO)
    story.happen(presence_events(story.state, {ANA, MIO}, story.now))
    assert story.state.away == {BEN: NOON}
    assert presence_events(story.state, {ANA, MIO}, story.now) == ()
    assert presence_events(story.state, {ANA, BEN, MIO}, story.now) == (MemberCameBack(BEN), SeatCameBack(Seat(1)))


def test_away_is_told_of_the_member_and_of_their_seat() -> None:
    story = a_match(ANA, BEN)
    events = presence_events(story.state, {ANA}, story.now)
    assert events == (MemberWentAway(BEN, NOON), SeatWentAway(Seat(1)))


def test_a_spectator_is_never_away() -> None:
    story = a_match(BEN, MIO)
    assert presence_events(story.state, {ANA, BEN, MIO, ZOE}, story.now) == ()
    assert presence_events(story.state, {ANA, BEN, MIO}, story.now) == ()


def test_the_host_passes_after_a_minute_to_the_longest_present_player() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.goes_away(BEN)
    story.comes_back(BEN)  # so Mio is the one who has been here longest
    story.goes_away(ANA)
    assert story.wait(HOST_PASSES_AFTER_MS - 1) == ()
    assert story.wait(1) == (HostChanged(MIO),)
    assert story.state.host == MIO


def test_the_host_comes_back_and_hosts_again() -> None:
    story = a_lobby(ANA, BEN)
    story.goes_away(ANA)
    story.wait(HOST_PASSES_AFTER_MS)
    story.comes_back(ANA)
    assert story.state.host == ANA


def test_a_screen_that_is_switched_off_is_stood_in_for_too() -> None:
    story = a_lobby(BEN, MIO)
    story.goes_away(ANA)
    assert story.wait(HOST_PASSES_AFTER_MS) == (HostChanged(BEN),)


def test_a_stand_in_who_goes_away_is_stood_in_for() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.goes_away(ANA)
    story.wait(HOST_PASSES_AFTER_MS)
    story.goes_away(BEN)
    assert story.wait(HOST_PASSES_AFTER_MS) == (HostChanged(MIO),)


def test_a_stand_in_who_leaves_gives_the_role_back_and_it_passes_on() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.goes_away(ANA)
    story.wait(HOST_PASSES_AFTER_MS)
    story.do(BEN, Leave())
    assert story.state.host == ANA
    assert story.wait(0) == (HostChanged(MIO),)


def test_with_nobody_there_the_role_stays() -> None:
    story = a_lobby(ANA, BEN)
    story.goes_away(BEN)
    story.goes_away(ANA)
    assert story.wait(HOST_PASSES_AFTER_MS) == ()
    assert story.state.host == ANA


def test_a_kicked_player_is_no_heir() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(ANA, Kick(Seat(1), "Ben"))
    story.goes_away(ANA)
    assert story.wait(HOST_PASSES_AFTER_MS) == (HostChanged(MIO),)


def test_a_duty_that_was_done_is_not_due_again() -> None:
    story = a_match(ANA, BEN)
    play_out(story, ANA, BEN)
    assert due_events(story.state, story.now + 10**9) == ()
