"""What a client is told that it lacks, held against what it named and what it held: nobody else's pieces tell in it.

Law: it reads frames and commands as they were sent, and computes what is missing by its own arithmetic.
"""

from __future__ import annotations

from typing import Any

from beadtrade.rules.pieces import TYPES
from tests.player import Json

ZONES = ("fingers", "front", "hand")
ZONES_OF = {"show_pieces": ("fingers", "hand"), "hide_pieces": ("front",)}
"""Where an act takes its pieces from; any other act from everywhere."""
NAMED_IN = {
    "show_pieces": "pieces",
    "hide_pieces": "pieces",
    "make_offer": "gives",
    "accept_offer": "gives",
    "place_beads": "beads",
}
"""The field of a command that names the sender's own pieces."""

Kinds = dict[str, list[int]]
"""Beads and spirits, a count a type."""


def check_offer(offer: Json, mine: Json | None, seat: int | None) -> None:
    """Told to those it is made to, and nobody else: what their own pieces miss of what it wants [PUB6]."""
    is_theirs = seat is not None and seat != offer["giver"] and (offer["to"] is None or seat in offer["to"])
    if not is_theirs:
        assert offer["lacks"] is None, f"what somebody lacks is told to seat {seat}: {offer}"
        return
    assert mine is not None
    held, wants = _held(mine, ZONES), offer["wants"]
    missing, spare = _minus(wants["pieces"], held), _minus(held, wants["pieces"])
    more = {kind: max(0, wants[f"any_{kind}"] - sum(spare[kind])) for kind in ("beads", "spirits")}
    assert offer["lacks"] == {"pieces": missing, **more}, f"seat {seat} holds {held}: {offer}"


def check_answer(answer: Json, command: Json, mine: Json | None) -> None:
    """Only pieces that the command named and its sender, where it takes them from, did not hold [PUB6]."""
    lacks = answer.get("lacks")
    if lacks is None:
        return
    assert answer["refused"] == "not_held", f"{answer} to {command}"
    assert mine is not None, f"{answer} to somebody without pieces"
    missing = _minus(_named(command), _held(mine, ZONES_OF.get(command["type"], ZONES)))
    assert lacks == {"pieces": missing, "beads": 0, "spirits": 0}, f"{answer} to {command}, who holds {mine}"


def _named(command: Json) -> Kinds:
    if command["type"] == "swap_with_center":
        return _single(f"{command['kind']}s", command["gives"])
    if command["type"] == "place_spirit":
        return _single("spirits", command["kind"])
    picked: Any = command[NAMED_IN[command["type"]]]
    heaps = [picked] if "beads" in picked else list(picked.values())
    return _together(heaps)


def _single(kind: str, type: str) -> Kinds:
    one = [int(each == type) for each in TYPES]
    return {each: one if each == kind else [0] * len(TYPES) for each in ("beads", "spirits")}


def _held(mine: Json, zones: tuple[str, ...]) -> Kinds:
    return _together([mine[zone] for zone in zones])


def _together(heaps: list[Any]) -> Kinds:
    return {kind: [sum(heap[kind][at] for heap in heaps) for at in range(len(TYPES))] for kind in ("beads", "spirits")}


def _minus(some: Kinds, others: Kinds) -> Kinds:
    """What is left of some, none where the others are more."""
    return {kind: [max(0, a - b) for a, b in zip(some[kind], others[kind], strict=True)] for kind in some}
