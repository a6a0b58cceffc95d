"""Acts of the rules as a client sends them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from beadtrade.rules.commands import TableCommand
from tests.match.edge import Json


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def as_sent(command: TableCommand) -> Json:
    """The `command` of an envelope. Fields of the rules and of the wire have the same names."""
    kind: Any = type(command)
    return {
        "type": re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(),
        **_adapter(kind).dump_python(command, mode="json"),
    }
