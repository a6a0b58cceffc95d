"""The address of a room's socket: who is let in, and how a socket ends.

Law: a socket is closed with a named code, never by an exception. Nothing here knows what is said on it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from beadtrade.journal.contract import RoomKey
from beadtrade.room.directory import Directory
from beadtrade.room.room import Clock, Room
from beadtrade.web.allowance import Allowances
from beadtrade.web.code_door import CodeDoor
from beadtrade.web.connection import SocketConnection, nobody
from beadtrade.web.guesses import known_address
from beadtrade.web.identity import browser_of
from beadtrade.web.origin import is_own
from beadtrade.web.outbox import HungUp
from beadtrade.web.socket_rooms import Closing, by_key, by_spoken_code, is_code
from beadtrade.web.stopping import Stopping
from beadtrade.web.watching.watch import Watch
from beadtrade.web.wire.codes import CloseCode

GOODBYE_S = 1.0

log = logging.getLogger("beadtrade.socket")


@dataclass(frozen=True, slots=True)
class Switchboard:
    """What every socket is connected with."""

    directory: Directory
    clock: Clock
    door: CodeDoor
    stopping: Stopping
    watch: Watch
    allowances: Allowances = field(default_factory=Allowances)


def socket_router(board: Switchboard, public_url: str | None) -> APIRouter:
    router = APIRouter()

    @router.websocket("/ws/{room}")
    async def room_socket(socket: WebSocket, room: str) -> None:
        """`room` is the key of a room, or its spoken code."""
        if not is_own(socket, public_url):
            await socket.close()
            return
        with board.stopping.serving():
            closing = await _served(socket, room, board)
            if closing is not None:
                await _close(socket, closing)

    return router


async def _served(socket: WebSocket, room: str, board: Switchboard) -> CloseCode | None:
    """Serves the socket; why it has to be closed, None when it is closed already."""
    found: Room | None = None
    closing: CloseCode | None = None
    try:
        await socket.accept()
        by_code = is_code(room)
        found = await (by_spoken_code(board.door, socket, room) if by_code else by_key(board.directory, RoomKey(room)))
        await _serve(socket, found, board, by_code=by_code)
    except WebSocketDisconnect:
        pass
    except Closing as why:
        closing = why.code
    except Exception:
        log.exception("a socket could not be served")
        closing = CloseCode.RESTART
    if found is not None:
        board.watch.socket_closed(found.key, None if closing is None else closing.name.lower())
    return closing


async def _close(socket: WebSocket, code: CloseCode) -> None:
    """A socket that takes nothing takes no goodbye either."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(GOODBYE_S):
            await socket.close(code, code.name.lower())


async def _serve(socket: WebSocket, room: Room, board: Switchboard, *, by_code: bool) -> None:
    """Listens and sends at once, until either ends."""
    if board.stopping.has_begun:
        raise Closing(CloseCode.RESTART)
    browser, now = browser_of(socket) or nobody(), board.clock()
    allowance = board.allowances.of(room, browser, known_address(socket), now)
    connection = SocketConnection(
        socket, browser, room, board.clock, allowance, board.stopping, board.watch, by_code=by_code
    )
    with board.stopping.telling(connection.outbox):
        ended = await _until_either_ends(connection, room)
    for each in ended:
        if isinstance(each, TimeoutError):
            raise Closing(CloseCode.STUCK)
        if isinstance(each, HungUp):
            raise Closing(CloseCode.RESTART)
        if isinstance(each, Exception):
            raise each


async def _until_either_ends(
    connection: SocketConnection, room: Room
) -> tuple[BaseException | None, BaseException | None]:
    """How listening and sending ended."""
    sending = asyncio.create_task(connection.outbox.run())
    listening = asyncio.create_task(connection.listen())
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        listening.cancel()
        room.leave(connection)
        ended = await asyncio.gather(listening, sending, return_exceptions=True)
    return ended
