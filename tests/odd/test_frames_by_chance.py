"""Any frames from anybody in any phase: each is answered or closes its socket, nothing else is changed by them, the log
stays empty, and somebody at the table plays on.
"""

from __future__ import annotations

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from beadtrade.room.codec import decode, replay
from beadtrade.room.ids import MemberId
from beadtrade.room.state import RoomState
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.messages import CodeCommandIn, Command, Malformed, read
from beadtrade.web.wire.schema import CODES
from tests.odd.bare import CLOSE, TEXT, Bare, a_bare_socket, frame, say
from tests.odd.frames_by_chance import as_sent, texts
from tests.odd.tables import PHASES, Table, a_table, browser
from tests.odd.world import World
from tests.rules.strength import TIMES, tries

SENDERS = ("Ana", "Ben", "Kim", None)
"""The host, a player, one who was kicked, and a stranger."""
LAST = {"type": "command", "id": "last", "command": {"type": "react", "reaction": "wow"}}
SENT = st.lists(texts().map(lambda text: frame(TEXT, as_sent(text))), max_size=12)
RUBBISH = st.binary(max_size=60)


@given(texts())
@tries(500)
def test_any_text_is_a_message_or_malformed_at_a_place(text: str) -> None:
    try:
        message = read(text)
    except Malformed as fault:
        is_named = fault.id is None or 0 < len(fault.id) <= 40
        assert is_named
        return
    if isinstance(message, Command) and not isinstance(message.command, CodeCommandIn):
        assert message.command.value() is not None


@given(st.sampled_from(PHASES), st.sampled_from(SENDERS), st.booleans(), SENT, RUBBISH)
@settings(max_examples=round(60 * TIMES), suppress_health_check=list(HealthCheck))
def test_any_frames_are_answered_or_close_their_socket_and_change_only_what_was_done(
    world: World, phase: str, name: str | None, says_hello: bool, sent: list[bytes], rubbish: bytes
) -> None:
    world.run(try_frames(world, phase, name, says_hello, sent, rubbish))
    assert world.faults() == []


async def try_frames(
    world: World, phase: str, name: str | None, says_hello: bool, sent: list[bytes], rubbish: bytes
) -> None:
    """One try, at a table of its own."""
    table = await a_table(world.served, phase)
    before = await table.truth()
    async with a_bare_socket(table, name, says_hello=says_hello) as odd:
        await odd.send(b"".join((*sent, say(LAST))))
        done = await _answered(odd)
        await odd.send_last(rubbish)
        await odd.ended()
    after = await table.truth()
    comes_back = name is not None and before.state.is_away(MemberId(browser(name)))
    assert after.entries - before.entries <= done + comes_back
    assert after.state == await _replayed(table)
    assert done or comes_back or after == before
    await table.is_served()


async def _answered(odd: Bare) -> int:
    """How many commands are done, until the last one is answered or the socket is closed with a documented code."""
    done = 0
    async for opcode, data in odd.frames():
        if opcode == CLOSE:
            assert int.from_bytes(data[:2]) in {*CloseCode}
            break
        answer = json.loads(data).get("answer", {"done": False, "id": None})
        done += answer["done"]
        assert answer.get("refused") in {None, *CODES}
        if answer["id"] == "last":
            break
    return done


async def _replayed(table: Table) -> RoomState | None:
    """What the journal alone says."""
    state: RoomState | None = None
    for entry in await table.served.journal.read(table.room.key):
        state = replay(state, decode(entry.body))
    return state
