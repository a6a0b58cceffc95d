"""Which refusals a command can meet, as the protocol's description says: no others, and each of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beadtrade.journal.contract import RoomKey, Version
from beadtrade.journal.memory import MemoryJournal
from beadtrade.room.apply import apply_events, open_room
from beadtrade.room.chance import SystemChance
from beadtrade.room.decide import decide_room
from beadtrade.room.events import RoomOpened
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.limits import ASKERS_KEPT, TIME_LIMITS_MS
from beadtrade.room.refusals import AnyRefusal
from beadtrade.room.room import Room
from beadtrade.room.state import RoomState
from beadtrade.room.wishes import refuse_wish
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.pieces import TYPES
from beadtrade.web.wire.reference.commands import COMMANDS
from tests.web.protocol_chance import MEMBERS, OWNER, ChanceRoom, Json, as_read
from tests.web.protocol_frames import Listener

STEPS = 250
HELD_ELSEWHERE = {
    ("ask_for_seat", "too_many_askers"),
    ("make_offer", "too_many_offers"),
    ("void_round", "round_over"),
    ("set_wish", "not_a_player"),
    ("set_wish", "wrong_phase"),
    ("set_wish", "round_over"),
    ("make_spoken_code", "not_the_host"),
    ("make_spoken_code", "too_many_codes"),
    ("close_spoken_code", "not_the_host"),
    ("hand_over", "wrong_phase"),
    ("make_code", "not_seated"),
    ("use_code", "already_seated"),
    ("use_code", "code_unknown"),
}
"""What chance hardly ever comes to, or does not try; each has a test of its own, here or in tests/room."""


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_no_command_meets_a_refusal_that_its_description_leaves_out(seed: int) -> None:
    room = ChanceRoom(seed)
    for _ in range(STEPS):
        type_, code = room.step()
        assert code is None or code in COMMANDS[type_].codes


@pytest.mark.slow
def test_each_refusal_in_a_description_occurs() -> None:
    described = {(type_, code) for type_, facts in COMMANDS.items() for code in facts.codes}
    missing: set[tuple[str, str | None]] = {*described - HELD_ELSEWHERE}
    for seed in range(60):
        room = ChanceRoom(seed)
        for _ in range(1_500):
            missing -= {room.step()}
        if not missing:
            break
    assert missing == set()


def done(state: RoomState, member: int, command: Json) -> RoomState:
    decided = decide_room(state, MEMBERS[member], as_read(command), 0, lambda: TYPES)
    assert isinstance(decided, tuple), f"{command} was refused: {decided}"
    return apply_events(state, decided)


def refused(state: RoomState, member: int, command: Json, now: int = 0) -> str:
    decided = decide_room(state, MEMBERS[member], as_read(command), now, lambda: TYPES)
    assert isinstance(decided, AnyRefusal)
    return decided.code.value


def a_running_round() -> RoomState:
    """Two players, in their first round, which has a time limit."""
    state = open_room(RoomOpened(OWNER, 0))
    for member in (0, 1):
        state = done(state, member, {"type": "take_seat", "name": f"P{member}"})
    settings = {"seats": 2, "variants": [], "time_limit": TIME_LIMITS_MS[0]}
    state = done(state, 0, {"type": "change_settings", "settings": settings})
    state = done(state, 0, {"type": "deal"})
    for member in (0, 1):
        state = done(state, member, {"type": "get_ready"})
    return done(state, 0, {"type": "begin"})


def test_one_open_offer_too_many_is_refused() -> None:
    """[TRD4]"""
    bull, owl = {"beads": [1, 0, 0, 0, 0]}, {"beads": [0, 0, 0, 1, 0]}
    offer = {"type": "make_offer", "to": None, "gives": {"anywhere": bull}, "wants": {"pieces": owl}}
    state = a_running_round()
    for _ in range(OPEN_OFFERS_PER_SEAT):
        state = done(state, 0, offer)
    assert refused(state, 0, offer) == "too_many_offers"


def test_a_round_whose_time_is_up_is_not_voided_any_more() -> None:
    """[END6]"""
    assert refused(a_running_round(), 0, {"type": "void_round"}, TIME_LIMITS_MS[0]) == "round_over"


def test_one_asker_too_many_is_refused() -> None:
    state = a_running_round()
    ask = {"type": "ask_for_seat", "name": "Eva"}
    for member in range(2, 2 + ASKERS_KEPT):
        state = done(state, member, ask)
    assert refused(state, 2 + ASKERS_KEPT, ask) == "too_many_askers"


@pytest.mark.parametrize(
    ("state", "member", "now", "code"),
    [
        (open_room(RoomOpened(OWNER, 0)), 0, 0, "wrong_phase"),
        (a_running_round(), 2, 0, "not_a_player"),
        (a_running_round(), 0, TIME_LIMITS_MS[0], "round_over"),
    ],
)
def test_a_wish_is_refused_as_described(state: RoomState, member: int, now: int, code: str) -> None:
    refusal = refuse_wish(state, MEMBERS[member], now)
    assert refusal is not None
    assert refusal.code.value == code


@pytest.mark.anyio
async def test_codes_for_another_browser_are_refused_as_described() -> None:
    room = Room(RoomKey("codes"), a_running_round(), Version(1), MemoryJournal(), lambda: 0, SystemChance(), "app-TEST")
    player, stranger = Listener(BrowserId(MEMBERS[1])), Listener(BrowserId(MEMBERS[5]))
    for each in (player, stranger):
        room.join(each)
    room.make_code(stranger, CommandId("a"))
    room.use_code(stranger, CommandId("b"), "NOTHING2")
    room.use_code(player, CommandId("c"), "NOTHING2")
    assert [answer.get("refused") for answer in stranger.answers] == ["not_seated", "code_unknown"]
    assert [answer.get("refused") for answer in player.answers] == ["already_seated"]
