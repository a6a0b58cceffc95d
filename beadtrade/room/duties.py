"""What a room does of its own accord as time passes: time limits, the end of a reveal, presence, a stand-in host.

Law: pure. A duty is reconsidered at every tick from the state alone, so one that was dropped comes again by itself.
"""

from __future__ import annotations

from collections.abc import Collection

from beadtrade.room.events import HostChanged, MemberCameBack, MemberWentAway, RoomEvent
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import HOST_PASSES_AFTER_MS
from beadtrade.room.match_acts import accepted
from beadtrade.room.pacing import held_too_long, reveal_due, reveal_of
from beadtrade.room.state import RoomState
from beadtrade.rules.commands import Actor, CallTime, EndReveal, MarkAway, MarkBack

CLOCK = Actor(None, is_host=True)
"""Who ends a reveal when its time is over: nobody's seat, with the host's right to skip."""


def due_events(state: RoomState, now: int) -> tuple[RoomEvent, ...]:
    """What time has brought: the limit of a round [END5], the end of a reveal [MAT2], a stand-in host."""
    match = state.match
    if match is not None and match.deadline is not None and now >= match.deadline:
        return accepted(state, CallTime(), now, CLOCK)
    script = reveal_of(state)
    if script is not None and script.held is None and now >= script.ends:
        return accepted(state, EndReveal(), now, CLOCK)
    if on := held_too_long(state, now):
        return on
    return _host_events(state, now)


def next_due(state: RoomState) -> int | None:
    """The deadline that must be kept even while nobody looks: a room with one is loaded at the server's start."""
    script = reveal_of(state)
    return state.deadline if script is None else reveal_due(script)


def away_events(state: RoomState, member: MemberId, now: int) -> tuple[RoomEvent, ...]:
    """A member is gone from all their browsers [END3]."""
    seat = state.seat_of(member)
    match_events = () if seat is None else accepted(state, MarkAway(seat), now, CLOCK)
    return (MemberWentAway(member, now), *match_events)


def back_events(state: RoomState, member: MemberId, now: int) -> tuple[RoomEvent, ...]:
    """A member is here again; an owner takes the host role back."""
    seat = state.seat_of(member)
    match_events = () if seat is None else accepted(state, MarkBack(seat), now, CLOCK)
    host = (HostChanged(None),) if member == state.owner and state.stand_in is not None else ()
    return (MemberCameBack(member), *match_events, *host)


def presence_events(state: RoomState, here: Collection[MemberId], now: int) -> tuple[RoomEvent, ...]:
    """Who of the known members came or went since the journal last said so."""
    events: tuple[RoomEvent, ...] = ()
    for member in state.known:
        if member in here and state.is_away(member):
            events += back_events(state, member, now)
        elif member not in here and not state.is_away(member):
            events += away_events(state, member, now)
    return events


def _host_events(state: RoomState, now: int) -> tuple[RoomEvent, ...]:
    """The host role passes to the longest-present player after a minute's absence."""
    away_since = state.away.get(state.host)
    if away_since is None or now - away_since < HOST_PASSES_AFTER_MS:
        return ()
    heir = next((member for member in state.arrivals if state.seat_of(member) is not None), None)
    return () if heir is None else (HostChanged(None if heir == state.owner else heir),)
