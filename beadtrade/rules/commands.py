"""Commands: what an actor asks of a match, in the imperative.

Law: a command is only a wish. It names no seat: who acts is known from elsewhere, never from what they send.
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.rules.boxes import Side
from beadtrade.rules.holding import Picked, Zone
from beadtrade.rules.offers import OfferNumber, Wants
from beadtrade.rules.pieces import PieceKind, Pieces, PieceType
from beadtrade.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a seat, the host, both, or neither. The host may be only a screen."""

    seat: Seat | None = None
    is_host: bool = False


@dataclass(frozen=True, slots=True)
class ShowPieces:
    """Put own pieces in front, from the hand or the fingers [PUB1] [CTR4]."""

    pieces: Picked


@dataclass(frozen=True, slots=True)
class HidePieces:
    """Take own pieces from the front into the hand [PUB1]."""

    pieces: Pieces


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Offer a trade to one, to several, or (`to` None) to everyone [TRD4]."""

    to: tuple[Seat, ...] | None
    gives: Picked
    wants: Wants


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take back an own offer."""

    offer: OfferNumber


@dataclass(frozen=True, slots=True)
class AcceptOffer:
    """Take an offer. `gives` says which pieces, needed where the offer leaves a choice; None gives what is named."""

    offer: OfferNumber
    gives: Picked | None = None


@dataclass(frozen=True, slots=True)
class DeclineOffer:
    """Take an offer off the own list; nobody is told [TRD7]."""

    offer: OfferNumber


@dataclass(frozen=True, slots=True)
class SwapWithCenter:
    """Give one piece to the center for one of the same kind [CTR1]. `zone` says which of two alike to give."""

    kind: PieceKind
    gives: PieceType
    takes: PieceType
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class PlaceBeads:
    """Put own beads under a box, for good [PLC1]."""

    side: Side
    beads: Picked


@dataclass(frozen=True, slots=True)
class PlaceSpirit:
    """Put an own spirit animal on a box, for good [PLC2]."""

    side: Side
    kind: PieceType


TableCommand = (
    ShowPieces
    | HidePieces
    | MakeOffer
    | WithdrawOffer
    | AcceptOffer
    | DeclineOffer
    | SwapWithCenter
    | PlaceBeads
    | PlaceSpirit
)
"""Acts of a running round."""


@dataclass(frozen=True, slots=True)
class PassFloor:
    """End a story and hand the floor to the next teller [VAR5]. `teller` is whose story is meant, None whoever has the
    floor.
    """

    teller: Seat | None = None


@dataclass(frozen=True, slots=True)
class ClaimYoungest:
    """Say "I am the youngest" and become the starter [BEG3]."""


@dataclass(frozen=True, slots=True)
class GiveUpYoungest:
    """No longer claim to be the youngest [BEG3]."""


@dataclass(frozen=True, slots=True)
class GetReady:
    """Press ready [BEG2]."""


@dataclass(frozen=True, slots=True)
class TakeBackReady:
    """Not ready after all [BEG2]."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Say "Let's begin" [BEG2]."""


@dataclass(frozen=True, slots=True)
class VoidRound:
    """The host voids the running round [END6]."""


@dataclass(frozen=True, slots=True)
class EndReveal:
    """The host skips the rest of the reveal, or its time is over [MAT2]."""


@dataclass(frozen=True, slots=True)
class EndMatch:
    """The host ends the match between rounds [MAT4]."""


MatchCommand = (
    PassFloor | ClaimYoungest | GiveUpYoungest | GetReady | TakeBackReady | Begin | VoidRound | EndReveal | EndMatch
)
"""Acts around the rounds."""


@dataclass(frozen=True, slots=True)
class MarkAway:
    """A player's connection is lost [END3]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkBack:
    """A player's connection is there again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VacateSeat:
    """A player leaves, or the host kicks them; seat and pieces stay [MAT4]."""

    seat: Seat
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class HandOverSeat:
    """Somebody takes over a seat that nobody plays [MAT4]."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallTime:
    """The clock: the round's limit is reached [END5]."""


DutyCommand = MarkAway | MarkBack | VacateSeat | HandOverSeat | CallTime
"""What the room reports to the match; no player sends these."""

Command = TableCommand | MatchCommand | DutyCommand
