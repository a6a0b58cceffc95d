"""Whether a record could have been played: every piece was where it was taken from, every point is what the rules say.

Law: the rules decide, not the record; a fault is a `BadRecord` that names the first line where it can't have been so.
"""

from __future__ import annotations

from beadtrade.record.faults import BadRecord
from beadtrade.record.reading import RecordWithLines
from beadtrade.record.values import MatchRecord, RoundRecord
from beadtrade.rules.boxes import Side
from beadtrade.rules.center import has_left
from beadtrade.rules.events import BeadsPlaced, CenterSwapped, RoundEnd, SpiritPlaced, TradeMade
from beadtrade.rules.match import Deed
from beadtrade.rules.pieces import Pieces, piece
from beadtrade.rules.replay import Spread, after, opening_of, points_of
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant, rounds_in, spirits_to_end


def check_record(found: RecordWithLines) -> None:
    """Plays the whole match again. Raises `BadRecord`."""
    record = found.record
    for at, each in enumerate(record.rounds):
        if each.round > (most := rounds_in(record.variants)):
            raise BadRecord(found.points[at], f"a match of {most} rounds has no round {each.round}")
        _check_round(record, each, found.deeds[at], found.points[at])
    if record.winners is not None and record.winners != leaders_of(record):
        raise BadRecord(found.winners, "others have the most points")


def leaders_of(record: MatchRecord) -> tuple[Seat, ...]:
    """The seats with the most points over all rounds; none before a round was scored [MAT1]."""
    if not record.rounds:
        return ()
    totals = [sum(column) for column in zip(*(each.points for each in record.rounds), strict=True)]
    return tuple(Seat(at) for at, total in enumerate(totals) if total == max(totals))


def spreads_of_record(record: MatchRecord, each: RoundRecord) -> list[Spread]:
    """Where the pieces were at the deal and after each deed of a round that has been checked."""
    spreads = [opening_of(record.sets)]
    for deed in each.deeds:
        spreads.append(after(spreads[-1], deed))
    return spreads


def _check_round(record: MatchRecord, each: RoundRecord, lines: list[int], points_line: int) -> None:
    spread, time = opening_of(record.sets), 0
    to_end = spirits_to_end(record.variants)
    for deed, line in zip(each.deeds, lines, strict=True):
        reason = _why_not(spread, deed, record)
        if reason is None and deed.at < time:
            reason = "this was before the deed above"
        if reason is None and _standing(spread) >= to_end:
            reason = "the round was over"
        if reason is not None:
            raise BadRecord(line, reason)
        spread, time = after(spread, deed), deed.at
    why = RoundEnd.SPIRITS if (standing := _standing(spread)) >= to_end else RoundEnd.TIME
    if each.why is not why:
        raise BadRecord(points_line - 1, f"with {standing} animals on the boxes it ended by {why.value}")
    points = points_of(spread.held, spread.top, spread.bottom, normal=Variant.NORMAL in record.variants)
    if points != each.points:
        raise BadRecord(points_line, f"the rules give {' '.join(map(str, points))}")


def _why_not(spread: Spread, deed: Deed, record: MatchRecord) -> str | None:
    """Why a deed can't have been done; None when it can."""
    match deed:
        case TradeMade():
            if deed.giver == deed.taker:
                return "nobody trades with themselves"
            return _lacks(spread, deed.giver, deed.gave.pieces) or _lacks(spread, deed.taker, deed.got.pieces)
        case CenterSwapped():
            gave = deed.gave.pieces
            if gave.count != 1 or bool(gave.bead_count) != bool(piece(deed.kind, deed.took).bead_count):
                return "the center gives one piece for one of the same kind"
            if not has_left(spread.center, deed.kind, deed.took):
                return f"there is no {piece(deed.kind, deed.took)} in the center"
            return _lacks(spread, deed.seat, gave)
        case BeadsPlaced():
            if deed.moved.pieces.spirit_count or not deed.moved.pieces:
                return "beads go under a box, and at least one"
            if Variant.LOCKED in record.variants and spread.box(deed.side).spirits:
                return "an animal locks this box"
            return _lacks(spread, deed.seat, deed.moved.pieces)
        case SpiritPlaced():
            return _lacks(spread, deed.seat, deed.moved.pieces)


def _lacks(spread: Spread, seat: Seat, pieces: Pieces) -> str | None:
    missing = spread.held[seat].lacking(pieces)
    return f"player {seat + 1} lacks {missing}" if missing else None


def _standing(spread: Spread) -> int:
    return sum(len(spread.box(side).spirits) for side in Side)
