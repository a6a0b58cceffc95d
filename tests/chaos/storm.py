"""The storm: many tables on one server behind a bad network, and a server that is killed in between.

Law: what goes wrong is what the plan says, counted and not timed. Whatever is lost is an AssertionError that says what.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from beadtrade.web.app import server_time
from tests.chaos.browser import LOST
from tests.chaos.checking import check_browser, check_truth, is_overdue
from tests.chaos.plan import Kill, Plan, Trouble
from tests.chaos.proxy import Proxy
from tests.chaos.table import Table
from tests.chaos.troubles import Scene, suffer
from tests.match.truth import Truth, read_truth
from tests.player import A_MOMENT_S
from tests.real_server import RealServer

LOOKS_AT_THE_CLOCK = 100
"""A tenth of a second apart, until a deadline that has passed counts as forgotten. The server looks every quarter of a
second, but the machine may be busy."""

STEPS_BEFORE = 2
"""That a table goes on between two troubles."""


@dataclass
class Storm:
    """One run of a plan. `run` ends when all is checked; `tally` says how often what happened."""

    plan: Plan
    server: RealServer
    ahead_file: Path
    looks_at_the_clock: int = LOOKS_AT_THE_CLOCK
    tally: Counter[str] = field(default_factory=Counter)
    tables: list[Table] = field(default_factory=list)
    kills: int = 0
    _ahead: int = 0
    _begun: int = 0
    _heard: asyncio.Event = field(default_factory=asyncio.Event)
    _is_up: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """All of it, from sitting down to the last check."""
        self._is_up.set()
        async with Proxy(self.server.port) as proxy:
            self.tables = [
                Table(at, self.plan.seed, self.server, proxy, self._heard) for at in range(len(self.plan.rooms))
            ]
            await asyncio.gather(*(table.sit_down() for table in self.tables))
            await self._go_through_everything()
            for table in self.tables:
                await self._recover(table)
            for table in self.tables:
                for browser in table.browsers:
                    await browser.drop(*browser.sockets)
        await self._check_all()

    async def _go_through_everything(self) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for table, troubles in zip(self.tables, self.plan.rooms, strict=True):
                    group.create_task(self._play(table, troubles))
                group.create_task(self._kill_again_and_again())
        except BaseExceptionGroup as faults:
            raise faults.exceptions[0] from None

    # -- the tables

    async def _play(self, table: Table, troubles: tuple[Trouble, ...]) -> None:
        for trouble in troubles:
            begun = False
            while not begun:
                begun = await self._trouble(table, trouble)

    async def _trouble(self, table: Table, trouble: Trouble) -> bool:
        """Goes through one trouble, and the look at the table after it; whether it came to the trouble at all."""
        begun = False
        browser = table.browsers[trouble.victim]

        def has_begun() -> None:
            nonlocal begun
            begun = True
            self.tally[trouble.fault] += 1
            self._begun += 1

        try:
            for _ in range(STEPS_BEFORE):
                await table.go_on()
            scene = Scene(browser, table.draft, lambda: table.go_on(browser))
            await suffer(scene, trouble, has_begun)
            await self._look_at(table)
        except LOST:
            if table.kills == self.kills:
                raise
            await self._recover(table)
        return begun

    async def _recover(self, table: Table) -> None:
        """Everybody comes back to the server, and to the truth; again, when it is killed meanwhile."""
        while True:
            await self._is_up.wait()
            table.kills = self.kills
            try:
                await table.come_back()
                await self._look_at(table)
            except LOST:
                if table.kills == self.kills:
                    raise
            else:
                return

    async def _look_at(self, table: Table) -> None:
        await table.calm_down()
        await table.compare()
        await self._until_nothing_is_overdue(table)

    async def _until_nothing_is_overdue(self, table: Table) -> None:
        for _ in range(self.looks_at_the_clock):
            table.read_on()
            if not is_overdue(table.truth.states[-1], server_time() + self._ahead):
                return
            await asyncio.sleep(A_MOMENT_S)
        raise AssertionError(f"{table.name}: a deadline has passed and nothing came of it")

    # -- the server

    async def _kill_again_and_again(self) -> None:
        for kill in self.plan.kills:
            await self._until_it_is_time(kill)
            self.kills += 1
            self._is_up.clear()
            self.server.kill()
            self.tally["killed"] += 1
            self._ahead += kill.ahead
            self.ahead_file.write_text(str(self._ahead))
            await asyncio.to_thread(self.server.start)
            self._is_up.set()

    async def _until_it_is_time(self, kill: Kill) -> None:
        """So many answers after so many troubles have begun, or when the last one has begun."""
        while self._begun < kill.after:
            await self._next_answer()
        end = self._answers() + kill.answers
        while self._answers() < end and self._begun < sum(map(len, self.plan.rooms)):
            await self._next_answer()

    async def _next_answer(self) -> None:
        self._heard.clear()
        await self._heard.wait()

    def _answers(self) -> int:
        return sum(
            len(each.heard) for table in self.tables for browser in table.browsers for each in browser.all_sockets
        )

    # -- the end

    def figures(self) -> str:
        """How often what happened, a line each."""
        return "\n".join(f"{count:8} {what}" for what, count in sorted(self.tally.items()))

    async def _check_all(self) -> None:
        for table in self.tables:
            truth = await read_truth(self.server.journal, table.host.room)
            check_truth(truth, table.truth)
            for browser in table.browsers:
                check_browser(browser, truth)
            self._count(table, truth)

    def _count(self, table: Table, truth: Truth) -> None:
        sent = [sent for browser in table.browsers for sent in browser.sent.values()]
        sockets = [socket for browser in table.browsers for socket in browser.all_sockets]
        self.tally["commands"] += len(sent)
        self.tally["copies sent again"] += sum(each.copies - 1 for each in sent)
        self.tally["acknowledged"] += sum(each.is_done for each in sent)
        self.tally["refused"] += sum(not each.is_done for each in sent)
        self.tally["told to be slower"] += sum(
            answer.get("refused") == "too_fast" for each in sockets for answer in each.heard
        )
        self.tally["entries"] += len(truth.records)
        self.tally["sockets"] += len(sockets)
        self.tally["screens compared"] += table.looks
        self.tally["frames held against the journal"] += sum(len(each.frames) for each in sockets)
        self.tally["rounds ended by time"] += sum(_ended_by_time(event) for event in truth.events)
        self.tally["reveals"] += sum(type(event).__name__ == "RevealEnded" for event in truth.events)


def _ended_by_time(event: object) -> bool:
    return getattr(event, "why", None) == "time"
