"""Refusals of a room, beside those of the rules; stable codes, worded by the reader's client."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import Seat


class RoomCode(StrEnum):
    """Why a room does not do what was asked."""

    NAME_UNFIT = "name_unfit"
    TEXT_UNFIT = "text_unfit"
    SEATS_FULL = "seats_full"
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    KICKED = "kicked"
    NOT_THE_HOST = "not_the_host"
    WRONG_PHASE = "wrong_phase"
    UNCHANGED = "unchanged"
    ROUND_OVER = "round_over"
    SETTINGS_UNFIT = "settings_unfit"
    TOO_FEW_PLAYERS = "too_few_players"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_ASKER = "no_such_asker"
    STILL_HERE = "still_here"
    TOO_LATE = "too_late"
    TOO_MANY_ASKERS = "too_many_askers"
    ASK_THE_HOST = "ask_the_host"
    ROOM_LOCKED = "room_locked"
    TOO_MANY_CODES = "too_many_codes"
    ROOM_WORN_OUT = "room_worn_out"
    CODE_UNKNOWN = "code_unknown"
    NOT_STORED = "not_stored"


RULE_OF: dict[RoomCode, str] = {
    RoomCode.SEATS_FULL: "SET1",
    RoomCode.TOO_FEW_PLAYERS: "SET1",
    RoomCode.NOT_THE_HOST: "BEG2",
    RoomCode.WRONG_PHASE: "BEG2",
    RoomCode.ROUND_OVER: "END2",
    RoomCode.NO_SUCH_SEAT: "MAT3",
    RoomCode.KICKED: "MAT4",
    RoomCode.STILL_HERE: "MAT4",
}
"""The rules behind some; the other codes are the room's own business."""


@dataclass(frozen=True, slots=True)
class RoomRefusal:
    """A refused request: nothing has changed."""

    code: RoomCode
    seats: tuple[Seat, ...] = ()

    @property
    def rule(self) -> str | None:
        """The number of the rule behind it, if there is one."""
        return RULE_OF.get(self.code)


AnyRefusal = Refusal | RoomRefusal
