"""The host removes a player, and has ten seconds to think better of it [MAT4]."""

from __future__ import annotations

from beadtrade.room.commands import AskForSeat, Deal, HandOver, Kick, Leave, Rename, TakeSeat, UndoKick
from beadtrade.room.events import BrowserLinked
from beadtrade.room.ids import AskerNumber, BrowserId
from beadtrade.room.limits import KICK_UNDO_MS
from beadtrade.rules.commands import GetReady, MakeOffer
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import PieceType, bead
from beadtrade.rules.seats import Presence, Seat
from tests.room.setups import ANA, BEN, KIM, LEO, MIO, ZOE, a_lobby, a_match, a_round

BENS, MIOS = Seat(1), Seat(2)


def test_in_the_lobby_a_kick_frees_the_seat_and_the_kicked_does_not_come_straight_back() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"))
    assert story.names == ["Ana", "Mio"]
    assert story.refused(BEN, TakeSeat("Ben")) == "kicked"
    assert story.refused(BEN, Rename("Ben")) == "not_seated"


def test_within_ten_seconds_it_is_undone_on_the_same_seat() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"))
    story.now += KICK_UNDO_MS - 1
    story.do(ANA, UndoKick())
    assert story.names == ["Ana", "Ben", "Mio"]
    assert story.seat(BEN) == BENS
    story.do(BEN, Leave(), TakeSeat("Ben"))


def test_after_ten_seconds_it_is_too_late() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"))
    story.now += KICK_UNDO_MS
    assert story.refused(ANA, UndoKick()) == "too_late"


def test_a_kick_is_undone_once() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"), UndoKick())
    assert story.refused(ANA, UndoKick()) == "too_late"


def test_not_when_others_have_filled_the_table() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(MIOS, "Mio"))
    for member in (KIM, LEO, ZOE):
        story.do(member, TakeSeat("Guest"))
    assert story.refused(ANA, UndoKick()) == "too_late"


def test_it_is_undone_when_there_are_free_seats_though_others_have_left_and_seats_moved_up() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(MIOS, "Mio"))
    story.do(BEN, Leave())
    story.do(ANA, UndoKick())
    assert story.names == ["Ana", "Mio"]


def test_nor_when_the_deal_came_in_between() -> None:
    """[MAT3]: the seat was never dealt, whether another moved up into it or not."""
    for seat, name in ((BENS, "Ben"), (MIOS, "Mio")):
        story = a_lobby(ANA, BEN, MIO)
        story.do(ANA, Kick(seat, name), Deal())
        assert story.refused(ANA, UndoKick()) == "too_late"


def test_nobody_kicks_the_host_an_empty_seat_or_one_that_is_not_there() -> None:
    story = a_match(ANA, BEN, MIO)
    assert story.refused(ANA, Kick(Seat(0), "Ana")) == "no_such_seat"
    assert story.refused(ANA, Kick(Seat(4), "Nobody")) == "no_such_seat"
    story.do(ANA, Kick(BENS, "Ben"))
    assert story.refused(ANA, Kick(BENS, "Ben")) == "no_such_seat"


def test_a_stand_in_does_not_kick_the_owner() -> None:
    story = a_lobby(ANA, BEN, MIO)
    story.goes_away(ANA)
    story.wait(60_000)
    assert story.state.host == BEN
    assert story.refused(BEN, Kick(Seat(0), "Ana")) == "no_such_seat"
    story.do(BEN, Kick(MIOS, "Mio"))


def test_in_a_match_the_seat_stays_with_its_pieces_and_its_offers_end() -> None:
    """[MAT4] [END3]"""
    story = a_round(ANA, BEN, MIO)
    offer = MakeOffer(None, Picked(anywhere=bead(PieceType.SNAKE)), Wants(any_beads=1))
    story.do(BEN, offer)
    story.do(ANA, Kick(BENS, "Ben"))
    match = story.state.match
    assert match is not None
    assert match.presence[BENS] is Presence.LEFT
    assert match.table.offers == ()
    assert match.table.holding(BENS).pieces.count == 5
    assert story.state.players[BENS].name == "Ben"
    assert story.refused(BEN, AskForSeat("Ben")) == "kicked"
    assert story.refused(BEN, offer) == "not_a_player"


def test_undone_in_a_match_they_play_on() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"), UndoKick())
    assert story.state.match is not None
    assert story.state.match.presence[BENS] is Presence.HERE
    story.do(BEN, GetReady())


def test_not_when_the_seat_was_given_to_another_meanwhile() -> None:
    story = a_match(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"))
    story.do(ZOE, AskForSeat("Zoe"))
    story.do(ANA, HandOver(BENS, AskerNumber(1)))
    assert story.refused(ANA, UndoKick()) == "too_late"


def test_a_kick_is_not_undone_onto_a_seat_that_another_left_since_the_deal() -> None:
    """[MAT4]: seats are others after a deal; a kicked player never sees the hand of a stranger's seat."""
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"), Deal())
    story.do(MIO, Leave())
    assert story.refused(ANA, UndoKick()) == "too_late"


def test_a_kick_names_whom_the_host_saw_there() -> None:
    """Lobby seats move up: when Ben leaves in the same moment, Mio sits where he sat and is not kicked for him."""
    story = a_lobby(ANA, BEN, MIO)
    story.do(BEN, Leave())
    assert story.refused(ANA, Kick(BENS, "Ben")) == "no_such_seat"


def test_an_undone_kick_gives_the_seat_to_its_own_browser_again() -> None:
    """Also when that browser had linked itself to somebody else in between."""
    story = a_lobby(ANA, BEN, MIO)
    story.do(ANA, Kick(BENS, "Ben"))
    story.happen((BrowserLinked(BrowserId(BEN), MIO),))
    story.do(ANA, UndoKick())
    assert story.state.member_of(BrowserId(BEN)) == BEN
