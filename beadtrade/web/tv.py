"""The big screen: a room as everybody may see it, for a television or a laptop across the room.

Law: it is nobody's. Opening it leaves nothing in the browser, and what it shows is the public view, also where the
browser holds a seat: its client says `watch`.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.web.home import READING, Doors
from beadtrade.web.room_pages import NOINDEX, UNNAMED, without_room


def tv_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.api_route("/tv/{key}", methods=READING)
    async def tv(request: Request, key: str, lang: str = "") -> Response:
        """`lang` is the language of this screen; without it the browser's own, as on every page."""
        try:
            found = await doors.directory.find(RoomKey(key))
        except NoSuchRoom:
            return without_room(doors, request, 404, "no-room")
        except JournalFault:
            return without_room(doors, request, 503, "room-unreadable")
        link = doors.links.room(request, found.key).best
        response = doors.pages.render("tv.html", request, language=lang, room=found.key, link=link)
        response.headers.update(NOINDEX | UNNAMED)
        return response

    return router
