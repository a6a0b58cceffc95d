"""The frames that the server sends, as types: for the description of the protocol, for clients' types and for tests.

Law: `room.frames` builds the bytes; a test holds that what it builds is exactly this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from beadtrade.room.events import Talk
from beadtrade.room.frames import Answer
from beadtrade.room.gestures import ReactionsSeen
from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import Sections


class Changed:
    """Marks sections of which only those that changed are there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewFrame:
    """Everything a viewer sees: the answer to a hello, and to whatever makes them another viewer."""

    type: Literal["view"]
    protocol: int
    build: str
    """Names the server's build, and so the client's that belongs to it."""
    now: int
    """The server's clock, in milliseconds."""
    n: int
    """The count of this viewer's views; the next update has one more."""
    sections: Sections
    talk: tuple[Talk, ...]
    """The last lines and phrases said, oldest first."""
    events: tuple[RoomSeen, ...]
    answer: Answer | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UpdateFrame:
    """What has changed for a viewer: sections whole, events in order, and the answer if it is the sender's."""

    type: Literal["update"]
    n: int
    """One more than the frame before; anything else is a gap, answered with a hello."""
    sections: Annotated[Sections, Changed]
    events: tuple[RoomSeen, ...]
    answer: Answer | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFrame:
    """An answer alone: nothing that the sender sees has changed."""

    type: Literal["answer"]
    answer: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class BeatFrame:
    """The server's heartbeat, with its clock in milliseconds."""

    type: Literal["beat"]
    now: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReactionsFrame:
    """What was shown since the last such frame. It changes no view, and is not sent to a connection that is behind."""

    type: Literal["reactions"]
    reactions: tuple[ReactionsSeen, ...]


FrameOut = ViewFrame | UpdateFrame | AnswerFrame | BeatFrame | ReactionsFrame
