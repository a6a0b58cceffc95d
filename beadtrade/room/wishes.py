"""Wish badges: what players show that they want.

Law: a wish belongs to who set it, on their seat, while the round runs; with either it is gone for good. So there are
never more than seats, and nobody inherits one. A wish binds nobody and says nothing of what anybody holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from beadtrade.room.ids import MemberId
from beadtrade.room.phrases import PieceName
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.rules.match import Phase
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat

Wish = NewType("Wish", PieceName)
"""A piece that a player shows as wanted, whoever has it."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The badges of a round, by seat, each with who set it. They are looked through at every step of the room."""

    by_seat: Mapping[Seat, tuple[MemberId, Wish]] = field(default_factory=dict)

    def set(self, state: RoomState, seat: Seat, member: MemberId, wish: Wish | None) -> Wishes:
        """One badge a seat: a new wish replaces it, None takes it away."""
        others = {at: each for at, each in self.left_in(state).by_seat.items() if at != seat}
        return Wishes(others if wish is None else {**others, seat: (member, wish)})

    def left_in(self, state: RoomState) -> Wishes:
        """Those that still stand: the round goes on, and the seat is in the same hands."""
        if not self.by_seat or not _is_playing(state):
            return NO_WISHES
        return Wishes({at: each for at, each in self.by_seat.items() if state.players[at].member == each[0]})

    def seen_in(self, state: RoomState) -> tuple[Wish | None, ...] | None:
        """One a seat, as everybody sees them; None outside of a running round."""
        if not _is_playing(state):
            return None
        wishes = {at: wish for at, (_, wish) in self.left_in(state).by_seat.items()}
        return tuple(wishes.get(Seat(at)) for at in range(len(state.players)))


NO_WISHES = Wishes()


def refuse_wish(state: RoomState, member: MemberId, now: int) -> AnyRefusal | None:
    """Why `member` can't set a wish at server time `now`; None when they can. As with an act of the round."""
    if state.match is None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    if state.seat_of(member) is None:
        return Refusal(RefusalCode.NOT_A_PLAYER)
    if not _is_playing(state):
        return Refusal(RefusalCode.WRONG_PHASE)
    if state.deadline is not None and now >= state.deadline:
        return Refusal(RefusalCode.ROUND_OVER)
    return None


def _is_playing(state: RoomState) -> bool:
    return state.match is not None and state.match.phase is Phase.PLAYING
