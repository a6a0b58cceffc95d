"""What each viewer learns of an act: the actor, the other side, an addressee, others at the table, the public."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import AcceptOffer, DeclineOffer, PlaceBeads, ShowPieces, WithdrawOffer
from beadtrade.rules.events import OfferEnd
from beadtrade.rules.match import Match, deal
from beadtrade.rules.offers import OfferNumber
from beadtrade.rules.pieces import TYPES, parse_pieces
from beadtrade.rules.seats import PUBLIC, Seat, Viewer
from beadtrade.rules.seen import (
    Glimpse,
    MatchDealtSeen,
    OfferDeclinedSeen,
    OfferEndedSeen,
    OfferMadeSeen,
    SeenEvent,
    TradeSeen,
    see,
)
from tests.rules.tables import (
    ANA,
    BEN,
    FIRST,
    KIM,
    MIO,
    TEO,
    TOP,
    an_offer,
    do,
    picked,
    playing,
    seen,
    wants,
)

ALL_FIVE: tuple[Viewer, ...] = (ANA, BEN, MIO, TEO, KIM, PUBLIC)
FIVE = playing(ANA, BEN, MIO, TEO, KIM)
SECOND = OfferNumber(2)


def offer_ended(events: tuple[SeenEvent, ...]) -> list[OfferEndedSeen]:
    return [event for event in events if isinstance(event, OfferEndedSeen)]


def trade(events: tuple[SeenEvent, ...]) -> TradeSeen:
    (found,) = [event for event in events if isinstance(event, TradeSeen)]
    return found


def glimpse(count: int, known: str) -> Glimpse:
    return Glimpse(count, parse_pieces(known))


def test_an_offer_is_seen_by_its_giver_and_its_addressees_and_nobody_else() -> None:
    """[TRD6] [PUB7]"""
    offer = an_offer("bull", "snake + any bead", BEN, TEO)
    made = OfferMadeSeen(FIRST, ANA, (BEN, TEO), parse_pieces("bull"), wants("snake + any bead"))
    for viewer in ALL_FIVE:
        assert seen(FIVE, ANA, offer, viewer) == ((made,) if viewer in (ANA, BEN, TEO) else ())


@pytest.mark.parametrize("viewer", ALL_FIVE)
def test_an_offer_to_everyone_is_seen_by_everyone(viewer: Viewer) -> None:
    """[TRD6]"""
    assert len(seen(FIVE, ANA, an_offer("bull", "snake"), viewer)) == 1


def test_each_viewer_counts_only_the_offers_they_see() -> None:
    """[PUB7]"""
    match = do(do(FIVE, ANA, an_offer("bull", "snake", BEN)), TEO, an_offer("owl", "snake", BEN, KIM))
    numbers: list[tuple[Viewer, int]] = []
    for viewer in ALL_FIVE:
        (event,) = seen(match, MIO, an_offer("frog", "bull"), viewer)
        assert isinstance(event, OfferMadeSeen)
        numbers.append((viewer, event.offer))
    assert numbers == [(ANA, 2), (BEN, 3), (MIO, 1), (TEO, 2), (KIM, 2), (PUBLIC, 1)]


def test_a_number_is_not_given_again_in_a_round() -> None:
    """[PUB7]"""
    match = do(do(FIVE, ANA, an_offer("bull", "snake")), ANA, WithdrawOffer(FIRST))
    (event,) = seen(match, ANA, an_offer("bull", "snake"), BEN)
    assert isinstance(event, OfferMadeSeen)
    assert event.offer == SECOND


def a_trade_from_hand_and_front() -> Match:
    """Ana gives a shown bull and a hidden one, and Ben fills an "any" from his hand; Mio is asked too."""
    match = do(FIVE, ANA, ShowPieces(picked("bull")))
    return do(match, ANA, an_offer("bull*2", "snake + any bead", BEN, MIO))


FILLED = AcceptOffer(FIRST, picked("snake*2"))


def test_the_two_traders_learn_all_of_a_trade() -> None:
    """[TRD6]"""
    match = a_trade_from_hand_and_front()
    both = TradeSeen(ANA, BEN, glimpse(2, "bull*2"), glimpse(2, "snake*2"))
    assert trade(seen(match, BEN, FILLED, ANA)) == trade(seen(match, BEN, FILLED, BEN)) == both


@pytest.mark.parametrize("viewer", [MIO, KIM, PUBLIC])
def test_others_learn_who_traded_how_many_and_what_lay_open(viewer: Viewer) -> None:
    """[TRD6] [PUB3] Even the other addressee does not learn what filled the "any"."""
    told_of = trade(seen(a_trade_from_hand_and_front(), BEN, FILLED, viewer))
    assert told_of == TradeSeen(ANA, BEN, glimpse(2, "bull"), glimpse(2, ""))


def test_the_other_addressees_learn_by_whom_it_was_accepted() -> None:
    """[TRD6]"""
    match = a_trade_from_hand_and_front()
    assert offer_ended(seen(match, BEN, FILLED, MIO)) == [OfferEndedSeen(FIRST, ANA, OfferEnd.ACCEPTED, BEN, False)]
    assert offer_ended(seen(match, BEN, FILLED, KIM)) == []
    assert offer_ended(seen(match, BEN, FILLED, PUBLIC)) == []


@pytest.mark.parametrize("viewer", [KIM, PUBLIC])
def test_who_did_not_see_the_offer_does_not_learn_who_made_it(viewer: Viewer) -> None:
    """[TRD6] [PUB7]"""
    from_ana = do(FIVE, ANA, an_offer("bull", "snake", BEN))
    from_ben = do(FIVE, BEN, an_offer("snake", "bull", ANA))
    accepted = AcceptOffer(FIRST)
    assert seen(from_ana, BEN, accepted, viewer) == seen(from_ben, ANA, accepted, viewer)
    assert seen(from_ana, BEN, accepted, ANA) != seen(from_ben, ANA, accepted, ANA)


def test_an_end_because_pieces_left_reads_like_a_withdrawal() -> None:
    """[TRD5]"""
    match = do(FIVE, ANA, an_offer("bull-spirit", "snake"))
    placed = offer_ended(seen(match, ANA, PlaceBeads(TOP, picked("bull")), BEN))
    assert placed == offer_ended(seen(match, ANA, WithdrawOffer(FIRST), BEN))
    assert placed == [OfferEndedSeen(FIRST, ANA, OfferEnd.WITHDRAWN, None, False)]


@pytest.mark.parametrize(("gives", "again"), [("bull*4", False), ("bull*3", True)])
def test_the_giver_alone_may_offer_again_what_can_still_be_covered(gives: str, again: bool) -> None:
    """[TRD5]"""
    match = do(FIVE, ANA, an_offer(gives, "snake"))
    placing = PlaceBeads(TOP, picked("bull"))
    assert [event.again for event in offer_ended(seen(match, ANA, placing, ANA))] == [again]
    for viewer in (BEN, PUBLIC):
        assert [event.again for event in offer_ended(seen(match, ANA, placing, viewer))] == [False]


def test_a_decline_is_told_to_nobody_but_the_decliner() -> None:
    """[TRD7] [PUB7]"""
    match = do(FIVE, ANA, an_offer("bull", "snake"))
    for viewer in ALL_FIVE:
        events = seen(match, BEN, DeclineOffer(FIRST), viewer)
        assert events == ((OfferDeclinedSeen(FIRST),) if viewer == BEN else ())


def test_a_decliner_is_not_told_what_becomes_of_the_offer() -> None:
    """[TRD7]"""
    match = do(do(FIVE, ANA, an_offer("bull", "any bead", BEN, MIO)), BEN, DeclineOffer(FIRST))
    assert seen(match, ANA, WithdrawOffer(FIRST), BEN) == ()
    assert offer_ended(seen(match, MIO, AcceptOffer(FIRST, picked("frog")), BEN)) == []


def test_a_withdrawal_is_told_to_those_who_saw_the_offer() -> None:
    """[TRD6]"""
    match = do(FIVE, ANA, an_offer("bull", "snake", BEN))
    told_to = [viewer for viewer in ALL_FIVE if seen(match, ANA, WithdrawOffer(FIRST), viewer)]
    assert told_to == [ANA, BEN]


def test_beads_placed_are_counted_for_all_and_known_to_who_placed_them() -> None:
    """[PUB2] [PUB4]"""
    match = do(FIVE, ANA, ShowPieces(picked("bull")))
    for viewer in ALL_FIVE:
        (event,) = seen(match, ANA, PlaceBeads(TOP, picked("bull*3")), viewer)
        assert getattr(event, "beads", None) == glimpse(3, "bull*3" if viewer == ANA else "bull")


@pytest.mark.parametrize("viewer", ALL_FIVE)
def test_the_deal_is_told_to_all_with_the_sets(viewer: Viewer) -> None:
    """[SET3]"""
    dealt = deal(TYPES, (True,) * 5, frozenset(), None, ANA)
    assert see(FIVE, dealt, viewer) == MatchDealtSeen(FIVE.sets)


@pytest.mark.parametrize("seat", [ANA, BEN])
def test_a_trade_of_open_pieces_is_known_to_all(seat: Seat) -> None:
    """[PUB3]"""
    match = playing(fronts={ANA: "bull", BEN: "snake"}, hands={MIO: "frog"})
    match = do(match, ANA, an_offer("bull", "snake", BEN))
    assert trade(seen(match, BEN, AcceptOffer(FIRST), PUBLIC)) == trade(seen(match, BEN, AcceptOffer(FIRST), seat))
