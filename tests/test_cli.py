"""The `beadtrade` command: one line and exit code 2 for a fault, never a traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from beadtrade import __version__
from beadtrade.cli import with_command
from tests.real_server import RealServer, clean_environment

pytestmark = pytest.mark.slow  # processes of their own

COMMANDS = frozenset({"serve", "score"})


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "beadtrade", *words],
        capture_output=True,
        text=True,
        env=clean_environment() | environment,
        timeout=60,
        check=False,
    )


def is_one_line(answer: subprocess.CompletedProcess[str]) -> bool:
    return answer.stderr.count("\n") == 1 and answer.stderr.startswith("beadtrade")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ([], ["serve"]),
        (["--port", "80"], ["serve", "--port", "80"]),
        (["serve", "--port", "80"], ["serve", "--port", "80"]),
        (["score", "table.json"], ["score", "table.json"]),
        (["--version"], ["--version"]),
        (["--help"], ["--help"]),
        (["sevre"], ["sevre"]),
    ],
)
def test_serving_is_meant_when_no_command_is_named(words: list[str], meant: list[str]) -> None:
    assert with_command(words, COMMANDS) == meant


def test_it_says_its_version() -> None:
    assert run("--version").stdout == f"beadtrade {__version__}\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "many"], "port"),
        (["--port", "70000"], "port"),
        (["--public-url", "beads.example"], "public_url"),
        (["--log", "xml"], "log"),
        (["--metrics", "192.0.2.1:9100"], "192.0.2.1:9100"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--config", "/no/such/file.toml"], "/no/such/file.toml"),
        (["--journal", "/proc/nowhere/journal.sqlite3"], "/proc/nowhere"),
        (["--color", "red"], "--color"),
        (["sevre"], "sevre"),
        (["score"], "FILE"),
    ],
)
def test_a_wrong_word_is_told_in_one_line(words: list[str], told: str) -> None:
    port = [] if "--port" in words or words[0] in ("sevre", "score") else ["--port", "0"]
    answer = run(*words, *port)
    assert answer.returncode == 2
    assert is_one_line(answer)
    assert told in answer.stderr


def test_a_wrong_word_in_the_environment_is_told_in_one_line() -> None:
    answer = run(BEADTRADE_PORT="many")
    assert answer.returncode == 2
    assert is_one_line(answer)


def has_ipv6() -> bool:
    """Containers often have none."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", pytest.param("::1", marks=needs_ipv6)])
def test_a_busy_port_is_told_in_one_line(host: str) -> None:
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as taken:
        port = str(taken.getsockname()[1])
        answer = run("--port", port, *(["--host", host] if host != "0.0.0.0" else []))
    assert answer.returncode == 2
    assert is_one_line(answer)
    assert f"port {port} is busy" in answer.stderr


@needs_ipv6
def test_a_port_taken_on_ipv6_alone_is_busy_too() -> None:
    with socket.create_server(("::", 0), family=socket.AF_INET6) as taken:
        answer = run("--port", str(taken.getsockname()[1]))
    assert answer.returncode == 2
    assert "is busy" in answer.stderr


def test_ctrl_c_and_a_service_manager_stop_it_cleanly(server: RealServer) -> None:
    assert server.stop() == 0
    server.start()
    assert server.terminate() == 0
    assert "Traceback" not in server.output()


def test_killed_it_comes_back_on_the_same_port(server: RealServer) -> None:
    server.kill()
    assert not server.is_running
    server.start()
    assert server.is_running


def test_it_says_where_it_is_and_where_the_tables_are_kept(server: RealServer) -> None:
    assert f"http://127.0.0.1:{server.port}" in server.output()
    assert str(server.journal) in server.output()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_journal_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    answer = run("--port", "0", "--journal", str(tmp_path / "deeper" / "journal.sqlite3"))
    assert answer.returncode == 2
    assert is_one_line(answer)
