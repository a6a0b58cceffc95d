"""The home page: make a room, find one's own again, read the rules; and whether the server is well.

Law: a GET changes nothing but cookies; only a POST from our own pages makes a room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, RedirectResponse, Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.room.directory import Directory, TooManyRooms
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import NAME_LENGTH
from beadtrade.room.room import Clock, Room
from beadtrade.room.words import clean_name
from beadtrade.web.guesses import known_address
from beadtrade.web.identity import recognise, remember_rooms, rooms_of
from beadtrade.web.links import RoomLinks
from beadtrade.web.lists import joined
from beadtrade.web.makers import Makers
from beadtrade.web.origin import is_own
from beadtrade.web.pages import Pages
from beadtrade.web.preferences import TYPED_COOKIE, forget_typed, typed_of
from beadtrade.web.words import Words

SEE_OTHER = 303
READING = ["GET", "HEAD"]
"""Whoever only checks that a page is there asks by HEAD."""


class NewRoom(BaseModel):
    """The body of `POST /api/rooms`: the name under which the maker sits down; without it they only host."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Doors:
    """What the routes around rooms need."""

    directory: Directory
    pages: Pages
    links: RoomLinks
    public_url: str | None
    clock: Clock
    makers: Makers = field(default_factory=Makers)

    def is_secure(self, request: Request) -> bool:
        """Whether browsers reach this server by https: a proxy may not say so, but the public address does."""
        return request.url.scheme == "https" or (self.public_url or "").startswith("https:")

    async def make_room(self, request: Request, response: Response, name: str | None) -> Room:
        """A room of whoever asks, who gets their cookie with the response. TooManyRooms, or a JournalFault."""
        if not self.makers.may_make(known_address(request), self.clock()):
            raise TooManyRooms
        return await self.directory.create(MemberId(recognise(request, response, secure=self.is_secure(request))), name)


def home_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.api_route("/", methods=READING)
    async def home(request: Request) -> Response:
        return await home_page(doors, request)

    @router.post("/")
    async def make_room(
        request: Request, name: Annotated[str, Form()] = "", only_host: Annotated[str, Form()] = ""
    ) -> Response:
        """The home page's form: makes a room and goes there. Whoever only hosts needs no name and has no seat."""
        if not is_own(request, doors.public_url):
            return Response(status_code=403)
        clean = None if only_host else clean_name(name)
        if clean is None and not only_host:
            return await home_page(doors, request, status=422, fault="home-name-unfit", typed=name)
        response = RedirectResponse("/", SEE_OTHER)
        try:
            room = await doors.make_room(request, response, clean)
        except (TooManyRooms, JournalFault):
            return await home_page(doors, request, status=503, fault="home-no-room", typed=name)
        response.headers["location"] = f"/r/{room.key}"
        return response

    @router.post("/api/rooms", status_code=201)
    async def create_room(request: Request, new: NewRoom | None = None) -> Response:
        """Makes a room for programs: 201 with its key and link; the maker's cookie is the host's."""
        if not is_own(request, doors.public_url):
            return JSONResponse({"refused": "foreign_origin"}, 403)
        wanted = None if new is None else new.name
        name = None if wanted is None else clean_name(wanted)
        if wanted is not None and name is None:
            return JSONResponse({"refused": "name_unfit", "where": "name"}, 422)
        return await _created(doors, request, name)

    @router.api_route("/healthz", methods=READING)
    async def healthz() -> Response:
        """Whether tables can be read: a server without its journal is of no use."""
        is_well = await doors.directory.is_well()
        return JSONResponse({"status": "ok" if is_well else "journal_unavailable"}, 200 if is_well else 503)

    return router


async def malformed(request: Request, fault: Exception) -> Response:
    """What a body that makes no sense is answered: the place of the first fault, and nothing of what was sent."""
    assert isinstance(fault, RequestValidationError)
    place = [str(part) for part in fault.errors()[0]["loc"][1:]]
    return JSONResponse({"refused": "malformed", "where": ".".join(place) or "body"}, 422)


async def unreadable(request: Request, fault: Exception) -> Response:
    """What a body that can't even be read is answered: nested too deep, or cut off."""
    return JSONResponse({"refused": "malformed", "where": "body"}, 422)


async def other_method(request: Request, fault: Exception) -> Response:
    """The address of a form, opened again as a browser does with a tab that comes back, leads home."""
    assert isinstance(fault, HTTPException)
    if request.method in READING and not request.url.path.startswith("/api/"):
        return RedirectResponse("/", SEE_OTHER)
    return Response(status_code=405, headers=fault.headers)


async def _created(doors: Doors, request: Request, name: str | None) -> Response:
    response = JSONResponse(None, 201)
    try:
        room = await doors.make_room(request, response, name)
    except (TooManyRooms, JournalFault) as fault:
        code = "too_many_rooms" if isinstance(fault, TooManyRooms) else "not_stored"
        return JSONResponse({"refused": code}, 503)
    response.body = response.render({"room": room.key, "url": doors.links.room(request, room.key).best})
    response.headers["content-length"] = str(len(response.body))
    return response


@dataclass(frozen=True, slots=True)
class KnownRoom:
    """A line of "my rooms"."""

    key: RoomKey
    phase: str
    players: str


async def home_page(
    doors: Doors,
    request: Request,
    status: int = 200,
    fault: str | None = None,
    typed: str = "",
    code_fault: str | None = None,
    code: str = "",
) -> Response:
    """`fault` is what is wrong with the name that was `typed`, `code_fault` with the spoken `code`."""
    rooms, gone = await _my_rooms(doors, request)
    typed = typed or typed_of(request)
    response = doors.pages.render(
        "home.html",
        request,
        status,
        rooms=rooms,
        fault=fault,
        typed=typed,
        code_fault=code_fault,
        code=code,
        name_units=NAME_LENGTH * 2,  # a browser counts an emoji as two; the server counts after tidying up, and says so
    )
    if TYPED_COOKIE in request.cookies:
        forget_typed(response, secure=doors.is_secure(request))
    known = [key for key in rooms_of(request.cookies) if key not in gone]
    remember_rooms(response, known, secure=doors.is_secure(request))
    return response


async def _my_rooms(doors: Doors, request: Request) -> tuple[list[KnownRoom], set[RoomKey]]:
    """The rooms this browser has opened and that can be read, and those that are gone for good."""
    found, gone = [], set()
    language = doors.pages.words.language_for(request)
    for key in rooms_of(request.cookies):
        try:
            found.append(_line(await doors.directory.find(key), doors.pages.words, language))
        except NoSuchRoom:
            gone.add(key)
        except JournalFault:
            continue  # not to be read now; it stays on the list
    return found, gone


def _line(room: Room, words: Words, language: str) -> KnownRoom:
    names = joined(words, language, [player.name for player in room.stored.players])
    return KnownRoom(room.key, room.stored.phase, names)
