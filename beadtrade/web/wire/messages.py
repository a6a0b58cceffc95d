"""The frames a client may send, and how they are read.

Law: `read` never raises but `Malformed`, whatever the bytes.
"""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from beadtrade.web.wire.gestures import GestureIn
from beadtrade.web.wire.parts import Message, Typed
from beadtrade.web.wire.room_commands import RoomCommandIn
from beadtrade.web.wire.table_commands import TableCommandIn

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class MakeCode(Message):
    """A player wants a code, good for 60 s and once, that adds another browser to their seat."""

    type: Literal["make_code"]


class UseCode(Message):
    """Another browser joins a seat with its code."""

    type: Literal["use_code"]
    code: Typed


class MakeSpokenCode(Message):
    """The host wants a short code to be said aloud: new, or in place of the old one."""

    type: Literal["make_spoken_code"]


class CloseSpokenCode(Message):
    """The host closes the spoken code. Who came by it stays, unless `guests_leave`: then those without a seat go."""

    type: Literal["close_spoken_code"]
    guests_leave: bool = False


CodeCommandIn = MakeCode | UseCode | MakeSpokenCode | CloseSpokenCode
"""Codes live beside the room's state."""

CommandIn = Annotated[TableCommandIn | RoomCommandIn | GestureIn | CodeCommandIn, Field(discriminator="type")]


class Hello(Message):
    """The first frame of a connection, and again after a gap: the answer is the whole view. With `watch` the connection
    is a screen: it sees what a spectator sees whosever browser it is, is nobody in the room, and its commands are
    refused. The first hello decides on that.
    """

    type: Literal["hello"]
    protocol: int
    watch: bool = False


class Beat(Message):
    """The answer to the server's heartbeat: somebody is there."""

    type: Literal["beat"]


class Ping(Message):
    """Is anybody there? The server answers with its heartbeat at once."""

    type: Literal["ping"]


class Command(Message):
    """A command under an id of the client's own; `play` is the round that an act of a round is meant for."""

    type: Literal["command"]
    id: Id
    command: CommandIn
    play: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


MessageIn = Annotated[Hello | Beat | Ping | Command, Field(discriminator="type")]

_MESSAGE: TypeAdapter[Hello | Beat | Ping | Command] = TypeAdapter(MessageIn)


class Malformed(Exception):
    """A frame that is no message: `where` names the place, `id` the command if one could be read."""

    def __init__(self, where: str, id: str | None = None) -> None:
        super().__init__(where)
        self.where = where
        self.id = id


def read(frame: str) -> Hello | Beat | Ping | Command:
    """Reads a text frame; Malformed names the first place that is wrong."""
    try:
        message = _MESSAGE.validate_json(frame)
    except ValidationError as fault:
        raise Malformed(_place(fault), _id_in(frame)) from None
    except (ValueError, RecursionError):
        raise Malformed("frame") from None
    if isinstance(message, Command) and isinstance(message.command, TableCommandIn) and message.play is None:
        raise Malformed("play", message.id)
    return message


def _place(fault: ValidationError) -> str:
    """The path to the first fault, without the names of the union's branches."""
    path = [str(part) for part in fault.errors()[0]["loc"]]
    branches = path[:1] if path else []
    rest = path[len(branches) :]
    if rest[:1] == ["command"]:
        rest = [rest[0], *rest[2:]]
    return ".".join(rest) or "type"


def _id_in(frame: str) -> str | None:
    """The id of a malformed command, so that its sender can be answered."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return None
    wanted = found.get("id") if isinstance(found, dict) else None
    return wanted if isinstance(wanted, str) and 0 < len(wanted) <= 40 and wanted.isascii() else None
