"""A whole short round by keyboard alone: every step can be reached, shows where the focus is, and never loses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import OpenPhone
from tests.browser.friends import Loop
from tests.browser.keys import Keys
from tests.browser.short_round import ShortRound
from tests.real_server import RealServer

DESKTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}


@pytest.fixture
def short_round(server: RealServer) -> Iterator[ShortRound]:
    loop = Loop()
    short_round = ShortRound(loop, server.url)
    yield short_round
    short_round.close()
    loop.close()


def test_a_round_from_the_name_to_the_next_ready_by_keys_alone(open_phone: OpenPhone, short_round: ShortRound) -> None:
    keys = Keys(open_phone(f"/r/{short_round.room}", **DESKTOP))
    short_round.take(keys)
    short_round.sit_down()
    short_round.begin()
    keys.look_into("Box TOP, 0 beads under it.", "Box TOP")
    short_round.offer()
    short_round.be_offered()
    short_round.swap()
    short_round.place()
    keys.look_into("Menu", "Menu")
    short_round.reveal()
    short_round.get_ready()
