"""Before a round: nothing but talk, getting ready, and who says "let's begin"."""

from __future__ import annotations

import pytest

from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    Begin,
    ClaimYoungest,
    DeclineOffer,
    EndMatch,
    GetReady,
    GiveUpYoungest,
    HidePieces,
    MarkAway,
    MarkBack,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    TableCommand,
    TakeBackReady,
    VacateSeat,
    WithdrawOffer,
)
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.pieces import PieceKind, bead
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.view import view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    FIRST,
    HOST,
    MIO,
    OWL,
    SPECTATOR,
    a_match,
    an_offer,
    do,
    front,
    next_round,
    picked,
    playing,
    refusal,
    refused,
    revealed,
    seen,
    started,
)

ACTS: list[TableCommand] = [
    ShowPieces(picked("bull")),
    HidePieces(bead(BULL)),
    an_offer("bull", "snake", BEN),
    WithdrawOffer(FIRST),
    AcceptOffer(FIRST),
    DeclineOffer(FIRST),
    SwapWithCenter(PieceKind.BEAD, BULL, OWL),
    PlaceBeads(Side.TOP, picked("bull")),
    PlaceSpirit(Side.TOP, BULL),
]
PAUSES = {
    "stories": a_match(variants="story"),
    "ready": a_match(),
    "reveal": revealed(playing()),
    "final": do(a_match(), HOST, EndMatch()),
}


def all_ready(match: Match) -> Match:
    for seat in match.missing:
        match = do(match, seat, GetReady())
    return match


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
@pytest.mark.parametrize("match", PAUSES.values(), ids=PAUSES.keys())
def test_no_act_is_done_but_in_a_round(match: Match, act: TableCommand) -> None:
    """[BEG1]"""
    assert refused(match, ANA, act) is RefusalCode.WRONG_PHASE


def test_there_is_no_order_of_play() -> None:
    """[BEG1]"""
    match = playing()
    for _ in range(3):
        match = do(match, MIO, ShowPieces(picked("frog")))
    match = do(match, ANA, ShowPieces(picked("bull")))
    assert [front(match, seat) for seat in match.seats] == ["bull", "nothing", "frog*3"]


def test_the_round_begins_when_all_are_ready() -> None:
    """[BEG2]"""
    match = do(all_ready(a_match()), HOST, Begin())
    assert match.phase is Phase.PLAYING
    assert match.round == 1


def test_beginning_too_early_is_refused_with_the_names_of_those_missing() -> None:
    """[BEG2]"""
    match = do(a_match(), BEN, GetReady())
    assert refusal(match, HOST, Begin()) == Refusal(RefusalCode.NOT_ALL_READY, (ANA, MIO))
    assert view_for(match, HOST).progress.missing == (ANA, MIO)


def test_ready_can_be_taken_back() -> None:
    """[BEG2]"""
    match = do(all_ready(a_match()), MIO, TakeBackReady())
    assert refusal(match, HOST, Begin()).seats == (MIO,)


def test_ready_twice_and_not_ready_twice_change_nothing() -> None:
    """[BEG2]"""
    assert refused(a_match(), ANA, TakeBackReady()) is RefusalCode.UNCHANGED
    assert refused(do(a_match(), ANA, GetReady()), ANA, GetReady()) is RefusalCode.UNCHANGED


def test_nobody_waits_for_players_who_are_away_and_all_see_who_they_are() -> None:
    """[BEG2]"""
    match = all_ready(do(a_match(), MIO, MarkAway(MIO)))
    assert [seat.presence.value for seat in view_for(match, HOST).seats] == ["here", "here", "away"]
    assert do(match, HOST, Begin()).phase is Phase.PLAYING


def test_somebody_who_comes_back_not_ready_is_waited_for_again() -> None:
    """[BEG2]"""
    match = do(all_ready(a_match(away=[MIO])), HOST, MarkBack(MIO))
    assert refusal(match, HOST, Begin()).seats == (MIO,)


