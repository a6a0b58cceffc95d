"""The order of the rules page: which messages of the catalogue make which section.

Law: the text is in the catalogues; here is only its shape, the same in every language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, the ids of its paragraphs, then those of a list's items."""

    name: str
    paragraphs: tuple[str, ...]
    items: tuple[str, ...] = ()
    has_title: bool = True


def _section(name: str, count: int, lead: int | None = None) -> Section:
    """A section of `count` messages; those after the first `lead` are a list."""
    ids = tuple(f"rules-{name}-{each}" for each in range(1, count + 1))
    at = count if lead is None else lead
    return Section(name, ids[:at], ids[at:], has_title=name != "intro")


SECTIONS: tuple[Section, ...] = (
    _section("intro", 2),
    _section("objective", 1),
    _section("setup", 4),
    _section("start", 2),
    _section("trade", 5),
    _section("center", 3),
    _section("secret", 2),
    _section("value", 5),
    _section("end", 2),
    _section("scoring", 9),
    Section("table", ()),
    _section("example", 4),
    _section("winner", 2),
    _section("variants", 6, lead=0),
    _section("two", 1),
    _section("here", 13, lead=1),
)
