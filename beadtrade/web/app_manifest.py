"""`/manifest.webmanifest`: what a phone needs to keep the game among its own, in the visitor's language and theme.

Law: it names only pictures that the build has. There is no service worker: a table is of no use without its server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from beadtrade.web.assets import Assets
from beadtrade.web.home import READING
from beadtrade.web.pages import VARIES
from beadtrade.web.preferences import PAPERS, theme_of
from beadtrade.web.words import Words

ICONS: Final = (
    {"name": "icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
    {"name": "icon-192.png", "type": "image/png", "sizes": "192x192", "purpose": "any"},
    {"name": "icon-512.png", "type": "image/png", "sizes": "512x512", "purpose": "any"},
    {"name": "icon-maskable-512.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
)
KEPT = {"cache-control": "private, max-age=3600", "vary": VARIES}
"""An hour: it changes with a build, and with what its reader has chosen."""


class Manifest(JSONResponse):
    media_type = "application/manifest+json"


def manifest_router(assets: Assets, words: Words) -> APIRouter:
    router = APIRouter()

    @router.api_route("/manifest.webmanifest", methods=READING)
    async def manifest(request: Request) -> Response:
        language = words.language_for(request)
        paper = PAPERS.get(theme_of(request), PAPERS["light"])
        return Manifest(
            {
                "id": "/",
                "lang": language,
                "name": words.say(language, "page-title"),
                "short_name": words.say(language, "page-title"),
                "description": words.say(language, "page-description"),
                "start_url": "/",
                "scope": "/",
                "display": "standalone",
                "theme_color": paper,
                "background_color": paper,
                "icons": [_icon(assets, icon) for icon in ICONS if icon["name"] in assets.names],
            },
            headers=KEPT,
        )

    return router


def _icon(assets: Assets, icon: Mapping[str, str]) -> dict[str, str]:
    return {"src": assets.url(icon["name"])} | {key: icon[key] for key in ("type", "sizes", "purpose")}
