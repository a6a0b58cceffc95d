"""The application: routers put together, and nothing else.

Law: what it needs comes in as arguments and is made here once; no module holds state of its own.
"""

from __future__ import annotations

from fastapi import FastAPI

from beadtrade import __version__
from beadtrade.paths import CLIENT
from beadtrade.settings import Settings
from beadtrade.web.assets import assets_router, load_assets
from beadtrade.web.pages import load_templates, pages_router
from beadtrade.web.security import SecurityHeaders


def create_app(settings: Settings) -> FastAPI:
    """The whole server; NotBuilt when the browser client is missing."""
    assets = load_assets(CLIENT)
    # Not described by FastAPI: the interface is the client's alone, and those pages load other servers' scripts.
    app = FastAPI(title="Bead Trade", version=__version__, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.add_middleware(SecurityHeaders)
    app.include_router(assets_router(assets))
    app.include_router(pages_router(load_templates(assets)))

    @app.get("/healthz")
    async def healthz() -> dict[str, str]:
        return {"status": "ok"}

    return app
