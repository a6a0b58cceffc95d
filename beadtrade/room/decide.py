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
    HandOver,
    Kick,
    Leave,
    OwnCommand,
    Rematch,
    Rename,
    RoomCommand,
    Say,
    TakeSeat,
    UndoKick,
)
from beadtrade.room.events import (
    HostChanged,
    KickUndone,
    LineSaid,
    MemberKicked,
    NameChanged,
    RematchCalled,
    RoomEvent,
    SeatAsked,
    SeatGiven,
    SeatGivenUp,
    SeatTaken,
    SettingsChanged,
)
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import ASKERS_KEPT, KICK_UNDO_MS
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.room.words import clean_line, clean_name
from beadtrade.rules.commands import Actor, DutyCommand, HandOverSeat, MatchCommand, TableCommand, VacateSeat
from beadtrade.rules.decide import decide
from beadtrade.rules.match import deal
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import MIN_SEATS, Seat

RoomDecision = tuple[RoomEvent, ...] | AnyRefusal
Draw = Callable[[], tuple[PieceType, ...]]
"""Draws the five types in a random order [SET2]."""


def decide_room(state: RoomState, member: MemberId, command: RoomCommand, now: int, draw: Draw) -> RoomDecision:
    """What comes of a command from `member` at server time `now`."""
    match command:
        case (
            TakeSeat() | Rename() | Leave() | ChangeSettings() | Deal() | Kick() | UndoKick()
            | AskForSeat() | HandOver() | Say() | Rematch()
        ):  # fmt: skip
            return _decide_own(state, member, command, now, draw)
        case _:
            return decide_match(state, state.actor(member), command, now)


def decide_match(
    state: RoomState, actor: Actor, command: TableCommand | MatchCommand | DutyCommand, now: int
) -> RoomDecision:
    """An act of the match; without one there is nothing to act on."""
    if state.match is None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    return decide(state.match, actor, command, now)


def _decide_own(state: RoomState, member: MemberId, command: OwnCommand, now: int, draw: Draw) -> RoomDecision:
    match command:
        case TakeSeat():
            return _take_seat(state, member, command)
        case Rename():
            return _rename(state, member, command)
        case Leave():
            return _leave(state, member, now)
        case AskForSeat():
            return _ask_for_seat(state, member, command)
        case Say():
            return _say(state, member, command, now)
        case ChangeSettings() | Deal() | Kick() | UndoKick() | HandOver() | Rematch():
            if member != state.host:
                return RoomRefusal(RoomCode.NOT_THE_HOST)
            return _decide_for_host(state, command, now, draw)
        case _:
            assert_never(command)


def _decide_for_host(
    state: RoomState,
    command: ChangeSettings | Deal | Kick | UndoKick | HandOver | Rematch,
    now: int,
    draw: Draw,
) -> RoomDecision:
    match command:
        case ChangeSettings():
            return _change_settings(state, command)
        case Deal():
            return _deal(state, draw)
        case Kick():
            return _kick(state, command, now)
        case UndoKick():
            return _undo_kick(state, now)
        case HandOver():
            return _hand_over(state, command, now)
        case Rematch():
            return (RematchCalled(),) if state.is_over else RoomRefusal(RoomCode.WRONG_PHASE)
        case _:
            assert_never(command)


def _take_seat(state: RoomState, member: MemberId, command: TakeSeat) -> RoomDecision:
    """A spectator may take a free seat in the lobby; seats are fixed from the deal on [MAT3]."""
    name = clean_name(command.name)
    if state.match is not None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if state.seat_of(member) is not None:
        return RoomRefusal(RoomCode.ALREADY_SEATED)
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


def _leave(state: RoomState, member: MemberId, now: int) -> RoomDecision:
    seat = state.seat_of(member)
    if seat is None:
        return RoomRefusal(RoomCode.NOT_SEATED)
    return (SeatGivenUp(member, seat), *_vacated(state, seat, kicked=False, now=now), *_no_stand_in(state, member))


