"""Applies a room's events: state and event in, next state out. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from beadtrade.room.events import (
    AskerDismissed,
    BrowserLinked,
    HostChanged,
    KickUndone,
    LineSaid,
    LockChanged,
    MemberCameBack,
    MemberKicked,
    MemberWentAway,
    NameChanged,
    OwnEvent,
    PhraseSaid,
    RematchCalled,
    RevealPaced,
    RoomEvent,
    RoomOpened,
    SeatAsked,
    SeatGiven,
    SeatGivenUp,
    SeatTaken,
    SettingsChanged,
)
from beadtrade.room.ids import AskerNumber, CommandId, MemberId
from beadtrade.room.limits import COMMANDS_REMEMBERED, MEMBERS_REMEMBERED, TALK_KEPT
from beadtrade.room.state import Asker, Kicked, Pace, Player, RoomState
from beadtrade.rules.apply import apply
from beadtrade.rules.events import MatchDealt, RoundStarted
from beadtrade.rules.match import Phase, new_match
from beadtrade.rules.seats import Seat


def open_room(event: RoomOpened) -> RoomState:
    """The first event of every journal makes the room."""
    return RoomState(owner=event.owner, created=event.at, arrivals=(event.owner,))


def apply_events(state: RoomState, events: Iterable[RoomEvent]) -> RoomState:
    for event in events:
        state = apply_event(state, event)
    return state


def apply_event(state: RoomState, event: RoomEvent) -> RoomState:
    """The state after one event, of the room itself or of its match."""
    match event:
        case RoomOpened():
            return open_room(event)
        case (
            SeatTaken()
            | SeatGivenUp()
            | NameChanged()
            | SettingsChanged()
            | MemberWentAway()
            | MemberCameBack()
            | HostChanged()
            | BrowserLinked()
            | SeatAsked()
            | AskerDismissed()
            | LockChanged()
            | SeatGiven()
            | MemberKicked()
            | KickUndone()
            | LineSaid()
            | PhraseSaid()
            | RevealPaced()
            | RematchCalled()
        ):
            return _apply_own(state, event)
        case MatchDealt():
            return replace(state, match=new_match(event), last_kick=None)  # seats are others from here on
        case _:
            assert state.match is not None, f"an event of a match without a match: {event}"
            begun = isinstance(event, RoundStarted)
            match = apply(state.match, event)
            pace = state.pace if match.phase is Phase.REVEAL else None
            return replace(state, match=match, plays=state.plays + begun, pace=pace)


def remember(state: RoomState, member: MemberId, command: CommandId) -> RoomState:
    """Keeps an applied command's id, so that it is answered again but not applied again."""
    others = {who: ids for who, ids in state.applied.items() if who != member}
    if len(others) >= MEMBERS_REMEMBERED:
        others.pop(next(iter(others)))
    own = (*state.applied.get(member, ()), command)[-COMMANDS_REMEMBERED:]
    return replace(state, applied={**others, member: own})


def _apply_own(state: RoomState, event: OwnEvent) -> RoomState:
    match event:
        case RoomOpened():
            return open_room(event)
        case SeatTaken():
            seated = replace(state, players=(*state.players, Player(event.member, event.name)))
            return _arrive(_forget_asker(seated, event.member), event.member)
        case SeatGivenUp():
            return _stand_up(state, event.member, event.seat)
        case NameChanged():
            players = (replace(p, name=event.name) if p.member == event.member else p for p in state.players)
            return replace(state, players=tuple(players))
        case SettingsChanged():
            return replace(state, settings=event.settings)
        case MemberWentAway():
            return replace(
                _depart(state, event.member),
                away={**state.away, event.member: event.at},
            )
        case MemberCameBack():
            return _arrive(state, event.member)
        case HostChanged():
            return replace(state, stand_in=event.stand_in)
        case BrowserLinked():
            asking_no_more = _forget_asker(state, MemberId(event.browser))
            return replace(asking_no_more, linked={**state.linked, event.browser: event.member})
        case SeatAsked():
            asker = Asker(AskerNumber(state.asked + 1), event.member, event.name)
            asking = _forget_asker(state, event.member)
            return replace(asking, askers=(*asking.askers, asker), asked=asker.number)
        case AskerDismissed():
            return _forget_asker(state, event.member)
        case LockChanged():
            return replace(state, is_locked=event.is_locked)
        case SeatGiven():
            return _give_seat(_forget_asker(state, event.member), event.seat, Player(event.member, event.name))
        case MemberKicked():
            kick = Kicked(event.member, state.players[event.seat].name, event.seat, event.until)
            kicked = _stand_up(state, event.member, event.seat)
            return replace(kicked, barred=state.barred | {event.member}, last_kick=kick)
        case KickUndone():
            linked = {browser: member for browser, member in state.linked.items() if MemberId(browser) != event.member}
            allowed = replace(state, barred=state.barred - {event.member}, last_kick=None, linked=linked)
            return _seat_again(allowed, event.seat, Player(event.member, event.name))
        case LineSaid() | PhraseSaid():
            return replace(state, talk=(*state.talk, event)[-TALK_KEPT:])
        case RevealPaced():
            return replace(state, pace=Pace(event.started, event.held))
        case RematchCalled():
            staying = tuple(player for player in state.players if player.member is not None)
            return replace(state, match=None, players=staying, last_kick=None, askers=(), told_before=state.told)
        case _:
            assert_never(event)


def _arrive(state: RoomState, member: MemberId) -> RoomState:
    arrivals = state.arrivals if member in state.arrivals else (*state.arrivals, member)
    return replace(state, arrivals=arrivals, away=_without(state.away, member))


def _depart(state: RoomState, member: MemberId) -> RoomState:
    return replace(state, arrivals=tuple(each for each in state.arrivals if each != member))


def _without(away: Mapping[MemberId, int], member: MemberId) -> Mapping[MemberId, int]:
    return {each: since for each, since in away.items() if each != member}


def _forget_asker(state: RoomState, member: MemberId) -> RoomState:
    return replace(state, askers=tuple(asker for asker in state.askers if asker.member != member))


def _stand_up(state: RoomState, member: MemberId, seat: Seat) -> RoomState:
    """In the lobby the others move up; in a match the seat stays, with its name [MAT4]."""
    if state.match is None:
        players = tuple(player for player in state.players if player.member != member)
        left = replace(state, players=players)
    else:
        left = _give_seat(state, seat, replace(state.players[seat], member=None))
    if member == state.owner:
        return left  # still the owner, now only a screen
    return replace(_depart(left, member), away=_without(left.away, member))


def _give_seat(state: RoomState, seat: Seat, player: Player) -> RoomState:
    """A seat of the match gets another holder; whoever held it is a spectator from here on."""
    before = state.players[seat].member
    players = tuple(player if at == seat else was for at, was in enumerate(state.players))
    given = replace(state, players=players)
    if before is not None and before != state.owner:
        given = replace(_depart(given, before), away=_without(given.away, before))
    return given if player.member is None else _arrive(given, player.member)


def _seat_again(state: RoomState, seat: Seat, player: Player) -> RoomState:
    if state.match is not None:
        return _give_seat(state, seat, player)
    assert player.member is not None
    players = (*state.players[:seat], player, *state.players[seat:])
    return _arrive(replace(state, players=players), player.member)
