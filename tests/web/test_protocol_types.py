"""The browser's types are the server's."""

from __future__ import annotations

from pathlib import Path

from beadtrade.web.wire.typescript import typescript

COMMITTED = Path(__file__).parents[2] / "static" / "src" / "protocol.ts"


def test_the_committed_types_are_what_the_server_speaks() -> None:
    """After a change of a message: `make protocol`."""
    assert COMMITTED.read_text(encoding="utf-8") == typescript()
