"""The versions of a room that are on their way to the journal.

Law: they are stored in order, one append at a time; a version that can't be stored takes all later ones with it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from beadtrade.journal.contract import Conflict, Entry, Journal, RoomKey, RoomRow, Version
from beadtrade.room.steps import Step


class Keeper(Protocol):
    """Whose versions these are: told what became of them."""

    def on_stored(self, step: Step) -> None:
        """The step is durable."""

    def on_overtaken(self, entries: list[Entry], dropped: tuple[Step, ...]) -> None:
        """Somebody else wrote the room: their entries count, the dropped steps don't."""

    def on_fault(self, fault: Exception, dropped: tuple[Step, ...]) -> None:
        """The journal can't store now, or these steps never can be: the dropped ones never were."""

    def row(self, now: int) -> RoomRow:
        """The room's row after the last waiting step."""


class Ledger:
    """Stores a room's steps while the room goes on deciding."""

    def __init__(self, key: RoomKey, journal: Journal, keeper: Keeper, clock: Callable[[], int]) -> None:
        self._key = key
        self._journal = journal
        self._keeper = keeper
        self._clock = clock
        self._steps: deque[Step] = deque()
        self._storing: asyncio.Task[None] | None = None

    @property
    def last(self) -> Step | None:
        """The newest step that waits to be stored; None when all are."""
        return self._steps[-1] if self._steps else None

    def add(self, step: Step) -> None:
        """Hands a step over; it is stored with whatever else has come by then."""
        self._steps.append(step)
        if self._storing is None:
            self._storing = asyncio.ensure_future(self._store_all())

    async def settled(self) -> None:
        """Waits until nothing is on its way any more."""
        while self._storing is not None:
            await asyncio.wait([self._storing])

    async def _store_all(self) -> None:
        try:
            while self._steps:
                await self._store(tuple(self._steps))
        finally:
            self._storing = None

    async def _store(self, batch: tuple[Step, ...]) -> None:
        try:
            now = self._clock()
            entries = [step.entry(now) for step in batch]
            await self._journal.append(self._key, batch[0].version, entries, self._keeper.row(now))
        except Conflict:
            await self._catch_up(batch)
        except Exception as fault:  # whatever it is, somebody waits for an answer
            self._keeper.on_fault(fault, self._drop())
        else:
            for step in batch:
                self._steps.popleft()
                self._keeper.on_stored(step)

    async def _catch_up(self, batch: tuple[Step, ...]) -> None:
        stored = Version(batch[0].version - 1)
        try:
            entries = await self._journal.read(self._key, stored)
        except Exception as fault:
            self._keeper.on_fault(fault, self._drop())
        else:
            self._keeper.on_overtaken(entries, self._drop())

    def _drop(self) -> tuple[Step, ...]:
        dropped = tuple(self._steps)
        self._steps.clear()
        return dropped
