"""How much a request may carry.

Law: nobody's body is held in memory beyond the limit, whatever its headers say. Plain ASGI, as `security`.
"""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_BYTES = 16_384
"""The largest body is a form with a name in it."""


class TooLarge(Exception):
    """The body goes beyond the limit."""


class BodyLimit:
    """Answers 413 to what is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        left = BODY_BYTES

        async def receive_limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        try:
            await self._app(scope, receive_limited, send)
        except TooLarge:  # the body is read before anything is answered
            await JSONResponse({"refused": "too_large"}, 413)(scope, receive, send)
