"""The end of a round: by spirits, by time, or voided."""

from __future__ import annotations

import pytest

from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    CallTime,
    EndReveal,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    VacateSeat,
    VoidRound,
)
from beadtrade.rules.events import RoundEnd, RoundEnded
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.pieces import parse_pieces
from beadtrade.rules.refusals import RefusalCode
from beadtrade.rules.seats import PUBLIC
from beadtrade.rules.seen import RoundEndedSeen, SpiritPlacedSeen
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
    NOW,
    SNAKE,
    SPECTATOR,
    TOP,
    an_offer,
    do,
    next_round,
    picked,
    playing,
    refused,
    revealed,
    seen,
    started,
    told,
)

LIMIT = 60_000
END = NOW + LIMIT


def one_placed(variants: str = "", time_limit: int | None = None) -> Match:
    return do(playing(variants=variants, time_limit=time_limit), ANA, PlaceSpirit(TOP, BULL))


@pytest.mark.parametrize("side", [TOP, BOTTOM])
def test_the_second_spirit_on_the_boxes_ends_the_round(side: object) -> None:
    """[END1]"""
    assert one_placed().phase is Phase.PLAYING
    match = do(one_placed(), BEN, PlaceSpirit(BOTTOM if side is BOTTOM else TOP, SNAKE))
    assert match.phase is Phase.REVEAL
    assert match.results[0].why is RoundEnd.SPIRITS


def test_one_player_may_end_it_alone() -> None:
    """[END1]"""
    match = playing(hands={ANA: "bull-spirit frog-spirit"})
    match = do(do(match, ANA, PlaceSpirit(TOP, BULL)), ANA, PlaceSpirit(BOTTOM, FROG))
    assert match.phase is Phase.REVEAL


def test_longer_spirits_wait_for_the_third() -> None:
    """[END1] [VAR3]"""
    match = do(one_placed("longer"), BEN, PlaceSpirit(BOTTOM, SNAKE))
    assert match.phase is Phase.PLAYING
    assert do(match, MIO, PlaceSpirit(TOP, FROG)).phase is Phase.REVEAL


def test_no_number_of_beads_ends_a_round() -> None:
    """[END1]"""
    match = one_placed()
    for seat, beads in ((ANA, "bull*4"), (BEN, "snake*4"), (MIO, "frog*4")):
        match = do(match, seat, PlaceBeads(TOP, picked(beads)))
    assert match.phase is Phase.PLAYING


def test_nothing_after_the_end_counts() -> None:
    """[END2]"""
    match = do(one_placed(), MIO, an_offer("frog", "bull"))
    ended = do(match, BEN, PlaceSpirit(TOP, SNAKE))
    for seat, late in (
        (MIO, PlaceSpirit(TOP, FROG)),
        (MIO, PlaceBeads(TOP, picked("frog"))),
        (ANA, AcceptOffer(FIRST)),
        (ANA, ShowPieces(picked("bull"))),
    ):
        assert refused(ended, seat, late) is RefusalCode.WRONG_PHASE


def test_a_round_can_always_be_ended_while_spirits_are_held() -> None:
    """[END3] Each spirit that is held may be placed; in LONGER with three players each holder has a veto."""
    match = playing(variants="longer")
    for seat, kind in ((ANA, BULL), (BEN, SNAKE)):
        assert match.phase is Phase.PLAYING
        match = do(match, seat, PlaceSpirit(TOP, kind))
    spirits_left = [match.table.holding(seat).pieces.spirit_count for seat in match.seats]
    assert spirits_left == [0, 0, 1]


def test_at_the_end_every_hand_and_box_is_shown_to_everyone() -> None:
    """[END4]"""
    match = playing(
        hands={ANA: "bull bull-spirit", BEN: "snake snake-spirit"}, top={ANA: "bull", MIO: "frog"}, bottom={BEN: "owl"}
    )
    for viewer in (SPECTATOR, Actor(ANA), Actor(MIO)):
        assert view_for(match, viewer).sheets == ()
        (sheet,) = view_for(revealed(match), viewer).sheets
        assert [str(each.pieces) for each in sheet.held] == ["bull", "snake", "nothing"]
        assert [str(each) for each in sheet.under_top] == ["bull", "nothing", "frog"]
        assert [str(each) for each in sheet.under_bottom] == ["nothing", "owl", "nothing"]
        assert [(each.kind, each.by) for each in sheet.on_top] == [(BULL, ANA), (SNAKE, BEN)]
        assert str(sheet.center) == "bull*2 snake*3 frog*3 owl*3 fish*4 frog-spirit owl-spirit fish-spirit"


