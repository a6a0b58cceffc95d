"""One of each kind of answer that the server gives over http, for promises that hold for all of them.

Law: a kind is asked for as a browser would, over a real socket; what it is called says what comes back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx2

from beadtrade.web.body_limit import BODY_BYTES
from tests.player import new_room
from tests.web.in_process import Json, Served, a_server

PUBLIC = "https://beads.example"
FOREIGN = {"origin": "https://elsewhere.example"}


@dataclass(frozen=True)
class Site:
    """A server with a room, and a browser that has the cookie of its host."""

    served: Served
    browser: httpx2.AsyncClient
    room: str

    async def asked(self, method: str, path: str, **more: object) -> httpx2.Response:
        return await self.browser.request(method, path.format(room=self.room), **more)  # type: ignore[arg-type]  # httpx checks them


@asynccontextmanager
async def a_site(public_url: str | None = None) -> AsyncIterator[Site]:
    async with a_server(public_url) as served:
        room, cookie = await new_room(served.url, "Ana")
        name, _, value = cookie.partition("=")
        async with httpx2.AsyncClient(base_url=served.url, trust_env=False, cookies={name: value}) as browser:
            yield Site(served, browser, room)


KINDS: dict[str, tuple[int, str, str, Json]] = {
    "a page": (200, "GET", "/rules", {}),
    "a page with forms": (200, "GET", "/", {}),
    "only its head": (200, "HEAD", "/", {}),
    "a room's page": (200, "GET", "/r/{room}", {}),
    "a screen's page": (200, "GET", "/tv/{room}", {}),
    "a replay's page": (200, "GET", "/r/{room}/replay", {}),
    "a drawing": (200, "GET", "/r/{room}/qr.svg", {}),
    "JSON": (200, "GET", "/healthz", {}),
    "JSON of a room": (200, "GET", "/r/{room}/replay.json", {}),
    "a manifest": (200, "GET", "/manifest.webmanifest", {}),
    "a created room": (201, "POST", "/api/rooms", {}),
    "a choice that was kept": (204, "POST", "/preferences", {"json": {"theme": "dark"}}),
    "a redirect after a form": (303, "POST", "/preferences", {"data": {"lang": "de", "name": "Ana"}}),
    "a redirect to a new room": (303, "POST", "/", {"data": {"name": "Ana"}}),
    "a foreign form": (403, "POST", "/", {"data": {"name": "Ana"}, "headers": FOREIGN}),
    "a foreign request": (403, "POST", "/api/rooms", {"headers": FOREIGN}),
    "not the host": (403, "POST", "/r/{room}/delete", {"headers": {"cookie": ""}}),
    "no page": (404, "GET", "/no-such-page", {}),
    "no file": (404, "GET", "/static/no-such-file.js", {}),
    "no room": (404, "GET", "/r/nosuchroom", {}),
    "no drawing": (404, "GET", "/r/nosuchroom/qr.svg", {}),
    "no code": (404, "GET", "/c/ZZZZZZ", {}),
    "a socket's address, asked as a page": (404, "GET", "/ws/{room}", {}),
    "no such method": (405, "DELETE", "/rules", {}),
    "too large": (413, "POST", "/", {"data": {"name": "x" * BODY_BYTES}}),
    "malformed": (422, "POST", "/api/rooms", {"json": {"name": 7}}),
    "an unfit name": (422, "POST", "/", {"data": {"name": ""}}),
}
"""Its status, and how it is asked for."""
