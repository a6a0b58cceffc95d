"""A fault of ours in one room: its players are answered and come back to the truth; no other room notices."""

from __future__ import annotations

from typing import Any

import pytest

from beadtrade.journal.contract import Entry, NoSuchRoom, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.commands import Say
from beadtrade.room.crowd import Crowd
from beadtrade.room.row import row_of
from tests.room.live import Live, Seen, a_live_round
from tests.room.setups import ANA, BEN, MIO, NOON, typed

pytestmark = pytest.mark.anyio


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("a fault that nobody thought of")


async def another_room(live: Live) -> Seen:
    """A room beside the first one; `live` goes on with it."""
    live.room = await live.directory.create(MIO, "Mio")
    return live.look(MIO)


async def test_when_telling_fails_the_room_goes_on_and_its_players_come_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    with monkeypatch.context() as patch:
        patch.setattr(Crowd, "publish", broken)
        id = live.send(ana, Say("stored"))
        await live.settled()
    assert (ana.is_hung_up, ben.is_hung_up) == (True, True)
    assert "could not be told" in caplog.text
    back = live.look(ANA)
    assert [line["text"] for line in back.messages[0]["talk"]] == ["stored"]
    live.send(back, Say("stored"), id)
    assert back.answers == {id: "done"}, "nothing was lost, so nothing is applied twice"
    await live.do(back, Say("on we go"))


async def test_one_connection_that_fails_does_not_keep_the_room_from_storing(caplog: pytest.LogCaptureFixture) -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    ben.on_send = broken
    live.send(ana, Say("one"))
    live.send(ana, Say("two"))
    await live.settled()
    assert typed(live.room.stored) == ["one", "two"]
    assert "could not be told" in caplog.text


async def test_who_was_hung_up_on_is_still_there_for_a_while() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.clock.now += 60_000
    live.room.heard(ana)
    live.room.heard(ben)
    ben.on_send = broken
    live.send(ana, Say("one"))
    await live.settled()
    await live.pass_time(20_000)
    assert live.room.stored.away == {}


async def test_what_can_not_be_written_is_answered_and_later_commands_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.room.steps.encode", broken)
        assert await live.refused(ana, Say("never")) == "not_stored"
    assert live.room.ahead == live.room.stored
    await live.do(ben, Say("kept"))
    assert typed(live.room.stored) == ["kept"]


async def test_other_rooms_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    first = live.room
    mio = await another_room(live)
    ben.on_send = broken
    live.room = first
    live.send(ana, Say("trouble"))
    await first.settled()
    live.room = next(room for room in live.directory.rooms if room is not first)
    await live.do(mio, Say("nothing of it here"))
    assert not mio.is_hung_up


async def test_entries_of_another_server_that_can_not_be_followed_lose_the_room_not_the_players() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    lost, key = live.room, live.room.key
    version = Version(await live.stored() + 1)
    entry = Entry(version, CURRENT_FORMAT, NOON, b'{"events":[{"type":"from the future"}]}')
    await live.journal.append(key, version, [entry], row_of(key, lost.stored, NOON))
    assert await live.refused(ana, Say("hello?")) == "not_stored"
    assert lost.is_lost
    assert (ana.is_hung_up, ben.is_hung_up) == (True, True)
    again = Seen(ana.browser)
    lost.join(again)
    assert again.is_hung_up
    assert again.frames == []


async def test_a_lost_room_is_loaded_anew_by_who_asks_next() -> None:
    live, _ = await a_live_round(ANA, BEN)
    lost = live.room
    lost.lose()
    live.room = await live.directory.find(lost.key)
    assert live.room is not lost
    await live.do(live.look(ANA), Say("here again"))


async def test_a_room_that_was_deleted_sends_its_players_to_where_they_are_told_so() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await live.journal.delete(live.room.key)
    assert await live.refused(ana, Say("hello?")) == "not_stored"
    assert ben.is_hung_up
    with pytest.raises(NoSuchRoom):
        await live.directory.find(RoomKey(live.room.key))


async def test_a_lost_room_answers_what_it_is_still_sent() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    stored = await live.stored()
    live.room.lose()
    live.room.tick()
    live.send(ana, Say("hello?"))
    await live.settled()
    assert await live.stored() == stored
