"""`beadtrade score` as a process of its own: pipes that close, streams that are missing, and a quick start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.score_command.console import LISTED, VECTORS

pytestmark = pytest.mark.slow  # processes of their own

HEAVY = {"fastapi", "starlette", "pydantic", "uvicorn", "jinja2", "sqlite3", "asyncio"}


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of shell, in which `$score` is the subcommand and `$table` a file of 22 positions."""
    given = {"PYTHON": sys.executable, "table": str(VECTORS), **environment}
    return subprocess.run(
        ["/bin/sh", "-c", 'score() { "$PYTHON" -m beadtrade score "$@"; }\n' + line],
        env=os.environ | given,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def long_table(tmp_path: Path) -> Path:
    """So many positions that no pipe takes them all at once."""
    file = tmp_path / "long.json"
    file.write_text(json.dumps(LISTED * 50), encoding="utf-8")
    return file


@pytest.mark.parametrize("option", ["", "--json"])
def test_a_reader_that_has_seen_enough_is_no_fault(long_table: Path, option: str) -> None:
    ran = shell(f'{{ score {option} "$long"; echo "code $?" >&2; }} | head -1', long=str(long_table))
    assert ran.stdout == ("[\n" if option else "01_rulebook_example_3p\n")
    assert ran.stderr == "code 0\n"


def test_an_error_that_nobody_reads_still_has_its_code() -> None:
    ran = shell('{ score /nowhere 2>&1; echo "code $?" >&2; } | true')
    assert ran.stderr == "code 2\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_is_told_in_one_line() -> None:
    ran = shell('score "$table" > /dev/full')
    assert (ran.returncode, ran.stderr) == (2, "score: standard output: No space left on device\n")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("score - <&-", "score: standard input: closed\n"),
        ('score "$table" >&-', "score: standard output: closed\n"),
        ("score /nowhere 2>&-", ""),
    ],
)
def test_a_missing_stream_is_no_traceback(line: str, message: str) -> None:
    ran = shell(line)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", message)


@pytest.mark.parametrize("option", ["", "--json"])
def test_a_terminal_without_the_letters_of_a_name_gets_escapes(option: str) -> None:
    position = json.dumps({"players": [{"name": "\u3042"}, {"name": "\U0001f98a"}]})
    ran = shell(f'echo "$position" | score {option} -', position=position, PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\\u3042" in ran.stdout
    if option:
        assert list(json.loads(ran.stdout)[0]["totals"]) == ["\u3042", "\U0001f98a"]


def test_scoring_loads_nothing_of_the_server() -> None:
    """Somebody at a real table waits for it, and it has to start at once."""
    loaded = "import sys, beadtrade.cli; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert HEAVY.isdisjoint(ran.stdout.split())