def _vacated(state: RoomState, seat: Seat, *, kicked: bool, now: int) -> tuple[RoomEvent, ...]:
    """What leaving a seat does in the match, if there is one [END3] [MAT4]."""
    if state.match is None:
        return ()
    decided = decide(state.match, Actor(), VacateSeat(seat, kicked), now)
    return () if isinstance(decided, Refusal) else decided


def _no_stand_in(state: RoomState, member: MemberId) -> tuple[RoomEvent, ...]:
    """A stand-in who gives up the seat gives the host role back."""
    return (HostChanged(None),) if member == state.stand_in else ()


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


def _kick(state: RoomState, command: Kick, now: int) -> RoomDecision:
    """[MAT4]; undoable for ten seconds."""
    member = _holder(state, command.seat)
    if member is None or member in (state.host, state.owner):
        return RoomRefusal(RoomCode.NO_SUCH_SEAT)
    kicked = MemberKicked(member, command.seat, now + KICK_UNDO_MS)
    return (kicked, *_vacated(state, command.seat, kicked=True, now=now), *_no_stand_in(state, member))


def _holder(state: RoomState, seat: Seat) -> MemberId | None:
    return state.players[seat].member if 0 <= seat < len(state.players) else None


def _undo_kick(state: RoomState, now: int) -> RoomDecision:
    kick = state.last_kick
    if kick is None or now >= kick.until or not _is_still_free(state, kick.seat):
        return RoomRefusal(RoomCode.TOO_LATE)
    back = (HandOverSeat(kick.seat),) if state.match is not None else ()
    events = tuple(event for each in back for event in _accepted(state, each, now))
    return (KickUndone(kick.member, kick.seat, kick.name), *events)


def _is_still_free(state: RoomState, seat: Seat) -> bool:
    if state.match is None:
        return len(state.players) < state.settings.seats and seat <= len(state.players)
    return seat < len(state.players) and _holder(state, seat) is None


def _accepted(state: RoomState, command: DutyCommand, now: int) -> tuple[RoomEvent, ...]:
    decided = decide_match(state, Actor(), command, now)
    return decided if isinstance(decided, tuple) else ()


def _ask_for_seat(state: RoomState, member: MemberId, command: AskForSeat) -> RoomDecision:
    """A spectator of a running match tells the host that they would play [MAT4]."""
    name = clean_name(command.name)
    if state.match is None or state.is_over:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if state.seat_of(member) is not None:
        return RoomRefusal(RoomCode.ALREADY_SEATED)
    if member in state.barred:
        return RoomRefusal(RoomCode.KICKED)
    if name is None:
        return RoomRefusal(RoomCode.NAME_UNFIT)
    others = [asker for asker in state.askers if asker.member != member]  # asking again replaces the first asking
    if len(others) >= ASKERS_KEPT:
        return RoomRefusal(RoomCode.TOO_MANY_ASKERS)
    return (SeatAsked(member, name),)


def _hand_over(state: RoomState, command: HandOver, now: int) -> RoomDecision:
    """An away or vacated seat goes to a spectator who asked, announced to all [MAT4]."""
    asker = next((each for each in state.askers if each.number == command.asker), None)
    if asker is None:
        return RoomRefusal(RoomCode.NO_SUCH_ASKER)
    decided = decide_match(state, Actor(), HandOverSeat(command.seat), now)
    if not isinstance(decided, tuple):
        return decided
    return (SeatGiven(command.seat, asker.member, asker.name), *decided)


def _say(state: RoomState, member: MemberId, command: Say, now: int) -> RoomDecision:
    """Players talk at any time, and so does a host who is only a screen [BEG1]."""
    actor, text = state.actor(member), clean_line(command.text)
    if actor.seat is None and not actor.is_host:
        return RoomRefusal(RoomCode.NOT_SEATED)
    if text is None:
        return RoomRefusal(RoomCode.TEXT_UNFIT)
    name = "" if actor.seat is None else state.players[actor.seat].name
    return (LineSaid(actor.seat, name, text, now),)
