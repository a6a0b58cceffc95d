"""The server as people run it: a process of its own, on a free loopback port, with a journal of its own.

Law: nothing of it outlives the test, and it reads no settings but these.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

SECONDS_TO_START = 30
"""Generous: a busy machine runs several at once."""
SECONDS_TO_STOP = 10
SECONDS_BETWEEN_LOOKS = 0.03


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def clean_environment() -> dict[str, str]:
    """This process's, without what a developer set for their own server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BEADTRADE_")}


class RealServer:
    """Killed and started again, it comes back on the same port with the same journal."""

    def __init__(self, folder: Path, command: Sequence[str] = (sys.executable, "-m", "beadtrade")) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.journal = folder / "journal.sqlite3"
        self.log = folder / "server.log"
        self.cwd: Path | None = None
        self._command = (*command, "serve", "--host", "127.0.0.1")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *flags: str) -> None:
        """Returns when it answers."""
        place = ("--port", str(self.port), "--journal", str(self.journal))
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                (*self._command, *place, *flags),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=clean_environment(),
                cwd=self.cwd,
            )
        self._wait_until_it_answers()

    def kill(self) -> None:
        """As a power cut would."""
        self.send_and_wait(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C would; the exit code."""
        return self.send_and_wait(signal.SIGINT)

    def terminate(self) -> int:
        """As a service manager would; the exit code."""
        return self.send_and_wait(signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None, "it was never started"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def output(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def send(self, number: signal.Signals) -> None:
        """A signal, whatever comes of it."""
        assert self._process is not None, "it was never started"
        self._process.send_signal(number)

    def send_and_wait(self, number: signal.Signals) -> int:
        """A signal that ends it; the exit code."""
        self.send(number)
        assert self._process is not None
        return self._process.wait(SECONDS_TO_STOP)

    def _wait_until_it_answers(self) -> None:
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            assert self.is_running, f"the server stopped:\n{self.output()}"
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=SECONDS_TO_START):
                    return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(SECONDS_BETWEEN_LOOKS)
        raise AssertionError(f"the server does not answer:\n{self.output()}")
