"""Who may still come to the table, and by which door: with the room's link, or with the code that was said aloud.

Law: pure. The spoken code is short and can be guessed in the end, so whoever came by it only asks, and the host lets
them in; a locked room takes nobody new at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.rules.commands import Actor


@dataclass(frozen=True, slots=True)
class Onlooker:
    """One kind of viewer: what they may act as, and whether they came by the spoken code."""

    actor: Actor = field(default_factory=Actor)
    by_code: bool = False

    @property
    def is_guest(self) -> bool:
        """Players and the host are what they are by whichever door they came; all others by the code are guests."""
        return self.by_code and self.actor == Actor()


def refuse_sitting(state: RoomState, is_guest: bool, is_host: bool) -> RoomRefusal | None:
    """Why somebody may not sit down by themselves; None when they may. The host's own lock does not keep them out."""
    if state.is_locked and not is_host:
        return RoomRefusal(RoomCode.ROOM_LOCKED)
    return RoomRefusal(RoomCode.ASK_THE_HOST) if is_guest else None


def refuse_asking(state: RoomState, is_guest: bool) -> RoomRefusal | None:
    """Why nobody may ask for a seat; None when they may. In the lobby whoever has the link just sits down."""
    if state.is_over or (state.match is None and not is_guest):
        return RoomRefusal(RoomCode.WRONG_PHASE)
    return RoomRefusal(RoomCode.ROOM_LOCKED) if state.is_locked else None
