"""Who a browser is: a random secret in one cookie, known to the server by its hash alone.

Law: the secret is made here, sent to its browser and kept nowhere; a client's message never says who it is from.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence

from starlette.requests import HTTPConnection
from starlette.responses import Response

from beadtrade.journal.contract import RoomKey
from beadtrade.room.ids import BrowserId

COOKIE = "beadtrade"
COOKIE_OVER_HTTPS = "__Host-beadtrade"
"""Browsers take one of such a name from this very host alone, and by https: no neighbour under the same parent name can
plant it, and have somebody play as them.
"""
ROOMS_COOKIE = "beadtrade_rooms"
A_YEAR_S = 365 * 24 * 3600
SECRET_BYTES = 24
ROOMS_REMEMBERED = 12
"""Rooms that the home page lists: what fits on a phone."""

HTTPS = ("https", "wss")

_SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
_KEY = re.compile(r"[a-z2-9]{20}")


def browser_of(connection: HTTPConnection) -> BrowserId | None:
    """The browser behind a request or socket; None when it has no cookie of ours yet."""
    secret = connection.cookies.get(COOKIE_OVER_HTTPS, "")
    if connection.scope.get("scheme") not in HTTPS:
        secret = secret or connection.cookies.get(COOKIE, "")
    return browser_id(secret) if _SECRET.fullmatch(secret) else None


def browser_id(secret: str) -> BrowserId:
    """The name under which a journal knows the browser: nobody who reads it can act as it."""
    return BrowserId(hashlib.sha256(secret.encode()).hexdigest()[:32])


def recognise(request: HTTPConnection, response: Response, *, secure: bool) -> BrowserId:
    """The browser of a request, given its cookie with the response if it had none."""
    known = browser_of(request)
    if known is not None:
        return known
    secret = secrets.token_urlsafe(SECRET_BYTES)
    _set(response, COOKIE_OVER_HTTPS if secure else COOKIE, secret, secure)
    return browser_id(secret)


def rooms_of(cookies: Mapping[str, str]) -> tuple[RoomKey, ...]:
    """The rooms this browser has opened, the last one first."""
    keys = cookies.get(ROOMS_COOKIE, "").split(".")
    return tuple(RoomKey(key) for key in keys if _KEY.fullmatch(key))[:ROOMS_REMEMBERED]


def remember_room(request: HTTPConnection, response: Response, key: RoomKey, *, secure: bool) -> None:
    """Puts a room at the head of this browser's list."""
    others = [each for each in rooms_of(request.cookies) if each != key]
    remember_rooms(response, [key, *others], secure=secure)


def remember_rooms(response: Response, keys: Sequence[RoomKey], *, secure: bool) -> None:
    _set(response, ROOMS_COOKIE, ".".join(keys[:ROOMS_REMEMBERED]), secure)


def _set(response: Response, name: str, value: str, secure: bool) -> None:
    """Lax, so that a link from a messenger is recognised; secure where the page is reached by https."""
    response.set_cookie(name, value, max_age=A_YEAR_S, httponly=True, samesite="lax", secure=secure)
