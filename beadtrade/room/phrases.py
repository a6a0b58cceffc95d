"""The phrase book: talk that travels as a code, so that each reader has it in their own language.

Law: a phrase is a stable word of the journal and the protocol; what it reads like, the catalogues say.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.pieces import PieceKind, PieceType


class Phrase(StrEnum):
    """Phrases of the phrase book. Those of `who_has`, `i_have` and `i_want` name a piece."""

    HELLO = "hello"
    WHO_HAS = "who_has"
    I_HAVE = "i_have"
    I_WANT = "i_want"
    DEAL = "deal"
    NO_DEAL = "no_deal"
    MORE = "more"
    LAST_OFFER = "last_offer"
    PLEASE = "please"
    TRUST_ME = "trust_me"
    BLUFF = "bluff"
    HURRY_UP = "hurry_up"
    WAIT = "wait"
    TOO_LATE = "too_late"
    THANKS = "thanks"
    WELL_PLAYED = "well_played"
    SOON = "soon"


WITH_A_PIECE = frozenset((Phrase.WHO_HAS, Phrase.I_HAVE, Phrase.I_WANT))
"""Said of a piece, and never without one."""


@dataclass(frozen=True, slots=True)
class PieceName:
    """A piece as people speak of it: a bead or the spirit of a type, held by whomever."""

    kind: PieceKind
    type: PieceType
