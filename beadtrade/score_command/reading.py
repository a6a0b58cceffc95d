"""Reads JSON strictly: what a lenient reader would guess at is refused here.

Law: UTF-8 only (a byte order mark is allowed, Windows editors write one), no key twice in an object, no NaN or
Infinity; every way of failing is a `BadInput`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from beadtrade.console.faults import BadInput
from beadtrade.console.reading import place_of, read_bytes

MOST_DIGITS = 18
"""No count has more, and Python refuses to read numbers of thousands of digits in its own words."""


class RepeatedKey(dict[str, object]):
    """An object in which a key stands twice. It is kept, so that whoever reads it can name the place."""

    key: str


def read_json(file: str) -> object:
    """The JSON value in `file`, or on standard input for "-"; BadInput otherwise."""
    return parse_json(read_bytes(file), place_of(file))


def parse_json(content: bytes, place: str = "input") -> object:
    """The value that `content` holds; an object with a key twice comes as `RepeatedKey`."""
    try:
        text = content.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_integer)
    except UnicodeDecodeError as fault:
        raise BadInput(place, f"not UTF-8 (byte {fault.start + 1})") from None
    except json.JSONDecodeError as fault:
        raise BadInput(place, f"not JSON: {fault.msg} (line {fault.lineno}, column {fault.colno})") from None
    except RecursionError:
        raise BadInput(place, "nested too deeply") from None
    except _Unreadable as fault:
        raise BadInput(place, f"not JSON: {fault}") from None


class _Unreadable(ValueError):
    """What Python's reader would accept and JSON has not."""


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) == len(pairs):
        return value
    repeated = RepeatedKey(value)
    repeated.key = _first_repeated(key for key, _ in pairs)
    return repeated


def _first_repeated(keys: Iterable[str]) -> str:
    counts = Counter(keys)
    return next(key for key, count in counts.items() if count > 1)


def _no_constant(word: str) -> NoReturn:
    raise _Unreadable(f"{word} is no number")


def _integer(digits: str) -> int | float:
    """A number too long to be a count is kept as a float, which no count may be either."""
    return int(digits) if len(digits) <= MOST_DIGITS else float(digits)
