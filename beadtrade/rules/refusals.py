"""Refusals: why an act is not done.

Law: a refusal depends only on what the refused player knows [PUB6]; its code is stable, its words are the reader's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.offers import Lacks
from beadtrade.rules.seats import Seat


class RefusalCode(StrEnum):
    """Why. Each names the rule that says so in `RULE_OF`."""

    NOT_A_PLAYER = "not_a_player"
    NOT_THE_HOST = "not_the_host"
    WRONG_PHASE = "wrong_phase"
    ROUND_OVER = "round_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOTHING_CHOSEN = "nothing_chosen"
    NOT_HELD = "not_held"
    NO_GIFTS = "no_gifts"
    IMPOSSIBLE = "impossible"
    TOO_MANY_OFFERS = "too_many_offers"
    OFFER_GONE = "offer_gone"
    NOT_YOUR_OFFER = "not_your_offer"
    YOUR_OWN_OFFER = "your_own_offer"
    CHOOSE_ANY = "choose_any"
    WRONG_PIECES = "wrong_pieces"
    ONLY_BEADS = "only_beads"
    CENTER_LACKS = "center_lacks"
    FINGERS_FULL = "fingers_full"
    BOX_LOCKED = "box_locked"
    NOT_THE_STARTER = "not_the_starter"
    NOT_ALL_READY = "not_all_ready"
    ALREADY_YOUNGEST = "already_youngest"
    NOT_YOUR_FLOOR = "not_your_floor"
    UNCHANGED = "unchanged"
    STILL_HERE = "still_here"


RULE_OF: dict[RefusalCode, str] = {
    RefusalCode.NOT_A_PLAYER: "PUB5",
    RefusalCode.NOT_THE_HOST: "BEG2",
    RefusalCode.WRONG_PHASE: "BEG1",
    RefusalCode.ROUND_OVER: "END2",
    RefusalCode.NO_SUCH_SEAT: "MAT3",
    RefusalCode.NOTHING_CHOSEN: "PLC1",
    RefusalCode.NOT_HELD: "PCE4",
    RefusalCode.NO_GIFTS: "TRD2",
    RefusalCode.IMPOSSIBLE: "TRD4",
    RefusalCode.TOO_MANY_OFFERS: "TRD4",
    RefusalCode.OFFER_GONE: "TRD7",
    RefusalCode.NOT_YOUR_OFFER: "TRD4",
    RefusalCode.YOUR_OWN_OFFER: "TRD4",
    RefusalCode.CHOOSE_ANY: "TRD4",
    RefusalCode.WRONG_PIECES: "TRD3",
    RefusalCode.ONLY_BEADS: "PLC2",
    RefusalCode.CENTER_LACKS: "CTR5",
    RefusalCode.FINGERS_FULL: "CTR4",
    RefusalCode.BOX_LOCKED: "VAR1",
    RefusalCode.NOT_THE_STARTER: "BEG3",
    RefusalCode.NOT_ALL_READY: "BEG2",
    RefusalCode.ALREADY_YOUNGEST: "BEG3",
    RefusalCode.NOT_YOUR_FLOOR: "VAR5",
    RefusalCode.UNCHANGED: "BEG2",
    RefusalCode.STILL_HERE: "MAT4",
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused act: nothing has changed. `seats` are those it speaks of; `lacks` is what the refused player misses."""

    code: RefusalCode
    seats: tuple[Seat, ...] = ()
    lacks: Lacks | None = None

    @property
    def rule(self) -> str:
        """The number of the rule behind it."""
        return RULE_OF[self.code]
