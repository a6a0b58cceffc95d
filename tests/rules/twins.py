"""Two matches that one viewer can't tell apart, and what keeps them so.

They differ in what other hands hold, in what others put under the boxes, and in offers that the viewer does not see.
An act that is decided alike in both must leave the viewer with the same view and the same news, byte for byte; one
that only others may know of, with no news at all. What is alike is written here once more, from the rules' page.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pydantic import TypeAdapter

from beadtrade.rules import decide as deciding
from beadtrade.rules import seen as seeing
from beadtrade.rules import view as viewing
from beadtrade.rules.apply import apply, apply_all
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Actor, Begin, Command, GetReady
from beadtrade.rules.events import (
    BeadsPlaced,
    CenterSwapped,
    Event,
    OfferDeclined,
    OfferEnded,
    OfferMade,
    PiecesShown,
    SpiritPlaced,
    TradeMade,
)
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Match, Phase, deal, new_match
from beadtrade.rules.offers import Offer
from beadtrade.rules.pieces import TYPES, Pieces
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import Seat, Viewer
from beadtrade.rules.seen import SeenEvent
from beadtrade.rules.variants import Variant
from beadtrade.rules.view import View
from tests.rules.acts import singles

VIEW = TypeAdapter(View)
NEWS = TypeAdapter(tuple[SeenEvent, ...])
REFUSAL = TypeAdapter(Refusal)


def a_round(chance: Random) -> Match:
    """Begun, with any players and variants."""
    variants = frozenset(variant for variant in Variant if chance.random() < 0.4) - {Variant.STORY}
    order = tuple(chance.sample(TYPES, len(TYPES)))
    match = new_match(deal(order, (True,) * chance.randint(2, 5), variants, None, Seat(0)))
    for seat in match.seats:
        match = _must(match, Actor(seat), GetReady())
    return _must(match, Actor(is_host=True), Begin())


def _must(match: Match, actor: Actor, command: Command) -> Match:
    decision = deciding.decide(match, actor, command, 0)
    assert isinstance(decision, tuple)
    return apply_all(match, decision)


def view_bytes(match: Match, actor: Actor) -> bytes:
    return VIEW.dump_json(viewing.view_for(match, actor))


def news_bytes(match: Match, events: tuple[Event, ...], viewer: Viewer) -> bytes:
    known: list[SeenEvent] = []
    for event in events:
        told = seeing.see(match, event, viewer)
        match = apply(match, event)
        known += [] if told is None else [told]
    return NEWS.dump_json(tuple(known))


def refusal_bytes(refusal: Refusal) -> bytes:
    return REFUSAL.dump_json(refusal)


def hidden_otherwise(chance: Random, match: Match, viewer: Viewer) -> Match:
    """Some hidden pieces of others change places, one for one; all open offers stay covered."""
    for _ in range(chance.randint(3, 12)):
        changed = _one_exchange(chance, match, viewer)
        table = changed.table
        if all(table.holding(offer.giver).pieces.covers(offer.gives.pieces) for offer in table.offers):
            match = changed
    return match


Place = tuple[Seat, Side | None]
"""A seat's hand, or what it put under a box."""


def _one_exchange(chance: Random, match: Match, viewer: Viewer) -> Match:
    others = [seat for seat in match.seats if seat != viewer]
    places: list[Place] = [(seat, side) for seat in others for side in (None, *Side)]
    one, other = chance.choice(places), chance.choice(places)
    beads_only = one[1] is not None or other[1] is not None
    mine, theirs = (_movable(_at(match, place), beads_only) for place in (one, other))
    if one == other or not mine or not theirs:
        return match
    given, taken = chance.choice(mine), chance.choice(theirs)
    match = _put(match, one, _at(match, one) - given + taken)
    return _put(match, other, _at(match, other) - taken + given)


def _movable(heap: Pieces, beads_only: bool) -> list[Pieces]:
    return [each for each in singles(heap) if each.bead_count or not beads_only]


def _at(match: Match, place: Place) -> Pieces:
    seat, side = place
    return match.table.holding(seat).hand if side is None else match.table.box(side).under[seat]


def _put(match: Match, place: Place, heap: Pieces) -> Match:
    seat, side = place
    table = match.table
    if side is None:
        return replace(match, table=table.with_holding(seat, replace(table.holding(seat), hand=heap)))
    box = table.box(side)
    under = tuple(heap if at == seat else was for at, was in enumerate(box.under))
    return replace(match, table=table.with_box(side, replace(box, under=under)))


def public_part(match: Match, events: tuple[Event, ...], viewer: Viewer) -> list[object]:
    """What the rules let the viewer know of these events of one act: an entry for each that is any news to them.

    [PUB2] [TRD6] The offers that the act ended are one entry without an order: a trade ends those of both traders, and
    whose end comes first would tell who proposed it. So of two acts that end the same offers nobody may see a
    difference, whatever order the game happens to end them in.
    """
    parts: list[object] = []
    ended: set[object] = set()
    for event in events:
        part = _part(match, event, viewer)
        match = apply(match, event)
        if part is None:
            continue
        if isinstance(event, OfferEnded):
            ended.add(part)
        else:
            parts.append(part)
    return [*parts, frozenset(ended)] if ended else parts


def _part(match: Match, event: Event, viewer: Viewer) -> object:
    match event:
        case PiecesShown():
            return "shown", event.seat, event.moved  # the hand and the fingers, both seen to shrink
        case BeadsPlaced():
            return "placed", event.side, _side_of(event.seat, event.moved, event.seat == viewer)
        case SpiritPlaced():
            return "spirit", event.side, event.kind, event.seat, event.moved
        case CenterSwapped():
            return "swap", event.seat, event.kind, event.gave, event.took
        case TradeMade():
            mine = viewer is not None and viewer in (event.giver, event.taker)
            sides = _side_of(event.giver, event.gave, mine), _side_of(event.taker, event.got, mine)
            return "trade", frozenset(sides), event.giver if mine else None
        case OfferMade():
            offer = Offer(event.offer, event.giver, event.to, event.gives, event.wants, ())
            return ("offer", event.giver, event.to, offer.gives.pieces, event.wants) if _sees(viewer, offer) else None
        case OfferEnded():
            offer = next(offer for offer in match.table.offers if offer.id == event.offer)
            return ("offer ended", offer.number_for(viewer), event.why, event.by) if _sees(viewer, offer) else None
        case OfferDeclined():
            return ("declined", event.seat) if event.seat == viewer else None
        case _:
            return event


def _side_of(seat: Seat, moved: Moved, knows: bool) -> object:
    """What a player gave: the types that lay open, and how many came from the hand [PUB3]."""
    return seat, moved.seen, moved.hand if knows else moved.hand.count


def _sees(viewer: Viewer, offer: Offer) -> bool:
    """[TRD6] [TRD7]"""
    if offer.to is None:
        return viewer not in offer.declined
    return viewer is not None and viewer in (offer.giver, *offer.to) and viewer not in offer.declined


def is_over(match: Match) -> bool:
    return match.phase is not Phase.PLAYING
