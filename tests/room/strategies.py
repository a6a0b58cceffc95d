"""What hypothesis draws for rooms: heaps that can exist, every event, every act."""

from __future__ import annotations

from types import UnionType
from typing import Any, get_args

from hypothesis import strategies as st

from beadtrade.room.events import RoomEvent
from beadtrade.rules.commands import MatchCommand, TableCommand
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import Five, Pieces

FIVE: st.SearchStrategy[Five] = st.tuples(*[st.integers(0, 4)] * 5)
st.register_type_strategy(Pieces, st.builds(Pieces, FIVE, FIVE))
st.register_type_strategy(Wants, st.builds(Wants, st.from_type(Pieces), st.integers(0, 9), st.integers(0, 2)))


def members_of(union: UnionType) -> list[type]:
    """The classes of a union of unions."""
    return [inner for each in get_args(union) for inner in (members_of(each) if get_args(each) else [each])]


EVENTS = members_of(RoomEvent)
ACTS: st.SearchStrategy[Any] = st.one_of(*map(st.from_type, members_of(TableCommand)))
MATCH_COMMANDS: st.SearchStrategy[Any] = st.sampled_from([each() for each in members_of(MatchCommand)])
