"""A secret as it may stand in a text: plain, escaped, quoted, or in the encodings that bytes are written in.

Law: a spelling of fewer than six letters would be found by chance, and is left out.
"""

from __future__ import annotations

import base64
import html
import json
from collections.abc import Iterator
from urllib.parse import quote, quote_plus

SHORTEST = 6


def is_in(secret: str, text: str) -> str | None:
    """The spelling in which the secret stands in the text, in whatever case; None when it is not there."""
    lower = text.casefold()
    return next((each for each in spellings(secret) if each.casefold() in lower), None)


def spellings(secret: str) -> Iterator[str]:
    data = secret.encode()
    texts = {
        secret, secret[::-1], json.dumps(secret)[1:-1], repr(secret)[1:-1], ascii(secret)[1:-1], repr(data)[2:-1],
        html.escape(secret), quote(secret, safe=""), quote_plus(secret), secret.encode("punycode").decode(),
        data.hex(), data.hex(" "), secret.encode("utf-16-le").hex(), *in_base64(data),
    }  # fmt: skip
    yield from sorted(each for each in texts if len(each) >= SHORTEST)


def in_base64(data: bytes) -> Iterator[str]:
    """In the three ways in which it can lie in a longer text; what its neighbours have a part in is left out."""
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        for before in range(3):
            written = encode(b"\0" * before + data).decode().rstrip("=")
            yield written[(before * 8 + 5) // 6 : (before + len(data)) * 8 // 6]
