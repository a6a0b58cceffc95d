"""Reads a named file, or standard input for "-", whole and at most so much of it.

Law: every way of failing is a `BadInput` that names the file.
"""

from __future__ import annotations

import sys

from beadtrade.console.faults import BadInput, printable

STANDARD_INPUT = "-"
MOST_BYTES = 64 * 1024 * 1024
"""Far more than any input has; the limit keeps an endless file (a device, a pipe) from filling the memory."""


def place_of(file: str) -> str:
    """How messages call the file."""
    return "standard input" if file == STANDARD_INPUT else printable(file)


def read_text(file: str) -> str:
    """The file's text; BadInput when it can't be read or is not UTF-8."""
    try:
        return read_bytes(file).decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise BadInput(place_of(file), f"not UTF-8 (byte {fault.start + 1})") from None


def read_bytes(file: str) -> bytes:
    """The file's bytes; BadInput when it can't be read."""
    place = place_of(file)
    try:
        content = _some_bytes(file)
    except OSError as fault:
        raise BadInput(place, fault.strerror or "can't be read") from None
    except ValueError:  # a zero byte in the name
        raise BadInput(place, "no such file") from None
    if len(content) > MOST_BYTES:
        raise BadInput(place, f"larger than {MOST_BYTES // (1024 * 1024)} MiB")
    return content


def _some_bytes(file: str) -> bytes:
    """At most one byte more than is allowed."""
    if file != STANDARD_INPUT:
        with open(file, "rb") as stream:
            return stream.read(MOST_BYTES + 1)
    if sys.stdin is None:  # started with its standard input closed
        raise OSError(0, "closed")
    return sys.stdin.buffer.read(MOST_BYTES + 1)
