"""Players who are away, leave, are kicked, come back or are replaced: the seat and its pieces stay."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    Begin,
    ClaimYoungest,
    Command,
    DeclineOffer,
    GetReady,
    HandOverSeat,
    MarkAway,
    MarkBack,
    PlaceBeads,
    VacateSeat,
)
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import PUBLIC, Presence, Seat
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    FIRST,
    HOST,
    MIO,
    SPECTATOR,
    TOP,
    a_match,
    an_offer,
    do,
    held,
    next_round,
    picked,
    playing,
    refusal,
    refused,
    revealed,
    seen,
)


def with_offers() -> Match:
    """Ana offers to Ben and to everyone, Ben to Ana."""
    match = do(playing(), ANA, an_offer("bull", "snake", BEN))
    return do(do(match, ANA, an_offer("bull", "any bead")), BEN, an_offer("snake", "bull", ANA))


def presence(match: Match) -> list[str]:
    return [seat.presence.value for seat in view_for(match, SPECTATOR).seats]


def test_away_and_back_are_seen_by_all() -> None:
    """[END3]"""
    match = do(playing(), HOST, MarkAway(BEN))
    assert presence(match) == ["here", "away", "here"]
    assert presence(do(match, HOST, MarkBack(BEN))) == ["here", "here", "here"]
    assert len(seen(match, HOST, MarkBack(BEN), PUBLIC)) == 1


@pytest.mark.parametrize("gone", [MarkAway(BEN), VacateSeat(BEN), VacateSeat(BEN, kicked=True)])
def test_who_is_gone_keeps_seat_pieces_and_score(gone: Command) -> None:
    """[END3] [MAT4]"""
    match = playing(hands={ANA: "bull-spirit frog", BEN: "frog", MIO: "snake-spirit"}, top={ANA: "frog"})
    match = do(match, HOST, gone)
    assert held(match, BEN) == "frog"
    match = revealed(match)
    assert match.totals == (1, 1, 0)
    again = next_round(match)
    assert held(again, BEN) == "snake*4 snake-spirit"
    assert again.totals == (1, 1, 0)


def test_offers_of_who_is_away_stand() -> None:
    """[END3]"""
    match = do(with_offers(), HOST, MarkAway(ANA))
    assert held(do(match, BEN, AcceptOffer(FIRST)), ANA) == "bull*3 snake bull-spirit"


@pytest.mark.parametrize("kicked", [False, True])
def test_offers_of_who_left_or_was_kicked_end_and_those_to_them_stay(kicked: bool) -> None:
    """[END3]"""
    match = do(with_offers(), HOST, VacateSeat(ANA, kicked))
    assert [offer.giver for offer in match.table.offers] == [BEN]
    assert refused(match, BEN, AcceptOffer(FIRST)) is RefusalCode.OFFER_GONE


def test_who_left_is_not_just_back() -> None:
    """[MAT4] The seat is handed over."""
    match = do(playing(), HOST, VacateSeat(BEN))
    assert presence(match) == ["here", "left", "here"]
    assert refused(match, HOST, MarkBack(BEN)) is RefusalCode.UNCHANGED
    assert refused(match, HOST, MarkAway(BEN)) is RefusalCode.UNCHANGED
    assert refused(match, HOST, VacateSeat(BEN)) is RefusalCode.UNCHANGED


@pytest.mark.parametrize("gone", [MarkAway(BEN), VacateSeat(BEN)])
def test_a_seat_that_nobody_plays_is_handed_over_with_all_that_is_its(gone: Command) -> None:
    """[MAT4] [PUB4] The note of what was placed belongs to the seat."""
    match = do(playing(), BEN, PlaceBeads(TOP, picked("snake*2")))
    match = do(do(match, HOST, gone), HOST, HandOverSeat(BEN))
    assert presence(match) == ["here", "here", "here"]
    assert held(match, BEN) == "snake*2 snake-spirit"
    mine = view_for(match, Actor(BEN)).mine
    assert mine is not None
    assert str(mine.under_top) == "snake*2"


def test_a_seat_that_somebody_plays_is_not_handed_over() -> None:
    """[MAT4]"""
    assert refusal(playing(), HOST, HandOverSeat(BEN)) == Refusal(RefusalCode.STILL_HERE, (BEN,))


def test_who_takes_over_gets_ready_anew_and_does_not_inherit_being_the_youngest() -> None:
    """[BEG2] [BEG3] Both are said by a person."""
    match = do(do(a_match(), BEN, GetReady()), BEN, ClaimYoungest())
    match = do(do(match, HOST, MarkAway(BEN)), HOST, HandOverSeat(BEN))
    assert match.youngest is None
    assert BEN in match.missing


def test_who_was_ready_is_still_ready_when_they_are_back() -> None:
    """[BEG2]"""
    match = do(do(a_match(), BEN, GetReady()), HOST, MarkAway(BEN))
    assert BEN not in do(match, HOST, MarkBack(BEN)).missing


def test_a_table_all_of_whom_are_away_is_begun_by_the_host() -> None:
    """[BEG2] [BEG3]"""
    assert do(a_match(away=[ANA, BEN, MIO]), HOST, Begin()).phase is Phase.PLAYING


@pytest.mark.parametrize("command", [MarkAway, MarkBack, VacateSeat, HandOverSeat])
@pytest.mark.parametrize("seat", [Seat(3), Seat(-1)])
def test_a_seat_that_is_not_there_is_refused(command: type[MarkAway], seat: Seat) -> None:
    """[MAT3]"""
    assert refused(playing(), HOST, command(seat)) is RefusalCode.NO_SUCH_SEAT


def test_a_departure_withdraws_only_for_those_who_saw_the_offers() -> None:
    """[PUB7] [END3]"""
    match = do(playing(), ANA, an_offer("bull", "snake", BEN))
    assert len(seen(match, HOST, VacateSeat(ANA), BEN)) == 2
    assert len(seen(match, HOST, VacateSeat(ANA), MIO)) == 1
    assert len(seen(do(match, BEN, DeclineOffer(FIRST)), HOST, VacateSeat(ANA), BEN)) == 1


def test_a_new_match_knows_who_is_away() -> None:
    """[END3]"""
    assert a_match(away=[MIO]).presence == (Presence.HERE, Presence.HERE, Presence.AWAY)


def test_whoever_takes_over_a_seat_is_not_bound_by_old_offers() -> None:
    """[END3]: the offers of somebody who no longer plays the seat end with the handing over."""
    match = do(playing(), ANA, an_offer("bull", "snake", BEN))
    match = do(do(match, HOST, MarkAway(ANA)), HOST, HandOverSeat(ANA))
    assert match.table.offers == ()
