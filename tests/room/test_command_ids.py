"""Applied commands are remembered by their ids, so that one sent twice is applied once."""

from __future__ import annotations

from beadtrade.room.apply import remember
from beadtrade.room.codec import replay
from beadtrade.room.commands import Say
from beadtrade.room.ids import CommandId, MemberId
from beadtrade.room.limits import COMMANDS_REMEMBERED, MEMBERS_REMEMBERED
from beadtrade.room.state import RoomState
from tests.room.setups import ANA, BEN, NOON, a_lobby


def test_the_last_64_of_each_member_are_kept() -> None:
    story = a_lobby(ANA, BEN)
    for at in range(COMMANDS_REMEMBERED + 1):
        story.do(ANA, Say(f"line {at}"))
    mine = story.state.applied[ANA]
    assert len(mine) == COMMANDS_REMEMBERED == 64
    assert mine[-1] == f"c{story.commands}"
    assert not story.state.was_applied(ANA, CommandId("c3"))
    assert story.state.was_applied(BEN, CommandId("c2")), "one who talks much must not make others forgotten"


def test_an_id_is_its_members_own() -> None:
    story = a_lobby(ANA, BEN)
    assert story.state.was_applied(ANA, CommandId("c1"))
    assert not story.state.was_applied(BEN, CommandId("c1"))


def test_they_are_part_of_the_entries_and_so_rebuilt() -> None:
    story = a_lobby(ANA, BEN)
    state: RoomState | None = None
    for record in story.records:
        state = replay(state, record)
    assert state is not None
    assert state.applied == story.state.applied


def test_members_beyond_the_limit_push_out_the_one_silent_for_longest() -> None:
    state = RoomState(ANA, NOON)
    for at in range(MEMBERS_REMEMBERED):
        state = remember(state, MemberId(f"m{at}"), CommandId("c"))
    state = remember(state, MemberId("m0"), CommandId("d"))
    state = remember(state, MemberId("new"), CommandId("c"))
    assert len(state.applied) == MEMBERS_REMEMBERED
    assert state.applied[MemberId("m0")] == ("c", "d")
    assert MemberId("m1") not in state.applied
