"""How an old entry is brought up to the words of today."""

from __future__ import annotations

import pytest

from beadtrade.journal.contract import Entry, FormatUnknown
from beadtrade.journal.formats import CURRENT_FORMAT, STEPS, Step, upgrade
from tests.journal.setups import LAKE, V3

STEPS_TO_THREE: dict[int, Step] = {1: lambda body: body + b" one-two", 2: lambda body: body + b" two-three"}


def test_an_entry_of_today_stays_as_it_is() -> None:
    entry = Entry(V3, CURRENT_FORMAT, 5, b"body")
    assert upgrade(LAKE, entry) is entry


def test_an_old_entry_takes_every_step_in_order_and_keeps_its_version_and_time() -> None:
    upgraded = upgrade(LAKE, Entry(V3, 1, 5, b"body"), steps=STEPS_TO_THREE, current=3)
    assert upgraded == Entry(V3, 3, 5, b"body one-two two-three")


def test_an_entry_between_old_and_new_takes_only_the_steps_above_it() -> None:
    assert upgrade(LAKE, Entry(V3, 2, 5, b"body"), steps=STEPS_TO_THREE, current=3).body == b"body two-three"


@pytest.mark.parametrize("unknown", [-1, 0, CURRENT_FORMAT + 1])
def test_a_format_that_no_step_leads_up_from_is_refused_with_the_room_and_the_version(unknown: int) -> None:
    said = f"room lake…: entry 3 is in format {unknown}, this program knows up to {CURRENT_FORMAT}"
    with pytest.raises(FormatUnknown, match=said):
        upgrade(LAKE, Entry(V3, unknown, 5, b"body"))


def test_a_newer_entry_is_refused_even_when_it_could_be_stepped() -> None:
    with pytest.raises(FormatUnknown):
        upgrade(LAKE, Entry(V3, 2, 5, b"body"), steps=STEPS_TO_THREE, current=1)


def test_there_is_one_step_up_from_every_older_format() -> None:
    assert sorted(STEPS) == list(range(1, CURRENT_FORMAT))
