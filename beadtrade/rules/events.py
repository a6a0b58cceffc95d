"""Events: what has happened, in the past tense, as the journal keeps it.

Law: events hold results (what was drawn, what left which zone, what was scored), so that applying them decides
nothing and a later mend of the rules never changes an old match. They hold secrets: `seen` says what a viewer learns.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from beadtrade.rules.boxes import Side
from beadtrade.rules.holding import Moved, Picked
from beadtrade.rules.offers import OfferId, OfferNumber, Wants
from beadtrade.rules.pieces import PieceKind, Pieces, PieceType
from beadtrade.rules.scoring import TypeScore
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class PiecesShown:
    seat: Seat
    moved: Moved
    type: Literal["pieces_shown"] = "pieces_shown"


@dataclass(frozen=True, slots=True)
class PiecesHidden:
    seat: Seat
    pieces: Pieces
    type: Literal["pieces_hidden"] = "pieces_hidden"


@dataclass(frozen=True, slots=True)
class OfferMade:
    offer: OfferId
    giver: Seat
    to: tuple[Seat, ...] | None
    gives: Picked
    wants: Wants
    numbers: tuple[OfferNumber, ...]
    type: Literal["offer_made"] = "offer_made"


class OfferEnd(StrEnum):
    """Why an offer ended. An end because pieces left is worded like a withdrawal [TRD5]."""

    WITHDRAWN = "withdrawn"
    ACCEPTED = "accepted"


@dataclass(frozen=True, slots=True)
class OfferEnded:
    offer: OfferId
    why: OfferEnd
    by: Seat | None = None
    """Who accepted it."""
    type: Literal["offer_ended"] = "offer_ended"


@dataclass(frozen=True, slots=True)
class OfferDeclined:
    offer: OfferId
    seat: Seat
    type: Literal["offer_declined"] = "offer_declined"


@dataclass(frozen=True, slots=True)
class TradeMade:
    giver: Seat
    taker: Seat
    gave: Moved
    """What left the giver."""
    got: Moved
    """What left the taker."""
    at: int = 0
    """Server time in milliseconds; 0 in journals that were written before times were kept."""
    type: Literal["trade_made"] = "trade_made"


@dataclass(frozen=True, slots=True)
class CenterSwapped:
    seat: Seat
    kind: PieceKind
    gave: Moved
    took: PieceType
    at: int = 0
    """Server time in milliseconds; 0 in journals that were written before times were kept."""
    type: Literal["center_swapped"] = "center_swapped"


@dataclass(frozen=True, slots=True)
class BeadsPlaced:
    seat: Seat
    side: Side
    moved: Moved
    at: int = 0
    """Server time in milliseconds; 0 in journals that were written before times were kept."""
    type: Literal["beads_placed"] = "beads_placed"


@dataclass(frozen=True, slots=True)
class SpiritPlaced:
    seat: Seat
    side: Side
    kind: PieceType
    moved: Moved
    at: int = 0
    """Server time in milliseconds; 0 in journals that were written before times were kept."""
    type: Literal["spirit_placed"] = "spirit_placed"


TableEvent = (
    PiecesShown
    | PiecesHidden
    | OfferMade
    | OfferEnded
    | OfferDeclined
    | TradeMade
    | CenterSwapped
    | BeadsPlaced
    | SpiritPlaced
)


class RoundEnd(StrEnum):
    """What ended a round: the last spirit on a box [END1], or the time limit [END5]."""

    SPIRITS = "spirits"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class MatchDealt:
    """The draw, the variants and the order of the stories, fixed for the match [SET2] [MAT3]."""

    sets: tuple[tuple[PieceType, ...], ...]
    variants: tuple[Variant, ...]
    time_limit: int | None
    """Milliseconds a round lasts at the most."""
    tellers: tuple[Seat, ...]
    presence: tuple[bool, ...]
    """Which seats are played at the deal; the others are away."""
    type: Literal["match_dealt"] = "match_dealt"


@dataclass(frozen=True, slots=True)
class FloorPassed:
    seat: Seat
    type: Literal["floor_passed"] = "floor_passed"


@dataclass(frozen=True, slots=True)
class YoungestClaimed:
    seat: Seat
    type: Literal["youngest_claimed"] = "youngest_claimed"


@dataclass(frozen=True, slots=True)
class YoungestGivenUp:
    seat: Seat
    type: Literal["youngest_given_up"] = "youngest_given_up"


@dataclass(frozen=True, slots=True)
class PlayerReady:
    seat: Seat
    type: Literal["player_ready"] = "player_ready"


@dataclass(frozen=True, slots=True)
class ReadyTakenBack:
    seat: Seat
    type: Literal["ready_taken_back"] = "ready_taken_back"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    round: int
    """From 1."""
    by: Seat | None
    deadline: int | None
    """Server time in milliseconds [END5]."""
    at: int = 0
    """Server time in milliseconds; 0 in journals that were written before times were kept."""
    type: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    why: RoundEnd
    at: int
    """Server time in milliseconds: the reveal starts here, on all screens."""
    scores: tuple[TypeScore, ...]
    type: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class RoundVoided:
    type: Literal["round_voided"] = "round_voided"


@dataclass(frozen=True, slots=True)
class RevealEnded:
    type: Literal["reveal_ended"] = "reveal_ended"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[Seat, ...]
    """More than one on a tie, none when no round was scored [MAT1] [MAT4]."""
    type: Literal["match_ended"] = "match_ended"


@dataclass(frozen=True, slots=True)
class SeatWentAway:
    seat: Seat
    type: Literal["seat_went_away"] = "seat_went_away"


@dataclass(frozen=True, slots=True)
class SeatCameBack:
    seat: Seat
    type: Literal["seat_came_back"] = "seat_came_back"


@dataclass(frozen=True, slots=True)
class SeatVacated:
    seat: Seat
    kicked: bool
    type: Literal["seat_vacated"] = "seat_vacated"


@dataclass(frozen=True, slots=True)
class SeatHandedOver:
    seat: Seat
    type: Literal["seat_handed_over"] = "seat_handed_over"


MatchEvent = (
    MatchDealt
    | FloorPassed
    | YoungestClaimed
    | YoungestGivenUp
    | PlayerReady
    | ReadyTakenBack
    | RoundStarted
    | RoundEnded
    | RoundVoided
    | RevealEnded
    | MatchEnded
    | SeatWentAway
    | SeatCameBack
    | SeatVacated
    | SeatHandedOver
)

Event = TableEvent | MatchEvent
