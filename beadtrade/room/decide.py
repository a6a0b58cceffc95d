"""Decides what members ask of a room: state, member, command and time in, events or a refusal out.

Law: the only way a room changes. Acts of the match go to the rules; a chance draw comes in as an argument.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from beadtrade.room.commands import (
    AskForSeat,
    ChangeSettings,
    Deal,
    DismissAsker,
    HandOver,
    HostCommand,
    Kick,
    Leave,
    LetIn,
    LockRoom,
    OwnCommand,
    PaceReveal,
    Rematch,
    Rename,
    RoomCommand,
    Say,
    SayPhrase,
    TakeSeat,
    UndoKick,
)
from beadtrade.room.entrance import refuse_sitting
from beadtrade.room.events import (
    LockChanged,
    NameChanged,
    RematchCalled,
    SeatTaken,
    SettingsChanged,
)
from beadtrade.room.holders import ask_for_seat, dismiss_asker, hand_over, kick, leave, let_in, undo_kick
from beadtrade.room.ids import MemberId
from beadtrade.room.match_acts import RoomDecision, decide_match
from beadtrade.room.pacing import pace_reveal
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.room.talk import say, say_phrase
from beadtrade.room.words import clean_name
from beadtrade.rules.match import deal
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.seats import MIN_SEATS, Seat

Draw = Callable[[], tuple[PieceType, ...]]
"""Draws the five types in a random order [SET2]."""


def decide_room(
    state: RoomState, member: MemberId, command: RoomCommand, now: int, draw: Draw, is_guest: bool = False
) -> RoomDecision:
    """What comes of a command from `member` at server time `now`; a guest came by the spoken code."""
    if isinstance(command, OwnCommand):
        return _decide_own(state, member, command, now, draw, is_guest)
    return decide_match(state, state.actor(member), command, now)


def _decide_own(
    state: RoomState, member: MemberId, command: OwnCommand, now: int, draw: Draw, is_guest: bool
) -> RoomDecision:
    match command:
        case TakeSeat():
            return _take_seat(state, member, command, is_guest)
        case Rename():
            return _rename(state, member, command)
        case Leave():
            return leave(state, member, now)
        case AskForSeat():
            return ask_for_seat(state, member, command, is_guest)
        case Say():
            return say(state, member, command, now)
        case SayPhrase():
            return say_phrase(state, member, command, now)
        case _:
            if member != state.host:
                return RoomRefusal(RoomCode.NOT_THE_HOST)
            return _decide_for_host(state, command, now, draw)


def _decide_for_host(state: RoomState, command: HostCommand, now: int, draw: Draw) -> RoomDecision:
    match command:
        case ChangeSettings():
            return _change_settings(state, command)
        case Deal():
            return _deal(state, draw)
        case Kick():
            return kick(state, command, now)
        case UndoKick():
            return undo_kick(state, now)
        case HandOver():
            return hand_over(state, command, now)
        case LetIn():
            return let_in(state, command)
        case DismissAsker():
            return dismiss_asker(state, command)
        case LockRoom():
            is_so = command.locked == state.is_locked
            return RoomRefusal(RoomCode.UNCHANGED) if is_so else (LockChanged(command.locked),)
        case PaceReveal():
            return pace_reveal(state, command.step, now)
        case Rematch():
            return (RematchCalled(),) if state.is_over else RoomRefusal(RoomCode.WRONG_PHASE)
        case _:
            assert_never(command)


def _take_seat(state: RoomState, member: MemberId, command: TakeSeat, is_guest: bool) -> RoomDecision:
    """A spectator may take a free seat in the lobby; seats are fixed from the deal on [MAT3]."""
    name = clean_name(command.name)
    if state.match is not None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if state.seat_of(member) is not None:
        return RoomRefusal(RoomCode.ALREADY_SEATED)
    if closed := refuse_sitting(state, is_guest, member == state.host):
        return closed
    if member in state.barred:
        return RoomRefusal(RoomCode.KICKED)
    if name is None:
        return RoomRefusal(RoomCode.NAME_UNFIT)
    if len(state.players) >= state.settings.seats:
        return RoomRefusal(RoomCode.SEATS_FULL)
    return (SeatTaken(member, name),)


def _rename(state: RoomState, member: MemberId, command: Rename) -> RoomDecision:
    name = clean_name(command.name)
    if state.seat_of(member) is None:
        return RoomRefusal(RoomCode.NOT_SEATED)
    return (NameChanged(member, name),) if name else RoomRefusal(RoomCode.NAME_UNFIT)


def _change_settings(state: RoomState, command: ChangeSettings) -> RoomDecision:
    if state.match is not None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if not command.settings.is_possible() or command.settings.seats < len(state.players):
        return RoomRefusal(RoomCode.SETTINGS_UNFIT)
    return (SettingsChanged(command.settings),)


def _deal(state: RoomState, draw: Draw) -> RoomDecision:
    """Fixes seats and variants and draws the sets [BEG2] [SET2]."""
    if state.match is not None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if len(state.players) < MIN_SEATS:
        return RoomRefusal(RoomCode.TOO_FEW_PLAYERS)
    presence = tuple(p.member is not None and not state.is_away(p.member) for p in state.players)
    first = state.seat_of(state.host) or Seat(0)
    settings = state.settings
    return (deal(draw(), presence, frozenset(settings.variants), settings.time_limit, first),)
