"""The reference parts of docs/protocol.md: `make protocol`, or `python -m beadtrade.web.wire.reference.document FILE`.

Law: what stands between `<!-- made: name -->` and `<!-- /made -->` is made here, from the types and the facts beside
them; everything else in the file is written by hand and left as it is.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from beadtrade.room.seen import RoomSeen
from beadtrade.room.view import Sections
from beadtrade.rules.refusals import RULE_OF, RefusalCode
from beadtrade.rules.seen import Glimpse
from beadtrade.web.wire.codes import CloseCode
from beadtrade.web.wire.messages import CommandIn
from beadtrade.web.wire.notation import meaning, notation, parts
from beadtrade.web.wire.reference.codes import MEANINGS
from beadtrade.web.wire.reference.commands import ANY, COMMANDS, TABLE
from beadtrade.web.wire.reference.events import EVENTS
from beadtrade.web.wire.reference.fields import FIELDS, SECTIONS
from beadtrade.web.wire.reference.limits import limits_in_words
from beadtrade.web.wire.schema import CODES, Field, Shape, doc_of, docs_of_members, fields_of, is_shape, name_of

PLACE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- /made -->)", re.DOTALL)


def with_made_parts(document: str) -> str:
    """The document with all its made parts as they should be. KeyError for a part that nobody makes."""
    return PLACE.sub(lambda found: f"{found[1]}\n{made(found[2])}\n\n{found[3]}", document)


def made(name: str) -> str:
    """One made part."""
    return "\n".join(PARTS[name]()).strip()


def shapes(hint: Any) -> Iterator[Shape]:
    """The types with fields that a type is made of, each once, outer ones first."""
    found: dict[Shape, None] = {}
    _collect(hint, found)
    yield from found


def by_type(union: Any) -> Mapping[str, Shape]:
    """The members of a union by their `type`."""
    return {word: shape for shape in shapes(union) if (word := _word_of(shape)) is not None}


def _word_of(shape: Shape) -> str | None:
    """The `type` by which a message is told from others; None for what is only a part of one."""
    words = [
        get_args(each.hint) for each in fields_of(shape) if each.name == "type" and get_origin(each.hint) is Literal
    ]
    return words[0][0] if words else None


def words_for(shape: Shape, field: Field) -> str:
    """What a field means: its docstring, else what is written in `FIELDS`."""
    return field.doc or FIELDS.get(name_of(shape), {}).get(field.name, "")


def _collect(hint: Any, found: dict[Shape, None]) -> None:
    if not is_shape(hint):
        for each in parts(hint):
            _collect(each, found)
    elif hint not in found:
        found[hint] = None
        for field in fields_of(hint):
            _collect(field.hint, found)


def _commands() -> Iterator[str]:
    types = by_type(CommandIn)
    for type_, facts in COMMANDS.items():
        shape = types[type_]
        fields = [each for each in fields_of(shape) if each.name != "type"]
        yield f"### {type_}\n\n{' '.join(filter(None, (doc_of(shape), facts.more)))}\n"
        yield f"- From: {facts.who}, {facts.when}."
        if fields:
            yield f"- Fields: {', '.join(_named(each) for each in fields)}."
        refused = ", ".join(f"`{code}`" for code in facts.refusals.split())
        yield f"- Refused: {refused or 'as any command'}.\n"
        yield f"```json command\n{facts.example}\n```\n"


def _command_parts() -> Iterator[str]:
    for shape in shapes(CommandIn):
        if _word_of(shape) is None:
            yield f"- `{name_of(shape)}`: {', '.join(_named(each) for each in fields_of(shape))}. {doc_of(shape)}"


def _named(field: Field) -> str:
    return f"`{field.name}{'?' if field.may_be_left_out else ''}: {notation(field.hint)}`"


def _sections() -> Iterator[str]:
    told: set[Shape] = set()
    for section in fields_of(Sections):
        what, to = SECTIONS[section.name]
        yield f"### {section.name}\n\n{what} To: {to}. Type: `{notation(section.hint)}`.\n"
        for shape in shapes(section.hint):
            if shape not in told and name_of(shape) != "Pieces":
                told.add(shape)
                yield from _table_of(shape)


def _table_of(shape: Shape) -> Iterator[str]:
    yield f"| `{name_of(shape)}` | type | |\n|---|---|---|"
    for field in fields_of(shape):
        kind = notation(field.hint).replace("|", "\\|")
        yield f"| `{field.name}` | `{kind}` | {_lowered(words_for(shape, field))} |"
    yield ""


def _lowered(words: str) -> str:
    """Words of a docstring as they stand in a table."""
    return words[:1].lower() + words[1:].removesuffix(".") if words[1:2].islower() else words


def _words() -> Iterator[str]:
    yield "| type | one of | |\n|---|---|---|"
    for each in _enums():
        words = meaning(each).replace('"', "`").replace(" | ", ", ")
        yield f"| `{name_of(each)}` | {words} | {doc_of(each)} |"


def _enums() -> tuple[type[Enum], ...]:
    """The enumerations of sections, events and commands."""
    hints = [
        field.hint for root in (Sections, RoomSeen, CommandIn) for each in shapes(root) for field in fields_of(each)
    ]
    found: dict[type[Enum], None] = {}
    while hints:
        hint = hints.pop(0)
        if isinstance(hint, type) and issubclass(hint, Enum):
            found[hint] = None
        elif not is_shape(hint):
            hints.extend(parts(hint))
    return tuple(found)


def _events() -> Iterator[str]:
    types = by_type(RoomSeen)
    for type_, facts in EVENTS.items():
        fields = [_named(each) for each in fields_of(types[type_]) if each.name != "type"]
        holds = f" Fields: {', '.join(fields)}." if fields else ""
        yield f"**`{type_}`**: {facts.meaning}{holds} To: {facts.to}.\n\n```json event\n{facts.example}\n```\n"
    yield from _table_of(Glimpse)


def _codes() -> Iterator[str]:
    yield "| code | rule | meaning | commands |\n|---|---|---|---|"
    for code in CODES:
        rule = RULE_OF[RefusalCode(code)] if code in set(RefusalCode) else ""
        yield f"| `{code}` | {rule} | {MEANINGS[code]} | {_refused_with(code)} |"


def _refused_with(code: str) -> str:
    """Which commands can meet a code."""
    if code in ANY:
        return "any"
    types = [type_ for type_, facts in COMMANDS.items() if code in facts.codes]
    acts = ["acts of a round"] if set(TABLE) <= set(types) else []
    return ", ".join(acts + [f"`{type_}`" for type_ in types if not (acts and type_ in TABLE)])


def _closes() -> Iterator[str]:
    yield "| code | name | |\n|---|---|---|"
    docs = docs_of_members(CloseCode)
    for code in CloseCode:
        yield f"| {code.value} | {code.name.lower()} | {docs.get(code.name, '')} |"


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "commands": _commands,
    "command_parts": _command_parts,
    "sections": _sections,
    "words": _words,
    "events": _events,
    "codes": _codes,
    "closes": _closes,
    "limits": limits_in_words,
}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = Path(name)
        file.write_text(with_made_parts(file.read_text(encoding="utf-8")), encoding="utf-8")
