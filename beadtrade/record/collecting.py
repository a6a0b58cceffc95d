"""The matches of a room, out of its journal: the last one to the end of the log, earlier ones as they were left.

Law: replay decides nothing, so a match comes out as it was played, whatever the rules say today.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from beadtrade.journal.contract import Entry
from beadtrade.room.codec import decode, replay
from beadtrade.room.state import RoomState
from beadtrade.rules.events import MatchDealt
from beadtrade.rules.match import Match


@dataclass(frozen=True, slots=True)
class Played:
    """A match with its players' names, in the order of their seats."""

    match: Match
    names: tuple[str, ...]


def matches_of(entries: Iterable[Entry]) -> list[Played]:
    """In the order they were dealt. ValueError when an entry is of no known shape."""
    found: list[Played] = []
    state: RoomState | None = None
    for entry in entries:
        record = decode(entry.body)
        state = replay(state, record)
        if any(isinstance(event, MatchDealt) for event in record.events):
            found.append(_played(state))
        elif found and state.match is not None:
            found[-1] = _played(state)
    return found


def _played(state: RoomState) -> Played:
    assert state.match is not None, "it has just been dealt"
    return Played(state.match, tuple(player.name for player in state.players))
