"""The spoken code of one room, as its host makes and closes it and as everybody there sees it.

Law: what is stored says who the host is; the code itself is in nothing that is stored.
"""

from __future__ import annotations

from beadtrade.journal.contract import RoomKey
from beadtrade.room.audience import Connection
from beadtrade.room.crowd import Crowd
from beadtrade.room.frames import Done, refused
from beadtrade.room.ids import CommandId
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.spoken import SpokenCodes
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Reply


class FrontDoor:
    """Where people come in who have heard the code."""

    def __init__(self, key: RoomKey, codes: SpokenCodes, crowd: Crowd, now: int) -> None:
        self._key = key
        self._codes = codes
        self._crowd = crowd
        crowd.show_code(codes.of(key, now))

    def make(self, state: RoomState, connection: Connection, id: CommandId, now: int) -> None:
        """A new code in place of the old one. Whoever came by the old one stays."""
        if not _is_host(state, connection):
            self._refuse(connection, id, RoomCode.NOT_THE_HOST)
        elif self._codes.make(self._key, id, now) is None:
            self._show(now)
            self._refuse(connection, id, RoomCode.TOO_MANY_CODES)
        else:
            self._show(now, Reply(connection, Done(id)))

    def close(self, state: RoomState, connection: Connection, id: CommandId, guests_leave: bool, now: int) -> None:
        """No code any more. With `guests_leave` those who came by one and have no seat are sent away, and a code that
        is over already brings none of them back.
        """
        if not _is_host(state, connection):
            self._refuse(connection, id, RoomCode.NOT_THE_HOST)
            return
        self._codes.close(self._key, now)
        if guests_leave:
            self._codes.forget(self._key)
            self._crowd.send_away_guests()
        self._show(now, Reply(connection, Done(id)))

    def tick(self, now: int) -> None:
        """A code that is over is shown no longer."""
        self._show(now)

    def _show(self, now: int, reply: Reply | None = None) -> None:
        self._crowd.show_code(self._codes.of(self._key, now), reply)

    def _refuse(self, connection: Connection, id: CommandId, code: RoomCode) -> None:
        self._crowd.answer(connection, refused(id, RoomRefusal(code)))


def _is_host(state: RoomState, connection: Connection) -> bool:
    return state.member_of(connection.browser) == state.host
