"""Before the deal: taking seats, names, leaving, and the deal itself."""

from __future__ import annotations

from beadtrade.room.commands import (
    AskForSeat,
    ChangeSettings,
    Deal,
    HandOver,
    Kick,
    Leave,
    Rematch,
    Rename,
    RoomCommand,
    TakeSeat,
    UndoKick,
)
from beadtrade.room.ids import AskerNumber
from beadtrade.room.settings import TableSettings
from beadtrade.rules.commands import Begin, GetReady
from beadtrade.rules.events import MatchDealt
from beadtrade.rules.pieces import TYPES
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant
from tests.room.setups import ANA, BEN, KIM, LEO, MIO, ZOE, a_lobby

TOO_LONG = "x" * 25


def test_players_sit_in_the_order_in_which_they_came() -> None:
    assert a_lobby(ANA, BEN, MIO).names == ["Ana", "Ben", "Mio"]


def test_nobody_sits_twice() -> None:
    assert a_lobby(ANA, BEN).refused(BEN, TakeSeat("Benedikt")) == "already_seated"


def test_the_sixth_finds_no_seat() -> None:
    """[SET1]"""
    assert a_lobby(ANA, BEN, MIO, KIM, LEO).refused(ZOE, TakeSeat("Zoe")) == "seats_full"


def test_nor_does_the_third_when_the_host_set_two_seats() -> None:
    story = a_lobby(ANA, BEN)
    story.do(ANA, ChangeSettings(TableSettings(2)))
    assert story.refused(MIO, TakeSeat("Mio")) == "seats_full"


def test_a_name_is_cleaned_as_it_is_taken() -> None:
    story = a_lobby(ANA)
    story.do(BEN, TakeSeat("  Ben\u202e "))
    assert story.names == ["Ana", "Ben"]


def test_an_unfit_name_takes_no_seat() -> None:
    assert a_lobby(ANA).refused(BEN, TakeSeat(TOO_LONG)) == "name_unfit"
    assert a_lobby(ANA).refused(BEN, TakeSeat(" ")) == "name_unfit"


def test_two_may_have_the_same_name() -> None:
    """Seat colour and animal tell them apart."""
    story = a_lobby(ANA)
    story.do(BEN, TakeSeat("Ana"))
    assert story.names == ["Ana", "Ana"]


def test_a_player_changes_their_own_name_and_nobody_without_a_seat_does() -> None:
    story = a_lobby(ANA, BEN)
    story.do(BEN, Rename("Benno"))
    assert story.names == ["Ana", "Benno"]
    assert story.refused(BEN, Rename(TOO_LONG)) == "name_unfit"
    assert story.refused(MIO, Rename("Mio")) == "not_seated"


def test_who_leaves_the_lobby_frees_the_seat_and_the_others_move_up() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(BEN, Leave())
    assert story.names == ["Ana", "Mio"]
    assert story.seat(MIO) == 1
    assert story.refused(BEN, Leave()) == "not_seated"
    story.do(BEN, TakeSeat("Ben"))
    assert story.names == ["Ana", "Mio", "Ben"]


def test_a_host_who_stands_up_is_still_the_host() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Leave())
    assert story.state.host == ANA
    story.do(ANA, Deal())


def test_only_the_host_does_what_is_the_hosts() -> None:
    """[BEG2]"""
    story = a_lobby(ANA, BEN, MIO)
    hosts: list[RoomCommand] = [
        ChangeSettings(TableSettings()), Deal(), Kick(Seat(0), "Ana"), UndoKick(), HandOver(Seat(0), AskerNumber(1)),
        Rematch(),
    ]  # fmt: skip
    for command in hosts:
        assert story.refused(BEN, command) == "not_the_host"
        assert story.refused(ZOE, command) == "not_the_host"


def test_one_player_is_dealt_nothing() -> None:
    """[SET1]"""
    assert a_lobby(ANA).refused(ANA, Deal()) == "too_few_players"


def test_two_players_get_two_sets_each_and_five_get_one() -> None:
    """[SET1] [SET2]"""
    (dealt,) = a_lobby(ANA, BEN).do(ANA, Deal())
    assert isinstance(dealt, MatchDealt)
    assert dealt.sets == (TYPES[:2], TYPES[2:4])
    (dealt,) = a_lobby(ANA, BEN, MIO, KIM, LEO).do(ANA, Deal())
    assert isinstance(dealt, MatchDealt)
    assert dealt.sets == tuple((kind,) for kind in TYPES)


def test_the_deal_fixes_variants_and_time_limit() -> None:
    """[BEG2] [MAT3]"""
    story = a_lobby(ANA, BEN)
    story.do(ANA, ChangeSettings(TableSettings(5, (Variant.LONGER,), 180_000)), Deal())
    assert story.state.match is not None
    assert story.state.match.variants == {Variant.LONGER}
    assert story.state.match.time_limit == 180_000


def test_a_match_is_dealt_once() -> None:
    story = a_lobby(ANA, BEN)
    story.do(ANA, Deal())
    assert story.refused(ANA, Deal()) == "wrong_phase"


def test_after_the_deal_nobody_sits_down() -> None:
    """[MAT3]"""
    story = a_lobby(ANA, BEN)
    story.do(ANA, Deal())
    assert story.refused(MIO, TakeSeat("Mio")) == "wrong_phase"


def test_a_player_who_is_away_at_the_deal_is_dealt_in_but_not_waited_for() -> None:
    """[BEG2] [END3]"""
    story = a_lobby(ANA, BEN, MIO)
    story.goes_away(MIO)
    story.do(ANA, Deal(), GetReady())
    story.do(BEN, GetReady())
    story.do(ANA, Begin())
    assert story.phase == "playing"


def test_stories_begin_with_the_host() -> None:
    """[VAR5]: in seat order from the starter."""
    story = a_lobby(BEN, ANA, MIO)
    story.do(ANA, ChangeSettings(TableSettings(variants=(Variant.STORY,))), Deal())
    assert story.state.match is not None
    assert story.state.match.tellers == (1, 2, 0)


def test_before_the_deal_there_is_nothing_to_play() -> None:
    """[BEG1]"""
    story = a_lobby(ANA, BEN)
    assert story.refused(ANA, GetReady()) == "wrong_phase"
    assert story.refused(BEN, AskForSeat("Ben")) == "wrong_phase"
    assert story.refused(ANA, Rematch()) == "wrong_phase"
