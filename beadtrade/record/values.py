"""What a record says of a match: who played what, the deeds of its ended rounds, the points, the winners.

Law: only what is open to all when a round has ended [END4]; nothing of a running round.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from beadtrade.rules.events import RoundEnd, TradeMade
from beadtrade.rules.match import Deed, Match, Phase, RoundResult
from beadtrade.rules.seats import Seat
from beadtrade.rules.table import Sets
from beadtrade.rules.variants import Variants


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """An ended round. A deed's `at` counts from the round's beginning here, in milliseconds."""

    round: int
    deeds: tuple[Deed, ...]
    why: RoundEnd
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """`names` and `sets` have an entry a seat; `winners` is None while the match is not over."""

    names: tuple[str, ...]
    sets: Sets
    variants: Variants
    rounds: tuple[RoundRecord, ...]
    winners: tuple[Seat, ...] | None


def record_of(match: Match, names: tuple[str, ...]) -> MatchRecord:
    """What may be told of a match by now."""
    return MatchRecord(
        names=names,
        sets=match.sets,
        variants=match.variants,
        rounds=tuple(_round(result) for result in match.results),
        winners=match.winners if match.phase is Phase.FINAL else None,
    )


def _round(result: RoundResult) -> RoundRecord:
    deeds = tuple(_open(deed, result.began) for deed in result.deeds)
    return RoundRecord(result.round, deeds, result.why, result.totals)


def _open(deed: Deed, began: int) -> Deed:
    """From the round's beginning; and of a trade the lower seat first, whoever proposed it [TRD6]."""
    deed = replace(deed, at=max(0, deed.at - began))
    if isinstance(deed, TradeMade) and deed.giver > deed.taker:
        return replace(deed, giver=deed.taker, taker=deed.giver, gave=deed.got, got=deed.gave)
    return deed
