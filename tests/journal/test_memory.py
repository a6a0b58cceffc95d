"""What a test may do with the journal in memory."""

from __future__ import annotations

import asyncio

import pytest

from beadtrade.journal.contract import Conflict, JournalUnavailable
from beadtrade.journal.memory import MemoryJournal
from tests.journal.setups import HILL, LAKE, V1, V2, V3, a_row, an_entry, some_entries

pytestmark = pytest.mark.anyio


@pytest.fixture
async def journal() -> MemoryJournal:
    journal = MemoryJournal()
    await journal.create(a_row(), some_entries(1, 1))
    await journal.create(a_row(HILL), some_entries(1, 1))
    return journal


async def append(journal: MemoryJournal, version: int) -> asyncio.Task[None]:
    """Hand an append over, and come back before it is stored."""
    entry = an_entry(version)
    task = asyncio.create_task(journal.append(LAKE, entry.version, [entry], a_row()))
    await asyncio.sleep(0)
    return task


async def test_what_is_held_is_neither_answered_nor_read(journal: MemoryJournal) -> None:
    journal.hold()
    waiting = await append(journal, 2)
    assert await journal.read(LAKE) == some_entries(1, 1)
    assert not waiting.done()
    assert journal.held == 1
    journal.release()
    await waiting
    assert await journal.read(LAKE) == some_entries(1, 2)
    assert journal.held == 0


async def test_held_appends_can_be_stored_one_by_one(journal: MemoryJournal) -> None:
    journal.hold()
    first, second = await append(journal, 2), await append(journal, 3)
    journal.release(1)
    await first
    assert await journal.read(LAKE) == some_entries(1, 2)
    assert not second.done()
    journal.release(1)
    await second
    assert await journal.read(LAKE) == some_entries(1, 3)


async def test_after_a_release_appends_are_stored_at_once_again(journal: MemoryJournal) -> None:
    journal.hold()
    journal.release()
    await (await append(journal, 2))
    assert await journal.read(LAKE) == some_entries(1, 2)


async def test_holding_catches_what_was_handed_over_and_not_yet_stored(journal: MemoryJournal) -> None:
    waiting = await append(journal, 2)
    journal.hold()
    assert await journal.read(LAKE) == some_entries(1, 1)
    journal.release()
    await waiting


@pytest.mark.parametrize("fault", [Conflict(LAKE, V2, V3), JournalUnavailable("memory", "the disk is full")])
async def test_the_next_append_can_be_made_to_fail_and_the_one_after_is_stored(
    journal: MemoryJournal, fault: Conflict | JournalUnavailable
) -> None:
    journal.fail_next(fault)
    with pytest.raises(type(fault)) as refused:
        await (await append(journal, 2))
    assert refused.value is fault
    assert await journal.read(LAKE) == some_entries(1, 1)
    await (await append(journal, 2))
    assert await journal.read(LAKE, V1) == some_entries(2, 2)


async def test_a_held_append_can_still_be_made_to_fail(journal: MemoryJournal) -> None:
    journal.hold()
    waiting = await append(journal, 2)
    journal.fail_next(JournalUnavailable("memory", "the disk is full"))
    journal.release()
    with pytest.raises(JournalUnavailable):
        await waiting


async def test_a_failure_nobody_waits_for_any_more_troubles_nobody(journal: MemoryJournal) -> None:
    journal.hold()
    waiting = await append(journal, 2)
    waiting.cancel()
    await asyncio.wait([waiting])
    journal.fail_next(JournalUnavailable("memory", "the disk is full"))
    journal.release()
    await (await append(journal, 2))
