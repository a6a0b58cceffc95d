"""Trades between players: accepting, declining and countering an offer, and what moves."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    AcceptOffer,
    DeclineOffer,
    WithdrawOffer,
)
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Lacks, OfferNumber
from beadtrade.rules.pieces import NOTHING, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from tests.rules.tables import (
    ANA,
    BEN,
    FIRST,
    MIO,
    an_offer,
    do,
    front,
    hand,
    held,
    picked,
    playing,
    refusal,
    refused,
)

SECOND = OfferNumber(2)
RICH = playing(hands={ANA: "bull*4 bull-spirit", BEN: "snake*4 frog snake-spirit", MIO: "frog*3 owl frog-spirit"})


@pytest.mark.parametrize(
    ("gives", "wanted"),
    [
        ("bull", "snake"),
        ("bull*4", "snake"),
        ("bull", "snake*4 frog snake-spirit"),
        ("bull-spirit", "snake"),
        ("bull*2 bull-spirit", "snake-spirit snake*2"),
    ],
)
def test_any_pieces_are_traded_for_any_others(gives: str, wanted: str) -> None:
    """[TRD1] [CTR2]"""
    match = do(do(RICH, ANA, an_offer(gives, wanted, BEN)), BEN, AcceptOffer(FIRST))
    a, b = parse_pieces("bull*4 bull-spirit"), parse_pieces("snake*4 frog snake-spirit")
    gave, got = parse_pieces(gives), parse_pieces(wanted)
    assert match.table.holding(ANA).pieces == a - gave + got
    assert match.table.holding(BEN).pieces == b - got + gave
    assert match.table.holding(MIO) == RICH.table.holding(MIO)


def test_what_is_received_goes_to_the_hand() -> None:
    """[TRD3]"""
    match = playing(fronts={ANA: "bull", BEN: "snake"})
    match = do(do(match, ANA, an_offer("bull", "snake", BEN)), BEN, AcceptOffer(FIRST))
    assert (hand(match, ANA), front(match, ANA)) == ("snake", "nothing")
    assert (hand(match, BEN), front(match, BEN)) == ("bull", "nothing")


def test_a_trade_takes_place_whole_or_not_at_all() -> None:
    """[TRD3] Ben holds one of the two that are asked, which is not half a trade."""
    match = do(RICH, ANA, an_offer("bull*2", "owl + any bead"))
    assert refused(match, BEN, AcceptOffer(FIRST, picked("owl snake"))) is RefusalCode.NOT_HELD
    match = do(match, MIO, AcceptOffer(FIRST, picked("owl frog")))
    assert held(match, ANA) == "bull*2 frog owl bull-spirit"
    assert held(match, MIO) == "bull*2 frog*2 frog-spirit"


def test_a_trade_is_made_of_what_the_offer_says_and_nothing_else() -> None:
    """[TRD3]"""
    match = do(RICH, ANA, an_offer("bull", "snake*2", BEN))
    for pieces in ("snake", "snake*3", "snake frog", "snake snake-spirit", ""):
        assert refused(match, BEN, AcceptOffer(FIRST, picked(pieces))) is RefusalCode.WRONG_PIECES


def test_who_accepts_chooses_what_fills_an_any() -> None:
    """[TRD4]"""
    match = do(RICH, ANA, an_offer("bull*2", "snake + any bead + any spirit", BEN, MIO))
    assert refused(match, BEN, AcceptOffer(FIRST)) is RefusalCode.CHOOSE_ANY
    for filling in ("snake snake-spirit", "snake frog*2 snake-spirit", "snake frog", "frog*2 snake-spirit"):
        assert refused(match, BEN, AcceptOffer(FIRST, picked(filling))) is RefusalCode.WRONG_PIECES
    match = do(match, BEN, AcceptOffer(FIRST, picked("snake*2 snake-spirit")))
    assert hand(match, ANA) == "bull*2 snake*2 bull-spirit snake-spirit"


def test_an_any_may_be_filled_from_hand_front_and_fingers() -> None:
    """[TRD4] [CTR4]"""
    match = playing(hands={ANA: "bull", BEN: "snake"}, fronts={BEN: "frog"}, fingers={BEN: "owl"})
    match = do(match, ANA, an_offer("bull", "any 3 beads", BEN))
    match = do(match, BEN, AcceptOffer(FIRST, Picked(parse_pieces("snake"), front=parse_pieces("frog owl"))))
    assert hand(match, ANA) == "snake frog owl"
    assert match.table.holding(BEN).fingers == NOTHING


def test_a_trade_ends_all_other_offers_of_both_and_none_of_others() -> None:
    """[TRD5]"""
    match = do(do(RICH, ANA, an_offer("bull", "snake", BEN)), ANA, an_offer("bull-spirit", "snake", MIO))
    match = do(do(match, BEN, an_offer("snake", "frog", MIO)), MIO, an_offer("frog", "bull", ANA))
    match = do(match, BEN, AcceptOffer(FIRST))
    assert [offer.giver for offer in match.table.offers] == [MIO]


def test_an_offer_makes_one_trade() -> None:
    """[TRD7]"""
    match = do(RICH, ANA, an_offer("bull", "any bead"))
    match = do(match, BEN, AcceptOffer(FIRST, picked("snake")))
    assert refused(match, MIO, AcceptOffer(FIRST, picked("frog"))) is RefusalCode.OFFER_GONE


def test_the_first_who_holds_what_is_wanted_gets_it() -> None:
    """[TRD7]"""
    match = do(RICH, ANA, an_offer("bull", "owl"))
    missing = Lacks(parse_pieces("owl"))
    assert refusal(match, BEN, AcceptOffer(FIRST)) == Refusal(RefusalCode.NOT_HELD, lacks=missing)
    assert held(do(match, MIO, AcceptOffer(FIRST)), ANA) == "bull*3 owl bull-spirit"


def test_a_late_acceptance_is_told_that_the_offer_is_gone() -> None:
    """[TRD7] Before it is looked at what they hold, or what they chose."""
    match = do(do(RICH, ANA, an_offer("bull", "owl + any bead")), ANA, WithdrawOffer(FIRST))
    for acceptance in (AcceptOffer(FIRST), AcceptOffer(FIRST, picked("owl fish")), AcceptOffer(FIRST, picked("fish"))):
        assert refusal(match, BEN, acceptance) == Refusal(RefusalCode.OFFER_GONE)


def test_a_decliner_no_longer_has_the_offer_and_the_others_still_do() -> None:
    """[TRD7]"""
    match = do(do(RICH, ANA, an_offer("bull", "any bead")), BEN, DeclineOffer(FIRST))
    assert refused(match, BEN, AcceptOffer(FIRST, picked("snake"))) is RefusalCode.OFFER_GONE
    assert refused(match, BEN, DeclineOffer(FIRST)) is RefusalCode.OFFER_GONE
    do(match, MIO, AcceptOffer(FIRST, picked("frog")))


def test_a_counter_is_a_new_offer_and_leaves_the_first_open() -> None:
    """[TRD7]"""
    match = do(do(RICH, ANA, an_offer("bull", "snake*2", BEN)), BEN, an_offer("snake", "bull", ANA))
    assert [offer.giver for offer in match.table.offers] == [ANA, BEN]
    do(match, ANA, AcceptOffer(SECOND))
    do(match, BEN, AcceptOffer(FIRST))


def test_an_offer_may_want_and_give_the_same() -> None:
    """[TRD1]"""
    match = playing(hands={ANA: "snake bull", BEN: "snake"})
    match = do(do(match, ANA, an_offer("snake", "snake", BEN)), BEN, AcceptOffer(FIRST))
    assert held(match, ANA) == "bull snake"
