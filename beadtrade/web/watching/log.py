"""The log, in two forms: text for a terminal, or one JSON object a line.

Law: only words that stand in source code leave through it, numbers, and the closed list of `facts`. An exception's own
text may quote what somebody sent, so a fault is told by its kind and its place; what other libraries put into their
messages is left out but for numbers. The standard library's `logging` is the base, for uvicorn and asyncio write to it
already: structlog would stand beside it, and what matters here, leaving out, would still be ours to write.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Literal, TextIO

LogForm = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
OURS = "beadtrade"
LEFT_OUT = "…"
READ = ("asyncio", "uvicorn", "websockets")
"""asyncio's messages begin with words and go on with an object's description, in brackets or on lines of its own."""
DESCRIBES = re.compile(r"[\n<({\[\"'=:]")
WARNINGS = "py.warnings"
WARNED = re.compile(r"\S+:\d+: \w+(?=: )")
PLACES = 12
"""The innermost frames of a fault."""


class Line(logging.Formatter):
    """What both forms are made of."""

    def parts(self, record: logging.LogRecord) -> dict[str, object]:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        said = {"time": time, "level": record.levelname.lower(), "from": record.name, "event": event_of(record)}
        facts: Mapping[str, object] = getattr(record, "facts", {})
        return {**said, **{name: value for name, value in facts.items() if value is not None}, **_fault(record)}


class JsonLine(Line):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.parts(record), ensure_ascii=True)


class TextLine(Line):
    """For people: the facts follow as `name=value`, a fault's places stand below."""

    def format(self, record: logging.LogRecord) -> str:
        parts = self.parts(record)
        time, level, source, event = (str(parts.pop(each)) for each in ("time", "level", "from", "event"))
        places = parts.pop("places", ())
        facts = "".join(f"  {name}={value}" for name, value in parts.items())
        below = "".join(f"\n    {place}" for place in places) if isinstance(places, list) else ""
        return f"{time} {level:7} {source}: {event}{facts}{below}"


def event_of(record: logging.LogRecord) -> str:
    """The message, with what may be said of its arguments."""
    words = str(record.msg)
    if not record.args:
        return words if _is_ours(record.name) else _of_others(record.name, words)
    arguments = record.args if isinstance(record.args, tuple) else (record.args,)
    try:
        return words % tuple(_may_be_said(each, record.name) for each in arguments)
    except (TypeError, ValueError):
        return words


def _of_others(name: str, words: str) -> str:
    """Of a message that came ready-made: what stands before anything that may describe an object, and of libraries
    whose messages we have not read nothing.
    """
    if name == WARNINGS:
        place = WARNED.match(words)
        return LEFT_OUT if place is None else place[0]
    return DESCRIBES.split(words.rstrip(), 1)[0] if name.partition(".")[0] in READ else LEFT_OUT


def _is_ours(name: str) -> bool:
    return name == OURS or name.startswith(f"{OURS}.")


def _may_be_said(argument: object, name: str) -> object:
    """Numbers; of ours also words, which the call gave on purpose, and faults whose text we have written."""
    if isinstance(argument, int | float):
        return argument
    if isinstance(argument, BaseException):
        return argument if _is_ours(type(argument).__module__) else type(argument).__name__
    return argument if _is_ours(name) and isinstance(argument, str) else LEFT_OUT


def _fault(record: logging.LogRecord) -> dict[str, object]:
    fault = record.exc_info[1] if record.exc_info else None
    if fault is None:
        return {}
    return {"fault": " from ".join(_kinds(fault)), "places": [*_places(fault.__traceback__)][-PLACES:]}


def _kinds(fault: BaseException | None) -> Iterator[str]:
    while fault is not None:
        yield type(fault).__name__
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)


def _places(trace: TracebackType | None) -> Iterator[str]:
    """Where it was raised: file, line and function, without the line's text and without values."""
    for frame in traceback.extract_tb(trace, limit=None):
        path = Path(frame.filename)
        yield f"{'/'.join(path.parts[-2:])}:{frame.lineno} {frame.name}"


def set_up_log(form: LogForm, level: LogLevel, out: TextIO | None = None) -> None:
    """Everything that anybody logs in this process goes to `out` (standard error) in one form. The level is for us: of
    others only warnings are of interest.
    """
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.captureWarnings(True)
    sys.excepthook = _unhandled
    threading.excepthook = lambda args: _unhandled(args.exc_type, args.exc_value, args.exc_traceback)


def _unhandled(kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> None:
    """Python's own way would write the fault's text."""
    logging.getLogger(OURS).critical("an unhandled fault", exc_info=(kind, fault or kind(), trace))
