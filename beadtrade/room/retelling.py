"""What a room tells of its match's ended rounds: every moment of them, and what they are remembered by [END4] [MAT2].

Law: the same for everybody who has the link. Of the running round it holds nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.room.state import RoomState
from beadtrade.rules.events import RoundEnd
from beadtrade.rules.highlights import Highlights, highlights_of
from beadtrade.rules.match import Match, RoundResult
from beadtrade.rules.replay import Moment, moments_of
from beadtrade.rules.table import Sets
from beadtrade.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class RoundReplay:
    """An ended round: its `moments` begin with the deal; `why` is what ended it."""

    round: int
    why: RoundEnd
    moments: tuple[Moment, ...]
    highlights: Highlights


@dataclass(frozen=True, slots=True)
class Replay:
    """The ended rounds of the room's match. `names` and `sets` have an entry a seat."""

    names: tuple[str, ...]
    sets: Sets
    rounds: tuple[RoundReplay, ...]


def replay_of(state: RoomState) -> Replay:
    """Of the match before it, as long as this one has no ended round; without either there is nothing in it."""
    told = state.told
    if told is None:
        return Replay((), (), ())
    return Replay(told.names, told.match.sets, tuple(_round(told.match, result) for result in told.match.results))


def _round(match: Match, result: RoundResult) -> RoundReplay:
    normal = Variant.NORMAL in match.variants
    return RoundReplay(
        round=result.round,
        why=result.why,
        moments=moments_of(result, match.sets, normal=normal),
        highlights=highlights_of(result, match.sets, normal=normal),
    )
