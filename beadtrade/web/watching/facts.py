"""What a line of the log may say besides its event.

Law: the list is closed, and nothing on it is a secret or was written by anybody: no key, code, cookie, name, text or
piece. A room goes by a name that this process alone gives it.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from typing import TypedDict, Unpack

from beadtrade.journal.contract import RoomKey

NAME_BYTES = 4
"""Enough to tell the rooms of an evening apart, far too few to find a key by."""


class Facts(TypedDict, total=False):
    """`room` is a name of `RoomNames`, `seat` a number from 0, the others words of the protocol's closed lists."""

    room: str
    seat: int | None
    command: str
    refused: str
    close: str
    port: int
    version: str


class RoomNames:
    """Names for rooms, salted: those of another process, or of a log that is compared with a key, differ."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)

    def of(self, key: RoomKey) -> str:
        return hashlib.blake2s(key.encode(), digest_size=NAME_BYTES, key=self._salt).hexdigest()


def tell(log: logging.Logger, level: int, event: str, **facts: Unpack[Facts]) -> None:
    """Writes an event with its facts into a log, if that takes the level."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})
