"""One browser's socket to one room.

Law: every frame gets an answer or a close with a named code, never an exception. It reads, asks the room, and puts
what the room says into the outbox; who somebody is comes from the cookie alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import assert_never

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from beadtrade.journal.contract import RoomKey
from beadtrade.room.directory import Directory
from beadtrade.room.frames import PROTOCOL, Refused, answer_frame, beat_frame, encode_answer, refused
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.room import Clock, Room
from beadtrade.room.steps import Request
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.web.code_door import CodeDoor
from beadtrade.web.identity import browser_id, browser_of
from beadtrade.web.origin import is_own
from beadtrade.web.outbox import HungUp, Outbox
from beadtrade.web.rates import Bucket, Buckets
from beadtrade.web.socket_rooms import Closing, by_key, by_spoken_code, is_code
from beadtrade.web.wire.codes import CloseCode, WireCode
from beadtrade.web.wire.gestures import React, SetWish
from beadtrade.web.wire.messages import (
    Beat,
    CloseSpokenCode,
    Command,
    Hello,
    MakeCode,
    MakeSpokenCode,
    Malformed,
    Ping,
    UseCode,
    read,
)

HELLO_WITHIN_S = 10.0
"""A socket that says nothing by then has lost its network, or is no client of ours."""

GOODBYE_S = 1.0

log = logging.getLogger("beadtrade.socket")


class SocketConnection:
    """A socket as the room knows it: a browser, and somewhere to put frames."""

    def __init__(
        self, socket: WebSocket, browser: BrowserId, room: Room, clock: Clock, bucket: Bucket, by_code: bool
    ) -> None:
        self.browser = browser
        self.is_screen = False
        self.by_code = by_code
        self._socket = socket
        self._room = room
        self._clock = clock
        self._bucket = bucket
        self.outbox = Outbox(socket.send_text, lambda: room.show_all(self))

    def send(self, frame: bytes) -> None:
        self.outbox.put(frame)

    def send_if_prompt(self, frame: bytes) -> None:
        self.outbox.put_if_prompt(frame)

    def hang_up(self) -> None:
        self.outbox.hang_up()

    async def listen(self) -> None:
        """Takes frames until the socket is closed; Closing when it has to be."""
        async with asyncio.timeout(HELLO_WITHIN_S):
            first = self._read(await self._frame())
        if not isinstance(first, Hello):
            raise Closing(CloseCode.BROKEN_CLIENT)
        self._greet(first)
        while True:
            frame = await self._frame()
            self._room.heard(self)
            self._take(frame)

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Closing(CloseCode.OTHER_PROTOCOL)
        self._pay()
        if hello.watch:
            self.is_screen, self.browser = True, _nobody()
        if not self._room.has_room_for(self.browser):
            raise Closing(CloseCode.FULL)
        self._room.join(self)

    async def _frame(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if not isinstance(text, str):
            raise Closing(CloseCode.BINARY)
        return text

    def _read(self, frame: str) -> Hello | Beat | Ping | Command | None:
        """A message, or None when the sender of a malformed command has been told."""
        try:
            return read(frame)
        except Malformed as fault:
            if fault.id is None:
                raise Closing(CloseCode.BROKEN_CLIENT) from None
            self._pay()
            self._refuse(fault.id, WireCode.MALFORMED, fault.where)
            return None

    def _take(self, frame: str) -> None:
        message = self._read(frame)
        match message:
            case None | Beat():
                return
            case Hello():
                self._pay()
                self._room.show_all(self)
            case Ping():
                self._pay()
                self.send(beat_frame(self._clock()))
            case Command():
                self._command(message)
            case _:
                assert_never(message)

    def _pay(self) -> None:
        """For a frame that has no answer of its own to be refused in."""
        if not self._bucket.take(self._clock()):
            raise Closing(CloseCode.TOO_FAST)

    def _command(self, message: Command) -> None:
        if not self._bucket.take(self._clock()):
            self._refuse(message.id, WireCode.TOO_FAST)
            return
        id = CommandId(message.id)
        if self.is_screen:
            self.send(answer_frame(encode_answer(refused(id, Refusal(RefusalCode.NOT_A_PLAYER)))))
            return
        match message.command:
            case MakeCode():
                self._room.make_code(self, id)
            case UseCode():
                self._room.use_code(self, id, message.command.code)
            case MakeSpokenCode():
                self._room.make_spoken_code(self, id)
            case CloseSpokenCode():
                self._room.close_spoken_code(self, id, message.command.guests_leave)
            case SetWish() | React():
                self._room.gesture(self, id, message.command.value(), message.play)
            case _:
                self._room.receive(Request(self, id, message.command.value(), message.play))

    def _refuse(self, id: str, code: WireCode, where: str | None = None) -> None:
        self.send(answer_frame(encode_answer(Refused(CommandId(id), code.value, where=where))))


def _nobody() -> BrowserId:
    """A name for one socket alone: without a cookie, or as a screen, nobody is anybody."""
    return browser_id(secrets.token_urlsafe())


def socket_router(directory: Directory, clock: Clock, public_url: str | None, door: CodeDoor) -> APIRouter:
    router, buckets = APIRouter(), Buckets()

    @router.websocket("/ws/{room}")
    async def room_socket(socket: WebSocket, room: str) -> None:
        """`room` is the key of a room, or its spoken code."""
        if not is_own(socket, public_url):
            await socket.close()
            return
        closing = await _served(socket, directory, room, clock, buckets, door)
        if closing is not None:
            await _close(socket, closing)

    return router


async def _served(
    socket: WebSocket, directory: Directory, room: str, clock: Clock, buckets: Buckets, door: CodeDoor
) -> CloseCode | None:
    """Serves the socket; why it has to be closed, None when it is closed already."""
    try:
        await socket.accept()
        by_code = is_code(room)
        found = await (by_spoken_code(door, socket, room) if by_code else by_key(directory, RoomKey(room)))
        await _serve(socket, found, clock, buckets, by_code=by_code)
    except WebSocketDisconnect:
        return None
    except Closing as closing:
        return closing.code
    except Exception:
        log.exception("a socket could not be served")
        return CloseCode.RESTART
    return None


async def _close(socket: WebSocket, code: CloseCode) -> None:
    """A socket that takes nothing takes no goodbye either."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_S):
            await socket.close(code, code.name.lower())


async def _serve(socket: WebSocket, room: Room, clock: Clock, buckets: Buckets, *, by_code: bool) -> None:
    """Listens and sends at once, until either ends."""
    browser = browser_of(socket) or _nobody()
    connection = SocketConnection(socket, browser, room, clock, buckets.of(room.key, browser, clock()), by_code)
    sending = asyncio.create_task(connection.outbox.run())
    listening = asyncio.create_task(connection.listen())
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        listening.cancel()
        room.leave(connection)
        ended = await asyncio.gather(listening, sending, return_exceptions=True)
    for each in ended:
        if isinstance(each, TimeoutError):
            raise Closing(CloseCode.STUCK)
        if isinstance(each, HungUp):
            raise Closing(CloseCode.RESTART)
        if isinstance(each, Exception):
            raise each
