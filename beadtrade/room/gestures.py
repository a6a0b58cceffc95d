"""Gestures: what somebody shows the table for a moment, a wish or a reaction.

Law: a gesture binds nobody, is kept nowhere and looks the same to everybody. It is decided on what is stored, so
nothing has to be waited for; sent again, it is simply made again.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.room.phrases import PieceName
from beadtrade.rules.seats import Seat


class Reaction(StrEnum):
    """What everybody in the room can show at any time, spectators too."""

    APPLAUSE = "applause"
    LAUGH = "laugh"
    WOW = "wow"
    HEART = "heart"
    CRY = "cry"
    HURRY = "hurry"


@dataclass(frozen=True, slots=True)
class SetWish:
    """None takes the badge away."""

    wish: PieceName | None


@dataclass(frozen=True, slots=True)
class React:
    reaction: Reaction


Gesture = SetWish | React


@dataclass(frozen=True, slots=True)
class ReactionsSeen:
    """How often a seat showed a reaction; `seat` is None for all without a seat, added up."""

    seat: Seat | None
    reaction: Reaction
    count: int
