"""The scored positions: the rulebook's worked example in full, and a position for each corner of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from beadtrade.rules.pieces import BEADS_PER_TYPE, EVERYTHING, TYPES, Pieces, all_of, five
from beadtrade.rules.scoring import score, totals

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "scoring_vectors.json").read_text(encoding="utf-8")
)


def heap(listed: dict[str, Any]) -> Pieces:
    return Pieces(
        five(listed["beads"].get(kind, 0) for kind in TYPES),
        five(int(kind in listed["spirits"]) for kind in TYPES),
    )


def named(name: str) -> dict[str, Any]:
    return next(each for each in VECTORS if each["name"] == name)


def points(vector: dict[str, Any], *, normal: bool | None = None) -> dict[str, dict[str, int]]:
    scores = score(
        [heap(player) for player in vector["players"]],
        heap(vector["top"]),
        heap(vector["bottom"]),
        normal=vector["normal_spirits"] if normal is None else normal,
    )
    return {
        player["name"]: {each.kind.value: each.points[seat] for each in scores}
        for seat, player in enumerate(vector["players"])
    }


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_each_position_scores_as_written(vector: dict[str, Any]) -> None:
    """[SCO8]"""
    assert points(vector) == vector["points"]
    assert {player: sum(each.values()) for player, each in points(vector).items()} == vector["totals"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_each_position_holds_every_piece_once(vector: dict[str, Any]) -> None:
    """[PCE2] [PCE3] Else the expected points would stand for nothing."""
    heaps = [heap(each) for each in (*vector["players"], vector["top"], vector["bottom"], vector["center"])]
    assert all_of(heaps) == EVERYTHING
    assert all(max(each.beads) <= BEADS_PER_TYPE for each in heaps)


def test_the_example_of_the_rulebook_totals_nothing_one_and_one() -> None:
    """[SCO8]"""
    example = named("01_rulebook_example_3p")
    scores = score([heap(each) for each in example["players"]], heap(example["top"]), heap(example["bottom"]))
    assert totals(scores) == (0, 1, 1)


def test_pieces_in_the_center_make_nobody_less_alone() -> None:
    """[SCO7] P1 holds the only snakes of any player; a snake and its spirit lie in the center."""
    position = named("15_center_pieces_do_not_break_sole_holding_4p")
    assert "snake" in position["center"]["spirits"]
    assert points(position)["P1"]["snake"] == 0


def test_normal_spirits_take_the_second_point_and_nothing_else() -> None:
    """[VAR2]"""
    position = named("07_reveal_bead_plus_spirit_two_points_3p")
    assert points(position, normal=False)["P1"]["snake"] == 2
    assert points(position, normal=True)["P1"]["snake"] == 1
    assert points(position, normal=True)["P2"] == points(position, normal=False)["P2"]
