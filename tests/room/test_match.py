"""Around a running match: leaving, handing a seat over, talk, and the rematch."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import AskForSeat, Deal, HandOver, Leave, Rematch, Rename, Say
from beadtrade.room.events import BrowserLinked, LineSaid, SeatGiven
from beadtrade.room.ids import AskerNumber, BrowserId, MemberId
from beadtrade.room.limits import ASKERS_KEPT, LINE_LENGTH, TALK_KEPT
from beadtrade.rules.commands import GetReady
from beadtrade.rules.seats import Presence, Seat
from tests.room.setups import ANA, BEN, MIO, ZOE, Story, a_lobby, a_match, a_round, begin, end_round, play_out, typed

BENS = Seat(1)


def presence(story: Story, seat: Seat) -> Presence:
    assert story.state.match is not None
    return story.state.match.presence[seat]


def test_who_leaves_a_match_leaves_seat_pieces_and_score_on_the_table() -> None:
    """[MAT4] [END3]"""
    story = a_round(ANA, BEN, MIO)
    story.do(BEN, Leave())
    assert story.names == ["Ana", "Ben", "Mio"]
    assert presence(story, BENS) is Presence.LEFT
    assert story.state.seat_of(BEN) is None
    assert story.refused(BEN, GetReady()) == "not_a_player"


def test_a_spectator_asks_and_the_host_hands_the_seat_over() -> None:
    """[MAT4]"""
    story = a_round(ANA, BEN, MIO)
    story.do(BEN, Leave())
    story.do(ZOE, AskForSeat(" Zoe "))
    events = story.do(ANA, HandOver(BENS, AskerNumber(1)))
    assert events[0] == SeatGiven(BENS, ZOE, "Zoe")
    assert story.seat(ZOE) == BENS
    assert story.names == ["Ana", "Zoe", "Mio"]
    assert presence(story, BENS) is Presence.HERE
    assert story.state.askers == ()


def test_the_seat_of_an_away_player_can_be_handed_over_that_of_a_present_one_can_not() -> None:
    """[MAT4]"""
    story = a_round(ANA, BEN, MIO)
    story.do(ZOE, AskForSeat("Zoe"))
    assert story.refused(ANA, HandOver(BENS, AskerNumber(1))) == "still_here"
    story.goes_away(BEN)
    story.do(ANA, HandOver(BENS, AskerNumber(1)))
    assert story.seat(ZOE) == BENS
    assert story.state.seat_of(BEN) is None


def test_who_left_may_ask_for_a_seat_again() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(BEN, Leave(), AskForSeat("Ben"))
    story.do(ANA, HandOver(BENS, AskerNumber(1)))
    assert story.seat(BEN) == BENS


def test_only_who_asked_is_given_a_seat_that_is_there() -> None:
    story = a_match(ANA, BEN, MIO)
    assert story.refused(ANA, HandOver(BENS, AskerNumber(1))) == "no_such_asker"
    story.do(ZOE, AskForSeat("Zoe"))
    assert story.refused(ANA, HandOver(Seat(4), AskerNumber(1))) == "no_such_seat"
    assert story.refused(BEN, AskForSeat("Ben")) == "already_seated"
    assert story.refused(ZOE, AskForSeat("")) == "name_unfit"


def test_who_asks_again_has_one_wish_and_a_new_number() -> None:
    """A number is never another's: the host's tap can't hit somebody else."""
    story = a_match(ANA, BEN)
    story.do(ZOE, AskForSeat("Zoe"), AskForSeat("Zoë"))
    assert [(each.number, each.name) for each in story.state.askers] == [(2, "Zoë")]


def test_more_askers_than_seats_could_use_are_refused() -> None:
    story = a_match(ANA, BEN)
    for at in range(ASKERS_KEPT):
        story.do(MemberId(f"guest {at}"), AskForSeat("Guest"))
    assert story.refused(ZOE, AskForSeat("Zoe")) == "too_many_askers"


