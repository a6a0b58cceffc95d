"""Who holds a seat: leaving it, being kicked and coming back, asking for one, and handing one over [MAT4].

Law: pure; a seat of a running match never goes away, only whoever plays it.
"""

from __future__ import annotations

from beadtrade.room.commands import AskForSeat, DismissAsker, HandOver, Kick, LetIn
from beadtrade.room.entrance import refuse_asking
from beadtrade.room.events import (
    AskerDismissed,
    HostChanged,
    KickUndone,
    MemberKicked,
    RoomEvent,
    SeatAsked,
    SeatGiven,
    SeatGivenUp,
    SeatTaken,
)
from beadtrade.room.ids import AskerNumber, MemberId
from beadtrade.room.limits import ASKERS_KEPT, KICK_UNDO_MS
from beadtrade.room.match_acts import NOBODY, RoomDecision, accepted, decide_match
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import Asker, RoomState
from beadtrade.room.words import clean_name
from beadtrade.rules.commands import HandOverSeat, VacateSeat
from beadtrade.rules.seats import Seat


def leave(state: RoomState, member: MemberId, now: int) -> RoomDecision:
    """In the lobby the seat is free again; in a match it stays, played by nobody [END3] [MAT4]."""
    seat = state.seat_of(member)
    if seat is None:
        return RoomRefusal(RoomCode.NOT_SEATED)
    return (SeatGivenUp(member, seat), *accepted(state, VacateSeat(seat), now), *_no_stand_in(state, member))


def _no_stand_in(state: RoomState, member: MemberId) -> tuple[RoomEvent, ...]:
    """A stand-in who gives up the seat gives the host role back."""
    return (HostChanged(None),) if member == state.stand_in else ()


def kick(state: RoomState, command: Kick, now: int) -> RoomDecision:
    """[MAT4]; undoable for ten seconds."""
    member = _holder(state, command.seat)
    if member is None or member in (state.host, state.owner) or state.players[command.seat].name != command.name:
        return RoomRefusal(RoomCode.NO_SUCH_SEAT)
    kicked = MemberKicked(member, command.seat, now + KICK_UNDO_MS)
    return (kicked, *accepted(state, VacateSeat(command.seat, kicked=True), now), *_no_stand_in(state, member))


def _holder(state: RoomState, seat: Seat) -> MemberId | None:
    return state.players[seat].member if 0 <= seat < len(state.players) else None


def undo_kick(state: RoomState, now: int) -> RoomDecision:
    kick = state.last_kick
    if kick is None or now >= kick.until or (seat := _seat_to_return_to(state, kick.seat)) is None:
        return RoomRefusal(RoomCode.TOO_LATE)
    back = accepted(state, HandOverSeat(seat), now)
    return (KickUndone(kick.member, seat, kick.name), *back)


def _seat_to_return_to(state: RoomState, seat: Seat) -> Seat | None:
    """In the lobby seats may have moved up since; in a match it is the same one. None when it was taken."""
    if state.match is None:
        return Seat(min(seat, len(state.players))) if len(state.players) < state.settings.seats else None
    return seat if seat < len(state.players) and _holder(state, seat) is None else None


def ask_for_seat(state: RoomState, member: MemberId, command: AskForSeat, is_guest: bool) -> RoomDecision:
    """A spectator tells the host that they would play [MAT4]; in the lobby, whoever came by the spoken code."""
    name = clean_name(command.name)
    if closed := refuse_asking(state, is_guest):
        return closed
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


def _asker(state: RoomState, number: AskerNumber) -> Asker | None:
    return next((each for each in state.askers if each.number == number), None)


def dismiss_asker(state: RoomState, command: DismissAsker) -> RoomDecision:
    """Not now; nothing keeps them from asking again, unless the room is locked."""
    asker = _asker(state, command.asker)
    return RoomRefusal(RoomCode.NO_SUCH_ASKER) if asker is None else (AskerDismissed(asker.member),)


def let_in(state: RoomState, command: LetIn) -> RoomDecision:
    """In the lobby whoever asked sits down on the next free seat; a lock does not bind the host."""
    asker = _asker(state, command.asker)
    if state.match is not None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if asker is None:
        return RoomRefusal(RoomCode.NO_SUCH_ASKER)
    if len(state.players) >= state.settings.seats:
        return RoomRefusal(RoomCode.SEATS_FULL)
    return (SeatTaken(asker.member, asker.name),)


def hand_over(state: RoomState, command: HandOver, now: int) -> RoomDecision:
    """An away or vacated seat goes to a spectator who asked, announced to all [MAT4]."""
    asker = _asker(state, command.asker)
    if asker is None:
        return RoomRefusal(RoomCode.NO_SUCH_ASKER)
    decided = decide_match(state, NOBODY, HandOverSeat(command.seat), now)
    if not isinstance(decided, tuple):
        return decided
    return (SeatGiven(command.seat, asker.member, asker.name), *decided)
