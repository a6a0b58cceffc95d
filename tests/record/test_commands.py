"""`beadtrade export` and `beadtrade replay`, on a journal of two matches."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from beadtrade.cli import main
from beadtrade.journal.contract import Entry, RoomKey, RoomRow, Version
from beadtrade.journal.sqlite import SqliteJournal

ROOM = RoomKey("golden4room")
EVENING = Path(__file__).parent.parent / "data" / "golden_room_format_1.jsonl"
"""A match of two rounds, then a rematch whose first round is being played."""


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "journal.sqlite3"
    asyncio.run(keep(path, EVENING))
    return path


async def keep(path: Path, lines: Path) -> None:
    each = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    entries = [Entry(Version(e["version"]), e["format"], e["at"], json.dumps(e["body"]).encode()) for e in each]
    kept = await SqliteJournal.open(path)
    await kept.create(RoomRow(ROOM, "playing", None, entries[0].at, entries[-1].at, True), entries)
    await kept.close()


def test_an_exported_match_is_checked_and_told(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", ROOM, "--journal", str(journal), "--match", "1"]) == 0
    copy = tmp_path / "match.txt"
    copy.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["replay", str(copy)]) == 0
    told = capsys.readouterr().out
    assert "won by Ben" in told
    assert told.endswith("checked: every piece and every point is as the rules say\n")


def test_of_the_match_that_is_played_it_tells_what_all_can_see(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """[PUB5]"""
    assert main(["export", f"https://beads.example/r/{ROOM}?code=AB", "--journal", str(journal)]) == 0
    out = capsys.readouterr().out
    assert "# round 1 is being played; what all can see:" in out
    assert "winners" not in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["export", "nosuchroom"], "export: room: there is none of this key in the journal\n"),
        (["export", ROOM, "--match", "7"], "export: --match: this room has played 2\n"),
        (["export", ROOM, "--match", "0"], "export: --match: this room has played 2\n"),
    ],
)
def test_a_room_or_match_that_is_not_there_is_one_line(
    words: list[str], complaint: str, journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--journal", str(journal)]) == 2
    assert capsys.readouterr().err == complaint


def test_a_missing_journal_is_one_line_and_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.sqlite3"
    assert main(["export", ROOM, "--journal", str(missing)]) == 2
    assert capsys.readouterr().err == f"export: {missing}: there is no journal\n"
    assert not missing.exists()


def test_another_file_is_no_journal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", ROOM, "--journal", str(EVENING)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_record_that_was_tampered_with_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "match.txt"
    copy.write_text("Bead Trade record 1\nvariants: chess\n", encoding="utf-8")
    assert main(["replay", str(copy)]) == 2
    assert capsys.readouterr().err == f'replay: {copy}, line 2: there is no variant "chess"\n'
