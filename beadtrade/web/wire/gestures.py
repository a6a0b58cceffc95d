"""Gestures, as clients send them: shown for a moment, and kept nowhere."""

from __future__ import annotations

from typing import Literal

from beadtrade.room import gestures as room
from beadtrade.web.wire.parts import Message, PieceNameIn


class SetWish(Message):
    """Show beside my face which piece I want; with `wish` null no more."""

    type: Literal["set_wish"]
    wish: PieceNameIn | None

    def value(self) -> room.SetWish:
        return room.SetWish(None if self.wish is None else self.wish.value())


class React(Message):
    """Show the room how I feel."""

    type: Literal["react"]
    reaction: room.Reaction

    def value(self) -> room.React:
        return room.React(self.reaction)


GestureIn = SetWish | React
