"""Every journal, opened and closed around a test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from beadtrade.journal.contract import Journal
from beadtrade.journal.memory import MemoryJournal
from beadtrade.journal.sqlite import SqliteJournal


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio, and on nothing else."""
    return "asyncio"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "journal.sqlite3"


@pytest.fixture
async def sqlite_journal(path: Path) -> AsyncIterator[SqliteJournal]:
    journal = await SqliteJournal.open(path)
    yield journal
    await journal.close()


@pytest.fixture(params=["memory", "sqlite"])
async def journal(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Journal]:
    """One after the other, each of the journals that keep the contract."""
    opened: Journal = MemoryJournal() if request.param == "memory" else await SqliteJournal.open(path)
    yield opened
    await opened.close()
