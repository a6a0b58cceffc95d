"""The limits that a client can meet, in words.

Law: every number is the constant that the server goes by.
"""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.room import limits
from beadtrade.room.codes import CODE_LIFE_MS
from beadtrade.room.directory import ROOMS_MADE_PER_MINUTE
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.web.allowance import (
    ASKERS_PER_ADDRESS,
    FRAMES_AT_ONCE,
    FRAMES_PER_SECOND,
    KEPT_AT_ONCE,
    KEPT_PER_SECOND,
    STRANGERS_KEPT_AT_ONCE,
    STRANGERS_KEPT_PER_SECOND,
)
from beadtrade.web.connection import HELLO_WITHIN_S
from beadtrade.web.makers import ROOMS_PER_MINUTE_AND_ADDRESS
from beadtrade.web.outbox import STUCK_S
from beadtrade.web.rates import BURST, COMMANDS_PER_SECOND
from beadtrade.web.serve import FRAME_BYTES
from beadtrade.web.transport import CONTROLS_AT_ONCE, CONTROLS_PER_SECOND, PARTS, REQUEST_WITHIN_S


def limits_in_words() -> Iterator[str]:
    yield from _on_the_way()
    yield from _of_people()
    yield f"- Kept: {limits.TALK_KEPT} lines of talk, the last {limits.COMMANDS_REMEMBERED} command ids of each sender."
    yield f"- Frames of reactions: {1000 // limits.REACTIONS_EVERY_MS} a second."
    yield f"- A connection that takes nothing for {STUCK_S:.0f} s is closed."
    yield f"- A code for another browser lives {_s(CODE_LIFE_MS)}. A kick can be undone for {_s(limits.KICK_UNDO_MS)}."
    yield f"- Somebody silent for {_s(limits.AWAY_AFTER_MS)} is away; the role of a host away for"
    yield f"  {_s(limits.HOST_PASSES_AFTER_MS)} goes to the player present longest, until the host is back."
    yield f"- Entries of a room, each a command done: {limits.ENTRIES_PER_ROOM}."


def _on_the_way() -> Iterator[str]:
    yield f"- An HTTP request: whole within {REQUEST_WITHIN_S:.0f} s, or its connection is closed."
    one = ROOMS_PER_MINUTE_AND_ADDRESS
    yield f"- Rooms made: {ROOMS_MADE_PER_MINUTE} a minute, {one} of them from one known address."
    yield f"- A frame from a client: {FRAME_BYTES} bytes, in {PARTS} parts at the most. The first hello: within"
    yield f"  {HELLO_WITHIN_S:.0f} s. Nothing is compressed."
    yield f"- Frames of a connection: {FRAMES_PER_SECOND} a second, {FRAMES_AT_ONCE} at once; pings and pongs of"
    yield f"  WebSocket's own, {CONTROLS_PER_SECOND} a second, {CONTROLS_AT_ONCE} at once. Beyond that it is"
    yield "  closed (4008)."
    yield f"- Commands of a browser in a room: {COMMANDS_PER_SECOND} a second, {BURST} at once. Beyond that they are"
    yield "  `too_fast`."


def _of_people() -> Iterator[str]:
    yield f"- Commands done of a player: {KEPT_PER_SECOND} a second, {KEPT_AT_ONCE} at once, or they are"
    yield "  `too_fast`; of all without a seat from one address, or from none that is known,"
    yield f"  {STRANGERS_KEPT_PER_SECOND} a second, {STRANGERS_KEPT_AT_ONCE} at once."
    yield "  Wishes, reactions and what is refused don't count."
    yield f"- Connections: {limits.SOCKETS_PER_SEAT} a seat, {limits.SPECTATORS} without a seat. A silent one"
    yield "  keeps nobody out: it is closed (1012) when another one needs its place."
    yield f"- Characters: a name {limits.NAME_LENGTH}, a line of talk {limits.LINE_LENGTH}."
    yield f"- Open offers of a player: {OPEN_OFFERS_PER_SEAT}. Spectators who ask for a seat: {limits.ASKERS_KEPT},"
    yield f"  of them {ASKERS_PER_ADDRESS} from one address that is known."


def _s(milliseconds: int) -> str:
    return f"{milliseconds // 1000} s"
