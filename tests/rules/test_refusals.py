"""Refusals: stable codes, each with the rule behind it, that tell the refused nothing new."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beadtrade.rules import refusals
from beadtrade.rules.commands import AcceptOffer, PlaceBeads, ShowPieces, SwapWithCenter, TableCommand
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Lacks, Wants, lacking
from beadtrade.rules.pieces import PieceKind, parse_pieces
from beadtrade.rules.refusals import RULE_OF, Refusal, RefusalCode
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    FIRST,
    MIO,
    OWL,
    SNAKE,
    SPECTATOR,
    TOP,
    an_offer,
    do,
    picked,
    playing,
    refusal,
    refused,
    wants,
)

PAGE = (Path(refusals.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^- \[([A-Z]{3}\d)\]", PAGE, re.MULTILINE))


@pytest.mark.parametrize("code", RefusalCode)
def test_each_refusal_names_a_rule_that_exists(code: RefusalCode) -> None:
    """[PUB6]"""
    assert Refusal(code).rule == RULE_OF[code]
    assert RULE_OF[code] in NUMBERS


def test_nobody_but_a_player_acts_in_a_round() -> None:
    """[PUB5]"""
    assert refused(playing(), SPECTATOR, ShowPieces(picked("bull"))) is RefusalCode.NOT_A_PLAYER


def test_a_refusal_says_what_the_refused_player_misses_of_what_they_named() -> None:
    """[PUB6]"""
    match = playing(hands={ANA: "bull"}, fronts={ANA: "owl"})
    missing = refusal(match, ANA, ShowPieces(picked("bull*2 owl fish-spirit"))).lacks
    assert missing == Lacks(parse_pieces("bull owl fish-spirit"))
    assert refusal(match, ANA, an_offer("bull*2 owl", "snake")).lacks == Lacks(parse_pieces("bull"))


REFUSED: list[TableCommand] = [
    ShowPieces(picked("snake")),
    an_offer("snake", "bull", BEN),
    an_offer("bull", "snake*5", BEN),
    AcceptOffer(FIRST, picked("snake")),
    SwapWithCenter(PieceKind.BEAD, BULL, SNAKE),
    PlaceBeads(TOP, picked("snake")),
]


@pytest.mark.parametrize("command", REFUSED, ids=lambda command: type(command).__name__)
def test_a_refusal_says_nothing_of_what_another_holds(command: TableCommand) -> None:
    """[PUB6]"""
    one = playing(hands={ANA: "bull", BEN: "snake*4", MIO: "frog*4"})
    other = playing(hands={ANA: "bull", BEN: "frog*4", MIO: "snake*4"})
    assert refusal(one, ANA, command) == refusal(other, ANA, command)


def test_a_swap_looks_at_the_center_before_the_traders_pieces() -> None:
    """[CTR5]"""
    match = playing(hands={ANA: "bull*4"})
    assert refused(match, ANA, SwapWithCenter(PieceKind.BEAD, OWL, BULL)) is RefusalCode.CENTER_LACKS


@pytest.mark.parametrize(
    ("held", "wanted", "lacks"),
    [
        ("bull*2", "bull*2", Lacks()),
        ("bull*2", "bull*3", Lacks(parse_pieces("bull"))),
        ("bull*2 owl", "bull + any 2 beads", Lacks()),
        ("bull*2", "bull + any 2 beads", Lacks(beads=1)),
        ("frog-spirit", "any bead + any spirit", Lacks(beads=1)),
        ("frog-spirit bull", "frog-spirit + any spirit", Lacks(spirits=1)),
        ("owl", "bull + any bead", Lacks(parse_pieces("bull"))),
        ("", "bull + any bead", Lacks(parse_pieces("bull"), beads=1)),
    ],
)
def test_what_is_missing_of_a_want_is_named_pieces_and_numbers_beyond_them(
    held: str, wanted: str, lacks: Lacks
) -> None:
    """[TRD4] What is held beyond the named pieces fills the "any"."""
    assert lacking(parse_pieces(held), wants(wanted)) == lacks


def test_a_want_is_of_named_pieces_unless_it_says_any() -> None:
    """[TRD4]"""
    assert Wants(parse_pieces("snake")) == wants("snake") != wants("snake + any spirit")


def test_an_empty_acceptance_is_not_what_is_asked() -> None:
    """[TRD3]"""
    match = do(playing(), ANA, an_offer("bull", "snake", BEN))
    assert refused(match, BEN, AcceptOffer(FIRST, Picked())) is RefusalCode.WRONG_PIECES
    assert refused(match, BEN, AcceptOffer(FIRST, picked("bull"))) is RefusalCode.WRONG_PIECES
    assert do(match, BEN, AcceptOffer(FIRST)).table.holding(BEN).pieces == parse_pieces("bull snake*3 snake-spirit")


def test_lacking_nothing_is_false_and_lacking_anything_is_true() -> None:
    """[TRD4]"""
    assert not Lacks()
    assert all([Lacks(parse_pieces("bull")), Lacks(beads=1), Lacks(spirits=1)])
