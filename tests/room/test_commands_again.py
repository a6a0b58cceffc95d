"""A command sent twice is applied once; one for another round is refused."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import AskForSeat, Rename, Say
from beadtrade.room.ids import CommandId
from beadtrade.room.limits import ENTRIES_PER_ROOM
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Begin, EndReveal, GetReady, PlaceSpirit
from beadtrade.rules.pieces import PieceType
from tests.room.live import Live, Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, ZOE

pytestmark = pytest.mark.anyio


async def again(live: Live, connection: Seen, id: str) -> str:
    """The same line once more; how it is answered."""
    connection.forget()
    live.send(connection, Say("once"), id)
    await live.settled()
    return connection.answers[id]


async def test_a_command_sent_twice_is_answered_twice_and_applied_once() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    id = live.send(ana, Say("once"))
    await live.settled()
    stored = await live.stored()
    ben.forget()
    assert await again(live, ana, id) == "done"
    assert await live.stored() == stored
    assert ben.frames == []


async def test_also_when_the_first_is_still_on_its_way_to_the_journal() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    live.send(ana, Say("once"), "twice")
    live.send(ana, Say("once"), "twice")
    live.journal.release()
    await live.settled()
    assert [m["answer"]["done"] for m in ana.messages if "answer" in m] == [True, True]
    assert ben.events == ["line_said"]


async def test_also_after_the_room_was_loaded_anew() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    id = live.send(ana, Say("once"))
    await live.settled()
    stored = await live.stored()
    await live.reload()
    assert await again(live, live.look(ANA), id) == "done"
    assert await live.stored() == stored


async def test_also_from_the_players_other_tab() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    id = live.send(ana, Say("once"))
    await live.settled()
    stored = await live.stored()
    assert await again(live, live.look(ANA), id) == "done"
    assert await live.stored() == stored


async def test_the_same_id_of_somebody_else_is_another_command() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    id = live.send(ana, Say("mine"))
    await live.settled()
    stored = await live.stored()
    live.send(ben, Say("mine"), id)
    await live.settled()
    assert await live.stored() == stored + 1


async def test_a_refused_command_is_decided_anew_when_it_is_sent_again() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    assert await live.refused(ana, Rename("")) == "name_unfit"
    live.send(ben, Rename(""), "r1")
    live.send(ben, Rename("Benno"), "r1")
    await live.settled()
    assert live.room.stored.players[1].name == "Benno"


async def test_an_act_for_an_earlier_round_is_refused() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    for connection, kind in ((ana, PieceType.BULL), (ben, PieceType.FROG)):
        await live.do(connection, PlaceSpirit(Side.TOP, kind))
    await live.do(ana, EndReveal(), GetReady())
    await live.do(ben, GetReady())
    await live.do(ana, Begin())
    late = live.send(ben, PlaceSpirit(Side.TOP, PieceType.FROG), play=1)
    right = live.send(ben, PlaceSpirit(Side.TOP, PieceType.FROG), play=2)
    await live.settled()
    assert (ben.answers[late], ben.answers[right]) == ("round_over", "done")


async def test_so_is_an_act_for_a_round_that_never_was() -> None:
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    early = live.send(ben, PlaceSpirit(Side.TOP, PieceType.FROG), play=9)
    await live.settled()
    assert ben.answers[early] == "round_over"


async def test_an_act_that_was_applied_is_answered_done_though_its_round_is_over() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await live.do(ana, PlaceSpirit(Side.TOP, PieceType.BULL))
    last = live.send(ben, PlaceSpirit(Side.TOP, PieceType.FROG), play=1)
    await live.settled()
    await live.do(ana, EndReveal())
    await live.do(ana, GetReady())
    await live.do(ben, GetReady())
    await live.do(ana, Begin())
    ben.forget()
    live.send(ben, PlaceSpirit(Side.TOP, PieceType.FROG), last, play=1)
    await live.settled()
    assert ben.answers[last] == "done"


async def test_a_room_whose_journal_is_full_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    monkeypatch.setattr("beadtrade.room.room.ENTRIES_PER_ROOM", await live.stored() + 1)
    await live.do(ana, Say("the last line"))
    assert await live.refused(ana, Say("one more")) == "room_worn_out"
    assert ENTRIES_PER_ROOM == 20_000


async def test_a_fault_of_ours_in_deciding_is_answered_and_harms_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    with monkeypatch.context() as patch:
        patch.setattr("beadtrade.room.room.decide_room", lambda *_: 1 / 0)
        assert await live.refused(ana, Say("boom")) == "not_stored"
    await live.do(ben, Say("still here"))
    assert "could not be decided" in caplog.text


async def test_a_spectators_wish_is_remembered_too() -> None:
    live, _ = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    await live.do(zoe, AskForSeat("Zoe"))
    assert live.room.stored.was_applied(ZOE, CommandId(next(iter(zoe.answers))))
