"""A power cut at any sync, and right after any acknowledgement, loses nothing that was acknowledged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from beadtrade.journal import schema
from beadtrade.journal.contract import RoomKey, Version
from beadtrade.journal.sqlite import SqliteJournal
from tests.journal.power import Disk, Files, sqlite_library, watched_disk
from tests.journal.setups import a_row, some_entries

LIBRARY = sqlite_library()
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(LIBRARY is None, reason="Python's SQLite is no library of its own here"),
]

ROOMS = tuple(RoomKey(f"room-{number}") for number in range(4))
VERSIONS = 12
PAGES_UNTIL_A_CHECKPOINT = 20
"""So that the log goes into the file again and again meanwhile."""

Acknowledged = dict[RoomKey, int]


@dataclass(frozen=True)
class Image:
    """What the disk has if the power fails now, and what had been acknowledged."""

    files: Files
    acknowledged: Acknowledged


async def images_of_a_run(path: Path, disk: Disk) -> list[Image]:
    """Rooms append at once; an image after each sync, and one after each acknowledgement."""
    acknowledged: Acknowledged = {}
    images: list[Image] = []

    def take() -> None:
        images.append(Image(disk.synced, dict(acknowledged)))

    async def append_to(room: RoomKey) -> None:
        await journal.create(a_row(room), some_entries(1, 1))
        for version in range(1, VERSIONS + 1):
            if version > 1:
                await journal.append(room, Version(version), some_entries(version, version), a_row(room))
            acknowledged[room] = version
            take()

    journal = await SqliteJournal.open(path)
    disk.on_sync = take
    await asyncio.gather(*(append_to(room) for room in ROOMS))
    disk.on_sync = lambda: None
    await journal.close()
    return images


async def lost_of(image: Image, path: Path, folder: Path) -> list[str]:
    """What was acknowledged and is not there after the power has come back."""
    folder.mkdir()
    for name, content in image.files.items():
        (folder / Path(name).name).write_bytes(content)
    journal = await SqliteJournal.open(folder / path.name)
    known = {row.room for row in await journal.rooms()}
    lost = []
    for room, version in image.acknowledged.items():
        entries = await journal.read(room) if room in known else []
        assert entries == some_entries(1, len(entries))
        if len(entries) < version:
            lost.append(f"{room} has {len(entries)} of {version}")
    await journal.close()
    return lost


@pytest.fixture
def checkpoints_often(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = (*schema.SETTINGS, f"PRAGMA wal_autocheckpoint = {PAGES_UNTIL_A_CHECKPOINT}")
    monkeypatch.setattr(schema, "SETTINGS", settings)


@pytest.mark.slow
@pytest.mark.usefixtures("checkpoints_often")
async def test_a_power_cut_at_any_sync_loses_nothing_that_was_acknowledged(path: Path, tmp_path: Path) -> None:
    assert LIBRARY is not None
    with watched_disk(LIBRARY) as disk:
        images = await images_of_a_run(path, disk)
    assert len(images) > len(ROOMS) * VERSIONS
    assert any(str(path) in image.files and image.acknowledged for image in images), "no checkpoint was seen"
    for at, image in enumerate(images):
        assert await lost_of(image, path, tmp_path / f"cut-{at}") == []


async def test_a_journal_that_does_not_sync_each_commit_is_noticed(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check can fail: one word less in the settings, and the cut takes what was acknowledged with it."""
    settings = tuple(each.replace("synchronous = FULL", "synchronous = NORMAL") for each in schema.SETTINGS)
    monkeypatch.setattr(schema, "SETTINGS", settings)
    assert LIBRARY is not None
    with watched_disk(LIBRARY) as disk:
        images = await images_of_a_run(path, disk)
    assert await lost_of(images[-1], path, tmp_path / "cut") != []
