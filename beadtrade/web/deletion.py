"""The host deletes a room, and with it all that was kept of it.

Law: only the host who made it, not one who stands in for them, only from our own pages, and for good: the journal keeps
no byte of it, and whoever is there finds that the room is gone.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.web.home import Doors
from beadtrade.web.identity import browser_of
from beadtrade.web.origin import is_own


def deletion_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.post("/r/{key}/delete")
    async def delete(request: Request, key: str) -> Response:
        """204 when it is gone; 403 `foreign_origin` or `not_the_host`, 404 without a room, 503 `not_stored`."""
        if not is_own(request, doors.public_url):
            return JSONResponse({"refused": "foreign_origin"}, 403)
        try:
            room = await doors.directory.find(RoomKey(key))
            browser = browser_of(request)
            if browser is None or room.stored.member_of(browser) != room.stored.owner:
                return JSONResponse({"refused": "not_the_host"}, 403)
            await doors.directory.delete(room)
        except NoSuchRoom:
            return Response(status_code=404)
        except JournalFault:
            return JSONResponse({"refused": "not_stored"}, 503)
        return Response(status_code=204)

    return router
