"""The door for spoken codes: a page, a socket's room and a QR code by code, and the home page's form.

Law: a code that is wrong and one that is over are answered alike, byte for byte; nothing here says which key a room
has, sets a cookie that holds it, or logs a code.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.room.directory import Directory
from beadtrade.room.ids import BrowserId
from beadtrade.room.room import Clock, Room
from beadtrade.room.spoken import read_code
from beadtrade.web.guesses import Guesses, known_address
from beadtrade.web.home import READING, SEE_OTHER, Doors, home_page
from beadtrade.web.identity import browser_of, recognise
from beadtrade.web.origin import is_own
from beadtrade.web.room_pages import NOINDEX, UNNAMED, qr_code, without_room

NOT_FOUND = 404
TOO_MANY = 429
UNREADABLE = 503
FAULTS = {NOT_FOUND: "no-code", TOO_MANY: "code-tries", UNREADABLE: "room-unreadable"}
"""What the words for a status begin with."""


class CodeDoor:
    """Finds rooms by spoken codes, and counts wrong ones."""

    def __init__(self, directory: Directory, clock: Clock) -> None:
        self._directory = directory
        self._clock = clock
        self._guesses = Guesses(clock())

    async def find(self, connection: HTTPConnection, code: str) -> Room | int:
        """The room that a code leads to, or the status that says why it does not."""
        key = self._key_of(connection, code)
        if isinstance(key, int):
            return key
        try:
            return await self._directory.find(key)
        except NoSuchRoom:
            return NOT_FOUND
        except JournalFault:
            return UNREADABLE

    def _key_of(self, connection: HTTPConnection, code: str) -> RoomKey | int:
        now, codes, browser = self._clock(), self._directory.spoken, browser_of(connection)
        back = None if browser is None else codes.room_for_guest(code, browser, now)
        if back is not None:
            return back
        address = known_address(connection)
        if not self._guesses.may_try(address, now):
            return TOO_MANY
        key = codes.room_of(code, now)
        if key is None:
            self._guesses.count_wrong(address, now)
            return NOT_FOUND
        return key

    def welcome(self, code: str, browser: BrowserId) -> None:
        """The browser came in, and may come back by this code after its end."""
        self._directory.spoken.welcome(code, browser)


def code_router(doors: Doors, door: CodeDoor) -> APIRouter:
    router = APIRouter()

    @router.post("/code")
    async def enter(request: Request, code: Annotated[str, Form()] = "") -> Response:
        """The home page's form: leads to the code's page, or says why not."""
        if not is_own(request, doors.public_url):
            return Response(status_code=403)
        letters = read_code(code)
        found = NOT_FOUND if letters is None else await door.find(request, letters)
        if isinstance(found, int):
            return await home_page(doors, request, found, code_fault=f"{FAULTS[found]}-text", code=code)
        return RedirectResponse(f"/c/{letters}", SEE_OTHER)

    @router.api_route("/c/{code}", methods=READING)
    async def room(request: Request, code: str) -> Response:
        """The room as a guest sees it: the code is all that the page knows of where it is."""
        letters = read_code(code)
        found = NOT_FOUND if letters is None else await door.find(request, letters)
        if isinstance(found, int):
            return without_room(doors, request, found, FAULTS[found])
        where = doors.links.to(request, f"/c/{letters}")
        response = doors.pages.render(
            "room.html", request, room=letters, link=where.best, links=where.others, by="code"
        )
        response.headers.update(NOINDEX | UNNAMED)
        recognise(request, response, secure=doors.is_secure(request))
        return response

    @router.get("/c/{code}/qr.svg")
    async def qr(request: Request, code: str) -> Response:
        """The QR code of the code's address."""
        letters = read_code(code)
        found = NOT_FOUND if letters is None else await door.find(request, letters)
        return (
            Response(status_code=found)
            if isinstance(found, int)
            else qr_code(doors.links.to(request, f"/c/{letters}").best)
        )

    return router
