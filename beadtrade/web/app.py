"""The application: routers put together, and nothing else.

Law: what it needs comes in as arguments and is made here once; no module holds state of its own.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError

from beadtrade import __version__
from beadtrade.journal.contract import Journal
from beadtrade.paths import CLIENT, LOCALES
from beadtrade.room.chance import Chance, SystemChance
from beadtrade.room.directory import Directory
from beadtrade.room.room import Clock
from beadtrade.settings import Settings
from beadtrade.web.app_manifest import manifest_router
from beadtrade.web.assets import assets_router, load_assets
from beadtrade.web.body_limit import BodyLimit, TooLarge, too_large
from beadtrade.web.code_door import CodeDoor, code_router
from beadtrade.web.deletion import deletion_router
from beadtrade.web.gallery import gallery_router
from beadtrade.web.home import Doors, home_router, malformed, other_method, unreadable
from beadtrade.web.intro import intro_router
from beadtrade.web.links import RoomLinks
from beadtrade.web.pages import Pages
from beadtrade.web.pictures import ResultPictures
from beadtrade.web.preferences_form import preferences_router
from beadtrade.web.retelling import retelling_router
from beadtrade.web.room_pages import failed, no_such_page, room_router
from beadtrade.web.security import SecuredApp
from beadtrade.web.socket import Switchboard, socket_router
from beadtrade.web.stopping import Stopping
from beadtrade.web.tv import tv_router
from beadtrade.web.watching.journal import WatchedJournal
from beadtrade.web.watching.watch import Watch
from beadtrade.web.words import Words

log = logging.getLogger("beadtrade.server")


def server_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def create_app(
    settings: Settings,
    journal: Journal,
    found: tuple[str, ...] = (),
    clock: Clock = server_time,
    chance: Chance | None = None,
    watch: Watch | None = None,
) -> FastAPI:
    """The whole server on an open journal, which stays the caller's; NotBuilt when the browser client is missing.

    `found` are the addresses others may reach it under.
    """
    assets = load_assets(CLIENT)
    watch = watch or Watch()
    directory = Directory(WatchedJournal(journal, watch), clock, chance or SystemChance(), assets.build, watch.telling)
    watch.count(lambda: directory.rooms)
    stopping = Stopping(directory)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await directory.start()
        except Exception:
            log.exception("it could not start")
            raise
        yield
        await stopping.stop()

    # The interface is the game's own and described in docs/; FastAPI's pages about it load other servers' files.
    app = SecuredApp(
        settings.public_url,
        title="Bead Trade",
        version=__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    links = RoomLinks(settings.public_url, found)
    words = Words(LOCALES)
    doors = Doors(directory, Pages(assets, words, links), links, settings.public_url, clock)
    door = CodeDoor(directory, clock)
    app.state.directory = directory
    app.state.stopping = stopping
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(TooLarge, too_large)

    app.add_exception_handler(400, unreadable)
    app.add_exception_handler(405, other_method)

    @app.exception_handler(404)
    async def unknown_address(request: Request, fault: Exception) -> Response:
        return no_such_page(doors, request)

    @app.exception_handler(500)
    async def own_fault(request: Request, fault: Exception) -> Response:
        return failed(doors, request)

    app.add_middleware(BodyLimit)
    app.include_router(assets_router(assets))
    app.include_router(home_router(doors))
    app.include_router(room_router(doors))
    app.include_router(code_router(doors, door))
    app.include_router(retelling_router(doors, ResultPictures(assets.content("result.svg"))))
    app.include_router(deletion_router(doors))
    app.include_router(tv_router(doors))
    app.include_router(intro_router(doors.pages))
    app.include_router(preferences_router(doors))
    app.include_router(manifest_router(assets, words))
    app.include_router(gallery_router(doors.pages, settings.dev))
    app.include_router(socket_router(Switchboard(directory, clock, door, stopping, watch), settings.public_url))
    return app
