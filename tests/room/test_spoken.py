"""Spoken codes: how they are read, how long they live, and whom they let in."""

from __future__ import annotations

from itertools import count

import pytest

from beadtrade.journal.contract import RoomKey
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.spoken import ALPHABET, CODE_LIFE_MS, CODES_LIVE, GUESTS_BACK_MS, SpokenCodes, read_code
from tests.room.live import FixedChance
from tests.room.setups import NOON

ROOM, OTHER = RoomKey("room"), RoomKey("other")
PHONE = BrowserId("phone")
WIDE = "\uff22\uff23\uff24\u3000\uff46\uff48\uff4a"
"""As a Japanese input method writes it."""
ids = count(1)


def new_id() -> CommandId:
    return CommandId(f"x{next(ids)}")


def some_codes() -> SpokenCodes:
    return SpokenCodes(FixedChance().choose)


def made(codes: SpokenCodes, room: RoomKey = ROOM, now: int = NOON) -> str:
    code = codes.make(room, new_id(), now)
    assert code is not None
    return code


# -- the letters


@pytest.mark.parametrize("typed", ["BCDFHJ", "bcdfhj", " bcd-fhj ", "B C D F H J", "bcd\u2013fhj", WIDE, "BCD.FHJ"])
def test_a_code_is_read_however_it_is_written(typed: str) -> None:
    assert read_code(typed) == "BCDFHJ"


@pytest.mark.parametrize("typed", ["", "BCDFH", "BCDFHJK", "BCDFHA", "BCDFH1", "BCDFHQ", "ßCDFHJ", "B" * 10_000])
def test_what_no_code_can_be_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_no_letter_is_a_vowel_or_taken_for_another() -> None:
    assert not set(ALPHABET) & set("AEIOUY" + "GQ" + "0123456789")
    assert len(set(ALPHABET)) == len(ALPHABET)


# -- their life


def test_a_code_leads_to_its_room_for_six_hours() -> None:
    codes = some_codes()
    code = made(codes)
    assert codes.of(ROOM, NOON + CODE_LIFE_MS - 1) == code
    assert codes.room_of(code, NOON + CODE_LIFE_MS - 1) == ROOM
    assert codes.of(ROOM, NOON + CODE_LIFE_MS) is None
    assert codes.room_of(code, NOON + CODE_LIFE_MS) is None


def test_a_new_code_ends_the_old_one_and_a_closed_one_leads_nowhere() -> None:
    codes = some_codes()
    old, new = made(codes), made(codes)
    assert old != new
    assert codes.room_of(old, NOON) is None
    assert codes.room_of(new, NOON) == ROOM
    codes.close(ROOM, NOON)
    assert (codes.of(ROOM, NOON), codes.room_of(new, NOON)) == (None, None)


def test_a_command_that_is_sent_again_brings_the_same_code() -> None:
    codes = some_codes()
    assert codes.make(ROOM, CommandId("once"), NOON) == codes.make(ROOM, CommandId("once"), NOON + 5)


def test_no_two_rooms_have_the_same_code() -> None:
    letters = iter("BBBBBB" + "BBBBBB" + "CCCCCC")
    codes = SpokenCodes(lambda _: next(letters))
    assert (made(codes), made(codes, OTHER)) == ("BBBBBB", "CCCCCC")


def test_who_came_by_a_code_may_come_back_after_its_end_and_nobody_else() -> None:
    codes = some_codes()
    code = made(codes)
    codes.welcome(code, PHONE)
    codes.close(ROOM, NOON)
    made(codes)
    assert codes.room_for_guest(code, PHONE, NOON + GUESTS_BACK_MS - 1) == ROOM
    assert codes.room_for_guest(code, BrowserId("stranger"), NOON) is None
    assert codes.room_for_guest(code, PHONE, NOON + GUESTS_BACK_MS) is None
    codes.forget(ROOM)
    assert codes.room_for_guest(code, PHONE, NOON) is None


def test_there_are_only_so_many_codes_until_some_are_over() -> None:
    codes = some_codes()
    for at in range(CODES_LIVE):
        made(codes, RoomKey(f"room {at}"))
    assert codes.make(OTHER, new_id(), NOON) is None
    assert codes.make(OTHER, new_id(), NOON + CODE_LIFE_MS) is not None


def test_a_host_who_renews_all_evening_fills_no_memory() -> None:
    codes = some_codes()
    for at in range(2 * CODES_LIVE + 50):
        codes.welcome(made(codes), BrowserId(f"guest {at}"))
    assert len(codes._codes) <= CODES_LIVE + 1
