"""A socket as a room knows it: a browser, what it says, and somewhere to put frames.

Law: every frame gets an answer or a close with a named code, never an exception; who somebody is comes from the cookie
alone, never from a message.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import assert_never

from fastapi import WebSocket, WebSocketDisconnect

from beadtrade.room.frames import PROTOCOL, Answer, Refused, answer_frame, beat_frame, encode_answer, refused
from beadtrade.room.ids import BrowserId, CommandId
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.room import Clock, Room
from beadtrade.room.steps import Request
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat
from beadtrade.web.allowance import Allowance
from beadtrade.web.identity import browser_id
from beadtrade.web.outbox import Outbox
from beadtrade.web.rates import Bucket
from beadtrade.web.socket_rooms import Closing
from beadtrade.web.stopping import Stopping
from beadtrade.web.watching.watch import Watch
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
from beadtrade.web.wire.room_commands import AskForSeat

HELLO_WITHIN_S = 10.0
"""A socket that says nothing by then has lost its network, or is no client of ours."""

ASKED_KEPT = 64
"""Commands whose type is remembered for the log; a client waits for no more answers at a time."""

UNREADABLE = "unreadable"
"""In place of a command's type."""


@dataclass(slots=True)
class Asked:
    """A command that waits for its answer: its type, and what it has paid from if it may come to be kept."""

    type: str
    paid_from: Bucket | None = None


class SocketConnection:
    """One browser's socket in one room."""

    def __init__(
        self,
        socket: WebSocket,
        browser: BrowserId,
        room: Room,
        clock: Clock,
        allowance: Allowance,
        stopping: Stopping,
        watch: Watch,
        *,
        by_code: bool,
    ) -> None:
        self.browser = browser
        self.is_screen = False
        self.by_code = by_code
        self._socket = socket
        self._room = room
        self._clock = clock
        self._allowance = allowance
        self._stopping = stopping
        self._watch = watch
        self._asked: OrderedDict[CommandId, Asked] = OrderedDict()
        self.outbox = Outbox(socket.send_text, lambda: self._resync("behind"))

    def send(self, frame: bytes) -> None:
        self.outbox.put(frame)

    def send_if_prompt(self, frame: bytes) -> None:
        self.outbox.put_if_prompt(frame)

    @property
    def seat(self) -> Seat | None:
        """Where its browser sits."""
        state = self._room.stored
        return state.seat_of(state.member_of(self.browser))

    def answered(self, answer: Answer) -> None:
        asked = self._asked.pop(answer.id, Asked(UNREADABLE))
        refused = answer.refused if isinstance(answer, Refused) else None
        if refused is not None and asked.paid_from is not None:
            asked.paid_from.give_back()
        self._watch.answered(self._room.key, self.seat, asked.type, refused)

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
            if self._stopping.has_begun:
                continue  # it comes again, with the socket that its sender opens next
            self._room.heard(self)
            self._take(frame)

    def _greet(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            raise Closing(CloseCode.OTHER_PROTOCOL)
        self._pay()
        if hello.watch:
            self.is_screen, self.browser = True, nobody()
        if not self._room.has_room_for(self.browser):
            raise Closing(CloseCode.FULL)
        self._room.join(self)
        self._watch.socket_opened(self._room.key, self.seat)

    def _resync(self, why: str) -> None:
        self._watch.resynced(why)
        self._room.show_all(self)

    async def _frame(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._allowance.take_frame(self._clock()):
            raise Closing(CloseCode.TOO_FAST)
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
            self._note(CommandId(fault.id), UNREADABLE)
            self._refuse(fault.id, WireCode.MALFORMED, fault.where)
            return None

    def _take(self, frame: str) -> None:
        message = self._read(frame)
        match message:
            case None | Beat():
                return
            case Hello():
                self._pay()
                self._resync("asked")
            case Ping():
                self._pay()
                self.send(beat_frame(self._clock()))
            case Command():
                self._command(message)
            case _:
                assert_never(message)

    def _pay(self) -> None:
        """For a frame that has no answer of its own to be refused in."""
        if not self._allowance.take_command(self._clock()):
            raise Closing(CloseCode.TOO_FAST)

    def _command(self, message: Command) -> None:
        self._note(CommandId(message.id), message.command.type)
        if not self._allowance.take_command(self._clock()):
            self._refuse(message.id, WireCode.TOO_FAST)
            return
        id = CommandId(message.id)
        if self.is_screen:
            self._answer(refused(id, Refusal(RefusalCode.NOT_A_PLAYER)))
            return
        match message.command:
            case MakeCode():
                self._room.make_code(self, id)
            case UseCode():
                if self._may_keep(id):
                    self._room.use_code(self, id, message.command.code)
            case MakeSpokenCode():
                self._room.make_spoken_code(self, id)
            case CloseSpokenCode():
                self._room.close_spoken_code(self, id, message.command.guests_leave)
            case SetWish() | React():
                self._room.gesture(self, id, message.command.value(), message.play)
            case AskForSeat() if not self._allowance.may_ask():
                self._answer(refused(id, RoomRefusal(RoomCode.TOO_MANY_ASKERS)))
            case _:
                if self._may_keep(id):
                    self._room.receive(Request(self, id, message.command.value(), message.play))

    def _may_keep(self, id: CommandId) -> bool:
        """Whether one more command of this player may be kept; the sender is told if not."""
        bucket = self._allowance.take_entry(self._clock())
        if bucket is None:
            self._refuse(id, WireCode.TOO_FAST)
            return False
        self._asked[id].paid_from = bucket
        return True

    def _refuse(self, id: str, code: WireCode, where: str | None = None) -> None:
        self._answer(Refused(CommandId(id), code.value, where=where))

    def _answer(self, answer: Answer) -> None:
        """One that is given before the room hears of the command."""
        self.answered(answer)
        self.send(answer_frame(encode_answer(answer)))

    def _note(self, id: CommandId, type: str) -> None:
        """What an answer will be to."""
        self._watch.took(type)
        self._asked[id] = Asked(type)
        if len(self._asked) > ASKED_KEPT:
            self._asked.popitem(last=False)


def nobody() -> BrowserId:
    """A name for one socket alone: without a cookie, or as a screen, nobody is anybody."""
    return browser_id(secrets.token_urlsafe())
