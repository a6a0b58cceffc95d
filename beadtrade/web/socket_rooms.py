"""Which room a socket is for: by the key of a room, or by its spoken code.

Law: whoever is not let in is told by the code of a close, and a code that is over is closed like one that never was.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.room.directory import Directory
from beadtrade.room.room import Room
from beadtrade.room.spoken import CODE
from beadtrade.web.code_door import NOT_FOUND, TOO_MANY, UNREADABLE, CodeDoor
from beadtrade.web.identity import browser_of
from beadtrade.web.wire.codes import CloseCode

BY_STATUS = {
    NOT_FOUND: CloseCode.NO_SUCH_ROOM,
    TOO_MANY: CloseCode.TOO_FAST,
    UNREADABLE: CloseCode.RESTART,
}
"""What the door's answers are to a socket."""


class Closing(Exception):
    """The socket has to be closed, and why."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


def is_code(room: str) -> bool:
    """Whether that is a spoken code; a key has other letters and more of them."""
    return CODE.fullmatch(room) is not None


async def by_key(directory: Directory, key: RoomKey) -> Room:
    """Closing when there is none, or when it can't be read now."""
    try:
        return await directory.find(key)
    except NoSuchRoom:
        raise Closing(CloseCode.NO_SUCH_ROOM) from None
    except JournalFault:
        raise Closing(CloseCode.RESTART) from None


async def by_spoken_code(door: CodeDoor, connection: HTTPConnection, code: str) -> Room:
    """The room behind a code, for a browser that may come back by it; Closing when the code leads nowhere."""
    found = await door.find(connection, code)
    if isinstance(found, int):
        raise Closing(BY_STATUS[found])
    browser = browser_of(connection)
    if browser is not None:
        door.welcome(code, browser)
    return found
