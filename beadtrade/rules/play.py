"""Decides the acts of a running round: table, seat and command in, events or a refusal out.

Law: an act is checked whole and then told in events, so a refusal can't leave half a change. Whether a check looks
only at what the actor knows is what keeps secrets [PUB6].
"""

from __future__ import annotations

from typing import assert_never

from beadtrade.rules.boxes import Side
from beadtrade.rules.center import has_left
from beadtrade.rules.commands import (
    AcceptOffer,
    DeclineOffer,
    HidePieces,
    MakeOffer,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    TableCommand,
    WithdrawOffer,
)
from beadtrade.rules.events import (
    BeadsPlaced,
    CenterSwapped,
    OfferDeclined,
    OfferEnd,
    OfferEnded,
    OfferMade,
    PiecesHidden,
    PiecesShown,
    SpiritPlaced,
    TableEvent,
    TradeMade,
)
from beadtrade.rules.holding import Moved, Picked, Zone
from beadtrade.rules.offers import (
    GIFTS_ALLOWED,
    OPEN_OFFERS_PER_SEAT,
    Lacks,
    Offer,
    OfferId,
    OfferNumber,
)
from beadtrade.rules.pieces import NOTHING, Pieces, piece, spirit
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import PUBLIC, Seat, Viewer
from beadtrade.rules.table import Table
from beadtrade.rules.variants import Variant, Variants

TableDecision = tuple[TableEvent, ...] | Refusal


def decide_act(table: Table, variants: Variants, seat: Seat, command: TableCommand) -> TableDecision:
    """What comes of an act in a running round."""
    match command:
        case ShowPieces():
            return _show(table, seat, command)
        case HidePieces():
            return _hide(table, seat, command)
        case MakeOffer():
            return _make_offer(table, seat, command)
        case WithdrawOffer():
            return _withdraw(table, seat, command)
        case AcceptOffer():
            return _accept(table, seat, command)
        case DeclineOffer():
            return _decline(table, seat, command)
        case SwapWithCenter():
            return _swap(table, seat, command)
        case PlaceBeads():
            return _place_beads(table, variants, seat, command)
        case PlaceSpirit():
            return _place_spirit(table, seat, command)
        case _:
            assert_never(command)


def _show(table: Table, seat: Seat, command: ShowPieces) -> TableDecision:
    """[PUB1] [CTR4]"""
    if not command.pieces.pieces:
        return Refusal(RefusalCode.NOTHING_CHOSEN)
    moved = table.holding(seat).take(command.pieces, (Zone.FINGERS, Zone.HAND))
    if moved is None:
        held = table.holding(seat)
        return _not_held(held.hand + held.fingers, command.pieces.pieces)
    return (PiecesShown(seat, moved),)


def _hide(table: Table, seat: Seat, command: HidePieces) -> TableDecision:
    """Only from the front: what lies in the fingers does not go into the hand [CTR4]."""
    if not command.pieces:
        return Refusal(RefusalCode.NOTHING_CHOSEN)
    front = table.holding(seat).front
    if not front.covers(command.pieces):
        return _not_held(front, command.pieces)
    return (PiecesHidden(seat, command.pieces),)


def _make_offer(table: Table, seat: Seat, command: MakeOffer) -> TableDecision:
    """[TRD1] [TRD2] [TRD4]"""
    gives, held = command.gives.pieces, table.holding(seat).pieces
    if refusal := _refuse_addressees(table, seat, command.to):
        return refusal
    if not GIFTS_ALLOWED and (not gives or command.wants.is_nothing()):
        return Refusal(RefusalCode.NO_GIFTS)
    if not command.wants.is_possible():
        return Refusal(RefusalCode.IMPOSSIBLE)
    if not held.covers(gives):
        return _not_held(held, gives)
    if len(table.offers_of(seat)) >= OPEN_OFFERS_PER_SEAT:
        return Refusal(RefusalCode.TOO_MANY_OFFERS)
    to = None if command.to is None else tuple(sorted(set(command.to)))
    offer = Offer(OfferId(table.offers_made), seat, to, command.gives, command.wants, ())
    return (OfferMade(offer.id, seat, to, command.gives, command.wants, _numbers(table, offer)),)


def _refuse_addressees(table: Table, seat: Seat, to: tuple[Seat, ...] | None) -> Refusal | None:
    if to is None:
        return None
    if not to or any(not 0 <= each < len(table.holdings) or each == seat for each in to):
        return Refusal(RefusalCode.NO_SUCH_SEAT)
    return None


def _numbers(table: Table, offer: Offer) -> tuple[OfferNumber, ...]:
    """The next number for each who sees it, 0 for each who doesn't [PUB7]."""
    viewers: tuple[Viewer, ...] = (*(Seat(at) for at in range(len(table.holdings))), PUBLIC)
    return tuple(
        OfferNumber(seen + 1 if offer.is_seen_by(viewer) else 0)
        for viewer, seen in zip(viewers, table.offers_seen, strict=True)
    )


def _withdraw(table: Table, seat: Seat, command: WithdrawOffer) -> TableDecision:
    offer = table.find_offer(seat, command.offer)
    if offer is None:
        return Refusal(RefusalCode.OFFER_GONE)
    if offer.giver != seat:
        return Refusal(RefusalCode.NOT_YOUR_OFFER)
    return (OfferEnded(offer.id, OfferEnd.WITHDRAWN),)