def test_a_browser_that_joins_another_seat_asks_for_none_any_more() -> None:
    story = a_match(ANA, BEN)
    story.do(ZOE, AskForSeat("Zoe"))
    story.happen((BrowserLinked(BrowserId(ZOE), BEN),))
    assert story.state.askers == ()


def test_after_the_match_nobody_asks_for_a_seat() -> None:
    story = a_match(ANA, BEN)
    play_out(story, ANA, BEN)
    assert story.refused(ZOE, AskForSeat("Zoe")) == "wrong_phase"


def test_a_name_can_be_changed_during_a_match() -> None:
    story = a_round(ANA, BEN)
    story.do(BEN, Rename("Benno"))
    assert story.names == ["Ana", "Benno"]


@pytest.mark.parametrize("phase", ["lobby", "ready", "playing", "reveal", "final"])
def test_players_talk_in_every_phase(phase: str) -> None:
    """[BEG1]"""
    story = a_lobby(ANA, BEN) if phase == "lobby" else a_match(ANA, BEN)
    if phase in ("playing", "reveal"):
        begin(story, (ANA, BEN))
    if phase == "reveal":
        end_round(story, ANA, BEN)
    if phase == "final":
        play_out(story, ANA, BEN)
    assert story.phase == phase
    story.do(BEN, Say(" I have\nno fish "))
    assert story.state.talk[-1] == LineSaid(BENS, "Ben", "I have no fish", story.now)


def test_a_host_who_is_only_a_screen_talks_and_spectators_do_not() -> None:
    """[PUB5]"""
    story = a_round(BEN, MIO)
    story.do(ANA, Say("five minutes"))
    assert story.state.talk[-1].seat is None
    assert story.refused(ZOE, Say("psst")) == "not_seated"


def test_a_line_that_can_not_be_shown_is_refused() -> None:
    story = a_lobby(ANA, BEN)
    assert story.refused(BEN, Say(" \u200b ")) == "text_unfit"
    assert story.refused(BEN, Say("x" * (LINE_LENGTH + 1))) == "text_unfit"


def test_the_last_fifty_lines_are_kept_for_newcomers() -> None:
    story = a_lobby(ANA, BEN)
    for at in range(TALK_KEPT + 5):
        story.do(BEN, Say(f"line {at}"))
    assert typed(story.state) == [f"line {at}" for at in range(5, TALK_KEPT + 5)]


def test_a_rematch_keeps_room_seats_settings_and_talk() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(BEN, Say("again!"))
    play_out(story, ANA, BEN, MIO)
    plays = story.state.plays
    story.do(ANA, Rematch())
    assert story.phase == "lobby"
    assert story.names == ["Ana", "Ben", "Mio"]
    assert typed(story.state) == ["again!"]
    story.do(ANA, Deal())
    begin(story, (ANA, BEN, MIO))
    assert story.state.plays == plays + 1, "an act for a round of the first match must not hit the second"


def test_seats_that_nobody_holds_are_gone_in_a_rematch_and_away_players_keep_theirs() -> None:
    story = a_match(ANA, BEN, MIO)
    play_out(story, ANA, BEN, MIO)
    story.goes_away(MIO)
    story.do(BEN, Leave())
    story.do(ANA, Rematch())
    assert story.names == ["Ana", "Mio"]


def test_a_match_that_runs_has_no_rematch() -> None:
    assert a_round(ANA, BEN).refused(ANA, Rematch()) == "wrong_phase"


def test_the_host_may_be_only_a_screen_for_the_whole_match() -> None:
    """[BEG3]: the host begins while nobody claims to be the youngest."""
    story = a_match(BEN, MIO)
    play_out(story, BEN, MIO)
    story.do(ANA, Rematch(), Deal())
    assert story.state.seat_of(ANA) is None
    assert story.state.host == ANA
