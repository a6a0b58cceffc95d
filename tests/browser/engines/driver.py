"""What a test asks of a browser, whichever engine it has.

Law: these verbs are all that the shared match uses, so that it is written once; what only one engine can do is no verb.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

PATIENCE_S = 20.0
"""Generous: a second and a third engine start slowly on a busy machine."""
LOOK_EVERY_S = 0.05
A_PERSONS_PAUSE_MS = 400
PHONE_WIDTH, PHONE_HEIGHT = 390, 844


class Driver(ABC):
    """One person's browser, with cookies of its own."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Returns when the page and its scripts have been loaded."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Clicks the button that a screen reader calls so, once there is one."""

    @abstractmethod
    def click(self, selector: str) -> None:
        """Clicks the last element that matches, once there is one, where a person would."""

    @abstractmethod
    def fill(self, selector: str, text: str) -> None:
        """Types into a field that is empty."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page; it may be a promise."""

    @abstractmethod
    def run(self, script: str) -> None:
        """Runs statements in the page."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors of the last opened page's console, and what no script caught."""

    @abstractmethod
    def close(self) -> None:
        """Leaves nothing behind."""

    def wait_until(self, expression: str) -> None:
        """Until it is true in the page."""
        end = time.monotonic() + PATIENCE_S
        while not self.evaluate(expression):
            assert time.monotonic() < end, f"never became true: {expression}"
            time.sleep(LOOK_EVERY_S)

    def pause(self) -> None:
        """As people do: the page takes a tap on what has just changed, or a double tap, for an accident."""
        start = self.evaluate("performance.now()")
        self.wait_until(f"performance.now() > {start + A_PERSONS_PAUSE_MS}")
