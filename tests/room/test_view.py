"""Who sees what of a room: sections for one viewer, and nothing that could name a member."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from beadtrade.room.commands import AskForSeat, ChangeSettings, Kick, Leave, Say
from beadtrade.room.events import BrowserLinked
from beadtrade.room.frames import encode_section, encode_talk
from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.settings import TableSettings
from beadtrade.room.view import RoomAct, Sections, sections_for
from beadtrade.rules.commands import Actor, MakeOffer
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import PieceType, bead
from beadtrade.rules.seats import Seat
from tests.room.setups import ANA, BEN, MIO, NAMES, ZOE, Story, a_lobby, a_match, a_round, end_round, play_out


def a_full_story(phase: str) -> Story:
    """A room in which everything that names a member has happened: a kick, an asker, a second browser, talk."""
    story = a_lobby(ANA, BEN, MIO) if phase == "lobby" else a_round(ANA, BEN, MIO)
    story.happen((BrowserLinked(BrowserId("browser-of-mio-5d1c0ffee"), MIO),))
    story.do(BEN, Say("hello"))
    if phase != "lobby":
        offer = MakeOffer((Seat(1),), Picked(anywhere=bead(PieceType.FROG)), Wants(any_beads=1))
        story.do(MIO, offer)
        story.do(ZOE, AskForSeat("Zoe"))
    if phase == "reveal":
        end_round(story, ANA, BEN)
    story.do(ANA, Kick(Seat(1), "Ben"))
    return story


def seen(story: Story, member: MemberId) -> Sections:
    return sections_for(story.state, story.state.actor(member), 1)


def acts(story: Story, member: MemberId) -> set[RoomAct]:
    return set(seen(story, member).you.acts)


@pytest.mark.parametrize("phase", ["lobby", "playing", "reveal"])
@pytest.mark.parametrize("actor", [Actor(), Actor(Seat(0), True), Actor(Seat(2)), Actor(None, True)])
def test_no_section_names_a_member_a_browser_or_a_version(phase: str, actor: Actor) -> None:
    """[PUB5]: searched in the bytes that leave."""
    story = a_full_story(phase)
    sections = sections_for(story.state, actor, 3)
    sent = b"".join(encode_section(each.name, getattr(sections, each.name)) for each in fields(Sections))
    sent += encode_talk(story.state.talk)
    for secret in (*NAMES, "5d1c0ffee", "member-", "browser", "version", "applied", "barred"):
        assert secret.encode() not in sent


@pytest.mark.parametrize("phase", ["lobby", "playing", "reveal"])
def test_kicked_departed_and_unknown_viewers_see_what_the_public_sees(phase: str) -> None:
    """[PUB5]"""
    story = a_full_story(phase)
    story.do(MIO, Leave())
    public = sections_for(story.state, Actor(), 1)
    assert seen(story, BEN) == public
    assert seen(story, MIO) == public
    assert seen(story, ZOE) == public
    assert seen(story, MemberId("nobody")) == public
    assert public.mine is None


def test_what_the_public_sees_in_a_round_holds_no_hand_and_no_private_offer() -> None:
    """[PUB2] [TRD6]"""
    public = sections_for(a_full_story("playing").state, Actor(), 1)
    assert public.mine is None
    assert public.offers == ()
    assert public.seats is not None
    assert [each.hand for each in public.seats] == [5, 5, 5]


def test_in_the_lobby_there_is_nothing_of_a_match() -> None:
    view = seen(a_lobby(ANA, BEN), BEN)
    assert (view.progress, view.seats, view.mine, view.options, view.reveal) == (None,) * 5
    assert (view.room.phase, view.room.play, view.room.free_seats) == ("lobby", 0, 3)


def test_only_the_host_sees_that_a_kick_can_be_undone() -> None:
    story = a_full_story("playing")
    kick = seen(story, ANA).room.kick
    assert kick is not None
    assert (kick.seat, kick.name, kick.until) == (1, "Ben", story.now + 10_000)
    assert seen(story, MIO).room.kick is None


def test_players_are_shown_here_away_or_gone() -> None:
    story = a_match(ANA, BEN, MIO)
    story.goes_away(BEN)
    story.do(MIO, Leave())
    shown = [(each.name, each.is_here, each.has_left) for each in seen(story, ANA).players]
    assert shown == [("Ana", True, False), ("Ben", False, False), ("Mio", False, True)]


def test_the_reveals_script_is_there_while_it_runs_and_for_everybody() -> None:
    """[END4]"""
    story = a_round(ANA, BEN)
    assert seen(story, ANA).reveal is None
    end_round(story, ANA, BEN)
    assert seen(story, ANA).reveal == seen(story, ZOE).reveal
    assert seen(story, ZOE).reveal is not None


def test_what_is_offered_is_what_is_done() -> None:
    """The browser knows no rules: an act that is open is not refused, one that is closed would be."""
    lobby = a_lobby(ANA, BEN)
    assert acts(lobby, ZOE) == {RoomAct.TAKE_SEAT}
    assert acts(lobby, BEN) == {RoomAct.LEAVE, RoomAct.RENAME, RoomAct.SAY, RoomAct.MAKE_CODE}
    always = {RoomAct.LOCK_ROOM, RoomAct.MAKE_SPOKEN_CODE}
    assert acts(lobby, ANA) - acts(lobby, BEN) == {RoomAct.CHANGE_SETTINGS, RoomAct.DEAL, RoomAct.KICK} | always
    playing = a_round(ANA, BEN)
    assert acts(playing, ZOE) == {RoomAct.ASK_FOR_SEAT}
    playing.do(ZOE, AskForSeat("Zoe"))
    assert RoomAct.HAND_OVER not in acts(playing, ANA), "everybody is there: no seat can be handed over"
    playing.goes_away(BEN)
    assert RoomAct.HAND_OVER in acts(playing, ANA)
    screen = a_lobby(BEN, MIO, owner=ANA)
    assert RoomAct.MAKE_CODE in acts(screen, ANA), "a host who is only a screen may move to another browser"
    over = a_match(ANA, BEN)
    play_out(over, ANA, BEN)
    assert RoomAct.REMATCH in acts(over, ANA)
    assert acts(over, ZOE) == set()


def test_a_full_lobby_offers_no_seat_and_a_lonely_host_no_deal() -> None:
    story = a_lobby(ANA, BEN)
    story.do(ANA, ChangeSettings(TableSettings(2)))
    assert acts(story, ZOE) == set()
    assert RoomAct.DEAL not in acts(a_lobby(ANA), ANA)


def test_a_host_who_is_only_a_screen_can_kick_the_only_player() -> None:
    story = a_lobby(BEN)
    assert RoomAct.KICK in acts(story, ANA)
    story.do(ANA, Kick(Seat(0), "Ben"))
    assert RoomAct.KICK not in acts(story, ANA)


def test_the_number_of_spectators_is_all_that_is_told_of_them() -> None:
    story = a_match(ANA, BEN)
    one, two = (sections_for(story.state, Actor(Seat(1)), watching) for watching in (1, 2))
    assert replace(one, watching=2) == two
