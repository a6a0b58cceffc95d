"""A room's row: what can be asked of a room without replaying it."""

from __future__ import annotations

from beadtrade.journal.contract import RoomKey, RoomRow
from beadtrade.room.duties import next_due
from beadtrade.room.state import RoomState


def row_of(key: RoomKey, state: RoomState, now: int) -> RoomRow:
    """As the journal keeps it beside the entries that led to `state`."""
    return RoomRow(
        room=key,
        phase=state.phase,
        deadline=next_due(state),
        created=state.created,
        active=now,
        started=state.plays > 0,
    )
