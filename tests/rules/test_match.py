"""The match: rounds, sums, winners, and what the host may end."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    Actor,
    Begin,
    ClaimYoungest,
    EndMatch,
    EndReveal,
    GetReady,
    PassFloor,
    PlaceSpirit,
    VacateSeat,
    VoidRound,
)
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.refusals import RefusalCode
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    HOST,
    MIO,
    SNAKE,
    SPECTATOR,
    TOP,
    a_match,
    do,
    next_round,
    playing,
    refused,
    revealed,
    started,
)

OWNER = ANA


def two_share() -> Match:
    """Revealed: Ben scores one for a frog, Mio one for the frog-spirit, Ana nothing."""
    hands = {ANA: "bull-spirit", BEN: "snake-spirit frog", MIO: "frog-spirit"}
    return revealed(playing(hands=hands, top={ANA: "frog"}))


def played(rounds: int, variants: str = "") -> Match:
    """Ends in the reveal of the last of them, all drawn 0:0:0."""
    match = revealed(playing(variants=variants))
    for _ in range(rounds - 1):
        match = revealed(next_round(match))
    return match


def test_a_match_has_three_rounds() -> None:
    """[MAT1]"""
    assert do(played(2), HOST, EndReveal()).phase is Phase.READY
    assert do(played(3), HOST, EndReveal()).phase is Phase.FINAL


def test_the_scores_of_each_round_are_written_down() -> None:
    """[MAT1]"""
    match = revealed(next_round(two_share()))
    sheets = view_for(match, SPECTATOR).sheets
    assert [(sheet.round, sheet.totals) for sheet in sheets] == [(1, (0, 1, 1)), (2, (0, 0, 0))]
    assert view_for(match, SPECTATOR).progress.totals == (0, 1, 1)


def test_equal_sums_share_the_victory() -> None:
    """[MAT1]"""
    match = do(two_share(), HOST, EndMatch())
    assert match.winners == view_for(match, SPECTATOR).progress.winners == (BEN, MIO)


def test_the_highest_sum_over_all_rounds_wins() -> None:
    """[MAT1] Ben and Mio share the first round; Ben loses a point in the second."""
    match = do(next_round(two_share()), ANA, PlaceSpirit(TOP, BULL))
    match = do(match, BEN, PlaceSpirit(BOTTOM, SNAKE))
    assert match.results[1].totals == (0, -1, 0)
    assert match.totals == (0, 0, 1)
    assert do(match, HOST, EndMatch()).winners == (MIO,)


def test_after_scoring_everything_goes_back() -> None:
    """[MAT2]"""
    match = do(two_share(), HOST, EndReveal())
    assert match.table == a_match().table
    assert (match.phase, match.round) == (Phase.READY, 2)


def test_the_scored_table_stays_until_the_reveal_is_over() -> None:
    """[MAT2]"""
    match = two_share()
    assert match.table.top.spirits
    assert refused(match, ANA, GetReady()) is RefusalCode.WRONG_PHASE
    assert view_for(match, SPECTATOR).boxes.top.beads == 1
    do(do(match, HOST, EndReveal()), ANA, GetReady())


def test_scores_can_be_looked_at_in_later_rounds_and_after_the_match() -> None:
    """[MAT2]"""
    match = two_share()
    (sheet,) = view_for(match, SPECTATOR).sheets
    later = next_round(match)
    for then in (later, revealed(later), do(revealed(later), HOST, EndMatch())):
        assert view_for(then, SPECTATOR).sheets[0] == sheet


def test_the_reveal_is_skipped_by_the_host_alone_and_only_once() -> None:
    """[MAT2]"""
    match = two_share()
    assert refused(match, Actor(ANA), EndReveal()) is RefusalCode.NOT_THE_HOST
    assert refused(do(match, HOST, EndReveal()), HOST, EndReveal()) is RefusalCode.WRONG_PHASE


def test_seats_and_variants_stay_as_dealt() -> None:
    """[MAT3]"""
    match = a_match(variants="locked extended")
    last = do(played(5, "locked extended"), HOST, EndReveal())
    assert (last.seats, last.sets, last.variants) == (match.seats, match.sets, match.variants)
    assert last.phase is Phase.FINAL


def test_the_host_ends_the_match_after_any_round() -> None:
    """[MAT4]"""
    for match in (two_share(), do(two_share(), HOST, EndReveal())):
        ended = do(match, HOST, EndMatch())
        assert (ended.phase, ended.winners) == (Phase.FINAL, (BEN, MIO))


def test_nobody_wins_a_match_without_a_scored_round() -> None:
    """[MAT4]"""
    for match in (a_match(), a_match(variants="story"), do(playing(), HOST, VoidRound())):
        assert do(match, HOST, EndMatch()).winners == ()


def test_a_running_round_is_voided_before_the_match_ends() -> None:
    """[MAT4] [END6]"""
    assert refused(playing(), HOST, EndMatch()) is RefusalCode.WRONG_PHASE


def test_an_ended_match_stays_ended() -> None:
    """[MAT4]"""
    match = do(a_match(variants="story"), HOST, EndMatch())
    for command in (EndMatch(), EndReveal(), VoidRound(), Begin(), PassFloor()):
        assert refused(match, HOST, command) is RefusalCode.WRONG_PHASE
    assert refused(match, ANA, ClaimYoungest()) is RefusalCode.WRONG_PHASE


def test_leaving_a_match_that_was_ended_during_the_stories_does_not_reopen_it() -> None:
    """[MAT4] [VAR5]"""
    match = do(a_match(variants="story"), HOST, EndMatch())
    for seat in match.seats:
        match = do(match, HOST, VacateSeat(seat))
    assert match.phase is Phase.FINAL


@pytest.mark.parametrize("command", [EndMatch(), EndReveal(), VoidRound()])
def test_a_player_who_is_the_host_too_may_do_what_the_host_may(command: EndMatch | EndReveal | VoidRound) -> None:
    """[MAT4] [END6]"""
    match = playing() if isinstance(command, VoidRound) else two_share()
    assert refused(match, Actor(OWNER), command) is RefusalCode.NOT_THE_HOST
    do(match, Actor(OWNER, is_host=True), command)


def test_a_new_round_begins_like_the_first() -> None:
    """[MAT2]"""
    first, second = started(a_match()), next_round(two_share())
    assert second.table == first.table
    assert second.phase is first.phase
