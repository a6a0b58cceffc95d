"""Who holds a seat: leaving it, being kicked and coming back, asking for one, and handing one over [MAT4].

Law: pure; a seat of a running match never goes away, only whoever plays it.
"""

from __future__ import annotations

from beadtrade.room.commands import AskForSeat, HandOver, Kick
from beadtrade.room.events import HostChanged, KickUndone, MemberKicked, RoomEvent, SeatAsked, SeatGiven, SeatGivenUp
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import ASKERS_KEPT, KICK_UNDO_MS
from beadtrade.room.match_acts import NOBODY, RoomDecision, accepted, decide_match
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
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
    if kick is None or now >= kick.until or not _is_still_free(state, kick.seat):
        return RoomRefusal(RoomCode.TOO_LATE)
    back = accepted(state, HandOverSeat(kick.seat), now)
    return (KickUndone(kick.member, kick.seat, kick.name), *back)


def _is_still_free(state: RoomState, seat: Seat) -> bool:
    if state.match is None:
        return len(state.players) < state.settings.seats and seat <= len(state.players)
    return seat < len(state.players) and _holder(state, seat) is None


def ask_for_seat(state: RoomState, member: MemberId, command: AskForSeat) -> RoomDecision:
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


def hand_over(state: RoomState, command: HandOver, now: int) -> RoomDecision:
    """An away or vacated seat goes to a spectator who asked, announced to all [MAT4]."""
    asker = next((each for each in state.askers if each.number == command.asker), None)
    if asker is None:
        return RoomRefusal(RoomCode.NO_SUCH_ASKER)
    decided = decide_match(state, NOBODY, HandOverSeat(command.seat), now)
    if not isinstance(decided, tuple):
        return decided
    return (SeatGiven(command.seat, asker.member, asker.name), *decided)
