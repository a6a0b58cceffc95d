"""A checked record, told for people: deed by deed, with what everybody would have scored by then."""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.console.faults import printable
from beadtrade.record.checking import leaders_of, spreads_of_record
from beadtrade.record.values import MatchRecord, RoundRecord
from beadtrade.record.writing import clock, word_deed
from beadtrade.rules.replay import points_of
from beadtrade.rules.variants import Variant


def tell(record: MatchRecord) -> str:
    """The whole match; names as they are, so control characters in them are shown as escapes."""
    return "\n".join(_lines(record))


def _lines(record: MatchRecord) -> Iterator[str]:
    for at, (name, own) in enumerate(zip(record.names, record.sets, strict=True), start=1):
        yield f"{at}  {printable(name)}  ({', '.join(own)})"
    for each in record.rounds:
        yield ""
        yield f"round {each.round}"
        yield from _round(record, each)
    yield ""
    totals = [sum(column) for column in zip(*(each.points for each in record.rounds), strict=True)]
    yield "total  " + (_points(tuple(totals)) if totals else "no round was played to its end")
    yield _outcome(record)


def _round(record: MatchRecord, each: RoundRecord) -> Iterator[str]:
    normal = Variant.NORMAL in record.variants
    for deed, spread in zip(each.deeds, spreads_of_record(record, each)[1:], strict=True):
        points = points_of(spread.held, spread.top, spread.bottom, normal=normal)
        yield f"{clock(deed.at):>10}  {word_deed(deed):<52} {_points(points)}"
    yield f"ended by {each.why.value}  {_points(each.points)}"


def _outcome(record: MatchRecord) -> str:
    if record.winners is None:
        return "the match is not over"
    names = [printable(record.names[seat]) for seat in leaders_of(record)]
    return "won by " + (" and ".join(names) or "nobody")


def _points(points: tuple[int, ...]) -> str:
    return " ".join(f"{each:+}" if each else "0" for each in points)
