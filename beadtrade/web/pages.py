"""The HTML pages, from templates.

Law: everything a template prints is escaped, and a name it does not know is an error, not an empty text.
"""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from beadtrade.paths import TEMPLATES
from beadtrade.web.assets import Assets


def load_templates(assets: Assets) -> Environment:
    """The templates; `asset("app.js")` in one gives that asset's address."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["asset"] = assets.url
    return environment


def pages_router(templates: Environment) -> APIRouter:
    router = APIRouter(default_response_class=HTMLResponse)

    @router.get("/")
    async def home() -> HTMLResponse:
        return HTMLResponse(templates.get_template("home.html").render())

    return router
