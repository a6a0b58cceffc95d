"""What a host can set before the deal."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import ChangeSettings
from beadtrade.room.limits import TIME_LIMITS_MS
from beadtrade.room.settings import TableSettings
from beadtrade.rules.variants import Variant
from tests.room.setups import ANA, BEN, MIO, a_lobby, a_match


def test_without_a_word_five_may_sit_and_nothing_is_added() -> None:
    """[END5]: no time limit unless the host sets one."""
    assert TableSettings() == TableSettings(seats=5, variants=(), time_limit=None)
    assert TableSettings().is_possible()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_sit(seats: int) -> None:
    """[SET1]"""
    assert TableSettings(seats).is_possible()


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99])
def test_one_or_six_may_not(seats: int) -> None:
    """[SET1]"""
    assert not TableSettings(seats).is_possible()


@pytest.mark.parametrize("limit", TIME_LIMITS_MS)
def test_a_round_may_have_one_of_the_offered_limits(limit: int) -> None:
    """[END5]"""
    assert TableSettings(time_limit=limit).is_possible()


@pytest.mark.parametrize("limit", [0, -1, 1, 179_999, 86_400_000])
def test_no_other_limit_is_taken(limit: int) -> None:
    assert not TableSettings(time_limit=limit).is_possible()


def test_the_host_changes_them_in_the_lobby_all_variants_together() -> None:
    """[VAR6]"""
    story = a_lobby(ANA, BEN)
    settings = TableSettings(4, tuple(sorted(Variant)), TIME_LIMITS_MS[0])
    story.do(ANA, ChangeSettings(settings))
    assert story.state.settings == settings


def test_nobody_else_does() -> None:
    story = a_lobby(ANA, BEN)
    assert story.refused(BEN, ChangeSettings(TableSettings())) == "not_the_host"


def test_there_are_never_fewer_seats_than_players_who_sit() -> None:
    story = a_lobby(ANA, BEN, MIO)
    assert story.refused(ANA, ChangeSettings(TableSettings(2))) == "settings_unfit"
    story.do(ANA, ChangeSettings(TableSettings(3)))


def test_from_the_deal_on_they_are_fixed() -> None:
    """[MAT3]"""
    assert a_match(ANA, BEN).refused(ANA, ChangeSettings(TableSettings())) == "wrong_phase"
