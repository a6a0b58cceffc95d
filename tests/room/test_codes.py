"""Codes that add another browser to a seat."""

from __future__ import annotations

from itertools import cycle

from beadtrade.room.codes import ALPHABET, CODE_LENGTH, CODE_LIFE_MS, SeatCodes
from tests.room.setups import ANA, BEN, NOON


def some_codes() -> SeatCodes:
    """Each code is another one."""
    letters = cycle(ALPHABET)
    return SeatCodes(lambda _: next(letters))


def test_a_code_leads_to_whoever_made_it() -> None:
    codes = some_codes()
    mine, bens = codes.make(ANA, NOON), codes.make(BEN, NOON)
    assert codes.use(bens, NOON) == BEN
    assert codes.use(mine, NOON) == ANA


def test_it_is_good_once() -> None:
    codes = some_codes()
    code = codes.make(ANA, NOON)
    codes.use(code, NOON)
    assert codes.use(code, NOON) is None


def test_it_is_good_for_a_minute() -> None:
    codes = some_codes()
    code = codes.make(ANA, NOON)
    assert codes.use(code, NOON + CODE_LIFE_MS) is None
    code = codes.make(ANA, NOON)
    assert codes.use(code, NOON + CODE_LIFE_MS - 1) == ANA


def test_a_newer_one_ends_the_older() -> None:
    codes = some_codes()
    older, newer = codes.make(ANA, NOON), codes.make(ANA, NOON)
    assert codes.use(older, NOON) is None
    assert codes.use(newer, NOON) == ANA


def test_it_is_read_as_people_type_it() -> None:
    codes = some_codes()
    assert codes.use(f" {codes.make(ANA, NOON).lower()} ", NOON) == ANA


def test_no_other_text_is_a_code() -> None:
    codes = some_codes()
    codes.make(ANA, NOON)
    for text in ("", "A", "AAAAAAAA", "ß" * 8, "\x00"):
        assert codes.use(text, NOON) is None


def test_no_letter_of_it_reads_like_another() -> None:
    assert not set("IL1O0") & set(ALPHABET)
    assert len(some_codes().make(ANA, NOON)) == CODE_LENGTH
