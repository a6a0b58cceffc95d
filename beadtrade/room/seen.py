"""What everybody may know of a room's events: names and seats, never members or browsers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
from beadtrade.room.state import RoomState
from beadtrade.rules.events import MatchDealt
from beadtrade.rules.seats import Seat, Viewer
from beadtrade.rules.seen import MatchDealtSeen, SeenEvent, see


@dataclass(frozen=True, slots=True)
class SeatTakenSeen:
    name: str
    type: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class SeatGivenUpSeen:
    seat: Seat
    name: str
    type: Literal["seat_given_up"] = "seat_given_up"


@dataclass(frozen=True, slots=True)
class SeatGivenSeen:
    seat: Seat
    name: str
    type: Literal["seat_given"] = "seat_given"


@dataclass(frozen=True, slots=True)
class SeatAskedSeen:
    name: str
    type: Literal["seat_asked"] = "seat_asked"


@dataclass(frozen=True, slots=True)
class KickedSeen:
    name: str
    type: Literal["member_kicked"] = "member_kicked"


@dataclass(frozen=True, slots=True)
class KickUndoneSeen:
    name: str
    type: Literal["kick_undone"] = "kick_undone"


@dataclass(frozen=True, slots=True)
class HostChangedSeen:
    """`seat` is None when the host is only a screen."""

    seat: Seat | None
    type: Literal["host_changed"] = "host_changed"


RoomSeen = (
    SeatTakenSeen
    | SeatGivenUpSeen
    | SeatGivenSeen
    | SeatAskedSeen
    | KickedSeen
    | KickUndoneSeen
    | HostChangedSeen
    | LineSaid
    | PhraseSaid
    | RematchCalled
    | SeenEvent
)
"""What leaves the server of a room's events."""


def see_in_room(before: RoomState, event: RoomEvent, viewer: Viewer) -> RoomSeen | None:
    """What a viewer learns of an event that happened to `before`; None when nothing, or when the sections say it."""
    match event:
        case SeatTaken():
            return SeatTakenSeen(event.name)
        case SeatGivenUp():
            return SeatGivenUpSeen(event.seat, before.players[event.seat].name)
        case SeatGiven():
            return SeatGivenSeen(event.seat, event.name)
        case SeatAsked():
            return SeatAskedSeen(event.name)
        case MemberKicked():
            return KickedSeen(before.players[event.seat].name)
        case KickUndone():
            return KickUndoneSeen(event.name)
        case HostChanged():
            return HostChangedSeen(before.seat_of(event.stand_in or before.owner))
        case LineSaid() | PhraseSaid() | RematchCalled():
            return event
        case (
            RoomOpened() | NameChanged() | SettingsChanged() | MemberWentAway() | MemberCameBack() | BrowserLinked()
            | RevealPaced() | AskerDismissed() | LockChanged()
        ):  # fmt: skip
            return None
        case MatchDealt():
            return MatchDealtSeen(event.sets)  # there is no match yet that it could have happened to
        case _:
            return None if before.match is None else see(before.match, event, viewer)
