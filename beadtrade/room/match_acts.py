"""Acts of a room's match: handed to the rules, or refused while there is no match."""

from __future__ import annotations

from beadtrade.room.events import RoomEvent
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.rules.commands import Actor, DutyCommand, MatchCommand, TableCommand
from beadtrade.rules.decide import decide

RoomDecision = tuple[RoomEvent, ...] | AnyRefusal
"""What a request to a room comes to."""

NOBODY = Actor()


def decide_match(
    state: RoomState, actor: Actor, command: TableCommand | MatchCommand | DutyCommand, now: int
) -> RoomDecision:
    """An act of the match; without one there is nothing to act on."""
    if state.match is None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    return decide(state.match, actor, command, now)


def accepted(
    state: RoomState, command: MatchCommand | DutyCommand, now: int, actor: Actor = NOBODY
) -> tuple[RoomEvent, ...]:
    """The events of something the room itself reports to the match; none when the match has no use for it."""
    decided = decide_match(state, actor, command, now)
    return decided if isinstance(decided, tuple) else ()
