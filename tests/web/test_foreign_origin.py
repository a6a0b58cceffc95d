"""A page of another site acts here by no address at all, whichever cookies its reader's browser sends along."""

from __future__ import annotations

import warnings
from itertools import product

import pytest
from fastapi.openapi.utils import get_openapi
from websockets.exceptions import InvalidStatus

from tests.web.answers import FOREIGN, Site, a_site
from tests.web.in_process import Json, a_socket

pytestmark = pytest.mark.anyio
ORIGINS = (FOREIGN["origin"], "null", "http://127.0.0.1:1")
FORM = {"name": "Eve", "code": "ZZZZZZ", "lang": "de"}


def acting(site: Site) -> list[str]:
    """The address of every route that does more than read."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a route that answers HEAD like GET is one operation twice
        paths = get_openapi(title="", version="", routes=site.served.app.routes)["paths"]
    return [path for path, methods in paths.items() if set(methods) - {"get", "head"}]


async def test_every_address_that_acts_refuses_it_and_does_nothing() -> None:
    async with a_site() as site:
        before, addresses = list(site.served.directory.rooms), acting(site)
        assert {"/", "/api/rooms", "/code", "/preferences", "/r/{key}/delete"} <= set(addresses)
        for path, origin in product(addresses, ORIGINS):
            body: Json = {"json": {"name": "Eve"}} if path.startswith("/api/") else {"data": FORM}
            answer = await site.asked("POST", path.replace("{key}", site.room), **body, headers={"origin": origin})
            assert (answer.status_code, answer.headers.get("set-cookie")) == (403, None), (path, origin)
        assert list(site.served.directory.rooms) == before


async def test_a_refused_socket_is_told_nothing_and_given_nothing() -> None:
    async with a_site() as site:
        for room in (site.room, "nosuchroom"):
            with pytest.raises(InvalidStatus) as refusal:
                async with a_socket(site.served.url, room, origin=FOREIGN["origin"]):
                    pass
            answer = refusal.value.response
            assert (answer.status_code, answer.body, answer.headers.get("set-cookie")) == (403, b"", None)
