"""Nothing leaves before the journal has it; what it can't have is taken back and told."""

from __future__ import annotations

import pytest

from beadtrade.journal.contract import Conflict, JournalUnavailable, Version
from beadtrade.room.commands import Deal, Rename, Say
from beadtrade.room.events import LineSaid, NameChanged
from beadtrade.room.limits import FAULT_PAUSE_MS
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import PlaceSpirit
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.seats import Seat
from tests.room.live import Live, Seen, a_live_lobby, a_live_round, turns
from tests.room.setups import ANA, BEN, MIO, NOON, typed

pytestmark = pytest.mark.anyio
FULL = JournalUnavailable("memory", "the disk is full")


def texts(connection: Seen) -> list[str]:
    """The lines a connection was told of."""
    return [e["text"] for m in connection.messages for e in m.get("events", ()) if e["type"] == "line_said"]


async def quiet(live: Live, *connections: Seen) -> None:
    """Everything that can happen has happened, and nobody was sent anything."""
    await turns()
    assert [each.frames for each in connections] == [[] for _ in connections]


async def test_no_frame_answer_or_refusal_leaves_before_what_it_was_decided_on_is_stored() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    said = live.send(ana, Say("first"))
    refused = live.send(ben, Deal())
    placed = live.send(ana, PlaceSpirit(Side.TOP, PieceType.OWL))
    await quiet(live, ana, ben)
    live.journal.release()
    await live.settled()
    assert ana.answers == {said: "done", placed: "not_held"}
    assert ben.answers == {refused: "not_the_host"}
    assert texts(ben) == ["first"]


async def test_a_refusal_waits_only_for_what_it_was_decided_on() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    ana.forget()
    live.journal.hold()
    refused = live.send(ben, Deal())
    assert ben.answers[refused] == "not_the_host", "everything it was decided on was stored already"


async def test_each_version_is_told_when_it_is_stored_while_later_ones_wait() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    first = live.send(ana, Say("first"))
    await turns()
    second = live.send(ana, Say("second"))
    live.journal.release(1)
    await turns()
    assert (ana.answers, texts(ben)) == ({first: "done"}, ["first"])
    live.journal.release()
    await live.settled()
    assert ana.answers == {first: "done", second: "done"}
    assert texts(ben) == ["first", "second"]


async def test_answers_come_in_the_order_of_the_commands() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    ids = [live.send(ana, Say("one")), live.send(ana, Rename("")), live.send(ana, Say("two")), live.send(ana, Deal())]
    live.journal.release()
    await live.settled()
    assert list(ana.answers) == ids


async def test_what_is_decided_together_is_stored_together() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    live.journal.hold()
    live.send(ana, Say("one"))
    await turns()
    live.send(ben, Say("two"))
    live.send(ana, Say("three"))
    assert live.journal.held == 1, "one append a room in flight"
    live.journal.release(1)
    await turns()
    assert live.journal.held == 1, "both that waited in one"
    live.journal.release()
    await live.settled()


async def test_a_fault_takes_back_all_that_was_decided_after_it_and_tells_who_waits() -> None:
    live, (ana, ben, mio) = await a_live_round(ANA, BEN, MIO)
    stored, before = await live.stored(), live.room.stored
    live.journal.hold()
    said = live.send(ana, Say("lost"))
    placed = live.send(ben, PlaceSpirit(Side.TOP, PieceType.SNAKE))
    refused = live.send(mio, Deal())
    live.journal.fail_next(FULL)
    live.journal.release()
    await live.settled()
    assert (ana.answers, ben.answers) == ({said: "not_stored"}, {placed: "not_stored"})
    assert mio.answers == {refused: "not_stored"}
    assert live.room.ahead == live.room.stored == before
    assert await live.stored() == stored
    assert texts(ben) == []


