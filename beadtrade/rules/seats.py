"""Seats: who sits where, and who looks.

Law: a seat is fixed from the deal to the end of the match [MAT3]; a viewer is a seat or, like everybody without one,
the public [PUB5].
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""0 to 4, in the order of the deal."""

Viewer = Seat | None
"""Who looks at the table; None is the public: spectators, the big screen, anybody unknown [PUB5]."""

PUBLIC: Final = None

MIN_SEATS = 2
MAX_SEATS = 5


class Presence(StrEnum):
    """Whether somebody plays a seat. Away is a lost connection, left is a departure or a kick [END3] [MAT4]."""

    HERE = "here"
    AWAY = "away"
    LEFT = "left"