def test_what_is_held_anywhere_is_scored_and_the_center_is_not() -> None:
    """[END4] [SCO7]"""
    match = playing(
        hands={ANA: "bull-spirit frog", BEN: "snake-spirit"}, fronts={BEN: "frog"}, fingers={MIO: "frog"},
        top={MIO: "frog"},
    )  # fmt: skip
    assert revealed(match).totals == (1, 1, 1)
    alone = playing(hands={ANA: "bull-spirit frog", BEN: "snake-spirit"}, top={MIO: "frog"})
    assert revealed(alone).totals == (0, 0, 0)


def test_the_end_is_told_without_the_truth_which_is_in_the_view() -> None:
    """[END4]"""
    events = seen(one_placed(), BEN, PlaceSpirit(TOP, SNAKE), PUBLIC)
    assert events == (SpiritPlacedSeen(BEN, TOP, SNAKE), RoundEndedSeen(RoundEnd.SPIRITS))


def test_without_a_time_limit_a_round_lasts_as_long_as_it_likes() -> None:
    """[END5]"""
    match = playing()
    assert match.deadline is None
    assert refused(match, HOST, CallTime(), NOW * 1000) is RefusalCode.WRONG_PHASE
    do(match, ANA, ShowPieces(picked("bull")), NOW * 1000)


def test_at_the_limit_the_round_is_scored_as_it_stands() -> None:
    """[END5] Even without a spirit on a box."""
    match = do(playing(time_limit=LIMIT), ANA, an_offer("bull*2", "snake*2", BEN))
    match = do(do(match, BEN, AcceptOffer(FIRST)), ANA, PlaceBeads(TOP, picked("bull")))
    match = do(match, HOST, CallTime(), END + 500)
    assert match.phase is Phase.REVEAL
    (result,) = match.results
    assert (result.why, result.ended_at) == (RoundEnd.TIME, END + 500)
    assert result.totals == (2, 1, 0)
    assert next_round(match).round == 2


def test_the_limit_is_not_called_early() -> None:
    """[END5]"""
    match = playing(time_limit=LIMIT)
    assert match.deadline == view_for(match, SPECTATOR).progress.deadline == END
    assert refused(match, HOST, CallTime(), END - 1) is RefusalCode.WRONG_PHASE


def test_an_act_at_the_deadline_is_refused_even_if_the_end_is_not_recorded() -> None:
    """[END5] [END2]"""
    match = one_placed(time_limit=LIMIT)
    last = PlaceSpirit(TOP, SNAKE)
    assert refused(match, BEN, last, END) is RefusalCode.ROUND_OVER
    assert do(match, BEN, last, END - 1).results[0].why is RoundEnd.SPIRITS


def test_time_is_called_once() -> None:
    """[END5]"""
    match = do(playing(time_limit=LIMIT), HOST, CallTime(), END)
    assert refused(match, HOST, CallTime(), END) is RefusalCode.WRONG_PHASE
    assert match.deadline is None


def test_each_round_has_its_own_limit() -> None:
    """[END5]"""
    match = do(do(playing(time_limit=LIMIT), HOST, CallTime(), END), HOST, EndReveal())
    assert started(match, END + 10_000).deadline == END + 10_000 + LIMIT


def test_the_host_voids_a_running_round_which_then_does_not_count() -> None:
    """[END6]"""
    match = do(one_placed(time_limit=LIMIT), HOST, VoidRound())
    assert (match.phase, match.round, match.results, match.deadline) == (Phase.READY, 1, (), None)
    assert match.table.holding(ANA).hand == parse_pieces("bull*4 bull-spirit")
    assert view_for(match, SPECTATOR).sheets == ()


def test_a_voided_round_does_not_undo_those_before_it() -> None:
    """[END6]"""
    second = next_round(revealed(playing()))
    voided = do(second, HOST, VoidRound())
    assert (voided.round, len(voided.results)) == (2, 1)


def test_a_round_that_has_ended_is_not_voided() -> None:
    """[END6]"""
    assert refused(revealed(playing()), HOST, VoidRound()) is RefusalCode.WRONG_PHASE
    assert refused(playing(time_limit=LIMIT), HOST, VoidRound(), END) is RefusalCode.ROUND_OVER


def test_only_the_host_voids() -> None:
    """[END6]"""
    for who in (Actor(ANA), SPECTATOR):
        assert refused(playing(), who, VoidRound()) is RefusalCode.NOT_THE_HOST


def test_an_end_is_one_decision_with_the_act_that_brought_it() -> None:
    """[END1] So that nothing comes between."""
    events = told(one_placed(), BEN, PlaceSpirit(TOP, SNAKE), NOW + 7)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].at == NOW + 7


def test_a_departure_ends_no_round() -> None:
    """[END3]"""
    match = do(do(one_placed(), HOST, VacateSeat(BEN)), HOST, VacateSeat(MIO))
    assert match.phase is Phase.PLAYING
