"""What goes wrong, and when: drawn from one number before anything happens.

Law: the same number gives the same plan. What the server and the network make of it is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random


class Fault(StrEnum):
    """What can go wrong with one browser's socket. The kill of the server is everybody's, and apart."""

    CUT = "cut"
    """A reset while commands are under way."""
    CUT_IN_A_FRAME = "cut in a frame"
    """A reset in the middle of what the server is sending."""
    STALL_UP = "stalled to the server"
    STALL_DOWN = "stalled from the server"
    STALL_BOTH = "stalled both ways"
    """Nothing goes through and nothing is closed; a second socket takes over, and the first one may come to life."""
    SLOW_UP = "slow to the server"
    SLOW_DOWN = "slow from the server"
    TWICE = "sent on two sockets"
    """The same commands at once on two sockets, none of them hindered."""


STALLS = (Fault.STALL_UP, Fault.STALL_DOWN, Fault.STALL_BOTH)


@dataclass(frozen=True)
class Trouble:
    """One fault in one room. `victim` is the number of a browser there."""

    fault: Fault
    victim: int
    comes_back: bool
    """Whether a stalled socket comes to life again, before it is closed."""


@dataclass(frozen=True)
class Kill:
    """The server is killed once so many troubles have begun in all rooms together, and so many answers came after that.
    While it is dead its clock goes on by `ahead` milliseconds.
    """

    after: int
    answers: int
    ahead: int


@dataclass(frozen=True)
class Plan:
    """Everything that will go wrong: per room in order, and the kills."""

    seed: int
    rooms: tuple[tuple[Trouble, ...], ...]
    kills: tuple[Kill, ...]


AHEAD_MS = (0, 0, 5_000, 40_000, 200_000)
"""Nothing, a moment, a reveal, a round."""


def draw_plan(seed: int, *, rooms: int, each_fault: int, kills: int, browsers: int) -> Plan:
    """Every kind of fault `each_fault` times in every room, in a drawn order, and the kills spread over the whole."""
    random = Random(seed)
    troubles = tuple(tuple(_in_a_room(random, each_fault, browsers)) for _ in range(rooms))
    total = sum(map(len, troubles))
    at = sorted(random.randrange(rooms, max(rooms + 1, total - rooms)) for _ in range(kills))
    return Plan(seed, troubles, tuple(Kill(each, random.randrange(8), random.choice(AHEAD_MS)) for each in at))


def _in_a_room(random: Random, each_fault: int, browsers: int) -> list[Trouble]:
    faults = [fault for fault in Fault for _ in range(each_fault)]
    random.shuffle(faults)
    return [Trouble(fault, random.randrange(browsers), random.random() < 0.7) for fault in faults]
