"""Whether an entry is still as it was written.

Law: pure. SQLite takes its file at its word: a flipped bit in a body, or a page that was cut off and filled up with
zeros, would be read as if it had been said. So each entry carries four bytes that tell.
"""

from __future__ import annotations

import sqlite3
import zlib

DIGEST_BYTES = 4
"""A CRC-32: against disks and copies that fail, not against people; who can write the file can write this too."""


class Damaged(sqlite3.DatabaseError):
    """What the file gives is not what was written. Told like SQLite's own findings, with the name of the file."""


def digest_of(number: int, version: int, format: int, at: int, body: bytes) -> bytes:
    """Of an entry and its place: the number of its room in this file, and its version there."""
    place = b"%d %d %d %d " % (number, version, format, at)
    return zlib.crc32(body, zlib.crc32(place)).to_bytes(DIGEST_BYTES)


def is_whole(number: int, version: object, format: object, at: object, body: object, digest: object) -> bool:
    """Whether what was read is what was written. A damaged row may hold values of any type."""
    if not (isinstance(version, int) and isinstance(format, int) and isinstance(at, int) and isinstance(body, bytes)):
        return False
    return digest == digest_of(number, version, format, at, body)
