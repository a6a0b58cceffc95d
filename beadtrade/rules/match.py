"""The match: three or five rounds around one table, who is there, who is ready, and the results so far.

Law: a match is a value. It changes only by an event, in `apply`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.events import BeadsPlaced, CenterSwapped, MatchDealt, RoundEnd, SpiritPlaced, TradeMade
from beadtrade.rules.pieces import TYPES, PieceType
from beadtrade.rules.scoring import TypeScore, totals
from beadtrade.rules.seats import MAX_SEATS, MIN_SEATS, Presence, Seat
from beadtrade.rules.table import Sets, Table, new_table
from beadtrade.rules.variants import Variant, Variants, rounds_in, spirits_to_end


class Phase(StrEnum):
    """Where a match stands, in this order; READY comes again before every round [BEG2]."""

    STORIES = "stories"
    READY = "ready"
    PLAYING = "playing"
    REVEAL = "reveal"
    FINAL = "final"


Deed = TradeMade | CenterSwapped | BeadsPlaced | SpiritPlaced
"""What a round's timeline tells: never offers nobody took, declines or notes [END4]."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A scored round: the table as it stood at its end, and how every point came about [MAT2]."""

    round: int
    why: RoundEnd
    ended_at: int
    """Server time in milliseconds."""
    table: Table
    scores: tuple[TypeScore, ...]
    deeds: tuple[Deed, ...] = ()
    """The round's timeline, open to all from now on [END4]."""
    began: int = 0
    """Server time in milliseconds."""

    @property
    def totals(self) -> tuple[int, ...]:
        return totals(self.scores)


@dataclass(frozen=True, slots=True)
class Match:
    """Everything from the deal to the winner. `round` is the one played now or played next, from 1."""

    sets: Sets
    variants: Variants
    time_limit: int | None
    phase: Phase
    round: int
    table: Table
    presence: tuple[Presence, ...]
    ready: frozenset[Seat] = frozenset()
    youngest: Seat | None = None
    tellers: tuple[Seat, ...] = ()
    """Who has the floor, then who still has a story to tell [VAR5]."""
    deadline: int | None = None
    deeds: tuple[Deed, ...] = ()
    """Of the running round, in order."""
    began: int = 0
    """When the round was begun, server time in milliseconds."""
    results: tuple[RoundResult, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(at) for at in range(len(self.sets)))

    @property
    def rounds(self) -> int:
        return rounds_in(self.variants)

    @property
    def spirits_to_end(self) -> int:
        return spirits_to_end(self.variants)

    @property
    def floor(self) -> Seat | None:
        return self.tellers[0] if self.tellers else None

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's sum over the scored rounds [MAT1]."""
        return tuple(sum(each.totals[seat] for each in self.results) for seat in self.seats)

    def has_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.sets)

    def is_here(self, seat: Seat) -> bool:
        return self.presence[seat] is Presence.HERE

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Players present who are not ready; away players are not waited for [BEG2]."""
        return tuple(seat for seat in self.seats if self.is_here(seat) and seat not in self.ready)

    @property
    def starter(self) -> Seat | None:
        """Who says "Let's begin": the youngest while present; None is the host [BEG3]."""
        return self.youngest if self.youngest is not None and self.is_here(self.youngest) else None

    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the highest sum; all of them on a tie, none before a round was scored [MAT1] [MAT4]."""
        if not self.results:
            return ()
        best = max(self.totals)
        return tuple(seat for seat in self.seats if self.totals[seat] == best)


def deal(
    order: tuple[PieceType, ...],
    presence: tuple[bool, ...],
    variants: Variants,
    time_limit: int | None,
    first_teller: Seat,
) -> MatchDealt:
    """Gives out the sets in the drawn `order`, one a seat, or two with two players [SET1] [SET2].

    `presence` has one entry a seat. ValueError for one player or six, or an order that isn't the five types.
    """
    seats = len(presence)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise ValueError(f"{seats} players can't play; it takes {MIN_SEATS} to {MAX_SEATS} [SET1]")
    if sorted(order) != sorted(TYPES):
        raise ValueError(f"a draw has each type once, not {order}")
    each = 2 if seats == MIN_SEATS else 1
    sets = tuple(order[at * each : (at + 1) * each] for at in range(seats))
    return MatchDealt(sets, tuple(sorted(variants)), time_limit, _tellers(presence, variants, first_teller), presence)


def new_match(event: MatchDealt) -> Match:
    """The match right after the deal."""
    return Match(
        sets=event.sets,
        variants=frozenset(event.variants),
        time_limit=event.time_limit,
        phase=Phase.STORIES if event.tellers else Phase.READY,
        round=1,
        table=new_table(event.sets),
        presence=tuple(Presence.HERE if here else Presence.AWAY for here in event.presence),
        tellers=event.tellers,
    )


def _tellers(presence: tuple[bool, ...], variants: Variants, first: Seat) -> tuple[Seat, ...]:
    """Seat order from the starter, those present, once a match [VAR5]."""
    if Variant.STORY not in variants:
        return ()
    seats = len(presence)
    around = (Seat((first + step) % seats) for step in range(seats))
    return tuple(seat for seat in around if presence[seat])
