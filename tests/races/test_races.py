"""Whoever comes too late gets the refusal that the tables say, in either order and in the same instant; and what comes
of a race is what comes of the two one after the other, for the journal and on every screen.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from beadtrade.room.room import Room
from beadtrade.room.state import RoomState
from beadtrade.web.wire.reference.commands import ANY, COMMANDS
from tests.match.edge import World
from tests.races.race import BOTH, Outcome, in_the_same_instant, one_after_the_other
from tests.races.scene import Move, Scene
from tests.races.scenes import PLAYING, SCENES
from tests.races.table import ALONE, DONE, Table, decided, table_of
from tests.races.touching import PAIRS, PHASES, TOUCHES, Pair, pair_of
from tests.rules.strength import TIMES

ORDERS = (BOTH, BOTH[::-1])


def _races() -> Iterator[tuple[Scene, tuple[Move, Move]]]:
    """Each pair of which a table says something, and each two commands at least once; `make long` runs all."""
    known: set[Pair] = set()
    for scene in SCENES:
        table = table_of(scene.name)
        for one, other in scene.pairs():
            commands = pair_of(one.type, other.type)
            is_told = other.name in table.get(one.name, {}) or one.name in table.get(other.name, {})
            if is_told or commands not in known or TIMES > 1:
                known.add(commands)
                yield scene, (one, other)


RACES = tuple(_races())
BY_FIRST = list(dict.fromkeys((scene.name, pair[0].name) for scene, pair in RACES))


def test_what_every_command_touches_and_when_it_is_sent_is_known() -> None:
    assert set(TOUCHES) == set(COMMANDS)
    assert {facts.when for facts in COMMANDS.values()} <= set(PHASES)


def test_all_commands_that_get_into_each_others_way_race() -> None:
    assert {pair_of(one.type, other.type) for _, (one, other) in RACES} == PAIRS


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_table_speaks_of_moves_of_its_scene_and_of_refusals_that_they_can_meet(scene: Scene) -> None:
    table = table_of(scene.name)
    assert set(table) <= {ALONE, *(move.name for move in scene.moves)}
    for early, late in table.items():
        for name, result in late.items():
            assert early == ALONE or frozenset({early, name}) in _raced(scene), f"{early} and {name} never meet"
            assert result == DONE or result in COMMANDS[scene.move(name).type].codes | ANY


def _raced(scene: Scene) -> set[frozenset[str]]:
    return {frozenset({one.name, other.name}) for one, other in scene.pairs()}


@pytest.fixture(scope="module")
def world() -> World:
    return World()


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(("where", "first"), BY_FIRST)
async def test_the_late_one_is_refused_as_decided_and_the_same_instant_is_one_of_the_two_orders(
    world: World, where: str, first: str
) -> None:
    """[END2] [TRD3] [TRD5] [TRD7] [CTR4] [CTR5] [PCE3]"""
    table = table_of(where)
    for scene, pair in ((scene, pair) for scene, pair in RACES if (scene.name, pair[0].name) == (where, first)):
        orderly = [await one_after_the_other(world, scene, pair, order) for order in ORDERS]
        for order, outcome in zip(ORDERS, orderly, strict=True):
            assert outcome.answers == _answers(table, pair, order), f"{[pair[at].name for at in order]}"
        for order in ORDERS[: 1 if orderly[0] == orderly[1] else 2]:
            _assert_is_one_of(orderly, await in_the_same_instant(world, scene, pair, order), pair)


def _answers(table: Table, pair: tuple[Move, Move], order: tuple[int, ...]) -> tuple[str, str]:
    early, late = (pair[at].name for at in order)
    told = {order[0]: decided(table, ALONE, early), order[1]: decided(table, early, late)}
    return told[0], told[1]


def _assert_is_one_of(orderly: list[Outcome], outcome: Outcome, pair: tuple[Move, Move]) -> None:
    names = [move.name for move in pair]
    assert outcome in orderly, f"{names} came to {outcome.answers}, {[each.answers for each in orderly]} in order"


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize(
    ("one", "other"), [("Ben swaps the snake", "Mio swaps the frog"), ("Ana shows a bead", "Ana places both")]
)
async def test_a_server_that_decides_on_what_is_stored_would_be_found(
    world: World, one: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the test above would mean little."""
    pair = (PLAYING.move(one), PLAYING.move(other))
    orderly = [await one_after_the_other(world, PLAYING, pair, order) for order in ORDERS]

    def behind(self: Room) -> RoomState:
        return self.stored

    monkeypatch.setattr(Room, "ahead", property(behind))
    with pytest.raises(AssertionError):
        _assert_is_one_of(orderly, await in_the_same_instant(world, PLAYING, pair, BOTH), pair)