def _decline(table: Table, seat: Seat, command: DeclineOffer) -> TableDecision:
    """[TRD7]"""
    offer = table.find_offer(seat, command.offer)
    if offer is None:
        return Refusal(RefusalCode.OFFER_GONE)
    if offer.giver == seat:
        return Refusal(RefusalCode.YOUR_OWN_OFFER)
    return (OfferDeclined(offer.id, seat),)


def _accept(table: Table, seat: Seat, command: AcceptOffer) -> TableDecision:
    """Gone is checked before the accepter's pieces, and theirs alone [TRD7] [PUB6]."""
    offer = table.find_offer(seat, command.offer)
    if offer is None:
        return Refusal(RefusalCode.OFFER_GONE)
    if offer.giver == seat:
        return Refusal(RefusalCode.YOUR_OWN_OFFER)
    if command.gives is None and offer.wants.has_any:
        return Refusal(RefusalCode.CHOOSE_ANY)
    gives = command.gives or Picked(anywhere=offer.wants.pieces)
    if not offer.wants.met_by(gives.pieces):
        return Refusal(RefusalCode.WRONG_PIECES)
    got = table.holding(seat).take(gives)
    if got is None:
        return _not_held(table.holding(seat).pieces, gives.pieces)
    return _trade(table, offer, seat, got)


def _trade(table: Table, offer: Offer, taker: Seat, got: Moved) -> TableDecision:
    """Atomic [TRD3]: both sides move, the offer is used up, and all other offers of both end [TRD5] [TRD7]."""
    gave = table.holding(offer.giver).take(offer.gives)
    if gave is None:
        raise AssertionError(f"an open offer is always covered [TRD5]: {offer}")
    # In the table's order, whoever's they are: any other would tell who of the two proposed a private trade [PUB6].
    gone = (each for each in table.offers if each.giver in (offer.giver, taker) and each is not offer)
    ended = tuple(OfferEnded(each.id, OfferEnd.WITHDRAWN) for each in gone)
    return (TradeMade(offer.giver, taker, gave, got), OfferEnded(offer.id, OfferEnd.ACCEPTED, taker), *ended)


def _swap(table: Table, seat: Seat, command: SwapWithCenter) -> TableDecision:
    """[CTR1] [CTR4] [CTR5]; one kind for both pieces, so a bead is never swapped for a spirit."""
    own = table.holding(seat)
    if own.fingers:
        return Refusal(RefusalCode.FINGERS_FULL)
    if not has_left(table.center, command.kind, command.takes):
        return Refusal(RefusalCode.CENTER_LACKS)
    gives = piece(command.kind, command.gives)
    gave = own.take(_picked(gives, command.zone))
    if gave is None:
        return _not_held(own.pieces, gives)
    return (CenterSwapped(seat, command.kind, gave, command.takes), *_end_offers(table, seat))


def _picked(pieces: Pieces, zone: Zone | None) -> Picked:
    return Picked(anywhere=pieces) if zone is None else Picked(**{zone.value: pieces})


def _place_beads(table: Table, variants: Variants, seat: Seat, command: PlaceBeads) -> TableDecision:
    """[PLC1]; a spirit never goes under a box [PLC2]; in LOCKED one that lies on it stops the beads [VAR1]."""
    wanted = command.beads.pieces
    if wanted.spirit_count:
        return Refusal(RefusalCode.ONLY_BEADS)
    if not wanted:
        return Refusal(RefusalCode.NOTHING_CHOSEN)
    if is_locked(table, variants, command.side):
        return Refusal(RefusalCode.BOX_LOCKED)
    moved = table.holding(seat).take(command.beads)
    if moved is None:
        return _not_held(table.holding(seat).pieces, wanted)
    return (BeadsPlaced(seat, command.side, moved), *_end_offers(table, seat))


def is_locked(table: Table, variants: Variants, side: Side) -> bool:
    """Whether a box takes no more beads [VAR1]."""
    return Variant.LOCKED in variants and bool(table.box(side).spirits)


def _place_spirit(table: Table, seat: Seat, command: PlaceSpirit) -> TableDecision:
    """[PLC2]"""
    wanted = spirit(command.kind)
    moved = table.holding(seat).take(Picked(anywhere=wanted))
    if moved is None:
        return _not_held(table.holding(seat).pieces, wanted)
    return (SpiritPlaced(seat, command.side, command.kind, moved), *_end_offers(table, seat))


def _end_offers(table: Table, seat: Seat) -> tuple[OfferEnded, ...]:
    """A piece has left this player, so all their offers end, whatever they named [TRD5]."""
    return tuple(OfferEnded(offer.id, OfferEnd.WITHDRAWN) for offer in table.offers_of(seat))


def withdraw_all(table: Table, seat: Seat) -> tuple[OfferEnded, ...]:
    """The offers of somebody who leaves or is kicked end [END3]."""
    return _end_offers(table, seat)


def _not_held(held: Pieces, wanted: Pieces) -> Refusal:
    """Tells the actor alone what they miss of what they named."""
    missing = held.lacking(wanted)
    assert missing != NOTHING
    return Refusal(RefusalCode.NOT_HELD, lacks=Lacks(missing))