def test_each_later_round_wants_ready_again() -> None:
    """[BEG2]"""
    again = next_round(revealed(playing()))
    assert again.round == 2
    ended = revealed(again)
    assert refused(ended, HOST, Begin()) is RefusalCode.WRONG_PHASE
    assert view_for(ended, HOST).progress.missing == ()


def test_a_started_round_is_not_begun_again() -> None:
    """[BEG2]"""
    assert refused(playing(), HOST, Begin()) is RefusalCode.WRONG_PHASE
    assert refused(playing(), ANA, GetReady()) is RefusalCode.WRONG_PHASE


def test_the_first_to_claim_to_be_the_youngest_starts() -> None:
    """[BEG3]"""
    match = all_ready(do(a_match(), BEN, ClaimYoungest()))
    assert refusal(match, ANA, ClaimYoungest()) == Refusal(RefusalCode.ALREADY_YOUNGEST, (BEN,))
    assert refusal(match, HOST, Begin()) == Refusal(RefusalCode.NOT_THE_STARTER, (BEN,))
    assert refused(match, ANA, Begin()) is RefusalCode.NOT_THE_STARTER
    assert do(match, BEN, Begin()).phase is Phase.PLAYING


def test_without_a_youngest_the_host_starts_and_nobody_else() -> None:
    """[BEG3]"""
    match = all_ready(a_match())
    assert refusal(match, ANA, Begin()) == Refusal(RefusalCode.NOT_THE_STARTER)
    assert refused(match, SPECTATOR, Begin()) is RefusalCode.NOT_THE_STARTER
    assert do(match, Actor(ANA, is_host=True), Begin()).phase is Phase.PLAYING


def test_who_gives_up_to_be_the_youngest_leaves_it_to_the_host_and_to_others() -> None:
    """[BEG3]"""
    match = do(do(a_match(), BEN, ClaimYoungest()), BEN, GiveUpYoungest())
    assert match.starter is None
    assert do(match, MIO, ClaimYoungest()).starter == MIO


def test_nobody_gives_up_for_another() -> None:
    """[BEG3]"""
    match = do(a_match(), BEN, ClaimYoungest())
    assert refused(match, ANA, GiveUpYoungest()) is RefusalCode.UNCHANGED


def test_while_the_youngest_is_away_the_host_starts() -> None:
    """[BEG3]"""
    match = all_ready(do(do(a_match(), BEN, ClaimYoungest()), HOST, MarkAway(BEN)))
    assert do(match, HOST, Begin()).phase is Phase.PLAYING
    assert refused(match, ANA, ClaimYoungest()) is RefusalCode.ALREADY_YOUNGEST
    back = do(match, HOST, MarkBack(BEN))
    assert refused(back, HOST, Begin()) is RefusalCode.NOT_THE_STARTER


def test_who_leaves_is_no_longer_the_youngest() -> None:
    """[BEG3]"""
    match = do(do(a_match(), BEN, ClaimYoungest()), HOST, VacateSeat(BEN))
    assert match.youngest is None
    assert do(match, ANA, ClaimYoungest()).starter == ANA


def test_the_youngest_stays_the_youngest_in_later_rounds() -> None:
    """[BEG3]"""
    match = do(all_ready(do(a_match(), BEN, ClaimYoungest())), BEN, Begin())
    assert revealed(match).starter == BEN


def test_only_a_player_claims_or_gets_ready() -> None:
    """[BEG3] [PUB5]"""
    for command in (ClaimYoungest(), GiveUpYoungest(), GetReady(), TakeBackReady()):
        assert refused(a_match(), SPECTATOR, command) is RefusalCode.NOT_A_PLAYER


def test_all_are_told_what_is_said_before_a_round() -> None:
    """[BEG2] [BEG3]"""
    match = all_ready(a_match())
    for who, command in ((ANA, ClaimYoungest()), (ANA, TakeBackReady()), (HOST, Begin())):
        assert len(seen(match, who, command)) == 1


def test_ready_is_over_once_the_round_has_begun() -> None:
    """[BEG2]"""
    assert [seat.ready for seat in view_for(started(a_match()), SPECTATOR).seats] == [False] * 3
