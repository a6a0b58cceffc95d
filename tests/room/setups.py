"""Rooms for tests, without sockets and journals: members act, time passes, and every record is kept.

Law: what a test reads here is a story. Members are told apart by long names that stand nowhere else, so that a test
can search what leaves the server for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from beadtrade.room.codec import Record, replay
from beadtrade.room.commands import ChangeSettings, Deal, RoomCommand, TakeSeat
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import away_events, back_events, due_events
from beadtrade.room.events import LineSaid, RoomEvent, RoomOpened
from beadtrade.room.ids import CommandId, MemberId
from beadtrade.room.settings import TableSettings
from beadtrade.room.state import RoomState
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Begin, EndReveal, GetReady, PlaceSpirit
from beadtrade.rules.match import Phase
from beadtrade.rules.pieces import TYPES, PieceType
from beadtrade.rules.seats import Seat

ANA, BEN, MIO, KIM, LEO, ZOE = (
    MemberId(f"member-{name}-5d1c0ffee") for name in ("ana", "ben", "mio", "kim", "leo", "zoe")
)
NAMES = {ANA: "Ana", BEN: "Ben", MIO: "Mio", KIM: "Kim", LEO: "Leo", ZOE: "Zoe"}
NOON = 1_700_000_000_000
"""Server time at which every room here is opened."""


def in_order() -> tuple[PieceType, ...]:
    """A draw that needs no luck: seat 0 gets bull, seat 1 snake, and so on."""
    return TYPES


@dataclass
class Story:
    """A room as it goes: `state`, the records that led to it, and the time."""

    state: RoomState
    records: list[Record] = field(default_factory=list)
    now: int = NOON
    commands: int = 0

    def do(self, member: MemberId, *commands: RoomCommand) -> tuple[RoomEvent, ...]:
        """Commands that are expected to be done; the events of the last one."""
        events: tuple[RoomEvent, ...] = ()
        for command in commands:
            decided = decide_room(self.state, member, command, self.now, in_order)
            assert isinstance(decided, tuple), f"{command} was refused: {decided}"
            events = decided
            self.commands += 1
            self._keep(Record(decided, member, CommandId(f"c{self.commands}")))
        return events

    def refused(self, member: MemberId, command: RoomCommand) -> str:
        """A command that is expected to be refused; its code."""
        decided = decide_room(self.state, member, command, self.now, in_order)
        assert not isinstance(decided, tuple), f"{command} was done: {decided}"
        return decided.code.value

    def wait(self, ms: int) -> tuple[RoomEvent, ...]:
        """Time passes; the events of what was due at its end."""
        self.now += ms
        return self.happen(due_events(self.state, self.now))

    def goes_away(self, member: MemberId) -> None:
        self.happen(away_events(self.state, member, self.now))

    def comes_back(self, member: MemberId) -> None:
        self.happen(back_events(self.state, member, self.now))

    def happen(self, events: tuple[RoomEvent, ...]) -> tuple[RoomEvent, ...]:
        """Events that no member asked for."""
        if events:
            self._keep(Record(events))
        return events

    def _keep(self, record: Record) -> None:
        self.state = replay(self.state, record)
        self.records.append(record)

    def seat(self, member: MemberId) -> Seat:
        seat = self.state.seat_of(member)
        assert seat is not None, f"{member} has no seat"
        return seat

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.state.players]

    @property
    def phase(self) -> str:
        return self.state.phase


def typed(state: RoomState) -> list[str]:
    """The lines that were said in a room, oldest first."""
    return [each.text for each in state.talk if isinstance(each, LineSaid)]


def a_lobby(*members: MemberId, owner: MemberId = ANA) -> Story:
    """A room in which these sit, in this order. The owner hosts, seated or not."""
    opening = Record((RoomOpened(owner, NOON),))
    story = Story(replay(None, opening), [opening])
    for member in members:
        story.do(member, TakeSeat(NAMES[member]))
    return story


def a_match(*members: MemberId, owner: MemberId = ANA, settings: TableSettings | None = None) -> Story:
    """The cards are dealt, nobody is ready."""
    story = a_lobby(*members, owner=owner)
    if settings is not None:
        story.do(owner, ChangeSettings(settings))
    story.do(owner, Deal())
    return story


def a_round(*members: MemberId, owner: MemberId = ANA, settings: TableSettings | None = None) -> Story:
    """A running round."""
    story = a_match(*members, owner=owner, settings=settings)
    begin(story, members)
    return story


def begin(story: Story, members: Iterable[MemberId]) -> None:
    for member in members:
        story.do(member, GetReady())
    story.do(story.state.host, Begin())


def end_round(story: Story, *members: MemberId) -> None:
    """Two of the players put their own spirit on the top: the round is revealed."""
    assert story.state.match is not None
    for member in members[:2]:
        own = story.state.match.sets[story.seat(member)]
        story.do(member, PlaceSpirit(Side.TOP, own[0]))
    assert story.phase == Phase.REVEAL.value


def play_out(story: Story, *members: MemberId) -> None:
    """From ready to the match's end, round after round."""
    while not story.state.is_over:
        begin(story, members)
        end_round(story, *members)
        story.do(story.state.host, EndReveal())
