"""The gallery: every drawing, control and token on one page, for whoever works on the look.

Law: a server that was not told to be a developer's has no such page at all: the router is only put in when it was.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from beadtrade.web.pages import Pages


def gallery_router(pages: Pages, is_shown: bool) -> APIRouter:
    """`/gallery`, or no route where it is not to be shown."""
    router = APIRouter()
    if not is_shown:
        return router

    @router.get("/gallery")
    async def gallery(request: Request) -> Response:
        return pages.render("gallery.html", request)

    return router
