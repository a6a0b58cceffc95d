"""`POST /preferences`: where a page's forms, and the room's client, leave what the reader has chosen.

Law: nothing is stored here, only cookies are handed back, so there is nothing to fill and no limit to meet. A form
leads back to a page of this server and nowhere else.
"""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.responses import JSONResponse, RedirectResponse, Response

from beadtrade.web.home import SEE_OTHER, Doors
from beadtrade.web.origin import is_own
from beadtrade.web.preferences import LANGUAGE_COOKIE, THEME_COOKIE, Theme, keep, keep_typed

OWN_PATH = re.compile(r"/(?![/\\])[\w\-.~%/]{0,500}", re.ASCII)
"""Two strokes at its head would lead to another server."""


class Preferences(BaseModel):
    """What was chosen; what is left out stays as it is. `back` is the page that a form leads back to, `name` what stood
    in the start page's field.
    """

    model_config = ConfigDict(extra="forbid", strict=True)
    lang: str | None = None
    theme: Theme | None = None
    back: str = "/"
    name: str = ""


def preferences_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.post("/preferences")
    async def prefer(request: Request) -> Response:
        """204 to JSON, 303 back to its page to a form; 403 `foreign_origin` or 422 `malformed` otherwise."""
        if not is_own(request, doors.public_url):
            return JSONResponse({"refused": "foreign_origin"}, 403)
        is_json = _is_json(request)
        try:
            wanted = await _read(request, is_json)
        except ValidationError as fault:
            return _malformed(".".join(str(part) for part in fault.errors()[0]["loc"]))
        if wanted.lang is not None and wanted.lang not in doors.pages.words.languages:
            return _malformed("lang")
        if wanted.lang is None and wanted.theme is None:
            return _malformed("")
        response = Response(status_code=204) if is_json else RedirectResponse(own_path(wanted.back), SEE_OTHER)
        for name, value in ((LANGUAGE_COOKIE, wanted.lang), (THEME_COOKIE, wanted.theme)):
            if value is not None:
                keep(response, name, value, secure=doors.is_secure(request))
        if wanted.name:
            keep_typed(response, wanted.name, secure=doors.is_secure(request))
        return response

    return router


def own_path(path: str) -> str:
    """The path if it leads to a page of this server, else home."""
    return path if OWN_PATH.fullmatch(path) else "/"


async def _read(request: Request, is_json: bool) -> Preferences:
    if is_json:
        return Preferences.model_validate_json(await request.body())
    async with request.form() as form:
        return Preferences.model_validate(dict(form))


def _is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def _malformed(where: str) -> JSONResponse:
    return JSONResponse({"refused": "malformed", "where": where or "body"}, 422)
