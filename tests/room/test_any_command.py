"""Any command from anybody at any time: an event or a refusal, never an exception; what is done can be replayed."""

from __future__ import annotations

from dataclasses import fields

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from beadtrade.room import commands as room
from beadtrade.room.codec import Record, decode, encode, replay
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import due_events, presence_events
from beadtrade.room.frames import encode_events, encode_section
from beadtrade.room.ids import AskerNumber, CommandId, MemberId
from beadtrade.room.limits import TIME_LIMITS_MS
from beadtrade.room.seen import RoomSeen, see_in_room
from beadtrade.room.settings import TableSettings
from beadtrade.room.state import RoomState
from beadtrade.room.view import Sections, sections_for
from beadtrade.rules.commands import Actor
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant
from tests.room.setups import (
    ANA,
    BEN,
    KIM,
    LEO,
    MIO,
    ZOE,
    Story,
    a_lobby,
    a_match,
    a_round,
    end_round,
    in_order,
    play_out,
)
from tests.room.strategies import ACTS, MATCH_COMMANDS

MEMBERS = (ANA, BEN, MIO, KIM, LEO, ZOE)
SEATS = st.integers(-1, 5).map(Seat)
NAMES = st.sampled_from(["Ana", "Ben", "", "x" * 25, "🐢"])
SETTINGS = st.builds(
    TableSettings,
    st.integers(1, 6),
    st.lists(st.sampled_from(Variant), unique=True).map(tuple),
    st.sampled_from([None, 1, TIME_LIMITS_MS[0]]),
)
AROUND: st.SearchStrategy[room.RoomCommand] = st.one_of(
    st.builds(room.TakeSeat, NAMES),
    st.builds(room.Rename, NAMES),
    st.builds(room.Say, NAMES),
    st.builds(room.AskForSeat, NAMES),
    st.builds(room.ChangeSettings, SETTINGS),
    st.builds(room.Kick, SEATS),
    st.builds(room.HandOver, SEATS, st.integers(0, 4).map(AskerNumber)),
    st.builds(room.LetIn, st.integers(0, 4).map(AskerNumber)),
    st.builds(room.DismissAsker, st.integers(0, 4).map(AskerNumber)),
    st.builds(room.LockRoom, st.booleans()),
    st.sampled_from([room.Leave(), room.Deal(), room.Deal(), room.UndoKick(), room.Rematch()]),
    MATCH_COMMANDS,
)
COMMANDS = st.one_of(AROUND, AROUND, ACTS)
WAITS = st.sampled_from([0, 0, 0, 9_000, 40_000, 61_000, 200_000])
ASKING = st.sampled_from((ANA, ANA, ANA, *MEMBERS))
STEPS = st.lists(st.tuples(ASKING, COMMANDS, WAITS, st.sets(st.sampled_from(MEMBERS))), max_size=25)
START = st.sampled_from(["lobby", "ready", "playing", "reveal", "final"])


@given(START, STEPS)
@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_it_is_done_or_refused_and_everybody_can_be_told(
    start: str,
    steps: list[tuple[MemberId, room.RoomCommand, int, set[MemberId]]],
) -> None:
    story = _begun(start)
    for at, (member, command, wait, here) in enumerate(steps):
        story.now += wait
        decided = decide_room(story.state, member, command, story.now, in_order)
        if isinstance(decided, tuple):
            _keep(story, Record(decided, member, CommandId(f"any{at}")))
        _keep(story, Record(due_events(story.state, story.now)))
        if wait:
            _keep(story, Record(presence_events(story.state, here, story.now)))
    _check_replay(story)


def _begun(phase: str) -> Story:
    seated = (ANA, BEN, MIO)
    if phase == "lobby":
        return a_lobby(*seated)
    story = a_match(*seated) if phase in ("ready", "final") else a_round(*seated)
    if phase == "reveal":
        end_round(story, *seated)
    if phase == "final":
        play_out(story, *seated)
    return story


def _keep(story: Story, record: Record) -> None:
    before = story.state
    for viewer in (None, *range(5)):
        seat = None if viewer is None else Seat(viewer)
        state, seen = before, list[RoomSeen]()
        for event in record.events:
            known = see_in_room(state, event, seat)
            seen += [] if known is None else [known]
            state = replay(state, Record((event,)))
        encode_events(tuple(seen))
    story.state = replay(before, record)
    story.records.append(record)
    _check(story.state)


def _check(state: RoomState) -> None:
    """What holds of every room."""
    held = [player.member for player in state.players if player.member is not None]
    assert len(held) == len(set(held)), "somebody sits twice"
    assert not set(held) & state.barred, "somebody who was kicked sits"
    assert state.match is None or len(state.match.sets) == len(state.players)
    assert set(state.away) <= set(state.known), "somebody is away who is nobody"
    assert not set(state.arrivals) & set(state.away)
    for actor in {Actor(), *(state.actor(member) for member in MEMBERS)}:
        sections = sections_for(state, actor, 1)
        for each in fields(Sections):
            encode_section(each.name, getattr(sections, each.name))


def _check_replay(story: Story) -> None:
    state: RoomState | None = None
    for record in story.records:
        state = replay(state, decode(encode(record)))
    assert state == story.state
