"""A screen that exists only in memory, for a browser that needs one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.engines.driver import PHONE_HEIGHT, PHONE_WIDTH

COMMAND = "Xvfb"


@contextmanager
def virtual_display() -> Iterator[str]:
    """The name of a free display, of a phone's size; it is gone afterwards."""
    screen = f"{PHONE_WIDTH}x{PHONE_HEIGHT}x24"
    quietly = ("-displayfd", "1", "-nolisten", "tcp", "-screen", "0", screen)
    with subprocess.Popen((COMMAND, *quietly), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as display:
        assert display.stdout is not None
        try:
            yield f":{display.stdout.readline().decode().strip()}"
        finally:
            display.terminate()
