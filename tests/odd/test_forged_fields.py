"""Frames with forged fields: refused, the place named, and what a field can't say nobody believes."""

from __future__ import annotations

import json

import pytest

from beadtrade.web.serve import FRAME_BYTES
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.messages import Command, Malformed, read
from beadtrade.web.wire.reference.commands import COMMANDS
from tests.odd.forgeries import NEVER_FIELDS, forgeries
from tests.odd.tables import a_table
from tests.odd.world import World
from tests.web.in_process import Json

DEEP = 5_000
"""Brackets: more than Python's own recursion, and than a frame holds."""


def frame(command: object, **more: object) -> str:
    return json.dumps({"type": "command", "id": "c1", "play": 1, "command": command} | more)


def place(text: str) -> str | None:
    """Where a command is found to be wrong, if it is."""
    try:
        read(text)
    except Malformed as fault:
        return fault.where if fault.id == "c1" else f"it has lost its id: {text}"
    return None


def test_a_forged_field_is_malformed_at_its_place_or_says_nothing_more_than_a_right_one() -> None:
    found = [(forged, place(frame(forged.command))) for forged in forgeries()]
    assert {forged.type for forged, _ in found} == set(COMMANDS)
    assert sum(where is not None for _, where in found) > 1_000
    for forged, where in found:
        # The first fault that is found may be inside of what was put there.
        is_there = where is not None and f"{where}.".startswith(f"{forged.path}.")
        assert is_there or (where is None and not forged.is_certain), (forged, where)


@pytest.mark.parametrize("name", NEVER_FIELDS)
def test_around_a_command_nothing_can_be_forged_either(name: str) -> None:
    with pytest.raises(Malformed) as fault:
        read(frame({"type": "leave"}, **{name: 0}))
    assert (fault.value.where, fault.value.id) == (name or "type", "c1")


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 300, "1.0000001", "01", "0x1", "1_0"])
def test_what_is_no_number_of_ours_is_none(value: str) -> None:
    for field in ("seat", "play"):
        kick = {"type": "kick", "seat": 1, "name": "Ben"}
        text = frame(kick, play=1).replace(f'"{field}": 1', f'"{field}": {value}')
        assert value in text
        with pytest.raises(Malformed):
            read(text)


def test_of_a_field_that_is_there_twice_the_last_one_counts_everywhere() -> None:
    """One program reads a frame, so no two can read it differently."""
    message = read(
        '{"type":"command","id":"a","id":"b","command":{"type":"leave","type":"rename","name":"A","name":"B"}}'
    )
    assert isinstance(message, Command)
    assert (message.id, message.command.model_dump()) == ("b", {"type": "rename", "name": "B"})


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_however_deep_a_frame_is_it_is_read_or_malformed(opening: str) -> None:
    for text in (opening * DEEP, '{"type":"command","id":"c1","command":' + opening * (FRAME_BYTES // len(opening))):
        with pytest.raises(Malformed):
            read(text)


async def test_wide_and_deep_frames_close_their_socket_or_are_answered_and_harm_nobody(world: World) -> None:
    table = await a_table(world.served)
    before = await table.truth()
    wide = frame({"type": "leave"} | {f"k{at}": at for at in range(250)})
    assert len(wide) < FRAME_BYTES
    async with table.socket("Ben") as raw:
        await raw.say(wide)
        assert (await raw.answer())["where"] == "command.k0"
        await raw.say("[" * (FRAME_BYTES - 1))
        assert await raw.closed() == CloseCode.BROKEN_CLIENT
    async with table.socket("Ben") as raw:
        await raw.say("[" * DEEP)
        assert await raw.closed() == CloseCode.TOO_LARGE
    assert await table.truth() == before
    await table.plays_on()


async def test_who_says_to_be_somebody_else_is_still_themselves(world: World) -> None:
    table = await a_table(world.served)
    before = await table.truth()
    claims: list[Json] = [{"seat": 0}, {"member": "Ana"}, {"by": 0}, {"is_host": True}, {"__proto__": {}}]
    async with table.socket("Ben") as raw:
        for at, claim in enumerate(claims):
            await raw.say({"type": "command", "id": f"c{at}", "command": {"type": "void_round"} | claim})
            assert (await raw.answer())["refused"] == "malformed"
        await raw.command("plain", "void_round")
        assert (await raw.answer())["refused"] == "not_the_host"
    assert await table.truth() == before