async def test_the_same_command_sent_again_after_a_fault_is_decided_anew() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.journal.fail_next(FULL)
    id = live.send(ana, Say("again"))
    await live.settled()
    assert ana.answers == {id: "not_stored"}
    ana.forget()
    live.send(ana, Say("again"), id)
    await live.settled()
    assert ana.answers == {id: "done"}
    assert texts(ben) == ["again"]


async def test_a_fault_of_one_room_is_no_other_rooms() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    other = await live.directory.create(MIO, "Mio")
    mio = live.look(MIO, other)
    live.journal.fail_next(FULL)
    live.send(ana, Say("lost"))
    await turns()
    live.room = other
    await live.do(mio, Say("kept"))


async def test_after_a_fault_duties_rest_a_moment_and_are_done_then() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    live.clock.now += 70_000
    live.room.heard(ana)
    live.journal.fail_next(FULL)
    await live.pass_time(0)
    await live.pass_time(FAULT_PAUSE_MS - 1)
    assert live.room.stored.away == {}
    await live.pass_time(1)
    assert set(live.room.stored.away) == {BEN}


async def test_overtaken_by_another_server_it_takes_over_what_was_written_and_decides_again() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await live.elsewhere(NameChanged(BEN, "Benno"), LineSaid(Seat(1), "Benno", "from elsewhere", NOON))
    id = live.send(ana, Say("from here"))
    await live.settled()
    assert ana.answers == {id: "done"}
    assert texts(ben) == ["from elsewhere", "from here"]
    assert [player["name"] for player in ben.view["players"]] == ["Ana", "Benno"]
    assert ben.n > 0


async def test_decided_again_a_command_may_be_refused() -> None:
    """The act was for a round that is over by now [END2]."""
    live, (_ana, ben) = await a_live_round(ANA, BEN)
    here, live.room = live.room, await live.new_directory().find(live.room.key)
    ana_there, ben_there = live.look(ANA), live.look(BEN)
    await live.do(ana_there, PlaceSpirit(Side.TOP, PieceType.BULL))
    await live.do(ben_there, PlaceSpirit(Side.TOP, PieceType.FROG))
    live.room = here
    id = live.send(ben, PlaceSpirit(Side.BOTTOM, PieceType.FROG), play=1)
    await live.settled()
    assert ben.answers == {id: "wrong_phase"}
    assert ben.view["room"]["phase"] == "reveal"


async def test_a_refusal_that_was_decided_on_what_never_was_is_decided_again_too() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    ana.forget()
    await live.elsewhere(LineSaid(None, "", "hello", NOON))
    live.journal.hold()
    renamed = live.send(ana, Rename("Anna"))
    twice = live.send(ana, Rename("Anna"), renamed)
    refused = live.send(ben, Deal())
    live.journal.release()
    await live.settled()
    assert twice == renamed
    assert ben.answers[refused] == "not_the_host"
    done = [m["answer"]["done"] for m in ana.messages if "answer" in m]
    assert done == [True, True], "never two different answers"


async def test_a_command_is_decided_again_only_once() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    overtaken = Conflict(live.room.key, Version(99), Version(99))
    live.journal.fail_next(overtaken)
    live.journal.fail_next(overtaken)
    id = live.send(ana, Say("mine"))
    await live.settled()
    assert ana.answers == {id: "not_stored"}


async def test_two_servers_that_write_at_once_come_to_the_same() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    other = await live.new_directory().find(live.room.key)
    elsewhere = live.look(BEN, other)
    here = live.room
    for at in range(5):
        live.room = here
        live.send(ana, Say(f"here {at}"))
        live.room = other
        live.send(elsewhere, Say(f"there {at}"))
    for room in (here, other, here, other):
        await room.settled()
    live.room = here
    await live.do(ana, Say("last"))
    live.room = other
    await live.do(elsewhere, Say("very last"))
    live.room = here
    await live.do(ana, Say("end"))
    lines = typed(here.stored)
    assert sorted(lines) == sorted([f"{place} {at}" for place in ("here", "there") for at in range(5)] + lines[-3:])
    assert lines[-3:] == ["last", "very last", "end"]
