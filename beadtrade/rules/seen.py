"""What a viewer may know of an event.

Law: a seen event is built field by field for one viewer; what is not written here is not told [PUB2] [PUB5]. None
means that the viewer learns nothing, not even that something happened [PUB7].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never

from beadtrade.rules.boxes import Side
from beadtrade.rules.events import (
    BeadsPlaced,
    CenterSwapped,
    Event,
    FloorPassed,
    MatchDealt,
    MatchEnded,
    OfferDeclined,
    OfferEnd,
    OfferEnded,
    OfferMade,
    PiecesHidden,
    PiecesShown,
    PlayerReady,
    ReadyTakenBack,
    RevealEnded,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SeatCameBack,
    SeatHandedOver,
    SeatVacated,
    SeatWentAway,
    SpiritPlaced,
    TradeMade,
    YoungestClaimed,
    YoungestGivenUp,
)
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Offer, OfferNumber, Wants
from beadtrade.rules.pieces import PieceKind, Pieces, PieceType
from beadtrade.rules.seats import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Glimpse:
    """Pieces that changed place, as one viewer saw it: how many, and the types they know of them [PUB3]."""

    count: int
    known: Pieces


@dataclass(frozen=True, slots=True)
class ShownSeen:
    seat: Seat
    pieces: Pieces
    type: Literal["pieces_shown"] = "pieces_shown"


@dataclass(frozen=True, slots=True)
class HiddenSeen:
    seat: Seat
    pieces: Pieces
    type: Literal["pieces_hidden"] = "pieces_hidden"


@dataclass(frozen=True, slots=True)
class OfferMadeSeen:
    offer: OfferNumber
    giver: Seat
    to: tuple[Seat, ...] | None
    gives: Pieces
    wants: Wants
    type: Literal["offer_made"] = "offer_made"


@dataclass(frozen=True, slots=True)
class OfferEndedSeen:
    """`again` is for the giver alone: they still hold what they gave and can offer it again [TRD5]."""

    offer: OfferNumber
    giver: Seat
    why: OfferEnd
    by: Seat | None
    again: bool
    type: Literal["offer_ended"] = "offer_ended"


@dataclass(frozen=True, slots=True)
class OfferDeclinedSeen:
    offer: OfferNumber
    type: Literal["offer_declined"] = "offer_declined"


@dataclass(frozen=True, slots=True)
class TradeSeen:
    """The two who traded know who of them gave the offer; others see the lower seat first, as `giver` [TRD6]."""

    giver: Seat
    taker: Seat
    gave: Glimpse
    got: Glimpse
    type: Literal["trade_made"] = "trade_made"


@dataclass(frozen=True, slots=True)
class SwapSeen:
    seat: Seat
    kind: PieceKind
    gave: Pieces
    took: PieceType
    type: Literal["center_swapped"] = "center_swapped"


@dataclass(frozen=True, slots=True)
class BeadsPlacedSeen:
    seat: Seat
    side: Side
    beads: Glimpse
    type: Literal["beads_placed"] = "beads_placed"


@dataclass(frozen=True, slots=True)
class SpiritPlacedSeen:
    seat: Seat
    side: Side
    kind: PieceType
    type: Literal["spirit_placed"] = "spirit_placed"


@dataclass(frozen=True, slots=True)
class RoundEndedSeen:
    why: RoundEnd
    type: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class MatchDealtSeen:
    sets: tuple[tuple[PieceType, ...], ...]
    type: Literal["match_dealt"] = "match_dealt"


SeenEvent = (
    ShownSeen
    | HiddenSeen
    | OfferMadeSeen
    | OfferEndedSeen
    | OfferDeclinedSeen
    | TradeSeen
    | SwapSeen
    | BeadsPlacedSeen
    | SpiritPlacedSeen
    | RoundEndedSeen
    | MatchDealtSeen
    | FloorPassed
    | YoungestClaimed
    | YoungestGivenUp
    | PlayerReady
    | ReadyTakenBack
    | RoundStarted
    | RoundVoided
    | RevealEnded
    | MatchEnded
    | SeatWentAway
    | SeatCameBack
    | SeatVacated
    | SeatHandedOver
)
"""What leaves the server of an event. The events listed as they are hold nothing that anybody may not know."""


def see(before: Match, event: Event, viewer: Viewer) -> SeenEvent | None:
    """What `viewer` learns of `event`, which happened to `before`; None when that is nothing."""
    match event:
        case PiecesShown():
            return ShownSeen(event.seat, event.moved.pieces)  # in front they lie open
        case PiecesHidden():
            return HiddenSeen(event.seat, event.pieces)  # everybody saw them in front
        case OfferMade():
            return _offer_made(event, viewer)
        case OfferEnded():
            return _offer_ended(before, event, viewer)
        case OfferDeclined():
            number = _offer(before, event).number_for(viewer)
            return OfferDeclinedSeen(number) if viewer == event.seat else None
        case TradeMade():
            return _trade_made(event, viewer)
        case CenterSwapped():
            return SwapSeen(event.seat, event.kind, event.gave.pieces, event.took)  # both are public [PUB2]
        case BeadsPlaced():
            return BeadsPlacedSeen(event.seat, event.side, _glimpse(event.moved, viewer == event.seat))
        case SpiritPlaced():
            return SpiritPlacedSeen(event.seat, event.side, event.kind)
        case RoundEnded():
            return RoundEndedSeen(event.why)  # the truth is in the view from here on [END4]
        case MatchDealt():
            return MatchDealtSeen(event.sets)
        case (
            FloorPassed()
            | YoungestClaimed()
            | YoungestGivenUp()
            | PlayerReady()
            | ReadyTakenBack()
            | RoundStarted()
            | RoundVoided()
            | RevealEnded()
            | MatchEnded()
            | SeatWentAway()
            | SeatCameBack()
            | SeatVacated()
            | SeatHandedOver()
        ):
            return event
        case _:
            assert_never(event)


def _glimpse(moved: Moved, knows: bool) -> Glimpse:
    """All of it for those who moved it, only what lay open for the others [PUB3] [TRD6]."""
    return Glimpse(moved.pieces.count, moved.pieces if knows else moved.seen)


def _trade_made(event: TradeMade, viewer: Viewer) -> TradeSeen:
    """Who offered and who accepted is told by the end of the offer, to those who saw the offer [TRD6] [PUB7]."""
    knows = viewer is not None and viewer in (event.giver, event.taker)
    gave, got = _glimpse(event.gave, knows), _glimpse(event.got, knows)
    if knows or event.giver < event.taker:
        return TradeSeen(event.giver, event.taker, gave, got)
    return TradeSeen(event.taker, event.giver, got, gave)


def _offer_made(event: OfferMade, viewer: Viewer) -> OfferMadeSeen | None:
    number = event.numbers[-1 if viewer is None else viewer]
    return OfferMadeSeen(number, event.giver, event.to, event.gives.pieces, event.wants) if number else None


def _offer(match: Match, event: OfferEnded | OfferDeclined) -> Offer:
    return next(offer for offer in match.table.offers if offer.id == event.offer)


def _offer_ended(before: Match, event: OfferEnded, viewer: Viewer) -> OfferEndedSeen | None:
    offer = _offer(before, event)
    if not offer.is_seen_by(viewer):
        return None
    again = viewer == offer.giver and before.table.holding(offer.giver).pieces.covers(offer.gives.pieces)
    return OfferEndedSeen(offer.number_for(viewer), offer.giver, event.why, event.by, again)
