"""However many connections come, a room keeps no more than it has places for; those that are there keep theirs."""

from __future__ import annotations

import pytest

from beadtrade.room.audience import Connection
from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.limits import FRESH_MS, SOCKETS_PER_SEAT, SPECTATORS
from beadtrade.room.places import have_one_free, who_makes_place
from tests.room.live import Seen, a_live_round
from tests.room.setups import ANA, BEN

pytestmark = pytest.mark.anyio


def taken(*heard: int) -> dict[Connection, int]:
    return {Seen(BrowserId(f"b{at}")): when for at, when in enumerate(heard)}


def test_silent_ones_do_not_count_and_go_first() -> None:
    places = taken(0, 5_000, FRESH_MS)
    assert have_one_free(places, 2, now=FRESH_MS + 5_000)
    assert not have_one_free(places, 2, now=FRESH_MS)
    assert [places[each] for each in who_makes_place(places, 3)] == [0]
    assert [places[each] for each in who_makes_place(places, 2)] == [0, 5_000]
    assert who_makes_place(places, 4) == ()


async def test_a_thousand_spectators_who_fall_silent_take_no_more_places_than_there_are() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    came: list[Seen] = []
    for at in range(5 * 40):
        came.append(live.look(MemberId(f"watcher {at}")))
    for _ in range(3):
        live.clock.now += FRESH_MS
        for each in (ana, ben):
            live.room.heard(each)
        for at in range(40):
            assert live.room.has_room_for(came[-1].browser)
            came.append(live.look(MemberId(f"later {live.clock.now} {at}")))
        assert len(live.room.connections) <= SPECTATORS + 2
    gone = [each for each in came if each.is_hung_up]
    assert gone == came[: len(came) - SPECTATORS], "those who were silent for longest"
    assert not ana.is_hung_up
    assert not ben.is_hung_up
    assert ana.view["watching"] == SPECTATORS


async def test_a_browser_that_opens_its_page_for_ever_has_a_few_of_them() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    tabs = [ben]
    for _ in range(3 * SOCKETS_PER_SEAT):
        live.clock.now += FRESH_MS
        tabs.append(live.look(BEN))
    assert [each for each in live.room.connections if each.browser == ben.browser] == tabs[-SOCKETS_PER_SEAT:]
    assert not ana.is_hung_up
