"""Acts of a running round, as clients send them. Each names the `play` it is meant for in its envelope."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from beadtrade.rules import commands as rules
from beadtrade.rules.boxes import Side
from beadtrade.rules.holding import Zone
from beadtrade.rules.offers import OfferNumber
from beadtrade.rules.pieces import PieceKind, PieceType
from beadtrade.rules.seats import Seat
from beadtrade.web.wire.parts import Message, Number, PickedIn, PiecesIn, SeatIn, WantsIn


class ShowPieces(Message):
    """Put own pieces in front of me, from hand or fingers."""

    type: Literal["show_pieces"]
    pieces: PickedIn

    def value(self) -> rules.ShowPieces:
        return rules.ShowPieces(self.pieces.value())


class HidePieces(Message):
    """Take own pieces from the front into the hand."""

    type: Literal["hide_pieces"]
    pieces: PiecesIn

    def value(self) -> rules.HidePieces:
        return rules.HidePieces(self.pieces.value())


class MakeOffer(Message):
    """Offer a trade to some seats, or with `to` null to everyone."""

    type: Literal["make_offer"]
    to: Annotated[list[SeatIn], Field(max_length=4)] | None
    gives: PickedIn
    wants: WantsIn

    def value(self) -> rules.MakeOffer:
        to = None if self.to is None else tuple(Seat(each) for each in self.to)
        return rules.MakeOffer(to, self.gives.value(), self.wants.value())


class WithdrawOffer(Message):
    """Take back an own offer, by its number in my view."""

    type: Literal["withdraw_offer"]
    offer: Number

    def value(self) -> rules.WithdrawOffer:
        return rules.WithdrawOffer(OfferNumber(self.offer))


class AcceptOffer(Message):
    """Take an offer. `gives` is needed when it asks for "any": exactly the pieces I give."""

    type: Literal["accept_offer"]
    offer: Number
    gives: PickedIn | None = None

    def value(self) -> rules.AcceptOffer:
        return rules.AcceptOffer(OfferNumber(self.offer), None if self.gives is None else self.gives.value())


class DeclineOffer(Message):
    """Take an offer off my list; nobody is told."""

    type: Literal["decline_offer"]
    offer: Number

    def value(self) -> rules.DeclineOffer:
        return rules.DeclineOffer(OfferNumber(self.offer))


class SwapWithCenter(Message):
    """Give the center one piece for one of the same kind."""

    type: Literal["swap_with_center"]
    kind: PieceKind
    gives: PieceType
    takes: PieceType
    zone: Zone | None = None

    def value(self) -> rules.SwapWithCenter:
        return rules.SwapWithCenter(self.kind, self.gives, self.takes, self.zone)


class PlaceBeads(Message):
    """Put own beads under a box, for good."""

    type: Literal["place_beads"]
    side: Side
    beads: PickedIn

    def value(self) -> rules.PlaceBeads:
        return rules.PlaceBeads(self.side, self.beads.value())


class PlaceSpirit(Message):
    """Put an own spirit animal on a box, for good."""

    type: Literal["place_spirit"]
    side: Side
    kind: PieceType

    def value(self) -> rules.PlaceSpirit:
        return rules.PlaceSpirit(self.side, self.kind)


TableCommandIn = (
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
