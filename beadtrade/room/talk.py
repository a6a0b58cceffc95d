"""Talk: lines that somebody typed, and phrases of the phrase book.

Law: pure. Players talk at any time, and so does a host who is only a screen [BEG1].
"""

from __future__ import annotations

from beadtrade.room.commands import Say, SayPhrase
from beadtrade.room.events import LineSaid, PhraseSaid
from beadtrade.room.ids import MemberId
from beadtrade.room.match_acts import RoomDecision
from beadtrade.room.phrases import WITH_A_PIECE
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import RoomState
from beadtrade.room.words import clean_line


def say(state: RoomState, member: MemberId, command: Say, now: int) -> RoomDecision:
    text = clean_line(command.text)
    if not _may_talk(state, member):
        return RoomRefusal(RoomCode.NOT_SEATED)
    if text is None:
        return RoomRefusal(RoomCode.TEXT_UNFIT)
    return (LineSaid(state.seat_of(member), _name(state, member), text, now),)


def say_phrase(state: RoomState, member: MemberId, command: SayPhrase, now: int) -> RoomDecision:
    """A phrase has its piece exactly when it is about one."""
    if not _may_talk(state, member):
        return RoomRefusal(RoomCode.NOT_SEATED)
    if (command.piece is not None) != (command.phrase in WITH_A_PIECE):
        return RoomRefusal(RoomCode.TEXT_UNFIT)
    return (PhraseSaid(state.seat_of(member), _name(state, member), command.phrase, command.piece, now),)


def _may_talk(state: RoomState, member: MemberId) -> bool:
    actor = state.actor(member)
    return actor.seat is not None or actor.is_host


def _name(state: RoomState, member: MemberId) -> str:
    """Under which somebody talks; empty for a host who is only a screen."""
    seat = state.seat_of(member)
    return "" if seat is None else state.players[seat].name
