"""The timeline of an ended round, with the fog lifted: trades, swaps and placings with all their types [END4].

Law: never an offer nobody took, a decline or a note; and still not who proposed a trade, for that is no type.
"""

from __future__ import annotations

from typing import assert_never

from beadtrade.rules.events import BeadsPlaced, CenterSwapped, SpiritPlaced, TradeMade
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Deed
from beadtrade.rules.seen import BeadsPlacedSeen, Glimpse, SpiritPlacedSeen, SwapSeen, TradeSeen

DeedSeen = TradeSeen | SwapSeen | BeadsPlacedSeen | SpiritPlacedSeen
"""A deed as everybody may know it once its round has ended."""


def unveiled(deed: Deed) -> DeedSeen:
    """A deed with everything that moved."""
    match deed:
        case TradeMade():
            gave, got = _all(deed.gave), _all(deed.got)
            if deed.giver < deed.taker:
                return TradeSeen(deed.giver, deed.taker, gave, got)
            return TradeSeen(deed.taker, deed.giver, got, gave)
        case CenterSwapped():
            return SwapSeen(deed.seat, deed.kind, deed.gave.pieces, deed.took)
        case BeadsPlaced():
            return BeadsPlacedSeen(deed.seat, deed.side, _all(deed.moved))
        case SpiritPlaced():
            return SpiritPlacedSeen(deed.seat, deed.side, deed.kind)
        case _:
            assert_never(deed)


def _all(moved: Moved) -> Glimpse:
    return Glimpse(moved.pieces.count, moved.pieces)
