"""A room with a spoken code: who makes it, what comes of the way in that it opens, who is let in, and the lock."""

from __future__ import annotations

from itertools import count

import pytest

from beadtrade.journal.contract import RoomKey
from beadtrade.room.commands import AskForSeat, Deal, DismissAsker, HandOver, Leave, LetIn, LockRoom, TakeSeat
from beadtrade.room.ids import AskerNumber, BrowserId, CommandId
from beadtrade.room.spoken import CODE_LIFE_MS, CODES_LIVE
from beadtrade.room.view import RoomAct
from beadtrade.rules.seats import Seat
from tests.room.live import Json, Live, Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, MIO, ZOE

pytestmark = pytest.mark.anyio
ids = count(1)


def act(live: Live, connection: Seen, guests_leave: bool | None = None) -> str:
    """Makes a code, or with `guests_leave` closes it; the answer."""
    id = CommandId(f"x{next(ids)}")
    if guests_leave is None:
        live.room.make_spoken_code(connection, id)
    else:
        live.room.close_spoken_code(connection, id, guests_leave)
    return connection.answers[id]


def guest(live: Live, member: str = ZOE) -> Seen:
    """Somebody who came by the code."""
    connection = Seen(BrowserId(member), by_code=True)
    live.room.join(connection)
    return connection


def acts(connection: Seen) -> list[str]:
    you: Json = connection.view["you"]
    found: list[str] = you["acts"]
    return found


async def test_everybody_in_the_room_sees_the_code_until_it_is_over() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    by_link = live.look(MIO)
    assert act(live, ana) == "done"
    code = live.directory.spoken.of(live.room.key, live.clock())
    assert code is not None
    zoe = guest(live)
    assert [each.view["room"]["code"] for each in (ana, ben, by_link, zoe)] == [code] * 4
    await live.pass_time(CODE_LIFE_MS)
    assert [each.view["room"]["code"] for each in (ana, ben, by_link, zoe)] == [None] * 4


async def test_only_the_host_makes_and_closes_codes() -> None:
    live, (_ana, ben) = await a_live_lobby(ANA, BEN)
    assert act(live, ben) == "not_the_host"
    assert act(live, ben, guests_leave=True) == "not_the_host"
    assert act(live, guest(live)) == "not_the_host"


async def test_a_server_that_is_full_of_codes_says_so() -> None:
    live, (ana,) = await a_live_lobby(ANA)
    for at in range(CODES_LIVE):
        live.directory.spoken.make(RoomKey(f"room {at}"), CommandId("x"), live.clock())
    assert act(live, ana) == "too_many_codes"
    assert ana.view["room"]["code"] is None


async def test_no_journal_has_the_code_and_after_a_restart_there_is_none() -> None:
    live, (ana,) = await a_live_lobby(ANA)
    act(live, ana)
    code = ana.view["room"]["code"]
    kept = b"".join(entry.body for entry in await live.journal.read(live.room.key))
    assert code.encode() not in kept
    await live.reload()
    assert live.look(ANA).view["room"]["code"] is None


async def test_a_room_that_was_put_aside_still_has_its_code() -> None:
    live, (ana,) = await a_live_lobby(ANA)
    act(live, ana)
    live.directory._forget(live.room.key)
    live.room = await live.directory.find(live.room.key)
    assert live.look(ANA).view["room"]["code"] == ana.view["room"]["code"]


async def test_closing_leaves_guests_in_and_sending_them_away_leaves_players() -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    act(live, ana)
    by_link, by_code, seated = live.look(MIO), guest(live), guest(live, BEN)
    assert act(live, ana, guests_leave=False) == "done"
    assert not by_code.is_hung_up
    assert act(live, ana, guests_leave=True) == "done"
    assert by_code.is_hung_up
    assert not by_link.is_hung_up
    assert not seated.is_hung_up


# -- what a guest may do


async def test_a_guest_asks_in_the_lobby_is_let_in_and_has_the_key_from_there() -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    zoe = guest(live)
    assert acts(zoe) == [RoomAct.ASK_FOR_SEAT]
    assert await live.refused(zoe, TakeSeat("Zoe")) == "ask_the_host"
    await live.do(zoe, AskForSeat("Zoe"))
    assert live.room.key.encode() not in b"".join(zoe.frames)
    await live.do(ana, LetIn(AskerNumber(1)))
    assert zoe.view["you"]["seat"] == 2
    assert zoe.view["you"]["key"] == live.room.key
    assert zoe.view["room"]["askers"] == []


async def test_a_guest_who_asks_in_the_lobby_is_handed_nobodys_seat() -> None:
    """A seat is handed over in a match only [MAT4]."""
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    await live.do(guest(live), AskForSeat("Zoe"))
    assert await live.refused(ana, HandOver(Seat(1), AskerNumber(1))) == "wrong_phase"


