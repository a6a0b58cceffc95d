"""The state of a room: its members, its settings, what was said, and the match.

Law: a value, changed only by events in `apply_event`; replaying a room's journal gives the same state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from beadtrade.room.events import Talk
from beadtrade.room.ids import AskerNumber, BrowserId, CommandId, MemberId
from beadtrade.room.settings import TableSettings
from beadtrade.rules.commands import Actor
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat; `member` is None once they left or were kicked in a match [MAT4]."""

    member: MemberId | None
    name: str


@dataclass(frozen=True, slots=True)
class Asker:
    number: AskerNumber
    member: MemberId
    name: str


@dataclass(frozen=True, slots=True)
class Kicked:
    """The last kick, while it can be undone."""

    member: MemberId
    name: str
    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class Pace:
    """Where the reveal's time is counted from, and since when it stands still; server times in milliseconds."""

    started: int
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A match with scored rounds, and its seats' names: what a room has to tell of."""

    match: Match
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoomState:
    """`players` are in seat order. `arrivals` are the members present, longest first; `away` maps to since when."""

    owner: MemberId
    created: int
    settings: TableSettings = field(default_factory=TableSettings)
    players: tuple[Player, ...] = ()
    match: Match | None = None
    stand_in: MemberId | None = None
    arrivals: tuple[MemberId, ...] = ()
    away: Mapping[MemberId, int] = field(default_factory=dict)
    linked: Mapping[BrowserId, MemberId] = field(default_factory=dict)
    barred: frozenset[MemberId] = frozenset()
    last_kick: Kicked | None = None
    askers: tuple[Asker, ...] = ()
    asked: int = 0
    is_locked: bool = False
    """Whether nobody new may sit down or ask for a seat; who has one comes and goes."""
    plays: int = 0
    """Rounds begun in this room, voided ones and rematches included: what an act of a round is meant for."""
    talk: tuple[Talk, ...] = ()
    pace: Pace | None = None
    """Of the reveal that is on, if the host has held it or gone ahead; else it runs from the round's end."""
    applied: Mapping[MemberId, tuple[CommandId, ...]] = field(default_factory=dict)
    told_before: Told | None = None
    """The match before this one: links to its result are good until the next one has a scored round."""

    @property
    def phase(self) -> str:
        """ "lobby", or the phase of the match."""
        return "lobby" if self.match is None else self.match.phase.value

    @property
    def host(self) -> MemberId:
        return self.stand_in or self.owner

    @property
    def is_over(self) -> bool:
        return self.match is not None and self.match.phase is Phase.FINAL

    @property
    def told(self) -> Told | None:
        """The last match with a scored round, None before there is one [END4] [MAT2]."""
        if self.match is None or not self.match.results:
            return self.told_before
        return Told(self.match, tuple(player.name for player in self.players))

    @property
    def deadline(self) -> int | None:
        """The running round's time limit, in server time."""
        return None if self.match is None else self.match.deadline

    def member_of(self, browser: BrowserId) -> MemberId:
        """Whom a browser acts for: whom it was linked to, else itself."""
        return self.linked.get(browser, MemberId(browser))

    def seat_of(self, member: MemberId) -> Seat | None:
        return next((Seat(at) for at, player in enumerate(self.players) if player.member == member), None)

    def actor(self, member: MemberId) -> Actor:
        """What somebody may act as. Whoever is unknown is neither player nor host [PUB5]."""
        return Actor(self.seat_of(member), member == self.host)

    def is_away(self, member: MemberId) -> bool:
        return member in self.away

    @property
    def known(self) -> tuple[MemberId, ...]:
        """Members whose presence matters: the owner and whoever sits."""
        seated = tuple(player.member for player in self.players if player.member is not None)
        return seated if self.owner in seated else (self.owner, *seated)

    def was_applied(self, member: MemberId, command: CommandId) -> bool:
        return command in self.applied.get(member, ())
