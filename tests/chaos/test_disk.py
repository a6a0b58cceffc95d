"""A real server and a disk that fails: one line and an exit code at the start, a refusal and no more while it runs."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from beadtrade.journal.older import SCHEMA_VERSION
from beadtrade.journal.schema import open_to_write
from tests.match.truth import read_truth
from tests.player import Player, a_table
from tests.real_server import RealServer, clean_environment

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SERVE = (sys.executable, "-m", "beadtrade", "serve", "--host", "127.0.0.1", "--port", "0", "--journal")
NO_FILE_MAY_GROW = ("sh", "-c", 'ulimit -f 0; exec "$@"', "sh")
WITHOUT_ROOTS_RIGHTS = ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")
"""Else root writes where nobody may."""
PATIENCE_S = 60


@dataclass(frozen=True)
class AtStart:
    """How a journal is of no use, and the words in which it is told."""

    told: str
    spoil: Callable[[Path], None]
    """Given the path of a good journal."""
    under: tuple[str, ...] = ()
    """What the server is run by."""


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")


def _damaged(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))


def _read_only(path: Path) -> None:
    path.chmod(0o400)
    path.parent.chmod(0o500)


AT_START = {
    "full": AtStart("disk", lambda path: None, NO_FILE_MAY_GROW),
    "full and new": AtStart("disk", Path.unlink, NO_FILE_MAY_GROW),
    "read-only": AtStart("can't be written", _read_only, WITHOUT_ROOTS_RIGHTS if os.geteuid() == 0 else ()),
    "newer": AtStart(f"schema {SCHEMA_VERSION + 1}", _newer),
    "damaged": AtStart("malformed", _damaged),
}


def _begin(case: AtStart, folder: Path) -> tuple[Path, subprocess.Popen[str]]:
    folder.mkdir()
    path = folder / "journal.sqlite3"
    open_to_write(path, 0).close()
    case.spoil(path)
    command = (*case.under, *SERVE, str(path))
    return path, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean_environment()
    )


def test_a_journal_that_is_of_no_use_is_told_in_one_line_that_names_it(tmp_path: Path) -> None:
    """All at once: each waits only for a server to start."""
    cases = {name: case for name, case in AT_START.items() if not case.under or shutil.which(case.under[0])}
    running = {name: _begin(case, tmp_path / name) for name, case in cases.items()}
    for name, (path, process) in running.items():
        output, told = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, output) == (2, ""), f"{name}: {process.returncode} {output} {told}"
        assert told.startswith("beadtrade: "), f"{name}: {told}"
        assert told.count("\n") == 1, f"{name}: {told}"
        assert str(path) in told, f"{name}: {told}"
        assert cases[name].told in told, f"{name}: {told}"


# -- while it runs


class FullDisk:
    """The disk of a running server can be filled and emptied."""

    def __init__(self, server: RealServer) -> None:
        self.server = server

    @contextmanager
    def full(self) -> Iterator[None]:
        """No file of the server's may grow: the system refuses to write, as on a full disk."""
        log = self.server.journal.with_name(f"{self.server.journal.name}-wal").stat().st_size
        soft, hard = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (min(log, 4096), hard))
        yield
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (soft, hard))


class SmallDisk(FullDisk):
    """A file system of its own, that another file fills to the last byte."""

    @contextmanager
    def full(self) -> Iterator[None]:
        rest = self.server.journal.with_name("rest")
        with rest.open("wb", buffering=0) as file:
            try:
                while file.write(b"\0" * 4096):
                    pass
            except OSError:
                yield
        rest.unlink()


@contextmanager
def a_small_disk(folder: Path) -> Iterator[None]:
    """One megabyte; the test is skipped when none may be mounted."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no file system may be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk_is_answered_and_when_there_is_room_again_all_rooms_go_on(server: RealServer) -> None:
    await _go_through_a_full_disk(server, FullDisk(server).full)


@pytest.mark.long
async def test_so_it_is_on_a_file_system_that_is_really_full(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with a_small_disk(folder):
        server = RealServer(folder)
        server.start()
        try:
            await _go_through_a_full_disk(server, SmallDisk(server).full)
        finally:
            server.kill()


async def _go_through_a_full_disk(server: RealServer, full: Callable[[], AbstractContextManager[None]]) -> None:
    async with a_table(server.url, "Ana", "Ben") as table, a_table(server.url, "Mio", "Teo") as other:
        players = [*table, *other]
        with full():
            refused = [await _refused_line(each) for each in players]
            newcomer = await Player.open(server.url, table[0].room, table[1].cookie)
            assert newcomer.sections["players"] == table[1].sections["players"], "who comes sees the room"
            await newcomer.close()
        for each, id in zip(players, refused, strict=True):
            again = await each.send_as(id, "say", text=f"{id} once more")
            assert again["done"], again
        assert not any(each.close_code or each.gaps for each in players), "somebody was sent away"
        server.kill()
        server.start()
        for room in (table, other):
            for each in room:
                await each.connect()
            assert [line["text"] for line in room[0].talk][-2:] == [f"{id} once more" for id in refused[:2]]
            await _check_that_all_said_is_there(server, room)
    assert "Traceback" not in server.output()
    assert str(server.journal) in server.output(), "whoever runs the server is not told which disk is full"


async def _refused_line(player: Player) -> str:
    """The id of the first line that could not be stored."""
    for at in range(200):
        answer = await player.send_as(f"line{at}", "say", text="x" * 280)
        if not answer["done"]:
            assert answer["refused"] == "not_stored", answer
            return f"line{at}"
    raise AssertionError("a full disk has taken two hundred lines")


async def _check_that_all_said_is_there(server: RealServer, room: list[Player]) -> None:
    truth = await read_truth(server.journal, room[0].room)
    stored = [record.command for record in truth.records if record.command is not None]
    for player in room:
        done = [id for id, answer in player.answers.items() if answer["done"]]
        assert all(id in stored for id in done), f"{player.seat} was told that a line is stored"
    assert len({(record.member, record.command) for record in truth.records}) >= len(stored)
