"""When a room's time is over."""

from __future__ import annotations

from beadtrade.journal.expiry import HOUR_MS, IDLE_LIFE_MS, UNSTARTED_LIFE_MS, is_expired
from tests.journal.setups import a_row

CREATED = 1000
DAY_MS = 24 * HOUR_MS


def test_a_room_that_never_started_lives_a_day() -> None:
    assert not is_expired(a_row(), CREATED + DAY_MS - 1)
    assert is_expired(a_row(), CREATED + DAY_MS)
    assert UNSTARTED_LIFE_MS == DAY_MS


def test_talk_does_not_lengthen_the_life_of_a_room_that_never_started() -> None:
    assert is_expired(a_row(active=CREATED + DAY_MS - 1), CREATED + DAY_MS)


def test_a_room_that_was_started_lives_two_weeks_from_its_last_activity() -> None:
    row = a_row(started=True, active=CREATED + DAY_MS)
    assert not is_expired(row, CREATED + 15 * DAY_MS - 1)
    assert is_expired(row, CREATED + 15 * DAY_MS)
    assert IDLE_LIFE_MS == 14 * DAY_MS


def test_a_room_back_in_its_lobby_for_a_rematch_is_a_started_one() -> None:
    assert not is_expired(a_row(phase="lobby", started=True), CREATED + 2 * DAY_MS)
