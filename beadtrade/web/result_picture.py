"""The picture of a result: who stands where, in our own drawings, for chats that show a link's picture.

Law: it shows scored rounds only, and no names: fonts differ from server to server, and the link's text has the names.
Where things stand is decided here; what they look like, static/src/art/result.mjs says.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from beadtrade.rules.match import Match, Phase
from beadtrade.rules.seats import Seat
from beadtrade.rules.table import Sets

WIDTH: Final = 1200
STAGE: Final = (352.0, 1176.0)
"""From where to where the players stand; the title has the rest."""
FEET: Final = 596.0
SLOT: Final = 256.0
GAP: Final = 16.0
HEIGHTS: Final = (212.0, 164.0, 132.0, 108.0, 96.0)
"""Of pedestals, by rank."""
SHADOW: Final = 9.0
TOTEM: Final = 192.0
PAIR: Final = 148.0
"""Of each of two totems that stand side by side."""
STANDS: Final = 0.93
"""Where a totem's feet end; its shadow falls behind the pedestal."""
NUMBER: Final = 84.0
ROUND: Final = 44.0
NUMERAL = re.compile(r'<symbol id="numeral-(\w+)" viewBox="0 0 ([\d.]+) ([\d.]+)"')
SIGNS: Final = {"+": "plus", "-": "minus"}
END: Final = "</svg>"


@dataclass(frozen=True, slots=True)
class Result:
    """What a picture shows: a standing, or, with winners, the end of a match."""

    sets: Sets
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    played: int
    rounds: int

    @property
    def mark(self) -> str:
        """Another one for another result: chats keep the picture of an address for long."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:8]


def result_of(match: Match) -> Result | None:
    """None before the first round was scored."""
    if not match.results:
        return None
    winners = match.winners if match.phase is Phase.FINAL else ()
    return Result(match.sets, match.totals, winners, len(match.results), match.rounds)


def drawn(ground: str, result: Result) -> str:
    """The picture as SVG: what stands on the ground that the client's build has drawn."""
    widths = {name: float(width) / float(height) for name, width, height in NUMERAL.findall(ground)}
    slot = min(SLOT, (STAGE[1] - STAGE[0]) / len(result.sets))
    start = (STAGE[0] + STAGE[1] - slot * len(result.sets)) / 2
    parts = list(_rounds(result))
    for seat in range(len(result.sets)):
        parts += _player(result, Seat(seat), start + slot * seat, slot, widths)
    return ground.strip().removesuffix(END) + "".join(parts) + END


def _rounds(result: Result) -> Iterator[str]:
    for at in range(result.rounds):
        yield _use("round-played" if at < result.played else "round-open", 48 + at * (ROUND + 8), 274, ROUND, ROUND)


def _player(result: Result, seat: Seat, x: float, slot: float, widths: dict[str, float]) -> Iterator[str]:
    """A pedestal as high as the rank, with the points on it; the totems, and a winner's crown, on top."""
    height = HEIGHTS[sorted(set(result.totals), reverse=True).index(result.totals[seat])]
    top, width = FEET - height, slot - GAP
    size = min(slot, TOTEM if len(result.sets[seat]) == 1 else PAIR)
    step = size * 0.72
    left = x + slot / 2 - (size + step * (len(result.sets[seat]) - 1)) / 2
    for at, kind in enumerate(result.sets[seat]):
        yield _use(f"spirit-{kind.value}", left + step * at, top - size * STANDS, size, size)
    yield _use("pedestal-cast", x + GAP / 2 + SHADOW, top + SHADOW, width, height)
    yield _use("pedestal-key", x + GAP / 2, top, width, height)
    yield from _number(result.totals[seat], x + slot / 2, top + height / 2, width - 2 * GAP, height, widths)
    if seat in result.winners:
        crown = size * 0.56
        yield _use("crown", x + slot / 2 - crown / 2, top - size * STANDS - crown * 0.74, crown, crown * 84 / 96)


def _number(points: int, x: float, y: float, width: float, height: float, widths: dict[str, float]) -> Iterator[str]:
    """Around a middle, within a width and a height; with its sign, as everywhere, and zero has none."""
    glyphs = [SIGNS.get(sign, sign) for sign in (f"{points:+}" if points else "0")]
    size = min(NUMBER, height * 0.62, width / sum(widths[each] for each in glyphs))
    places = list(accumulate((widths[each] * size for each in glyphs), initial=0.0))
    for glyph, place in zip(glyphs, places, strict=False):
        yield _use(f"numeral-{glyph}", x - places[-1] / 2 + place, y - size / 2, widths[glyph] * size, size)


def _use(id: str, x: float, y: float, width: float, height: float) -> str:
    return f'<use href="#{id}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'
