"""All rooms of this server: made, found in the journal, put aside when nobody needs them, and forgotten when old.

Law: the journal is the truth; a room in memory is only a room that somebody uses or that has a deadline.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext

from beadtrade.journal.contract import Entry, Journal, JournalFault, JournalUnavailable, RoomKey, Version, masked
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.chance import Chance
from beadtrade.room.codec import Record, encode, replay
from beadtrade.room.course import Telling
from beadtrade.room.events import RoomEvent, RoomOpened, SeatTaken
from beadtrade.room.frames import beat_frame
from beadtrade.room.ids import MemberId
from beadtrade.room.replaying import replayed
from beadtrade.room.room import Clock, Room
from beadtrade.room.row import row_of
from beadtrade.room.spoken import SpokenCodes
from beadtrade.room.state import RoomState

ROOMS_KEPT = 10_000
"""Rooms in memory at once: some hundred megabytes."""

ROOMS_MADE_PER_MINUTE = 120
"""More than any evening needs, few enough that nobody fills the disk with empty rooms."""

KEY_LENGTH = 20
"""Of an alphabet of 31 letters: 99 bits, so a link can't be guessed."""

KEY_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"

TICK_S = 0.25
"""How late a deadline may be noticed; no act counts after it all the same [END5]."""

BEAT_S = 10.0
"""Under the half minute after which proxies close a silent socket."""

IDLE_KEPT_MS = 60_000
"""How long an idle room stays in memory after it was last asked for, or the last socket has left: whoever was given it
has joined it by then, so a room is never in memory twice. Far more than the ten seconds that a socket has for its
hello; and one player on a bad network does not have the room loaded anew each time."""

EXPIRY_S = 600.0

log = logging.getLogger("beadtrade.rooms")


class TooManyRooms(Exception):
    """This server makes no more rooms for the moment."""


