"""What several commands are made of: pieces, picked pieces, wants, settings.

Law: a model here only knows shapes and bounds; whether a thing can be done is for the rules to say.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from beadtrade.room.phrases import PieceName
from beadtrade.room.settings import TableSettings
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import NONE, NOTHING, PieceKind, Pieces, PieceType
from beadtrade.rules.variants import Variant

COUNT_MAX = 99
"""No count of pieces is larger; that more than four of a type are impossible, the rules say."""

Count = Annotated[int, Field(ge=0, le=COUNT_MAX)]
Counts = tuple[Count, Count, Count, Count, Count]
"""A count a type, in the order bull, snake, frog, owl, fish."""

SeatIn = Annotated[int, Field(ge=0, le=4)]
Number = Annotated[int, Field(ge=1, le=1_000_000)]
Typed = Annotated[str, Field(max_length=1_000)]
"""What somebody typed; the room says what is too long, so that it can be worded."""


class Message(BaseModel):
    """Closed and strict: no unknown field, no text for a number."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class PiecesIn(Message):
    """Pieces: how many beads and how many spirits of each type. What is left out is none."""

    beads: Counts = NONE
    spirits: Counts = NONE

    def value(self) -> Pieces:
        return Pieces(self.beads, self.spirits)


class PickedIn(Message):
    """Own pieces, by the zone they are taken from, or `anywhere`: from what all can see first."""

    anywhere: PiecesIn | None = None
    fingers: PiecesIn | None = None
    front: PiecesIn | None = None
    hand: PiecesIn | None = None

    def value(self) -> Picked:
        return Picked(_heap(self.anywhere), _heap(self.fingers), _heap(self.front), _heap(self.hand))


class WantsIn(Message):
    """What is asked for: named pieces, and any beads or spirits beyond them."""

    pieces: PiecesIn | None = None
    any_beads: Count = 0
    any_spirits: Count = 0

    def value(self) -> Wants:
        return Wants(_heap(self.pieces), self.any_beads, self.any_spirits)


class PieceNameIn(Message):
    """A piece as people speak of it: a bead or the spirit of a type."""

    kind: PieceKind
    type: PieceType

    def value(self) -> PieceName:
        return PieceName(self.kind, self.type)


class SettingsIn(Message):
    """How many may sit, the variants by id, and the time limit of a round in milliseconds or null."""

    seats: Annotated[int, Field(ge=2, le=5)]
    variants: Annotated[list[Variant], Field(max_length=5)]
    time_limit: Annotated[int, Field(ge=1, le=86_400_000)] | None = None

    def value(self) -> TableSettings:
        return TableSettings(self.seats, tuple(sorted(set(self.variants))), self.time_limit)


def _heap(pieces: PiecesIn | None) -> Pieces:
    return NOTHING if pieces is None else pieces.value()
