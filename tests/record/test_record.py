"""A match as text: what it says, that it is read back equal, and that nothing that was not played passes."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.record.checking import check_record
from beadtrade.record.faults import BadRecord
from beadtrade.record.reading import read_record
from beadtrade.record.running import remarks
from beadtrade.record.telling import tell
from beadtrade.record.values import record_of
from beadtrade.record.writing import as_text
from beadtrade.rules.commands import AcceptOffer, EndMatch, EndReveal, PlaceBeads, PlaceSpirit, SwapWithCenter
from beadtrade.rules.match import Match
from beadtrade.rules.pieces import PieceKind
from tests.rules.any_game import AnyGame
from tests.rules.strength import tries
from tests.rules.tables import (
    ANA,
    BEN,
    BOTTOM,
    BULL,
    FIRST,
    FROG,
    HOST,
    MIO,
    NAMES,
    NOW,
    OWL,
    SNAKE,
    TOP,
    an_offer,
    do,
    picked,
    playing,
    started,
)

EXPECTED = """\
Bead Trade record 1
variants: none
player 1: bull "Ana"
player 2: snake "Ben"
player 3: frog "Mio"

round 1
0:02.000 1 gives 2 bull for snake
0:03.000 3 swaps frog for owl
0:04.000 2 puts snake under top
1:05.250 1 puts bull-spirit on top
1:06.000 2 puts snake-spirit on bottom
ended by spirits
points: 0 0 0

