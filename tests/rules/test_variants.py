"""The five variants, and how they combine."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    EndReveal,
    GetReady,
    MarkAway,
    PassFloor,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    VacateSeat,
    VoidRound,
)
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.variants import Variant, rounds_in, spirits_to_end
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    FROG,
    HOST,
    MIO,
    SNAKE,
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
    spirits_on,
    started,
    variants_of,
)


def locked_top(variants: str = "locked longer") -> Match:
    match = do(playing(variants=variants), ANA, PlaceBeads(TOP, picked("bull")))
    return do(match, ANA, PlaceSpirit(TOP, BULL))


def test_no_beads_go_under_a_locked_box() -> None:
    """[VAR1]"""
    assert refused(locked_top(), BEN, PlaceBeads(TOP, picked("snake"))) is RefusalCode.BOX_LOCKED
    boxes = view_for(locked_top(), SPECTATOR).boxes
    assert (boxes.top.locked, boxes.bottom.locked) == (True, False)


def test_a_lock_is_on_one_box() -> None:
    """[VAR1]"""
    do(locked_top(), BEN, PlaceBeads(BOTTOM, picked("snake")))


def test_other_spirits_still_go_on_a_locked_box() -> None:
    """[VAR1]"""
    match = do(locked_top(), BEN, PlaceSpirit(TOP, SNAKE))
    assert spirits_on(match, TOP) == ((BULL, ANA), (SNAKE, BEN))


def test_beads_already_under_a_locked_box_count() -> None:
    """[VAR1]"""
    match = playing(hands={ANA: "bull-spirit frog", BEN: "frog snake-spirit"}, top={MIO: "frog"}, variants="locked")
    assert revealed(match).totals == (1, 1, 0)


def test_without_locked_nothing_locks() -> None:
    """[VAR1] [PLC1]"""
    do(locked_top("longer"), BEN, PlaceBeads(TOP, picked("snake")))
    assert not view_for(locked_top("longer"), SPECTATOR).boxes.top.locked


@pytest.mark.parametrize(("variants", "totals"), [("", (2, 1, 0)), ("normal", (1, 1, 0))])
def test_a_normal_spirit_earns_no_second_point(variants: str, totals: tuple[int, ...]) -> None:
    """[VAR2]"""
    hands = {ANA: "frog frog-spirit", BEN: "frog", MIO: "bull-spirit snake-spirit"}
    match = playing(hands=hands, top={MIO: "frog"}, variants=variants)
    match = do(do(match, MIO, PlaceSpirit(TOP, BULL)), MIO, PlaceSpirit(TOP, SNAKE))
    assert match.totals == totals


def test_a_normal_spirit_still_scores_and_still_is_company() -> None:
    """[VAR2]"""
    hands = {ANA: "frog-spirit", BEN: "frog", MIO: "bull-spirit snake-spirit"}
    match = playing(hands=hands, top={MIO: "frog"}, variants="normal")
    match = do(do(match, MIO, PlaceSpirit(TOP, BULL)), MIO, PlaceSpirit(TOP, SNAKE))
    assert match.totals == (1, 1, 0)


def test_longer_takes_three_spirits() -> None:
    """[VAR3]"""
    match = playing(variants="longer")
    for seat, kind, ends in ((ANA, BULL, False), (BEN, SNAKE, False), (MIO, FROG, True)):
        assert view_for(match, Actor(seat)).options.ends_round is ends
        match = do(match, seat, PlaceSpirit(TOP, kind))
    assert match.phase is Phase.REVEAL


def test_extended_takes_five_rounds() -> None:
    """[VAR4]"""
    match = revealed(playing(variants="extended"))
    for _ in range(4):
        assert do(match, HOST, EndReveal()).phase is Phase.READY
        match = revealed(next_round(match))
    assert do(match, HOST, EndReveal()).phase is Phase.FINAL
    assert len(match.results) == 5


def test_the_variants_say_how_long_it_takes() -> None:
    """[VAR3] [VAR4] [MAT1] [END1]"""
    for text, rounds, spirits in (("", 3, 2), ("longer", 3, 3), ("extended", 5, 2), ("longer extended", 5, 3)):
        assert (rounds_in(variants_of(text)), spirits_to_end(variants_of(text))) == (rounds, spirits)


def test_the_ids_of_the_variants_never_change() -> None:
    """[VAR6]"""
    assert [variant.value for variant in Variant] == ["locked", "normal", "longer", "extended", "story"]


def test_stories_are_told_in_seat_order_from_the_starter_by_those_present() -> None:
    """[VAR5]"""
    match = a_match(ANA, BEN, MIO, variants="story", teller=MIO, away=[ANA])
    assert (match.phase, match.tellers) == (Phase.STORIES, (MIO, BEN))
    assert a_match(variants="story", teller=BEN).tellers == (BEN, MIO, ANA)


def test_the_floor_is_passed_on_by_the_teller_or_the_host() -> None:
    """[VAR5]"""
    match = a_match(variants="story")
    assert refusal(match, BEN, PassFloor()) == Refusal(RefusalCode.NOT_YOUR_FLOOR, (ANA,))
    assert refused(match, SPECTATOR, PassFloor()) is RefusalCode.NOT_YOUR_FLOOR
    match = do(do(match, ANA, PassFloor()), HOST, PassFloor())
    assert match.floor == MIO
    assert refused(match, BEN, GetReady()) is RefusalCode.WRONG_PHASE
    match = do(match, MIO, PassFloor())
    assert match.phase is Phase.READY
    assert refused(match, HOST, PassFloor()) is RefusalCode.WRONG_PHASE


def test_two_who_pass_on_the_same_story_skip_no_other() -> None:
    """[VAR5]: the host passes Ana's floor on in the moment in which she does so herself."""
    match = do(a_match(variants="story"), ANA, PassFloor(ANA))
    assert refusal(match, HOST, PassFloor(ANA)) == Refusal(RefusalCode.NOT_YOUR_FLOOR, (BEN,))
    assert do(match, HOST, PassFloor(BEN)).floor == MIO


