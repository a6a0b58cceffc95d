"""Codes of the wire itself: refusals of frames that never reach a room, and why a socket is closed.

Law: a close code of 44xx is final, trying again with the same does not help; all others ask to come back.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum


class WireCode(StrEnum):
    """Why a command did not get as far as the room."""

    MALFORMED = "malformed"
    TOO_FAST = "too_fast"


class CloseCode(IntEnum):
    """Why the server closes a socket."""

    NO_FRAME = 1002
    """What came was none of WebSocket's frames, or a compressed one."""
    BINARY = 1003
    """A frame was not text."""
    NO_TEXT = 1007
    """A text frame was not UTF-8."""
    TOO_LARGE = 1009
    """A frame was larger than any message is, or cut into more parts."""
    RESTART = 1012
    """The server stops; come back in a moment."""
    STUCK = 4000
    """Nothing could be sent for ten seconds; come back."""
    TOO_FAST = 4008
    """Far too many frames; come back more slowly."""
    BROKEN_CLIENT = 4400
    """A frame was no message at all, or the first one was no hello."""
    NO_SUCH_ROOM = 4404
    """There is no room of this key, or it is gone."""
    OTHER_PROTOCOL = 4409
    """The client is of another build: reload once."""
    FULL = 4429
    """No more spectators, or no more browsers on this seat."""
