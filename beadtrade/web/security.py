"""The headers that every page and file carries.

Law: nothing comes from, and nothing goes to, another server; no inline script or style runs; whatever does not say
otherwise is not kept by a cache. Only where the setting says that browsers come by https is anything said about https:
over plain http, at home, it would be in the way. Plain ASGI: a response passes through unbuffered, and sockets are left
alone.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
NEVER_ASKED: Final = (
    "accelerometer", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking",
)  # fmt: skip
"""What no page here has a use for, and so no script that came into one either."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",  # a room's key is in its address
    "permissions-policy": ", ".join(f"{each}=()" for each in NEVER_ASKED),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
OVER_HTTPS: Final = {
    "strict-transport-security": "max-age=31536000",  # of this name alone: others under it may be anybody's
    "cross-origin-opener-policy": "same-origin",  # over plain http browsers pass it over, and complain
}
SHOWN_ELSEWHERE: Final = {"cross-origin-resource-policy": "cross-origin"}
"""For what a link's preview names: messengers in a browser show it."""


class SecuredApp(FastAPI):
    """An application all of whose answers carry the headers: what comes of a fault too, which no middleware sees."""

    def __init__(self, public_url: str | None, **options: Any) -> None:
        super().__init__(**options)
        self._public_url = public_url

    def build_middleware_stack(self) -> ASGIApp:
        return SecurityHeaders(super().build_middleware_stack(), self._public_url)


class SecurityHeaders:
    """Adds the headers that a response has not set itself."""

    def __init__(self, app: ASGIApp, public_url: str | None = None) -> None:
        self._app = app
        self._https_host = _https_host(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wanted = HEADERS | (OVER_HTTPS if self._is_https(scope) else {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _is_https(self, scope: Scope) -> bool:
        """Whether a browser that asks so came by https: a proxy says it, or the public address was asked."""
        if self._https_host is None:
            return False
        return scope["scheme"] == "https" or Headers(scope=scope).get("host", "").lower() == self._https_host


def _https_host(public_url: str | None) -> str | None:
    """Host and port of a public address that is reached by https."""
    parts = urlsplit(public_url or "")
    return parts.netloc.lower() if parts.scheme == "https" else None