async def test_a_guest_who_is_given_a_seat_of_the_match_has_the_key_from_there() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    zoe = guest(live)
    await live.do(zoe, AskForSeat("Zoe"))
    live.room.leave(ben)
    await live.pass_time(70_000)
    live.room.heard(ana)
    assert live.room.key.encode() not in b"".join(zoe.frames)
    await live.do(ana, HandOver(live.room.stored.seat_of(BEN), AskerNumber(1)))  # type: ignore[arg-type]
    assert zoe.view["you"]["key"] == live.room.key


async def test_whoever_came_by_the_link_is_told_no_key_and_sits_down_by_themselves() -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    zoe = live.look(ZOE)
    assert acts(zoe) == [RoomAct.TAKE_SEAT]
    assert await live.refused(zoe, AskForSeat("Zoe")) == "wrong_phase"
    await live.do(zoe, TakeSeat("Zoe"))
    assert (zoe.view["you"]["key"], ana.view["you"]["key"]) == (None, None)


async def test_a_host_who_opens_the_code_is_the_host_and_gets_the_key() -> None:
    live, (ben,) = await a_live_lobby(BEN)
    screen = guest(live, ANA)
    assert screen.view["you"] == {**live.look(ANA).view["you"], "key": live.room.key}
    await live.do(screen, TakeSeat("Ana"))
    assert ben.view["players"][1]["name"] == "Ana"


async def test_a_guest_sees_and_hears_what_every_spectator_does() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    by_link, by_code = live.look(MIO), guest(live)
    for each in (by_link, by_code):
        each.forget()
    await live.do(ana, LockRoom(True))
    await live.do(ana, LockRoom(False))
    told = [(message["sections"], message["events"]) for message in by_code.messages]
    assert told == [(message["sections"], message["events"]) for message in by_link.messages]
    assert len(told) == 2


# -- askers, and the lock


async def test_the_host_says_not_now_and_they_may_ask_again() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    zoe = guest(live)
    await live.do(zoe, AskForSeat("Zoe"))
    assert await live.refused(ben, DismissAsker(AskerNumber(1))) == "not_the_host"
    await live.do(ana, DismissAsker(AskerNumber(1)))
    assert ana.view["room"]["askers"] == []
    assert await live.refused(ana, DismissAsker(AskerNumber(1))) == "no_such_asker"
    assert await live.refused(ana, LetIn(AskerNumber(1))) == "no_such_asker"
    await live.do(zoe, AskForSeat("Zoe"))
    await live.reload()
    assert [each.name for each in live.room.stored.askers] == ["Zoe"]


async def test_nobody_is_let_into_a_full_lobby_or_a_match() -> None:
    live, seen = await a_live_lobby(ANA, BEN)
    ana = seen[0]
    for name in ("m1", "m2", "m3"):
        await live.do(live.look(BrowserId(name)), TakeSeat(name))  # type: ignore[arg-type]
    await live.do(guest(live), AskForSeat("Zoe"))
    assert RoomAct.LET_IN not in acts(ana)
    assert await live.refused(ana, LetIn(AskerNumber(1))) == "seats_full"
    await live.do(ana, Deal())
    assert await live.refused(ana, LetIn(AskerNumber(1))) == "wrong_phase"
    assert [each["name"] for each in ana.view["room"]["askers"]] == ["Zoe"], (
        "they still ask, now for a seat of the match"
    )


async def test_a_locked_room_takes_nobody_new_by_either_door_until_it_is_unlocked() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    by_link, by_code = live.look(MIO), guest(live)
    await live.do(by_code, AskForSeat("Zoe"))
    assert await live.refused(ben, LockRoom(True)) == "not_the_host"
    await live.do(ana, LockRoom(True))
    assert await live.refused(ana, LockRoom(True)) == "unchanged"
    assert await live.refused(by_link, TakeSeat("Mio")) == "room_locked"
    assert await live.refused(by_code, TakeSeat("Zoe")) == "room_locked"
    assert await live.refused(by_code, AskForSeat("Zoe")) == "room_locked"
    assert acts(by_link) == acts(by_code) == []
    await live.do(ana, LetIn(AskerNumber(1)))
    assert len(ana.view["players"]) == 3, "the host lets in whom they will"
    await live.do(ana, LockRoom(False))
    await live.do(by_link, TakeSeat("Mio"))


async def test_the_hosts_own_lock_does_not_keep_them_out() -> None:
    live, (ana, _) = await a_live_lobby(ANA, BEN)
    await live.do(ana, LockRoom(True), Leave())
    assert "take_seat" in acts(ana)
    await live.do(ana, TakeSeat("Ana"))
    assert [player["name"] for player in ana.view["players"]] == ["Ben", "Ana"]


async def test_the_lock_survives_a_restart_and_those_with_seats_come_and_go() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    await live.do(ana, LockRoom(True))
    await live.reload()
    host, ben, zoe = live.look(ANA), live.look(BEN), live.look(ZOE)
    assert host.view["room"]["is_locked"]
    assert ben.view["you"]["seat"] == 1
    assert await live.refused(zoe, AskForSeat("Zoe")) == "room_locked"
