"""What a connection may cost beside all that is said on it: uvicorn's two protocols, with limits of our own.

Law: nothing here knows what is said. Whoever goes beyond a limit is closed, with a documented code once a socket is
open, and nobody else waits for them: no read of bytes holds up the others for longer than a few milliseconds.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from beadtrade.web.rates import Bucket
from beadtrade.web.wire.codes import CloseCode

REQUEST_WITHIN_S = 20.0
"""A request is whole by then, or its sender holds a place for others to miss. Longer than browsers keep a connection
that they opened in advance and did not use."""

SLICE = 4096
"""Bytes of a socket that are read at once: some hundred of the shortest frames."""

FRAMES_IN_QUEUE = 256
"""More than a client may send at once; whoever fills it is closed by what listens to them."""

AFTER_CLOSE = 16_384
"""Bytes that are still looked through for the answer to a close: what was on its way anyway."""

PARTS = 64
"""Of one message; no browser cuts a short one up at all."""

CONTROLS_AT_ONCE, CONTROLS_PER_SECOND = 50, 5
"""Pings and pongs. Browsers send none of their own, other clients one in some seconds."""

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class PromptRequests(H11Protocol):
    """A request has to be there in time, head and body."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self._expect()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._expect_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect_no_more()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """The rest of a request, from its first byte on; of the first one, from the connection on."""
        if self._late is None:
            self._late = asyncio.get_running_loop().call_later(REQUEST_WITHIN_S, self._give_up)

    def _expect_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        self.transport.close()


class FrugalSocket(WebSocketsSansIOProtocol):
    """A socket that can't be made to keep, or to do, much more than a client of ours needs."""

    _is_flooded = False
    _after_close = 0

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._controls = Bucket(self._now(), CONTROLS_AT_ONCE, CONTROLS_PER_SECOND, CONTROLS_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self._is_flooded or self.transport.is_closing():
                return
            self._after_close += SLICE * self.close_sent
            super().data_received(data[at : at + SLICE])
            self._is_flooded = self.queue.qsize() > FRAMES_IN_QUEUE or self._after_close > AFTER_CLOSE
        if not self.handshake_initiated:
            # Too many headers, or a body. The websockets library hears no more of it, and says nothing.
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.NO_TEXT)  # uvicorn would log it with a traceback
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PARTS:
            self._fail(CloseCode.TOO_LARGE)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """One more control frame. Pongs wait for nobody to take them: without a limit they would fill the memory."""
        may = not self.close_sent and self._controls.take(self._now())
        if not may:
            self._fail(CloseCode.TOO_FAST)
        return may

    def _now(self) -> int:
        return int(asyncio.get_running_loop().time() * 1000)

    def _fail(self, code: CloseCode) -> None:
        """Closes it for what came on it."""
        self.frames = []
        if self.close_sent:
            return
        self.conn.fail(code, code.name.lower())
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
