"""What the whole process logs, in one form, for as long as a test needs."""

from __future__ import annotations

import io
import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from beadtrade.web.watching.log import OURS, LogForm, LogLevel, set_up_log


@contextmanager
def logging_into(form: LogForm, level: LogLevel = "debug") -> Iterator[io.StringIO]:
    """Everything that is logged, by anybody. Afterwards all is as before."""
    root, ours, out = logging.getLogger(), logging.getLogger(OURS), io.StringIO()
    before = list(root.handlers), root.level, ours.level, sys.excepthook, threading.excepthook
    root.handlers.clear()  # those of the test's runner would be closed
    set_up_log(form, level, out)
    try:
        yield out
    finally:
        logging.captureWarnings(False)
        root.handlers[:], _, _, sys.excepthook, threading.excepthook = before
        root.setLevel(before[1])
        ours.setLevel(before[2])
