"""Takes the gestures of a room and has them shown.

Law: what is stored decides, and nothing of a gesture is; its answer never waits for the journal.
"""

from __future__ import annotations

from beadtrade.room.audience import Connection
from beadtrade.room.crowd import Crowd
from beadtrade.room.frames import Done, refused
from beadtrade.room.gestures import Gesture, React, SetWish
from beadtrade.room.ids import CommandId
from beadtrade.room.reactions import Reactions
from beadtrade.room.refusals import AnyRefusal, RoomCode, RoomRefusal
from beadtrade.room.state import Player, RoomState
from beadtrade.room.steps import Reply
from beadtrade.room.wishes import Wish, refuse_wish


class Stage:
    """Where the gestures of one room are shown to its crowd."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._reactions = Reactions()
        self._players: tuple[Player, ...] = ()

    def take(
        self, state: RoomState, connection: Connection, id: CommandId, gesture: Gesture, play: int | None, now: int
    ) -> None:
        """Shows a gesture, or refuses it. `state` is the stored one; `play` the round that is meant, if one is."""
        refusal = self._refusal(state, connection, gesture, play, now)
        if refusal is not None:
            self._crowd.answer(connection, refused(id, refusal))
        elif isinstance(gesture, SetWish):
            self._set_wish(state, Reply(connection, Done(id)), gesture)
        else:
            self._react(state, Reply(connection, Done(id)), gesture, now)

    def _refusal(
        self, state: RoomState, connection: Connection, gesture: Gesture, play: int | None, now: int
    ) -> AnyRefusal | None:
        if play is not None and play != state.plays:
            return RoomRefusal(RoomCode.ROUND_OVER)
        return refuse_wish(state, state.member_of(connection.browser), now) if isinstance(gesture, SetWish) else None

    def _set_wish(self, state: RoomState, reply: Reply, gesture: SetWish) -> None:
        member = state.member_of(reply.connection.browser)
        seat = state.seat_of(member)
        assert seat is not None, "a wish of nobody was not refused"
        wish = None if gesture.wish is None else Wish(gesture.wish)
        self._crowd.show_wishes(self._crowd.wishes.set(state, seat, member, wish), reply)

    def _react(self, state: RoomState, reply: Reply, gesture: React, now: int) -> None:
        self._follow(state)
        self._reactions.add(state.seat_of(state.member_of(reply.connection.browser)), gesture.reaction)
        self._crowd.answer(*reply)
        self.tick(state, now)

    def tick(self, state: RoomState, now: int) -> None:
        """Shows the reactions that were held back, if it is time."""
        self._follow(state)
        due = self._reactions.due(now)
        if due:
            self._crowd.show_reactions(due)

    def _follow(self, state: RoomState) -> None:
        """In the lobby seats move up, and in a match they change hands."""
        if state.players is not self._players:
            self._players = state.players
            self._reactions.forget()
