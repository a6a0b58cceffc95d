"""The check of what a client is told that it lacks: honest frames pass it, planted leaks do not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.lacks import check_answer, check_offer
from tests.player import Json, heap

MINE = {"hand": heap((2, 0, 0, 0, 0)), "front": heap((0, 1, 0, 0, 0)), "fingers": heap()}
ALL_LACKING = {"pieces": heap(), "beads": 0, "spirits": 0}


def an_offer(**changed: Any) -> Json:
    """From seat 1 to seat 0, who holds MINE, and misses one snake, two more beads of any type and a spirit."""
    wants = {"pieces": heap((1, 2, 0, 0, 0)), "any_beads": 3, "any_spirits": 1}
    lacks = {"pieces": heap((0, 1, 0, 0, 0)), "beads": 2, "spirits": 1}
    return {"offer": 1, "giver": 1, "to": [0], "gives": heap(), "wants": wants, "lacks": lacks} | changed


def test_an_honest_offer_says_what_its_reader_lacks() -> None:
    """[PUB6]"""
    check_offer(an_offer(), MINE, 0)
    check_offer(an_offer(lacks=None), MINE, 1)
    check_offer(an_offer(to=None, lacks=None), None, None)


@pytest.mark.parametrize(
    ("offer", "seat"),
    [
        (an_offer(lacks=ALL_LACKING), 0),
        (an_offer(lacks={"pieces": heap((0, 1, 1, 0, 0)), "beads": 2, "spirits": 1}), 0),
        (an_offer(lacks={"pieces": heap((0, 1, 0, 0, 0)), "beads": 3, "spirits": 1}), 0),
        (an_offer(lacks=None), 0),
        (an_offer(), 1),
        (an_offer(), 2),
        (an_offer(to=None), None),
    ],
)
def test_an_offer_that_says_what_somebody_else_lacks_would_be_found(offer: Json, seat: int | None) -> None:
    """[PUB6]"""
    with pytest.raises(AssertionError):
        check_offer(offer, MINE, seat)


def a_refusal(beads: tuple[int, int, int, int, int], **changed: Any) -> Json:
    lacks = {"pieces": heap(beads), "beads": 0, "spirits": 0}
    return {"id": "c1", "done": False, "refused": "not_held", "lacks": lacks} | changed


HIDE = {"type": "hide_pieces", "pieces": heap((1, 1, 0, 0, 0))}
ACCEPT = {"type": "accept_offer", "offer": 1, "gives": {"anywhere": heap((1, 2, 1, 0, 0))}}
SWAP = {"type": "swap_with_center", "kind": "bead", "gives": "frog", "takes": "owl"}
PLACE = {"type": "place_beads", "side": "top", "beads": {"hand": heap((2, 0, 0, 0, 0)), "front": heap((1, 0, 0, 0, 0))}}


@pytest.mark.parametrize(
    ("command", "missing"),
    [(HIDE, (1, 0, 0, 0, 0)), (ACCEPT, (0, 1, 1, 0, 0)), (SWAP, (0, 0, 1, 0, 0)), (PLACE, (1, 0, 0, 0, 0))],
)
def test_an_honest_refusal_says_what_of_the_named_pieces_is_missing(
    command: Json, missing: tuple[int, int, int, int, int]
) -> None:
    """[PUB6] [PCE4]"""
    check_answer(a_refusal(missing), command, MINE)


@pytest.mark.parametrize(
    ("answer", "command", "mine"),
    [
        (a_refusal((0, 1, 0, 0, 0)), ACCEPT, MINE),
        (a_refusal((0, 1, 1, 1, 0)), ACCEPT, MINE),
        (a_refusal((0, 1, 2, 0, 0)), ACCEPT, MINE),
        (a_refusal((0, 0, 0, 1, 0)), SWAP, MINE),
        (a_refusal((0, 1, 1, 0, 0), refused="offer_gone"), ACCEPT, MINE),
        (a_refusal((0, 1, 1, 0, 0)), ACCEPT, None),
        (a_refusal((0, 1, 1, 0, 0), lacks={"pieces": heap((0, 1, 1, 0, 0)), "beads": 1, "spirits": 0}), ACCEPT, MINE),
    ],
)
def test_a_refusal_that_says_more_would_be_found(answer: Json, command: Json, mine: Json | None) -> None:
    """[PUB6]"""
    with pytest.raises(AssertionError):
        check_answer(answer, command, mine)