class Directory:
    """The rooms of one server, on one journal."""

    def __init__(
        self, journal: Journal, clock: Clock, chance: Chance, build: str, telling: Telling = nullcontext
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._chance = chance
        self._build = build
        self._telling = telling
        self.spoken = SpokenCodes(chance.choose)
        """The spoken codes of all rooms, of those too that are put aside."""
        self._rooms: dict[RoomKey, Room] = {}
        self._loading: dict[RoomKey, asyncio.Task[Room]] = {}
        self._asked: dict[RoomKey, int] = {}
        self._made: deque[int] = deque()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Loads the rooms that have a deadline and begins to keep time."""
        for row in await self._journal.rooms_with_deadline():
            await self._load_with_care(row.room)
        self._tasks = [
            asyncio.create_task(self._keep(TICK_S, self.tick)),
            asyncio.create_task(self._keep(BEAT_S, self.beat)),
            asyncio.create_task(self._expire()),
        ]

    async def stop(self) -> None:
        """Stops keeping time and waits for what is on its way to the journal."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in tuple(self._rooms.values()):
            await room.settled()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The rooms in memory."""
        return tuple(self._rooms.values())

    async def is_well(self) -> bool:
        """Whether the journal can be read."""
        try:
            await self._journal.rooms_with_deadline()
        except JournalFault:
            return False
        return True

    async def create(self, owner: MemberId, name: str | None = None) -> Room:
        """A new room, its owner seated if they gave a name. TooManyRooms, or a JournalFault."""
        now = self._clock()
        self._count_one_made(now)
        key = RoomKey("".join(self._chance.choose(KEY_ALPHABET) for _ in range(KEY_LENGTH)))
        seated: tuple[RoomEvent, ...] = () if name is None else (SeatTaken(owner, name),)
        record = Record((RoomOpened(owner, now), *seated))
        entry = Entry(Version(1), CURRENT_FORMAT, now, encode(record))
        state = replay(None, record)
        await self._journal.create(row_of(key, state, now), [entry])
        return self._keep_room(key, state, Version(1))

    async def find(self, key: RoomKey) -> Room:
        """The room of this key, loaded if need be. NoSuchRoom, or another JournalFault when it can't be read now."""
        room = self._rooms.get(key)
        if room is not None and not room.is_lost:
            self._asked[key] = self._clock()
            return room
        return await asyncio.shield(self._loading.get(key) or self._begin_loading(key))

    def _begin_loading(self, key: RoomKey) -> asyncio.Task[Room]:
        """Once for all who ask meanwhile, even if the first of them goes away."""
        loading = asyncio.create_task(self._load(key))
        self._loading[key] = loading
        loading.add_done_callback(lambda _: self._end_loading(key))
        return loading

    def _end_loading(self, key: RoomKey) -> None:
        loading = self._loading.pop(key)
        if not loading.cancelled():
            loading.exception()  # seen, even if nobody waits for it any more

    async def _load(self, key: RoomKey) -> Room:
        entries = await self._journal.read(key)
        try:
            state = await replayed(entries)
        except Exception as fault:
            # Without the fault's text: it holds what players have said.
            reason = f"its entries can't be replayed ({type(fault).__name__})"
            raise JournalUnavailable(f"room {masked(key)}", reason) from None
        return self._keep_room(key, state, entries[-1].version)

    async def _load_with_care(self, key: RoomKey) -> None:
        """A room that can't be read is left to its journal: it must not keep the others from starting."""
        try:
            await self.find(key)
        except Exception as fault:
            log.error("a room with a deadline could not be loaded: %s", fault)

    def _keep_room(self, key: RoomKey, state: RoomState, version: Version) -> Room:
        room = Room(
            key, state, version, self._journal, self._clock, self._chance, self._build, self.spoken, self._telling
        )
        self._rooms[key] = room
        self._asked[key] = self._clock()
        return room

    def _forget(self, key: RoomKey) -> None:
        """From memory only; the journal keeps it."""
        self._rooms.pop(key, None)
        self._asked.pop(key, None)

    def _count_one_made(self, now: int) -> None:
        while self._made and now - self._made[0] >= 60_000:
            self._made.popleft()
        if len(self._rooms) >= ROOMS_KEPT or len(self._made) >= ROOMS_MADE_PER_MINUTE:
            raise TooManyRooms
        self._made.append(now)

    async def _keep(self, every: float, do: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                do()
            except Exception:
                log.exception("a duty towards all rooms failed")

    def tick(self) -> None:
        """Has every room do what is due, and puts aside those that nobody needs."""
        for key, room in tuple(self._rooms.items()):
            try:
                room.tick()
            except Exception:
                log.exception("a room's tick failed")
            if room.connections:
                self._asked[key] = self._clock()
            elif room.is_lost or (room.is_idle and self._clock() - self._asked[key] >= IDLE_KEPT_MS):
                self._forget(key)

    def beat(self) -> None:
        """Every connection hears of the server, and what time it is there."""
        frame = beat_frame(self._clock())
        for room in self._rooms.values():
            for connection in room.connections:
                connection.send(frame)

    async def _expire(self) -> None:
        while True:
            try:
                await self.forget_expired()
            except Exception as fault:
                log.warning("old rooms could not be deleted: %s", fault)
            await asyncio.sleep(EXPIRY_S)

    async def delete(self, room: Room) -> None:
        """For good, and everybody in it is sent away. NoSuchRoom, or another JournalFault when it is still there."""
        await self._journal.delete(room.key)
        room.lose()  # somebody may be in it, though it may be put aside by now
        self._gone(room.key)

    def _gone(self, key: RoomKey) -> None:
        """From memory too, in which a room that was put aside still has its spoken code."""
        room = self._rooms.get(key)
        if room is not None:
            room.lose()
        self._forget(key)
        self.spoken.forget(key)

    async def forget_expired(self) -> None:
        """Deletes the rooms whose time is over and that nobody looks at."""
        now = self._clock()
        for key in await self._journal.expired(now):
            room = self._rooms.get(key)
            if room is None or not room.connections:
                await self._delete(key, now)

    async def _delete(self, key: RoomKey, now: int) -> None:
        """A fault of one room must not keep the others from being deleted."""
        try:
            is_gone = await self._journal.delete(key, if_expired_at=now)
        except JournalFault as fault:
            log.warning("an old room could not be deleted: %s", fault)
            return
        if is_gone:
            self._gone(key)
