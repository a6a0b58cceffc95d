"""Runs `beadtrade score` inside the test, with some standard input, and keeps what it prints."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from beadtrade.cli import main

VECTORS = Path(__file__).parents[1] / "data" / "scoring_vectors.json"
LISTED: list[dict[str, Any]] = json.loads(VECTORS.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Printed:
    """What a run left: the exit code, standard output, standard error."""

    code: int
    out: str
    err: str


def score(*arguments: str, given: bytes | object = b"") -> Printed:
    """Runs `beadtrade score ARGUMENTS` with bytes, or a value as JSON, on standard input."""
    content = given if isinstance(given, bytes) else json.dumps(given).encode()
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace") for _ in range(2))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        patched.setattr(sys, "stdout", out)
        patched.setattr(sys, "stderr", err)
        code = main(["score", *arguments])
    return Printed(code, _text_of(out), _text_of(err))


def players(*listed: dict[str, Any]) -> dict[str, Any]:
    """A position with these players, and with Zoe to make up the number."""
    return {"players": [*listed, {"name": "Zoe"}]}


def _text_of(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()