winners: 1 2 3
"""


def a_short_match() -> Match:
    """Ben offers, which nobody is told; one round, then the host ends it."""
    match = do(playing(), BEN, an_offer("snake", "bull", ANA), NOW + 1_000)
    match = do(match, ANA, AcceptOffer(FIRST), NOW + 2_000)
    match = do(match, MIO, SwapWithCenter(PieceKind.BEAD, FROG, OWL), NOW + 3_000)
    match = do(match, BEN, PlaceBeads(TOP, picked("snake")), NOW + 4_000)
    match = do(match, ANA, PlaceSpirit(TOP, BULL), NOW + 65_250)
    match = do(match, BEN, PlaceSpirit(BOTTOM, SNAKE), NOW + 66_000)
    return do(match, HOST, EndMatch())


def text_of(match: Match) -> str:
    return as_text(record_of(match, NAMES[: len(match.sets)]))


def check(text: str) -> None:
    check_record(read_record(text))


def test_it_reads_like_an_account_of_the_match() -> None:
    """[END4] [TRD6] The lower seat comes first in a trade, whoever proposed it."""
    assert text_of(a_short_match()) == EXPECTED


def test_of_a_running_round_it_says_what_all_can_see_and_no_more() -> None:
    """[PUB2] [PUB5] Who holds which beads in hand is in neither of two games that look alike."""
    match = do(playing(), ANA, PlaceBeads(TOP, picked("bull")))
    other = do(do(playing(), ANA, an_offer("bull", "snake", BEN)), BEN, AcceptOffer(FIRST))
    assert text_of(match) == text_of(playing())
    assert remarks(match).splitlines()[1:3] == [
        "# round 1 is being played; what all can see:",
        "# player 1: hand 4, front nothing, fingers nothing, 1 under top, 0 under bottom",
    ]
    assert remarks(other) == remarks(playing())


def test_between_rounds_there_is_nothing_to_remark() -> None:
    assert remarks(a_short_match()) == ""


@tries(10)
@given(st.integers(0, 2**64))
def test_whatever_was_played_passes_the_check_and_reads_back_equal(seed: int) -> None:
    """[END4] [MAT1] Any match, any variants, with time limits and voided rounds."""
    game = AnyGame(Random(seed))
    for _ in range(250):
        game.step()
    record = record_of(game.match, NAMES[: len(game.match.sets)])
    found = read_record(as_text(record) + remarks(game.match))
    check_record(found)
    assert as_text(found.record) == as_text(record)


@pytest.mark.parametrize(
    ("was", "becomes", "line", "reason"),
    [
        ("record 1", "record 2", 1, '"Bead Trade record 1" is wanted'),
        ("variants: none", "variants: quick", 2, 'there is no variant "quick"'),
        ('snake "Ben"', 'bull "Ben"', 5, "same set"),
        ('snake "Ben"', "snake Ben", 4, "player 2 is wanted"),
        ('player 3: frog "Mio"\n', "", 4, "two players with two sets each"),
        ("round 1", "round 2", 7, "round 1 is wanted"),
        ("gives 2 bull for", "gives 2 owl for", 8, "player 1 lacks owl"),
        ("gives 2 bull for", "gives 1 bull for", 8, "nobody trades with themselves"),
        ("gives 2 bull for", "gives 4 bull for", 8, "there is no player 4"),
        ("gives 2 bull", "gives 2 bullock", 8, 'no piece is called "bullock"'),
        ("frog for owl", "frog for owl-spirit", 9, "one piece for one of the same kind"),
        ("frog for owl", "frog for bull", 9, "there is no bull in the center"),
        ("0:03.000 3", "0:01.000 3", 9, "before the deed above"),
        ("puts snake under", "eats snake under", 10, "nobody can do this"),
        ("puts bull-spirit on top", "puts frog-spirit on top", 11, "player 1 lacks frog-spirit"),
        ("puts bull-spirit on top", "puts bull on top", 11, "nobody can do this"),
        ("ended by spirits", "ended by boredom", 13, 'there is no end of a round "boredom"'),
        ("ended by spirits", "ended by time", 13, "with 2 animals on the boxes it ended by spirits"),
        ("points: 0 0 0", "points: 0 1 0", 14, "the rules give 0 0 0"),
        ("points: 0 0 0", "points: 0 0", 14, "3 points are wanted"),
        ("winners: 1 2 3", "winners: 1", 16, "others have the most points"),
        ("winners: 1 2 3\n", "winners: 1 2 3\nmore\n", 17, "nothing comes after the winners"),
        ("ended by spirits\npoints: 0 0 0\n\nwinners: 1 2 3\n", "", 13, "ends too early"),
    ],
)
def test_what_was_not_played_so_is_refused_with_its_line(was: str, becomes: str, line: int, reason: str) -> None:
    assert was in EXPECTED
    with pytest.raises(BadRecord) as fault:
        check(EXPECTED.replace(was, becomes, 1))
    assert (fault.value.line, reason in str(fault.value)) == (line, True), str(fault.value)


@given(st.text(max_size=300))
def test_any_other_text_is_a_bad_record_and_nothing_worse(text: str) -> None:
    with pytest.raises(BadRecord):
        check(text)


@given(st.integers(0, len(EXPECTED)), st.characters(exclude_categories=["Cs"]))
def test_a_record_with_any_letter_changed_passes_or_is_a_bad_record(at: int, letter: str) -> None:
    with suppress(BadRecord):
        check(EXPECTED[:at] + letter + EXPECTED[at + 1 :])


def test_it_is_told_deed_by_deed_with_the_standing() -> None:
    told = tell(read_record(EXPECTED).record).splitlines()
    assert told[0] == "1  Ana  (bull)"
    assert told[5].split() == ["0:02.000", "1", "gives", "2", "bull", "for", "snake", "0", "0", "0"]
    assert told[8].endswith("+2 +3 0")
    assert told[-2:] == ["total  0 0 0", "won by Ana and Ben and Mio"]


def test_a_match_of_several_rounds_adds_up() -> None:
    """[MAT1]"""
    match = started(do(a_round_on_top(playing()), HOST, EndReveal()))
    text = text_of(do(a_round_on_top(match), HOST, EndMatch()))
    check(text)
    assert "round 2" in text
    assert tell(read_record(text).record).splitlines()[-2] == "total  +2 +2 -2"


def a_round_on_top(match: Match) -> Match:
    """The bull rises, and Ben has one of its beads."""
    match = do(do(match, ANA, an_offer("bull", "snake", BEN)), BEN, AcceptOffer(FIRST))
    return do(do(match, ANA, PlaceSpirit(TOP, BULL)), MIO, PlaceSpirit(BOTTOM, FROG))
