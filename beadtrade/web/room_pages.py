"""The pages of a room: the page that the browser client runs in, and the QR code of its link.

Law: opening a link joins nothing and counts nothing, for a messenger's robot opens it too. The key of a room is in no
index, no referrer and no log.
"""

from __future__ import annotations

import io
import re

import segno
from fastapi import APIRouter, Request
from starlette.responses import Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.web.home import READING, Doors
from beadtrade.web.identity import recognise, remember_room
from beadtrade.web.rules_page import SECTIONS
from beadtrade.web.security import HEADERS

NOINDEX = {"x-robots-tag": "noindex, nofollow"}
UNNAMED = {"referrer-policy": HEADERS["referrer-policy"]}
"""For the page with a room's key in its address: it has no forms that would need more."""
CODE = re.compile(r"[A-Z2-9]{8}")


def room_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.api_route("/r/{key}", methods=READING)
    async def room(request: Request, key: str) -> Response:
        """The room, or a page that says that there is none."""
        try:
            found = await doors.directory.find(RoomKey(key))
        except NoSuchRoom:
            return without_room(doors, request, 404, "no-room")
        except JournalFault:
            return without_room(doors, request, 503, "room-unreadable")
        where = doors.links.room(request, found.key)
        response = doors.pages.render(
            "room.html", request, room=found.key, link=where.best, links=where.others, by="key"
        )
        response.headers.update(NOINDEX | UNNAMED)
        secure = doors.is_secure(request)
        recognise(request, response, secure=secure)
        remember_room(request, response, found.key, secure=secure)
        return response

    @router.get("/r/{key}/qr.svg")
    async def qr(request: Request, key: str, code: str = "") -> Response:
        """The QR code of the room's link; with a seat's `code`, of the link that adds a browser to that seat."""
        try:
            found = await doors.directory.find(RoomKey(key))
        except (NoSuchRoom, JournalFault):
            return Response(status_code=404)
        link = doors.links.room(request, found.key).best
        if CODE.fullmatch(code):
            link = f"{link}?code={code}"
        return qr_code(link)

    @router.api_route("/rules", methods=READING)
    async def rules(request: Request) -> Response:
        """The rules for players."""
        return doors.pages.render("rules.html", request, sections=SECTIONS)

    return router


def no_such_page(doors: Doors, request: Request) -> Response:
    """What a mistyped address is answered."""
    return doors.pages.render("message.html", request, 404, title="no-page-title", text="no-page-text")


def failed(doors: Doors, request: Request) -> Response:
    """What is answered when the server itself is at fault: nothing of what the fault says, which is in the log."""
    return doors.pages.render("message.html", request, 500, title="fault-title", text="fault-text")


def without_room(doors: Doors, request: Request, status: int, id: str) -> Response:
    """The page for a key that leads to no room; `id` is what its two messages begin with."""
    response = doors.pages.render("message.html", request, status, title=f"{id}-title", text=f"{id}-text")
    response.headers.update(NOINDEX)
    return response


def qr_code(link: str) -> Response:
    """A picture of a link, for cameras; 404 for one that is too long for any, as its Host header can make it."""
    try:
        return Response(_svg(link), media_type="image/svg+xml", headers=NOINDEX)
    except segno.DataOverflowError:
        return Response(status_code=404)


def _svg(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()
