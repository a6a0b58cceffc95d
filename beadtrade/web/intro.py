"""The introduction: a table with friends whom the page plays itself.

Law: it knows of no room, and asks for none. Whoever came from one gets a way back to it.
"""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from starlette.responses import Response

from beadtrade.room.spoken import CODE
from beadtrade.web.home import READING
from beadtrade.web.pages import Pages
from beadtrade.web.room_pages import NOINDEX, UNNAMED

HOME = "/"
ROOM_KEY = re.compile(r"[a-z0-9]{1,40}")
"""Nothing that could lead anywhere else."""


def intro_router(pages: Pages) -> APIRouter:
    router = APIRouter()

    @router.api_route("/intro", methods=READING)
    async def intro(request: Request, room: str = "", code: str = "") -> Response:
        """`room` is the key of the room to go back to, or `code` its spoken code; anything else leads home."""
        back = _back(room, code)
        response = pages.render("intro.html", request, back=back)
        if back != HOME:
            response.headers.update(NOINDEX | UNNAMED)
        return response

    return router


def _back(room: str, code: str) -> str:
    if ROOM_KEY.fullmatch(room):
        return f"/r/{room}"
    return f"/c/{code}" if CODE.fullmatch(code) else HOME
