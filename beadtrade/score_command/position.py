"""A position: who holds what, and what lies under and on the boxes. It is read from JSON values.

Law: people who score a real table leave things out, so all but the players may be missing; but a piece is in one
place only [PCE3], and more pieces than the game has are refused [PCE2].
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.console.faults import BadInput, quoted
from beadtrade.rules.pieces import BEADS_PER_TYPE, INDEX, TYPES, Pieces, PieceType
from beadtrade.rules.scoring import TypeScore, score
from beadtrade.score_command.fields import parse_bool, parse_fields, parse_heap, parse_list, parse_name

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
"""[SET1]"""
KEYS = ("name", "normal_spirits", "players", "top", "bottom", "center")
IGNORED_KEYS = ("why", "points", "totals")
"""Remarks and expected results; they may hold anything."""


@dataclass(frozen=True, slots=True)
class Position:
    """A table at the end of a round. The center is checked but not kept: it does not count [SCO7]."""

    name: str | None
    is_normal: bool
    players: tuple[str, ...]
    held: tuple[Pieces, ...]
    top: Pieces
    bottom: Pieces

    def scored(self) -> tuple[TypeScore, ...]:
        return score(self.held, self.top, self.bottom, normal=self.is_normal)


@dataclass(frozen=True, slots=True)
class _Player:
    name: str
    held: Pieces


def parse_positions(value: object) -> tuple[Position, ...]:
    """One position or an array of them; a BadInput says in which, by number and name."""
    if not isinstance(value, list):
        return (_numbered(1, value),)
    if not value:
        raise BadInput("input", "an empty array, there is nothing to score")
    return tuple(_numbered(number, each) for number, each in enumerate(value, start=1))


def parse_position(value: object) -> Position:
    """One position; the place in a BadInput is the path inside it, empty for the position itself."""
    fields = parse_fields(value, "", (*KEYS, *IGNORED_KEYS))
    name = parse_name(fields["name"], "name") if "name" in fields else None
    is_normal = parse_bool(fields.get("normal_spirits", False), "normal_spirits")
    if "players" not in fields:
        raise BadInput("players", "missing")
    players = _parse_players(fields["players"])
    top, bottom, center = (parse_heap(fields.get(key, {}), key) for key in ("top", "bottom", "center"))
    heaps = [(f"players[{at}]", each.held) for at, each in enumerate(players)]
    _check_supply([*heaps, ("top", top), ("bottom", bottom), ("center", center)])
    names, held = (tuple(each.name for each in players), tuple(each.held for each in players))
    return Position(name, is_normal, names, held, top, bottom)


def _numbered(number: int, value: object) -> Position:
    try:
        return parse_position(value)
    except BadInput as fault:
        name = value.get("name") if isinstance(value, dict) else None
        raise fault.inside(
            f"position {number} ({quoted(name)})" if isinstance(name, str) else f"position {number}"
        ) from None


def _parse_players(value: object) -> list[_Player]:
    listed = parse_list(value, "players")
    if not FEWEST_PLAYERS <= len(listed) <= MOST_PLAYERS:
        raise BadInput("players", f"{FEWEST_PLAYERS} to {MOST_PLAYERS} players are wanted, not {len(listed)}")
    players = [_parse_player(at, each) for at, each in enumerate(listed)]
    _check_names([each.name for each in players])
    return players


def _parse_player(at: int, value: object) -> _Player:
    """A player without a name is called P1, P2 ... by place, as in the rulebook's figures."""
    place = f"players[{at}]"
    held = parse_heap(value, place, "name")
    fields = parse_fields(value, place, ("name", "beads", "spirits"))
    return _Player(parse_name(fields.get("name", f"P{at + 1}"), f"{place}.name"), held)


def _check_names(names: list[str]) -> None:
    """Each name once: the points are listed by name."""
    for at, name in enumerate(names):
        if name in names[:at]:
            raise BadInput(f"players[{at}].name", f"players[{names.index(name)}] is called {quoted(name)} already")


def _check_supply(heaps: list[tuple[str, Pieces]]) -> None:
    """No fifth bead and no second spirit of a type over the whole position. Fewer are fine."""
    for kind in TYPES:
        _check_beads(kind, heaps)
        _check_spirit(kind, heaps)


def _check_beads(kind: PieceType, heaps: list[tuple[str, Pieces]]) -> None:
    total = 0
    for place, heap in heaps:
        total += heap.beads[INDEX[kind]]
        if total > BEADS_PER_TYPE:
            raise BadInput(f"{place}.beads.{kind}", f"{total} with these, but a type has only {BEADS_PER_TYPE}")


def _check_spirit(kind: PieceType, heaps: list[tuple[str, Pieces]]) -> None:
    places = [place for place, heap in heaps if heap.spirits[INDEX[kind]]]
    if len(places) > 1:
        raise BadInput(f"{places[1]}.spirits", f"the {kind} spirit is in {places[0]}.spirits already")
