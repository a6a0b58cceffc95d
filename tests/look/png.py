"""Reads the PNG files that a browser makes, so that tests can measure a picture without an image library.

Law: 8 bits a channel, RGB or RGBA, not interlaced; anything else is an error. Filters as in the PNG specification, 9.
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}
Pixel = tuple[int, int, int]


class Picture(NamedTuple):
    """Rows of red, green and blue, 0 to 255."""

    width: int
    rows: list[list[Pixel]]

    def cut(self, left: int, top: int, size: int) -> Picture:
        """A square of it."""
        return Picture(size, [row[left : left + size] for row in self.rows[top : top + size]])


def read_png(data: bytes) -> Picture:
    assert data.startswith(SIGNATURE), "no PNG"
    chunks = _chunks(data)
    width, height, bits, colour, _, _, interlaced = struct.unpack(">IIBBBBB", chunks["IHDR"])
    assert (bits, interlaced) == (8, 0), "a kind of PNG that browsers don't make"
    channels = CHANNELS[colour]
    packed = zlib.decompress(chunks["IDAT"])
    stride = width * channels
    rows, above = [], bytearray(stride)
    for at in range(0, height * (stride + 1), stride + 1):
        above = _unfiltered(packed[at], bytearray(packed[at + 1 : at + 1 + stride]), above, channels)
        rows.append([(above[x], above[x + 1], above[x + 2]) for x in range(0, stride, channels)])
    return Picture(width, rows)


def _chunks(data: bytes) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        name = data[at + 4 : at + 8].decode()
        found[name] = found.get(name, b"") + data[at + 8 : at + 8 + length]
        at += length + 12
    return found


def _unfiltered(kind: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    for x in range(len(row)):
        left = row[x - step] if x >= step else 0
        up = above[x]
        corner = above[x - step] if x >= step else 0
        row[x] = (row[x] + (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))
