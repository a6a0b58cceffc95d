"""What happens in a room around its match, in the past tense, as the journal keeps it.

Law: like the rules' events, these hold results and are applied without deciding. Members never leave the server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.phrases import Phrase, PieceName
from beadtrade.room.settings import TableSettings
from beadtrade.rules.events import Event
from beadtrade.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class RoomOpened:
    owner: MemberId
    at: int
    type: Literal["room_opened"] = "room_opened"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """In the lobby: the next free seat."""

    member: MemberId
    name: str
    type: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True, slots=True)
class SeatGivenUp:
    """In the lobby the seat is free again; in a match it stays, held by nobody [MAT4]."""

    member: MemberId
    seat: Seat
    type: Literal["seat_given_up"] = "seat_given_up"


@dataclass(frozen=True, slots=True)
class NameChanged:
    member: MemberId
    name: str
    type: Literal["name_changed"] = "name_changed"


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    settings: TableSettings
    type: Literal["settings_changed"] = "settings_changed"


@dataclass(frozen=True, slots=True)
class MemberWentAway:
    member: MemberId
    at: int
    type: Literal["member_went_away"] = "member_went_away"


@dataclass(frozen=True, slots=True)
class MemberCameBack:
    member: MemberId
    type: Literal["member_came_back"] = "member_came_back"


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody stands in for the owner, or (None) the owner is host again."""

    stand_in: MemberId | None
    type: Literal["host_changed"] = "host_changed"


@dataclass(frozen=True, slots=True)
class BrowserLinked:
    """A second browser acts for a member."""

    browser: BrowserId
    member: MemberId
    type: Literal["browser_linked"] = "browser_linked"


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """A spectator asks for a seat that nobody plays."""

    member: MemberId
    name: str
    type: Literal["seat_asked"] = "seat_asked"


@dataclass(frozen=True, slots=True)
class AskerDismissed:
    """The host does not give them a seat now; they may ask again."""

    member: MemberId
    type: Literal["asker_dismissed"] = "asker_dismissed"


@dataclass(frozen=True, slots=True)
class LockChanged:
    """From here on nobody new may sit down or ask for a seat, or they may again."""

    is_locked: bool
    type: Literal["lock_changed"] = "lock_changed"


@dataclass(frozen=True, slots=True)
class SeatGiven:
    """In a match: a seat gets a new holder [MAT4]."""

    seat: Seat
    member: MemberId
    name: str
    type: Literal["seat_given"] = "seat_given"


@dataclass(frozen=True, slots=True)
class MemberKicked:
    """The hold on the seat is retired; the host can take it back until `until` (server time, milliseconds)."""

    member: MemberId
    seat: Seat
    until: int
    type: Literal["member_kicked"] = "member_kicked"


@dataclass(frozen=True, slots=True)
class KickUndone:
    member: MemberId
    seat: Seat
    name: str
    type: Literal["kick_undone"] = "kick_undone"


@dataclass(frozen=True, slots=True)
class LineSaid:
    """Talk. `seat` is None for a host who is only a screen."""

    seat: Seat | None
    name: str
    text: str
    at: int
    type: Literal["line_said"] = "line_said"


@dataclass(frozen=True, slots=True)
class PhraseSaid:
    """Talk from the phrase book. `piece` is what the phrase is about, for those that are about one."""

    seat: Seat | None
    name: str
    phrase: Phrase
    piece: PieceName | None
    at: int
    type: Literal["phrase_said"] = "phrase_said"


Talk = LineSaid | PhraseSaid
"""What is kept of the talk at the table."""


@dataclass(frozen=True, slots=True)
class RevealPaced:
    """The host holds the reveal, goes on with it, or goes to its next beat: from here on its position is counted from
    `started`, and stands still from `held` on, if that is not None. Server times in milliseconds.
    """

    started: int
    held: int | None
    type: Literal["reveal_paced"] = "reveal_paced"


@dataclass(frozen=True, slots=True)
class RematchCalled:
    """The room is in its lobby again, with those who still sit there."""

    type: Literal["rematch_called"] = "rematch_called"


OwnEvent = (
    RoomOpened
    | SeatTaken
    | SeatGivenUp
    | NameChanged
    | SettingsChanged
    | MemberWentAway
    | MemberCameBack
    | HostChanged
    | BrowserLinked
    | SeatAsked
    | AskerDismissed
    | LockChanged
    | SeatGiven
    | MemberKicked
    | KickUndone
    | LineSaid
    | PhraseSaid
    | RevealPaced
    | RematchCalled
)

RoomEvent = OwnEvent | Event
"""All that a journal entry can hold."""
