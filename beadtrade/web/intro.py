"""The introduction: a table with friends whom the page plays itself.

Law: it knows of no room, and asks for none. Whoever came from one gets a way back to it.
"""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from starlette.responses import Response

from beadtrade.web.home import READING
from beadtrade.web.pages import Pages
from beadtrade.web.room_pages import NOINDEX, UNNAMED

ROOM_KEY = re.compile(r"[a-z0-9]{1,40}")
"""Nothing that could lead anywhere else."""


def intro_router(pages: Pages) -> APIRouter:
    router = APIRouter()

    @router.api_route("/intro", methods=READING)
    async def intro(request: Request, room: str = "") -> Response:
        """`room` is the key of the room to go back to; anything else leads home."""
        is_from_room = ROOM_KEY.fullmatch(room) is not None
        response = pages.render("intro.html", request, back=f"/r/{room}" if is_from_room else "/")
        if is_from_room:
            response.headers.update(NOINDEX | UNNAMED)
        return response

    return router
