"""What `make` would do, asked of make itself: each step again when what it was made from has changed, and only then."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OUTER_MAKE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "PORT", "PLAY_ARGS", "PYTEST_ARGS", "WORKERS"}
"""What a `make test` that runs this would hand down."""
PACKAGES, TEST_PACKAGES = "-r requirements.lock", "-r requirements-dev.lock"
NPM, BUILD = "npm ci", "static/build.mjs"

pytestmark = pytest.mark.skipif(
    shutil.which("make") is None or not (ROOT / "Makefile").exists(), reason="not run from a checkout, by make"
)


def would_run(*words: str) -> str:
    """The commands that `make` would run."""
    environment = {name: value for name, value in os.environ.items() if name not in OUTER_MAKE}
    answer = subprocess.run(
        ["make", "--dry-run", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def changed(name: str) -> str:
    return f"--what-if={name}"


def test_what_is_set_up_already_is_left_alone() -> None:
    commands = would_run("play")
    assert PACKAGES not in commands
    assert NPM not in commands
    assert "-m beadtrade serve" in commands


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("requirements.lock", [PACKAGES]),
        ("static/package-lock.json", [NPM, BUILD]),
        ("static/build.mjs", [BUILD]),
        ("static/src/app.css", [BUILD]),
        ("locales/en", [BUILD]),
    ],
)
def test_what_changed_is_made_again(name: str, again: list[str]) -> None:
    commands = would_run(changed(name), "play")
    assert all(command in commands for command in again)
    assert (PACKAGES in commands) == (PACKAGES in again)
    assert (NPM in commands) == (NPM in again)


def test_playing_needs_no_test_tools_and_no_browser() -> None:
    commands = would_run("--always-make", "play")
    assert PACKAGES in commands
    assert TEST_PACKAGES not in commands
    assert "chromium" not in commands
    assert all("--omit=dev" in line for line in commands.splitlines() if NPM in line)


def test_the_port_is_passed_on_only_when_it_is_named() -> None:
    assert "--port 9000" in would_run("play", "PORT=9000")
    assert "--port" not in would_run("play")


def test_the_tests_take_every_test_but_the_long_ones() -> None:
    assert "-m pytest -n auto \n" in would_run("test")
    assert "not browser and not slow and not long" in would_run("check")
    assert "-m long" in would_run("long")
