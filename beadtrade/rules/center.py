"""The center between the two boxes: one piece in for one piece of the same kind out.

Law: its counts of beads and of spirits never change [CTR1].
"""

from __future__ import annotations

from beadtrade.rules.pieces import PieceKind, Pieces, PieceType, piece


def has_left(center: Pieces, kind: PieceKind, wanted: PieceType) -> bool:
    """Whether the asked piece still lies there [CTR5]."""
    return center.covers(piece(kind, wanted))


def swapped(center: Pieces, kind: PieceKind, gave: PieceType, took: PieceType) -> Pieces:
    """The center after a swap; the same type for the same type changes nothing [CTR3]."""
    return center - piece(kind, took) + piece(kind, gave)
