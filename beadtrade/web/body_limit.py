"""How much a request may carry.

Law: nobody's body is held in memory beyond the limit, whatever its headers say. Plain ASGI, as `security`.
"""

from __future__ import annotations

from fastapi import HTTPException, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_BYTES = 16_384
"""The largest body is a form with a name in it."""


class TooLarge(HTTPException):
    """The body goes beyond the limit. Whoever reads one lets this kind of exception through."""

    def __init__(self) -> None:
        super().__init__(413)


async def too_large(request: Request, fault: Exception) -> Response:
    """What the sender is answered."""
    return JSONResponse({"refused": "too_large"}, 413)


class BodyLimit:
    """Ends the reading of a body that is too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        left = BODY_BYTES

        async def receive_limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        await self._app(scope, receive_limited if scope["type"] == "http" else receive, send)
