"""The table of one round: what every player holds, the center, the two boxes and the open offers.

Law: every piece is in exactly one place, and all 20 beads and 5 spirits are always somewhere [PCE2] [PCE3].
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from beadtrade.rules.boxes import Box, Side, empty_box
from beadtrade.rules.holding import Holding
from beadtrade.rules.offers import Offer, OfferNumber
from beadtrade.rules.pieces import EVERYTHING, Pieces, PieceType, all_of, full_set
from beadtrade.rules.seats import Seat

Sets = tuple[tuple[PieceType, ...], ...]
"""The types each seat starts with, one or, with two players, two [SET1]."""


@dataclass(frozen=True, slots=True)
class Table:
    """One round's table. `offers_seen` counts what each seat and, last, the public has seen this round [PUB7]."""

    holdings: tuple[Holding, ...]
    center: Pieces
    top: Box
    bottom: Box
    offers: tuple[Offer, ...]
    offers_made: int
    offers_seen: tuple[int, ...]

    def holding(self, seat: Seat) -> Holding:
        return self.holdings[seat]

    def box(self, side: Side) -> Box:
        return self.top if side is Side.TOP else self.bottom

    @property
    def spirits_placed(self) -> int:
        return len(self.top.spirits) + len(self.bottom.spirits)

    @property
    def pieces(self) -> Pieces:
        """Everything on the table, wherever it lies [PCE3]."""
        held = all_of(each.pieces for each in self.holdings)
        return held + self.center + self.top.content + self.bottom.content

    def offers_of(self, seat: Seat) -> tuple[Offer, ...]:
        return tuple(offer for offer in self.offers if offer.giver == seat)

    def find_offer(self, seat: Seat, number: OfferNumber) -> Offer | None:
        """The open offer that `seat` knows by this number, if they still see it [TRD7]."""
        return next((o for o in self.offers if o.is_seen_by(seat) and o.number_for(seat) == number), None)

    def with_holding(self, seat: Seat, holding: Holding) -> Table:
        return replace(self, holdings=tuple(holding if at == seat else h for at, h in enumerate(self.holdings)))

    def with_box(self, side: Side, box: Box) -> Table:
        return replace(self, top=box) if side is Side.TOP else replace(self, bottom=box)


def new_table(sets: Sets) -> Table:
    """Everybody's sets in hand, what is left in the center, the boxes empty [SET1] [SET3] [MAT2]."""
    holdings = tuple(Holding(hand=all_of(full_set(kind) for kind in own)) for own in sets)
    seats = len(sets)
    return Table(
        holdings=holdings,
        center=EVERYTHING - all_of(each.hand for each in holdings),
        top=empty_box(seats),
        bottom=empty_box(seats),
        offers=(),
        offers_made=0,
        offers_seen=(0,) * (seats + 1),
    )
