"""Who is there: away after 25 s of silence, never soon after a start; the host role passes and comes back [END3]."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import Deal, Leave, TakeSeat
from beadtrade.room.limits import AWAY_AFTER_MS, HOST_PASSES_AFTER_MS, START_GRACE_MS
from tests.room.live import Live, Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, MIO, ZOE

pytestmark = pytest.mark.anyio


async def past_the_start(live: Live, *here: Seen) -> None:
    """Long after the room was loaded; these have been heard all the time."""
    live.clock.now += START_GRACE_MS
    for each in here:
        live.room.heard(each)


async def test_a_silent_player_is_away_after_25_seconds_and_not_before() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await past_the_start(live, ana, ben)
    live.room.leave(ben)
    await live.pass_time(AWAY_AFTER_MS - 1)
    assert live.room.stored.away == {}
    live.room.heard(ana)
    await live.pass_time(1)
    assert set(live.room.stored.away) == {BEN}
    assert ana.events == ["seat_went_away"]
    assert [player["is_here"] for player in ana.view["players"]] == [True, False]


async def test_so_is_one_whose_open_socket_says_nothing() -> None:
    """A dead phone closes nothing."""
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await past_the_start(live, ana, ben)
    live.clock.now += AWAY_AFTER_MS
    live.room.heard(ana)
    await live.pass_time(0)
    assert set(live.room.stored.away) == {BEN}


async def test_one_browser_of_a_player_is_enough_to_be_there() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    phone = live.look(BEN)
    await past_the_start(live, ana, ben, phone)
    live.clock.now += AWAY_AFTER_MS
    for each in (ana, phone):
        live.room.heard(each)
    live.room.leave(ben)
    await live.pass_time(0)
    assert live.room.stored.away == {}


async def test_any_sign_brings_a_player_back() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await past_the_start(live, ana)
    await live.pass_time(0)
    assert set(live.room.stored.away) == {BEN}
    live.room.heard(ben)
    await live.settled()
    assert live.room.stored.away == {}
    assert ana.events == ["seat_went_away", "seat_came_back"]


async def test_so_does_a_new_socket() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.room.leave(ben)
    await past_the_start(live, ana)
    await live.pass_time(0)
    live.look(BEN)
    await live.settled()
    assert live.room.stored.away == {}


async def test_after_a_start_nobody_is_newly_away_for_a_minute() -> None:
    live, _ = await a_live_round(ANA, BEN)
    await live.reload()
    ana = live.look(ANA)
    live.clock.now += START_GRACE_MS - 1
    live.room.heard(ana)
    await live.pass_time(0)
    assert live.room.stored.away == {}
    await live.pass_time(1)
    assert set(live.room.stored.away) == {BEN}


async def test_who_was_away_before_the_start_still_is() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    await past_the_start(live, ana)
    await live.pass_time(0)
    await live.reload()
    assert set(live.room.stored.away) == {BEN}


async def test_a_spectator_comes_and_goes_without_a_word() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    await past_the_start(live, ana, ben)
    stored = await live.stored()
    live.room.leave(zoe)
    await live.pass_time(0)
    assert await live.stored() == stored


async def test_it_passes_from_a_host_who_stood_up_before() -> None:
    live, (ana, ben, mio) = await a_live_lobby(ANA, BEN, MIO)
    await past_the_start(live, ana, ben, mio)
    await live.do(ana, Leave())
    live.room.leave(ana)
    await live.pass_time(AWAY_AFTER_MS)
    live.room.heard(ben)
    live.room.heard(mio)
    await live.pass_time(HOST_PASSES_AFTER_MS)
    assert ben.view["you"]["is_host"]
    assert "deal" in ben.view["you"]["acts"]


async def test_the_host_role_passes_after_a_minute_and_comes_back_with_the_host() -> None:
    live, (ana, ben, mio) = await a_live_lobby(ANA, BEN, MIO)
    await past_the_start(live, ben, mio)
    live.room.leave(ana)
    await live.pass_time(0)
    live.clock.now += HOST_PASSES_AFTER_MS
    live.room.heard(ben)
    live.room.heard(mio)
    await live.pass_time(0)
    assert ben.view["you"]["is_host"]
    assert "deal" in ben.view["you"]["acts"]
    assert mio.events[-1] == "host_changed"
    back = live.look(ANA)
    await live.settled()
    assert back.view["you"]["is_host"]
    assert not ben.view["you"]["is_host"]
    assert await live.refused(ben, Deal()) == "not_the_host"


async def test_presence_goes_into_the_journal_once() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    await past_the_start(live, ana)
    stored = await live.stored()
    for _ in range(3):
        await live.pass_time(1)
    assert await live.stored() == stored + 1


async def test_who_sits_down_in_the_lobby_is_there() -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    mio = live.look(MIO)
    await past_the_start(live, ana, mio)
    await live.do(mio, TakeSeat("Mio"))
    assert [player["is_here"] for player in mio.view["players"]][2]
