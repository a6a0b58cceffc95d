"""A second browser on a seat: a code, good for a minute and once."""

from __future__ import annotations

import pytest

from beadtrade.room.codes import CODE_LIFE_MS
from beadtrade.room.commands import Leave, Say, TakeSeat
from beadtrade.room.ids import CommandId
from tests.room.live import Live, Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, MIO, ZOE

pytestmark = pytest.mark.anyio


async def a_code(live: Live, connection: Seen, id: str = "make") -> str:
    live.room.make_code(connection, CommandId(id))
    await live.settled()
    return str(next(m["answer"]["code"] for m in connection.messages if m.get("answer", {}).get("id") == id))


async def use(live: Live, connection: Seen, code: str, id: str = "use") -> str:
    live.room.use_code(connection, CommandId(id), code)
    await live.settled()
    return connection.answers[id]


async def test_the_other_browser_acts_for_the_seat_and_sees_what_it_sees() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    phone = live.look(ZOE)
    assert await use(live, phone, await a_code(live, ben)) == "done"
    assert phone.view["you"]["seat"] == 1
    assert phone.view["mine"]["hand"]["beads"] == [0, 0, 4, 4, 0]
    await live.do(phone, Say("from my phone"))
    assert ana.messages[-1]["events"][0]["name"] == "Ben"


async def test_it_does_so_after_the_room_was_loaded_anew() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    await use(live, live.look(ZOE), await a_code(live, ben))
    await live.reload()
    assert live.look(ZOE).view["you"]["seat"] == 1


async def test_a_code_is_good_once() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    code = await a_code(live, ben)
    assert await use(live, live.look(ZOE), code) == "done"
    assert await use(live, live.look(MIO), code) == "code_unknown"


async def test_a_code_is_good_for_a_minute() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    code = await a_code(live, ben)
    live.clock.now += CODE_LIFE_MS
    assert await use(live, live.look(ZOE), code) == "code_unknown"


async def test_a_wrong_code_tells_nothing_and_leaves_a_spectator() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    await a_code(live, ben)
    zoe = live.look(ZOE)
    assert await use(live, zoe, "ABCDEFGH") == "code_unknown"
    assert zoe.view["you"]["seat"] is None


async def test_the_code_of_a_player_who_left_is_good_for_nothing() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    code = await a_code(live, ben)
    await live.do(ben, Leave())
    assert await use(live, live.look(ZOE), code) == "code_unknown"


async def test_who_has_a_seat_takes_no_other_by_a_code() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    assert await use(live, ana, await a_code(live, ben)) == "already_seated"


async def test_a_spectator_has_no_code_to_give() -> None:
    live, _ = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    live.room.make_code(zoe, CommandId("make"))
    assert zoe.answers == {"make": "not_seated"}


async def test_sent_again_by_a_browser_that_missed_the_answer_it_is_done() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    code = await a_code(live, ben)
    phone = live.look(ZOE)
    assert await use(live, phone, code, "u1") == "done"
    stored = await live.stored()
    phone.forget()
    assert await use(live, phone, code, "u1") == "done"
    assert await live.stored() == stored
    await live.reload()
    assert await use(live, live.look(ZOE), code, "u1") == "done"


async def test_the_code_is_told_to_the_browser_that_asked_and_to_no_other() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    tab, zoe = live.look(BEN), live.look(ZOE)
    code = await a_code(live, ben)
    for each in (ana, tab, zoe):
        assert code.encode() not in b"".join(each.frames)
    entries = await live.journal.read(live.room.key)
    assert code.encode() not in b"".join(entry.body for entry in entries)


async def test_a_host_who_is_only_a_screen_can_host_from_a_phone() -> None:
    live, _ = await a_live_lobby(BEN, MIO)
    screen, phone = live.look(ANA), live.look(ZOE)
    assert await use(live, phone, await a_code(live, screen)) == "done"
    assert phone.view["you"]["is_host"]


async def test_who_gives_the_seat_up_may_sit_down_again_from_either_browser() -> None:
    live, (_ana, ben) = await a_live_lobby(ANA, BEN)
    phone = live.look(ZOE)
    await use(live, phone, await a_code(live, ben))
    await live.do(phone, Leave())
    assert ben.view["you"]["seat"] is None
    await live.do(ben, TakeSeat("Ben"))
    assert phone.view["you"]["seat"] == 1