def test_stories_are_told_once_a_match() -> None:
    """[VAR5]"""
    match = a_match(variants="story")
    for seat in match.seats:
        match = do(match, seat, PassFloor())
    assert do(revealed(started(match)), HOST, EndReveal()).phase is Phase.READY


def test_who_leaves_before_their_story_gives_up_the_floor() -> None:
    """[VAR5] [MAT4]"""
    match = do(a_match(variants="story"), HOST, VacateSeat(ANA))
    assert match.tellers == (BEN, MIO)
    match = do(match, HOST, VacateSeat(MIO))
    assert match.tellers == (BEN,)
    assert do(match, BEN, PassFloor()).phase is Phase.READY


def test_a_teller_who_is_away_keeps_the_floor_until_the_host_passes_it_on() -> None:
    """[VAR5]"""
    match = do(a_match(variants="story"), HOST, MarkAway(ANA))
    assert match.floor == ANA
    assert do(match, HOST, PassFloor()).floor == BEN


def test_without_anybody_present_there_are_no_stories() -> None:
    """[VAR5]"""
    assert a_match(variants="story", away=[ANA, BEN, MIO]).phase is Phase.READY


def test_a_teller_who_is_away_when_their_turn_comes_is_passed_over() -> None:
    """[VAR5]: each player present has the floor."""
    match = do(a_match(variants="story"), HOST, MarkAway(BEN))
    match = do(match, ANA, PassFloor())
    assert match.tellers == (MIO,)
    match = do(do(match, HOST, MarkAway(MIO)), HOST, PassFloor())
    assert match.phase is Phase.READY


def test_a_story_scores_nothing() -> None:
    """[VAR5]"""
    match = a_match(variants="story")
    assert do(match, ANA, PassFloor()).table == match.table


def test_with_both_boxes_locked_trading_and_the_third_spirit_remain() -> None:
    """[VAR6]"""
    match = do(locked_top(), BEN, PlaceSpirit(BOTTOM, SNAKE))
    for side in (TOP, BOTTOM):
        assert refused(match, MIO, PlaceBeads(side, picked("frog"))) is RefusalCode.BOX_LOCKED
    match = do(do(match, MIO, ShowPieces(picked("frog"))), MIO, an_offer("frog", "snake", BEN))
    match = do(match, BEN, AcceptOffer(FIRST))
    assert held(match, BEN) == "snake*3 frog"
    assert do(match, MIO, PlaceSpirit(TOP, FROG)).phase is Phase.REVEAL


def test_a_voided_round_opens_the_boxes_again() -> None:
    """[VAR1] [END6]"""
    match = do(locked_top(), HOST, VoidRound())
    assert not view_for(match, SPECTATOR).boxes.top.locked
