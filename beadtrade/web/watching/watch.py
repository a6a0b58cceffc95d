"""What the edge of the server sees: sockets, commands and their answers, rooms made and deleted.

Law: it tells the log and the figures, and changes nothing. Without figures, and at a level that leaves these lines out,
it costs next to nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from beadtrade.journal.contract import RoomKey
from beadtrade.room.room import Room
from beadtrade.rules.seats import Seat
from beadtrade.web.watching.facts import RoomNames, tell

if TYPE_CHECKING:
    from beadtrade.web.watching.figures import Figures

log = logging.getLogger("beadtrade.watch")


class Watch:
    """`figures` are None when nobody asked for any."""

    def __init__(self, figures: Figures | None = None) -> None:
        self.figures = figures
        self._names = RoomNames()

    @property
    def telling(self) -> Callable[[], AbstractContextManager[object]]:
        """Around the telling of one stored version to everybody."""
        return nullcontext if self.figures is None else self.figures.fan_out_seconds.time

    def count(self, rooms: Callable[[], tuple[Room, ...]]) -> None:
        """These are the rooms, and their sockets, that the figures are of."""
        if self.figures is not None:
            self.figures.count(rooms)

    def room_made(self, room: RoomKey) -> None:
        tell(log, logging.INFO, "room made", room=self._names.of(room))

    def room_deleted(self, room: RoomKey) -> None:
        """By its host, or because its time was over."""
        tell(log, logging.INFO, "room deleted", room=self._names.of(room))

    def socket_opened(self, room: RoomKey, seat: Seat | None) -> None:
        if log.isEnabledFor(logging.INFO):
            tell(log, logging.INFO, "socket opened", room=self._names.of(room), seat=seat)

    def socket_closed(self, room: RoomKey, close: str | None) -> None:
        """`close` is the name of our reason; None when the other side went."""
        if log.isEnabledFor(logging.INFO):
            tell(log, logging.INFO, "socket closed", room=self._names.of(room), close=close or "left")

    def took(self, command: str) -> None:
        """A command came in; `command` is its type."""
        if self.figures is not None:
            self.figures.commands.labels(command).inc()

    def answered(self, room: RoomKey, seat: Seat | None, command: str, refused: str | None) -> None:
        """An answer leaves; `refused` is the code of a refusal."""
        if self.figures is not None and refused is not None:
            self.figures.refusals.labels(refused).inc()
        if log.isEnabledFor(logging.INFO):
            self._tell_answer(self._names.of(room), seat, command, refused)

    def _tell_answer(self, room: str, seat: Seat | None, command: str, refused: str | None) -> None:
        if refused is None:
            tell(log, logging.INFO, "command done", room=room, seat=seat, command=command)
        else:
            tell(log, logging.INFO, "command refused", room=room, seat=seat, command=command, refused=refused)

    def resynced(self, why: str) -> None:
        """The whole view is sent again: it was `asked` for, or the socket was `behind`."""
        if self.figures is not None:
            self.figures.resyncs.labels(why).inc()
