"""A scored position, to read: who scored what for which type, and why.

Law: plain text that lines up in a terminal, whatever the script of the names; nothing is worked out here that
`beadtrade.rules.scoring` has not decided.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from beadtrade.console.faults import printable
from beadtrade.rules.pieces import TYPES
from beadtrade.rules.scoring import Reason, TypeScore, Verdict, totals
from beadtrade.score_command.position import Position

GAP = "  "


def as_json(position: Position) -> dict[str, object]:
    """`{"name", "points": {player: {type: points}}, "totals": {player: points}}`, all five types, zeros included."""
    scores = position.scored()
    points = {
        player: {each.kind.value: each.points[seat] for each in scores} for seat, player in enumerate(position.players)
    }
    return {
        "name": position.name,
        "points": points,
        "totals": dict(zip(position.players, totals(scores), strict=True)),
    }


def as_text(position: Position, number: int) -> str:
    """The table, players as rows and types as columns, and under it a line for each type."""
    scores = position.scored()
    title = printable(position.name) if position.name is not None else f"Position {number}"
    lines = [title + (" (NORMAL SPIRITS)" if position.is_normal else "")]
    lines += _aligned(_rows(position, scores))
    lines += [f"{each.kind}: {_explained(each, position)}" for each in scores]
    return "\n".join(lines)


def width(text: str) -> int:
    """The columns a text takes in a terminal: two for a wide character, none for a mark over another."""
    return sum(_character_width(each) for each in text)


def _rows(position: Position, scores: Sequence[TypeScore]) -> list[list[str]]:
    heading = ["", *TYPES, "total"]
    rows = zip(position.players, zip(*(each.points for each in scores), strict=True), totals(scores), strict=True)
    return [heading, *([printable(name), *map(_signed, points), _signed(total)] for name, points, total in rows)]


def _aligned(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the numbers to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [GAP.join(_padded(cell, widths[at], at == 0) for at, cell in enumerate(row)) for row in rows]


def _padded(cell: str, columns: int, is_left: bool) -> str:
    space = " " * (columns - width(cell))
    return cell + space if is_left else space + cell


def _character_width(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _explained(scored: TypeScore, position: Position) -> str:
    where = _where(scored)
    if all(reason is Reason.HOLDS_NONE for reason in scored.reasons):
        return f"{where}: nobody holds it"
    worth = _worth(scored, position.is_normal)
    if Reason.ALONE not in scored.reasons:
        return f"{where}: {worth}"
    lone = position.players[scored.reasons.index(Reason.ALONE)]
    return f"{where}: {worth}; only {printable(lone)} holds it: 0"


def _where(scored: TypeScore) -> str:
    """What decided the type [SCO1]-[SCO5]."""
    match scored.verdict:
        case Verdict.SPIRIT_ON_TOP:
            return "spirit on the top"
        case Verdict.SPIRIT_ON_BOTTOM:
            return "spirit on the bottom"
        case _:
            return f"{scored.under_top} under the top, {scored.under_bottom} under the bottom"


def _worth(scored: TypeScore, is_normal: bool) -> str:
    """What a holder of the type gets, before the exception for a lone one."""
    match scored.verdict:
        case Verdict.EQUAL:
            return "0"
        case Verdict.SPIRIT_ON_BOTTOM | Verdict.MORE_UNDER_BOTTOM:
            return "-1"
        case Verdict.MORE_UNDER_TOP if not is_normal and Reason.BEAD_AND_SPIRIT in scored.reasons:
            return "+1, bead and spirit +2"
        case _:
            return "+1"
