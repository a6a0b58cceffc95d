"""Any act that somebody at a table may try: mostly sensible, now and then absurd.

Law: an act is drawn from the truth, not from a view, so it also tries what no client would offer. Offers are named by
the numbers of those really open, so that acceptances, declines and withdrawals often succeed. All chance is the one
generator that is handed in, made from a drawn seed: hypothesis, asked for every choice, would hardly ever trade.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from beadtrade.rules.boxes import Side
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
from beadtrade.rules.holding import Holding, Picked, Zone
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Offer, OfferNumber, Wants
from beadtrade.rules.pieces import NOTHING, TYPES, PieceKind, Pieces, PieceType, all_of, bead, spirit
from beadtrade.rules.seats import Seat

ABSURD = Pieces((0, 7, 0, 0, 25), (0, 0, 2, 0, 0))
ONES = [bead(kind) for kind in TYPES] + [spirit(kind) for kind in TYPES]


def any_act(chance: Random, match: Match, seat: Seat) -> TableCommand:
    """Offers and acceptances most often: they hide the most. Spirits seldom: they end the round."""
    return chance.choices(list(LIKELY), weights=list(LIKELY.values()))[0](chance, match, seat)


def rarely(chance: Random) -> bool:
    return chance.random() < 0.1


def singles(heap: Pieces) -> list[Pieces]:
    """Each piece of a heap by itself."""
    beads = [bead(kind) for kind, count in zip(TYPES, heap.beads, strict=True) for _ in range(count)]
    return beads + [spirit(kind) for kind, count in zip(TYPES, heap.spirits, strict=True) if count]


def some_of(chance: Random, heap: Pieces, most: int = 3) -> Pieces:
    """At least one piece, where there is one."""
    there = singles(heap)
    return all_of(chance.sample(there, min(len(there), chance.randint(1, most))))


def any_pieces(chance: Random) -> Pieces:
    """Held by somebody or by nobody."""
    return ABSURD if rarely(chance) else all_of(chance.sample(ONES, chance.randint(0, 2)))


def picked_from(chance: Random, holding: Holding, *, spirits: bool = True) -> Picked:
    """Held pieces, named with a place or without, rightly or wrongly."""
    if rarely(chance):
        return Picked(anywhere=any_pieces(chance))
    heap = holding.pieces if spirits else Pieces(beads=holding.pieces.beads)
    place = str(chance.choice(["anywhere", "anywhere", *Zone]))
    return Picked(**{place: some_of(chance, heap)})


def filling(held: Pieces, asked: Wants, chance: Random | None = None) -> Pieces:
    """The named pieces, and for an "any" pieces held beyond them: the first that fit, or by chance."""
    spare = singles(held - held.overlap(asked.pieces))
    if chance is not None:
        chance.shuffle(spare)
    beads = [each for each in spare if each.bead_count][: max(0, asked.any_beads)]
    spirits = [each for each in spare if each.spirit_count][: max(0, asked.any_spirits)]
    return all_of([asked.pieces, *beads, *spirits])


def seen_offers(match: Match, seat: Seat) -> list[Offer]:
    return [offer for offer in match.table.offers if offer.is_seen_by(seat)]


def _show(chance: Random, match: Match, seat: Seat) -> TableCommand:
    own = match.table.holding(seat)
    return ShowPieces(picked_from(chance, Holding(own.hand, fingers=own.fingers) if chance.random() < 0.8 else own))


def _hide(chance: Random, match: Match, seat: Seat) -> TableCommand:
    return HidePieces(any_pieces(chance) if rarely(chance) else some_of(chance, match.table.holding(seat).front))


def any_offer(chance: Random, match: Match, seat: Seat) -> TableCommand:
    own = match.table.holding(seat)
    return MakeOffer(_addressees(chance, match, seat), picked_from(chance, own), _wants(chance, match))


def _addressees(chance: Random, match: Match, seat: Seat) -> tuple[Seat, ...] | None:
    others = [other for other in match.seats if other != seat]
    if rarely(chance):
        return chance.choice([(), (seat,), (Seat(9),), (Seat(-1), *others)])
    return chance.choice([None, (chance.choice(others),), tuple(chance.sample(others, chance.randint(1, len(others))))])


def _wants(chance: Random, match: Match) -> Wants:
    """Something that somebody holds, often with an "any"."""
    held = match.table.holding(chance.choice(match.seats)).pieces
    named = any_pieces(chance) if rarely(chance) else some_of(chance, held, 2)
    beads, spirits = chance.choice([(0, 0), (0, 0), (1, 0), (2, 0), (0, 1)])
    if rarely(chance):
        beads, spirits = chance.choice([(20, 0), (0, 5), (-1, 0), (21, 6)])
    return Wants(NOTHING if beads + spirits > 0 and chance.random() < 0.5 else named, beads, spirits)


def _number(chance: Random, offers: list[Offer], seat: Seat) -> OfferNumber:
    """Of an offer in the list; rarely any other."""
    if rarely(chance) or not offers:
        return OfferNumber(chance.randint(0, 9))
    return chance.choice(offers).number_for(seat)


def _accept(chance: Random, match: Match, seat: Seat) -> TableCommand:
    """Mostly with pieces that are asked."""
    own = match.table.holding(seat)
    theirs = [offer for offer in seen_offers(match, seat) if offer.giver != seat]
    number = _number(chance, theirs, seat)
    offer = match.table.find_offer(seat, number)
    if offer is None or rarely(chance):
        return AcceptOffer(number, chance.choice([None, picked_from(chance, own)]))
    if not offer.wants.has_any and chance.random() < 0.5:
        return AcceptOffer(number)
    place = str(chance.choice(["anywhere", "anywhere", *Zone]))
    return AcceptOffer(number, Picked(**{place: filling(own.pieces, offer.wants, chance)}))


def _decline(chance: Random, match: Match, seat: Seat) -> TableCommand:
    return DeclineOffer(_number(chance, seen_offers(match, seat), seat))


def _withdraw(chance: Random, match: Match, seat: Seat) -> TableCommand:
    return WithdrawOffer(_number(chance, list(match.table.offers_of(seat)) or seen_offers(match, seat), seat))


def _swap(chance: Random, match: Match, seat: Seat) -> TableCommand:
    kind = chance.choice(list(PieceKind))
    own, center = match.table.holding(seat), match.table.center
    gives = _type_in(chance, (own.hand + own.front), kind)
    return SwapWithCenter(kind, gives, _type_in(chance, center, kind), chance.choice([None, *Zone]))


def _type_in(chance: Random, heap: Pieces, kind: PieceKind) -> PieceType:
    counts = heap.beads if kind is PieceKind.BEAD else heap.spirits
    there = [each for each, count in zip(TYPES, counts, strict=True) if count]
    return chance.choice(TYPES if rarely(chance) or not there else there)


def _place_beads(chance: Random, match: Match, seat: Seat) -> TableCommand:
    beads = picked_from(chance, match.table.holding(seat), spirits=rarely(chance))
    return PlaceBeads(chance.choice(list(Side)), beads)


def _place_spirit(chance: Random, match: Match, seat: Seat) -> TableCommand:
    kind = _type_in(chance, match.table.holding(seat).pieces, PieceKind.SPIRIT)
    return PlaceSpirit(chance.choice(list(Side)), kind)


LIKELY: dict[Callable[[Random, Match, Seat], TableCommand], int] = {
    _show: 4,
    _hide: 3,
    any_offer: 8,
    _accept: 8,
    _decline: 2,
    _withdraw: 1,
    _swap: 4,
    _place_beads: 2,
    _place_spirit: 1,
}
