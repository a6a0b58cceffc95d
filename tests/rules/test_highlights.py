"""What a round is remembered by, worked out by hand for a few rounds."""

from __future__ import annotations

from beadtrade.rules.commands import AcceptOffer, PlaceBeads, PlaceSpirit, SwapWithCenter
from beadtrade.rules.highlights import BestDeal, Highlights, MostWanted, TurningPoint, highlights_of
from beadtrade.rules.match import Match
from beadtrade.rules.offers import OfferNumber
from beadtrade.rules.pieces import PieceKind
from beadtrade.rules.seats import Seat
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FROG,
    MIO,
    OWL,
    SNAKE,
    TOP,
    an_offer,
    do,
    picked,
    playing,
    revealed,
)


def highlights(match: Match) -> Highlights:
    return highlights_of(match.results[-1], match.sets, normal=False)


def traded(match: Match, giver: Seat, gives: str, taker: Seat, wanted: str) -> Match:
    match = do(match, giver, an_offer(gives, wanted, taker))
    number: OfferNumber = match.table.offers[-1].number_for(taker)
    return do(match, taker, AcceptOffer(number))


def bulls_rise(match: Match) -> Match:
    """The bull ends on TOP, the snake under BOTTOM."""
    return do(do(match, ANA, PlaceSpirit(TOP, BULL)), BEN, PlaceSpirit(BOTTOM, SNAKE))


def test_the_best_deal_is_the_one_worth_most_in_the_end() -> None:
    """Mio's bull makes 1 point for Mio, and 1 for Ana, who held bulls alone before [SCO1]."""
    match = traded(playing(), BEN, "snake", MIO, "frog")
    match = bulls_rise(traded(match, ANA, "bull", MIO, "frog"))
    assert highlights(match).best_deal == BestDeal(moment=2, seat=ANA, gain=1, other=MIO, other_gain=1)


def test_a_deal_that_helped_neither_is_no_best_deal() -> None:
    """Ana takes on a falling bead for a bead that scores nothing [SCO2]."""
    match = traded(playing(), ANA, "bull*4", BEN, "snake")
    match = do(do(match, BEN, PlaceBeads(BOTTOM, picked("snake"))), MIO, PlaceSpirit(TOP, FROG))
    assert highlights(do(match, BEN, PlaceSpirit(BOTTOM, SNAKE))).best_deal is None


def test_the_most_wanted_type_is_the_one_that_changed_hands_most() -> None:
    """Three snakes by a trade, one owl by a swap."""
    match = do(playing(), MIO, SwapWithCenter(PieceKind.BEAD, FROG, OWL))
    match = bulls_rise(traded(match, ANA, "bull", BEN, "snake*3"))
    assert highlights(match).most_wanted == MostWanted(SNAKE, 3)


def test_the_turning_point_is_where_those_who_won_took_the_lead_for_good() -> None:
    """All are level until the snake on BOTTOM costs Ben a point [SCO4]."""
    assert highlights(bulls_rise(playing())).turning_point == TurningPoint(
        moment=2, ahead_before=(ANA, BEN, MIO), ahead_after=(ANA, MIO)
    )


def test_a_round_in_which_nothing_happened_is_remembered_by_nothing() -> None:
    """Two lone animals on TOP: nobody trades, nobody scores, nobody was ever ahead [SCO1]."""
    assert highlights(revealed(playing())) == Highlights(None, None, None)
