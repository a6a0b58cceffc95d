"""What a member asks of a room, beyond the acts of the match.

Law: like the rules' commands, a wish that names no sender.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.room.ids import AskerNumber
from beadtrade.room.phrases import Phrase, PieceName
from beadtrade.room.settings import TableSettings
from beadtrade.rules.commands import MatchCommand, TableCommand
from beadtrade.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class TakeSeat:
    name: str


@dataclass(frozen=True, slots=True)
class Rename:
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class Deal:
    pass


@dataclass(frozen=True, slots=True)
class Kick:
    """`name` is the one the host saw there: lobby seats move up, and another may sit there by now."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class UndoKick:
    pass


@dataclass(frozen=True, slots=True)
class AskForSeat:
    name: str


@dataclass(frozen=True, slots=True)
class HandOver:
    seat: Seat
    asker: AskerNumber


@dataclass(frozen=True, slots=True)
class LetIn:
    """In the lobby: the next free seat is theirs."""

    asker: AskerNumber


@dataclass(frozen=True, slots=True)
class DismissAsker:
    asker: AskerNumber


@dataclass(frozen=True, slots=True)
class LockRoom:
    """While it is locked nobody new sits down or asks for a seat; without `locked` it opens again."""

    locked: bool


@dataclass(frozen=True, slots=True)
class Say:
    text: str


@dataclass(frozen=True, slots=True)
class SayPhrase:
    phrase: Phrase
    piece: PieceName | None = None


class RevealStep(StrEnum):
    """What the host may do with the running reveal."""

    HOLD = "hold"
    GO_ON = "go_on"
    NEXT = "next"
    """To the next beat; after the last one the reveal is over."""


@dataclass(frozen=True, slots=True)
class PaceReveal:
    step: RevealStep


@dataclass(frozen=True, slots=True)
class Rematch:
    pass


HostCommand = (
    ChangeSettings | Deal | Kick | UndoKick | HandOver | LetIn | DismissAsker | LockRoom | PaceReveal | Rematch
)

OwnCommand = TakeSeat | Rename | Leave | AskForSeat | Say | SayPhrase | HostCommand

RoomCommand = OwnCommand | TableCommand | MatchCommand
"""All that a member can send to be kept; gestures are apart."""
