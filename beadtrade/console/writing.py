"""Prints what a command found, or one line of complaint, wherever the output goes.

Law: never a traceback: not for a reader that has seen enough, a full disk, or an encoding that lacks a letter.
"""

from __future__ import annotations

import os
import sys
from typing import TextIO

from beadtrade.console.faults import BadInput

DONE, BAD_INPUT, INTERRUPTED = 0, 2, 130
"""Exit codes."""


def can_say_all(stream: TextIO | None) -> bool:
    """Whether any name can be written as it is; in JSON the others become `\\u` escapes."""
    return stream is not None and (stream.encoding or "").lower().replace("-", "") == "utf8"


def write(text: str) -> None:
    """Prints to standard output. A reader that has seen enough (`| head -1`) is no fault; a full disk is."""
    if sys.stdout is None:  # started with its standard output closed
        raise BadInput("standard output", "closed")
    try:
        sys.stdout.write(_sayable(text, sys.stdout) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up(sys.stdout)
    except OSError as fault:
        _give_up(sys.stdout)
        raise BadInput("standard output", fault.strerror or "can't be written") from None


def _sayable(text: str, stream: TextIO) -> str:
    """The text with what the stream's encoding lacks as escapes."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


def _give_up(stream: TextIO) -> None:
    """Sends what is left nowhere, else Python tries again at exit and complains about that."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def complain(program: str, message: str) -> int:
    """Says it on standard error; the exit code."""
    if sys.stderr is not None:
        try:
            print(f"{program}: {message}", file=sys.stderr, flush=True)
        except OSError:  # nobody listens; the exit code still tells
            _give_up(sys.stderr)
    return BAD_INPUT
