"""What README.md and docs/ say is so: links lead somewhere, commands exist, the example runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from beadtrade.room.directory import BEAT_S
from tests.real_server import clean_environment

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]

LINK = re.compile(r"\]\(([^)\s]+)\)")
"""Of a link or of a picture: where it leads."""
ELSEWHERE = ("http://", "https://", "mailto:")
CODE = re.compile(r"`([^`\n]+)`|^ {4}(.+)$", re.MULTILINE)
"""Code within a line, or a line of a code block."""
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
PROMISE = re.compile(r"^\| .+ \| `make test PYTEST_ARGS=(\S+)` \|$", re.MULTILINE)
PROGRAM = ".venv/bin/python"


def relative_links() -> list[tuple[str, str]]:
    links = [(page, link) for page in PAGES for link in LINK.findall(page.read_text(encoding="utf-8"))]
    return [(str(page.relative_to(ROOT)), link) for page, link in links if not link.startswith(ELSEWHERE)]


def anchors(page: Path) -> set[str]:
    """Of its headings, as they are made of their words."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize(("document", "link"), relative_links())
def test_each_relative_link_and_picture_leads_somewhere(document: str, link: str) -> None:
    path, _, anchor = link.partition("#")
    there = (ROOT / document).parent / path if path else ROOT / document
    assert there.exists(), f"{document} leads to {link}"
    assert not anchor or anchor in anchors(there), f"{document} leads to {link}, and there is no such heading"


def make_commands() -> list[str]:
    code = [inline or line for inline, line in CODE.findall(README)]
    return [each for each in code if each.startswith("make ")]


@pytest.mark.parametrize("command", make_commands())
def test_each_make_command_of_the_readme_names_a_target(command: str) -> None:
    targets = TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
    assert command.split()[1] in targets


def test_each_promise_names_tests_that_exist() -> None:
    rows = [line for line in README.splitlines() if line.startswith("| ") and "make test" in line]
    promised = PROMISE.findall(README)
    assert len(promised) == len(rows) > 0, "a promise in another form than `make test PYTEST_ARGS=path`"
    for path in promised:
        there = ROOT / path
        tests = [there] if there.is_file() else list(there.rglob("test_*.py"))
        assert tests, f"{path} has no tests"


def test_no_proxy_of_the_documents_closes_a_quiet_table() -> None:
    """Most close a socket that is silent for a minute, some for half of one."""
    snippets = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines() if "_timeout" in line]
    seconds = [int(each) for line in snippets for each in re.findall(r"(\d+)s;", line)]
    assert seconds, "no proxy with a time-out"
    assert min(*seconds, 30) > 2 * BEAT_S


def test_the_example_of_the_score_command_prints_a_table() -> None:
    """As it stands there, with the running Python for that of the checkout."""
    found = re.search(r"^    (echo .+\n(?:    .+\n)*?.*\| .+ -m beadtrade score -)$", README, re.MULTILINE)
    assert found is not None, "no example of `beadtrade score`"
    example = found[1]
    assert PROGRAM in example
    answer = subprocess.run(
        ["sh", "-c", example.replace(PROGRAM, f"'{sys.executable}'")],
        cwd=ROOT,
        env=clean_environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert all(word in answer.stdout for word in ("Ana", "Ben", "bull", "snake")), answer.stdout
