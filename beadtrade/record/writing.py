"""A match record as text: one line a deed, in the words of the rules, that a person reads and `reading` reads back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import assert_never

from beadtrade.record.values import MatchRecord, RoundRecord
from beadtrade.rules.events import BeadsPlaced, CenterSwapped, SpiritPlaced, TradeMade
from beadtrade.rules.match import Deed
from beadtrade.rules.pieces import piece, spirit
from beadtrade.rules.seats import Seat

TITLE = "Bead Trade record 1"
"""With the format's number: what can't be read is told apart from what is broken."""


def as_text(record: MatchRecord) -> str:
    """The whole record, with a line break at its end."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: MatchRecord) -> Iterator[str]:
    yield TITLE
    yield "variants: " + (" ".join(sorted(record.variants)) or "none")
    for at, (name, own) in enumerate(zip(record.names, record.sets, strict=True)):
        yield f"player {_label(Seat(at))}: {' '.join(own)} {json.dumps(name, ensure_ascii=False)}"
    for each in record.rounds:
        yield from _round(each)
    if record.winners is not None:
        yield ""
        yield "winners: " + (" ".join(_label(seat) for seat in record.winners) or "none")


def _round(record: RoundRecord) -> Iterator[str]:
    yield ""
    yield f"round {record.round}"
    for deed in record.deeds:
        yield f"{clock(deed.at)} {word_deed(deed)}"
    yield f"ended by {record.why.value}"
    yield "points: " + " ".join(str(each) for each in record.points)


def word_deed(deed: Deed) -> str:
    """A deed as a record says it; seats are numbered from 1."""
    match deed:
        case TradeMade():
            gave, got = deed.gave.pieces, deed.got.pieces
            return f"{_label(deed.giver)} gives {_label(deed.taker)} {gave} for {got}"
        case CenterSwapped():
            return f"{_label(deed.seat)} swaps {deed.gave.pieces} for {piece(deed.kind, deed.took)}"
        case BeadsPlaced():
            return f"{_label(deed.seat)} puts {deed.moved.pieces} under {deed.side.value}"
        case SpiritPlaced():
            return f"{_label(deed.seat)} puts {spirit(deed.kind)} on {deed.side.value}"
        case _:
            assert_never(deed)


def clock(at: int) -> str:
    """Milliseconds as `m:ss.mmm`."""
    return f"{at // 60_000}:{at // 1_000 % 60:02}.{at % 1_000:03}"


def _label(seat: Seat) -> str:
    return str(seat + 1)
