"""The small parts of a position: objects with known keys, lists, names, counts, heaps of pieces.

Law: each function takes a JSON value and the place where it stands, and gives what it stands for or a `BadInput`
with that place. Nothing is guessed: a wrong value is never read as the nearest right one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from beadtrade.console.faults import BadInput, quoted
from beadtrade.rules.pieces import BEADS_PER_TYPE, INDEX, TYPES, Pieces, PieceType, all_of, bead, spirit
from beadtrade.score_command.reading import RepeatedKey

HEAP_KEYS = ("beads", "spirits")
SURROGATES = range(0xD800, 0xE000)
"""Halves of characters: JSON can write one alone (`"\\ud800"`), but no text holds it."""


def parse_fields(value: object, place: str, known: Iterable[str]) -> Mapping[str, object]:
    """An object's fields: none of them unknown, none twice, any of them missing."""
    if not isinstance(value, dict):
        raise BadInput(place, f"an object is wanted, not {named(value)}")
    if isinstance(value, RepeatedKey):
        raise BadInput(_inner(place, value.key), "this key stands here twice")
    allowed = tuple(known)
    for key in value:
        if key not in allowed:
            raise BadInput(_inner(place, key), f"unknown key; the keys here are {', '.join(allowed)}")
    return value


def parse_list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        raise BadInput(place, f"a list is wanted, not {named(value)}")
    return value


def parse_bool(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(place, f"true or false is wanted, not {named(value)}")
    return value


def parse_name(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise BadInput(place, f"a text is wanted, not {named(value)}")
    if not value.strip():
        raise BadInput(place, "a name is wanted, not an empty text")
    if any(ord(each) in SURROGATES for each in value):
        raise BadInput(place, f"{quoted(value)} holds half a character (a lone surrogate)")
    return value


def parse_heap(value: object, place: str, *also: str) -> Pieces:
    """`{"beads": {type: count}, "spirits": [type, ...]}`; keys named in `also` are left to the caller."""
    fields = parse_fields(value, place, (*HEAP_KEYS, *also))
    beads = _parse_beads(fields.get("beads", {}), f"{place}.beads")
    return beads + _parse_spirits(fields.get("spirits", []), f"{place}.spirits")


def _parse_beads(value: object, place: str) -> Pieces:
    counts = parse_fields(value, place, TYPES)
    return all_of(bead(PieceType(key), _parse_count(count, f"{place}.{key}")) for key, count in counts.items())


def _parse_count(value: object, place: str) -> int:
    # `True` is an int in Python, and 2.0 equals 2: neither is how a person writes a count.
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadInput(place, f"a whole number from 0 is wanted, not {named(value)}")
    if value > BEADS_PER_TYPE:
        raise BadInput(place, f"{value} beads, but a type has only {BEADS_PER_TYPE}")
    return value


def _parse_spirits(value: object, place: str) -> Pieces:
    places: dict[PieceType, str] = {}
    for at, each in enumerate(parse_list(value, place)):
        here = f"{place}[{at}]"
        kind = _parse_type(each, here)
        if kind in places:
            raise BadInput(here, f"the {kind} spirit is in {places[kind]} already")
        places[kind] = here
    return all_of(spirit(kind) for kind in places)


def _parse_type(value: object, place: str) -> PieceType:
    if not isinstance(value, str) or value not in INDEX:
        raise BadInput(place, f"{named(value)} is no type; the types are {', '.join(TYPES)}")
    return PieceType(value)


def _inner(place: str, key: str) -> str:
    shown = quoted(key)[1:-1]
    return f"{place}.{shown}" if place else shown


def named(value: object) -> str:
    """A JSON value in a few words; what is inside a list or an object isn't shown, it may be endless."""
    match value:
        case str():
            return quoted(value)
        case list():
            return "a list"
        case dict():
            return "an object"
        case _:
            return json.dumps(value)
