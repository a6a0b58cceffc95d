"""Applies events: match and event in, next match out.

Law: applying decides nothing, draws nothing and refuses nothing; replaying a journal gives the same match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from beadtrade.rules.center import swapped
from beadtrade.rules.events import (
    BeadsPlaced,
    CenterSwapped,
    Event,
    FloorPassed,
    MatchDealt,
    MatchEnded,
    OfferDeclined,
    OfferEnded,
    OfferMade,
    PiecesHidden,
    PiecesShown,
    PlayerReady,
    ReadyTakenBack,
    RevealEnded,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SeatCameBack,
    SeatHandedOver,
    SeatVacated,
    SeatWentAway,
    SpiritPlaced,
    TableEvent,
    TradeMade,
    YoungestClaimed,
    YoungestGivenUp,
)
from beadtrade.rules.match import Match, Phase, RoundResult, new_match
from beadtrade.rules.offers import Offer
from beadtrade.rules.pieces import TYPES, Pieces, PieceType, piece
from beadtrade.rules.seats import Presence, Seat
from beadtrade.rules.table import Table, new_table


def apply_all(match: Match, events: Iterable[Event]) -> Match:
    """The match after all events, in order."""
    for event in events:
        match = apply(match, event)
    return match


def apply(match: Match, event: Event) -> Match:
    """The match after one event."""
    match event:
        case MatchDealt():
            return new_match(event)
        case FloorPassed():
            rest = tuple(seat for seat in match.tellers if seat != event.seat)
            return replace(match, tellers=rest, phase=match.phase if rest else Phase.READY)
        case YoungestClaimed():
            return replace(match, youngest=event.seat)
        case YoungestGivenUp():
            return replace(match, youngest=None)
        case PlayerReady():
            return replace(match, ready=match.ready | {event.seat})
        case ReadyTakenBack():
            return replace(match, ready=match.ready - {event.seat})
        case RoundStarted():
            fresh = replace(_reset(match), phase=Phase.PLAYING, round=event.round)
            return replace(fresh, deadline=event.deadline, began=event.at)
        case RoundEnded():
            return _end_round(match, event)
        case RoundVoided():
            return replace(_reset(match), phase=Phase.READY)
        case RevealEnded():
            return replace(_reset(match), phase=Phase.READY, round=match.round + 1)
        case MatchEnded():
            return _end_match(match, event)
        case SeatWentAway():
            return _with_presence(match, event.seat, Presence.AWAY)
        case SeatCameBack():
            return _with_presence(match, event.seat, Presence.HERE)
        case SeatVacated():
            return _unclaimed(_with_presence(match, event.seat, Presence.LEFT), event.seat)
        case SeatHandedOver():
            return _unclaimed(_with_presence(match, event.seat, Presence.HERE), event.seat)
        case TradeMade() | CenterSwapped() | BeadsPlaced() | SpiritPlaced():
            return replace(match, table=apply_to_table(match.table, event), deeds=(*match.deeds, event))
        case _:
            return replace(match, table=apply_to_table(match.table, event))


def apply_to_table(table: Table, event: TableEvent) -> Table:
    """The table after one act of a round."""
    match event:
        case PiecesShown():
            own = table.holding(event.seat).without(event.moved)
            return table.with_holding(event.seat, replace(own, front=own.front + event.moved.pieces))
        case PiecesHidden():
            own = table.holding(event.seat)
            hidden = replace(own, front=own.front - event.pieces, hand=own.hand + event.pieces)
            return table.with_holding(event.seat, hidden)
        case OfferMade():
            return _with_offer(table, event)
        case OfferEnded():
            return replace(table, offers=tuple(offer for offer in table.offers if offer.id != event.offer))
        case OfferDeclined():
            return replace(table, offers=tuple(_declined(offer, event) for offer in table.offers))
        case TradeMade():
            giver = table.holding(event.giver).without(event.gave).with_in_hand(event.got.pieces)
            taker = table.holding(event.taker).without(event.got).with_in_hand(event.gave.pieces)
            return table.with_holding(event.giver, giver).with_holding(event.taker, taker)
        case CenterSwapped():
            own = table.holding(event.seat).without(event.gave)
            taken = replace(own, fingers=own.fingers + piece(event.kind, event.took))
            gave = _type_of(event.gave.pieces)
            center = swapped(table.center, event.kind, gave, event.took)
            return replace(table.with_holding(event.seat, taken), center=center)
        case BeadsPlaced():
            own = table.holding(event.seat).without(event.moved)
            box = table.box(event.side).with_beads(event.seat, event.moved.pieces.beads)
            return table.with_holding(event.seat, own).with_box(event.side, box)
        case SpiritPlaced():
            own = table.holding(event.seat).without(event.moved)
            box = table.box(event.side).with_spirit(event.seat, event.kind)
            return table.with_holding(event.seat, own).with_box(event.side, box)
        case _:
            assert_never(event)


def _type_of(single: Pieces) -> PieceType:
    """The type of a heap of exactly one piece."""
    counts = zip(TYPES, single.beads, single.spirits, strict=True)
    return next(kind for kind, beads, spirits in counts if beads or spirits)


def _with_offer(table: Table, made: OfferMade) -> Table:
    offer = Offer(made.offer, made.giver, made.to, made.gives, made.wants, made.numbers)
    seen = tuple(max(was, number) for was, number in zip(table.offers_seen, made.numbers, strict=True))
    return replace(table, offers=(*table.offers, offer), offers_made=table.offers_made + 1, offers_seen=seen)


def _declined(offer: Offer, event: OfferDeclined) -> Offer:
    return replace(offer, declined=offer.declined | {event.seat}) if offer.id == event.offer else offer


def _end_round(match: Match, event: RoundEnded) -> Match:
    ended = replace(match.table, offers=())  # all offers end with the round [TRD8]
    result = RoundResult(match.round, event.why, event.at, ended, event.scores, match.deeds, match.began)
    return replace(match, phase=Phase.REVEAL, table=ended, results=(*match.results, result), deadline=None)


def _end_match(match: Match, event: MatchEnded) -> Match:
    """Nobody tells, gets ready or plays any more; the last table stays to look at [MAT2]."""
    return replace(match, phase=Phase.FINAL, winners=event.winners, ready=frozenset(), tellers=(), deadline=None)


def _reset(match: Match) -> Match:
    """Everything goes back to its starting owner, and everybody gets ready anew [MAT2] [BEG2]."""
    return replace(match, table=new_table(match.sets), ready=frozenset(), deadline=None, deeds=())


def _with_presence(match: Match, seat: Seat, presence: Presence) -> Match:
    presences = tuple(presence if at == seat else was for at, was in enumerate(match.presence))
    return replace(match, presence=presences)


def _unclaimed(match: Match, seat: Seat) -> Match:
    """Ready and "the youngest" are said by a person: they go with them [BEG2] [BEG3]; seat and pieces stay [MAT4]."""
    return replace(match, ready=match.ready - {seat}, youngest=None if match.youngest == seat else match.youngest)
