"""Scoring, cell by cell: every verdict with every way of holding, for reading against the rules page.

Law: each expected value is written down here, none is worked out. All cells are about the bull; Ana's holding is
in question, Ben makes it shared or leaves her alone, Cleo never holds a bull.
"""

from __future__ import annotations

import pytest

from beadtrade.rules.pieces import INDEX, NOTHING, PieceType, parse_pieces
from beadtrade.rules.scoring import Reason, TypeScore, Verdict, score, totals, verdict_of

BULL = PieceType.BULL

BOXES = {
    "spirit on the top": ("bull-spirit", ""),
    "spirit on the bottom": ("", "bull-spirit"),
    "more under the top": ("bull", ""),
    "none under either": ("", ""),
    "as many under both": ("bull", "bull"),
    "more under the bottom": ("", "bull"),
}
HELD = {"a bead": "bull", "the spirit": "bull-spirit", "both": "bull bull-spirit"}

# Ana's points: the bead and the spirit each alone on the table, or with Ben holding a bead.
# With the spirit on a box nobody holds it: those cells can't occur and are None.
CELLS: list[tuple[str, str, int | None, int | None, int | None, int | None]] = [
    # the boxes                Ana holds      lone  shared  lone, NORMAL  shared, NORMAL
    ("spirit on the top", "a bead", 0, 1, 0, 1),  # [SCO1]
    ("spirit on the top", "the spirit", None, None, None, None),
    ("spirit on the top", "both", None, None, None, None),
    ("spirit on the bottom", "a bead", -1, -1, -1, -1),  # [SCO2]
    ("spirit on the bottom", "the spirit", None, None, None, None),
    ("spirit on the bottom", "both", None, None, None, None),
    ("more under the top", "a bead", 0, 1, 0, 1),  # [SCO3]
    ("more under the top", "the spirit", 0, 1, 0, 1),  # [SCO3] [VAR2]
    ("more under the top", "both", 0, 2, 0, 1),  # [SCO3] [VAR2]
    ("none under either", "a bead", 0, 0, 0, 0),  # [SCO4]
    ("none under either", "the spirit", 0, 0, 0, 0),  # [SCO4]
    ("none under either", "both", 0, 0, 0, 0),  # [SCO4]
    ("as many under both", "a bead", 0, 0, 0, 0),  # [SCO4]
    ("as many under both", "the spirit", 0, 0, 0, 0),  # [SCO4]
    ("as many under both", "both", 0, 0, 0, 0),  # [SCO4]
    ("more under the bottom", "a bead", -1, -1, -1, -1),  # [SCO5]
    ("more under the bottom", "the spirit", -1, -1, -1, -1),  # [SCO5]
    ("more under the bottom", "both", -1, -1, -1, -1),  # [SCO5]
]


def bull(ana: str, ben: str, top: str, bottom: str, *, normal: bool = False) -> TypeScore:
    held = [parse_pieces(ana), parse_pieces(ben), parse_pieces("owl")]
    return score(held, parse_pieces(top), parse_pieces(bottom), normal=normal)[INDEX[BULL]]


def test_the_table_has_every_cell_once() -> None:
    assert sorted((boxes, held) for boxes, held, *_ in CELLS) == sorted((b, h) for b in BOXES for h in HELD)


@pytest.mark.parametrize(("boxes", "held", "lone", "shared", "lone_normal", "shared_normal"), CELLS)
def test_each_cell_of_the_score_table(
    boxes: str, held: str, lone: int | None, shared: int | None, lone_normal: int | None, shared_normal: int | None
) -> None:
    """[SCO1] [SCO2] [SCO3] [SCO4] [SCO5] [VAR2]"""
    top, bottom = BOXES[boxes]
    if lone is None:
        assert not (parse_pieces(top) + parse_pieces(bottom) + parse_pieces(HELD[held])).is_possible()
        return
    assert bull(HELD[held], "fish", top, bottom).points[0] == lone
    assert bull(HELD[held], "bull", top, bottom).points[0] == shared
    assert bull(HELD[held], "fish", top, bottom, normal=True).points[0] == lone_normal
    assert bull(HELD[held], "bull", top, bottom, normal=True).points[0] == shared_normal


@pytest.mark.parametrize("boxes", BOXES)
def test_who_holds_no_piece_of_a_type_scores_nothing_for_it(boxes: str) -> None:
    """[SCO1] [SCO2] [SCO3] [SCO4] [SCO5]"""
    result = bull("bull", "bull", *BOXES[boxes])
    assert (result.points[2], result.reasons[2]) == (0, Reason.HOLDS_NONE)


def test_a_lone_holder_scores_nothing_at_the_top() -> None:
    """[SCO1] However many beads."""
    assert bull("bull*4", "fish", "bull-spirit", "").points == (0, 0, 0)


def test_a_lone_holder_loses_at_the_bottom() -> None:
    """[SCO2]"""
    assert bull("bull*4", "fish", "", "bull-spirit").points == (-1, 0, 0)


def test_the_spirit_in_a_hand_makes_the_other_player_not_the_only_holder() -> None:
    """[SCO3] Each is the second holder for the other."""
    assert bull("bull*2", "bull-spirit", "bull", "").points == (1, 1, 0)


def test_a_normal_spirit_still_makes_the_other_player_not_the_only_holder() -> None:
    """[VAR2]"""
    assert bull("bull*2", "bull-spirit", "bull", "", normal=True).points == (1, 1, 0)


def test_bead_and_spirit_score_two_and_a_bead_beside_them_one() -> None:
    """[SCO3] [SCO6]"""
    assert bull("bull bull-spirit", "bull*2", "bull", "").points == (2, 1, 0)


def test_with_the_spirit_in_the_center_nobody_has_the_second_point() -> None:
    """[SCO3] [SCO7]"""
    assert bull("bull*2", "bull", "bull", "").points == (1, 1, 0)


@pytest.mark.parametrize(
    ("top", "bottom", "verdict", "points"),
    [
        ("bull-spirit bull", "bull*2", Verdict.SPIRIT_ON_TOP, (1, 1, 0)),
        ("bull*2", "bull-spirit", Verdict.SPIRIT_ON_BOTTOM, (-1, -1, 0)),
        ("bull*2 snake-spirit", "frog-spirit", Verdict.MORE_UNDER_TOP, (1, 1, 0)),
    ],
)
def test_a_spirit_on_a_box_decides_its_own_type_alone_and_once(
    top: str, bottom: str, verdict: Verdict, points: tuple[int, ...]
) -> None:
    """[SCO6] The beads under the boxes are not scored as well; other types' spirits decide nothing here."""
    result = bull("bull", "bull", top, bottom)
    assert (result.verdict, result.points) == (verdict, points)


@pytest.mark.parametrize(
    ("top", "bottom", "verdict"),
    [
        ("bull*2", "bull", Verdict.MORE_UNDER_TOP),
        ("bull*2", "bull*2", Verdict.EQUAL),
        ("bull", "bull*2", Verdict.MORE_UNDER_BOTTOM),
        ("bull snake*4", "bull", Verdict.EQUAL),
    ],
)
def test_the_larger_number_under_a_box_decides(top: str, bottom: str, verdict: Verdict) -> None:
    """[SCO3] [SCO4] [SCO5]"""
    assert verdict_of(BULL, parse_pieces(top), parse_pieces(bottom)) is verdict


@pytest.mark.parametrize(
    ("ana", "ben", "top", "reason"),
    [
        ("bull", "bull", "bull", Reason.BEAD),
        ("bull-spirit", "bull", "bull", Reason.SPIRIT),
        ("bull bull-spirit", "bull", "bull", Reason.BEAD_AND_SPIRIT),
        ("bull bull-spirit", "owl", "bull", Reason.ALONE),
        ("bull", "owl", "bull-spirit", Reason.ALONE),
        ("bull bull-spirit", "bull", "", Reason.EQUAL),
        ("owl", "bull", "bull", Reason.HOLDS_NONE),
    ],
)
def test_each_score_comes_with_its_reason(ana: str, ben: str, top: str, reason: Reason) -> None:
    """[SCO1] [SCO3] [SCO4]"""
    assert bull(ana, ben, top, "").reasons[0] is reason


def test_a_lone_holder_at_the_bottom_is_not_excused_as_alone() -> None:
    """[SCO2] [SCO5]"""
    assert bull("bull", "owl", "", "bull-spirit").reasons[0] is Reason.BEAD
    assert bull("bull", "owl", "", "bull").reasons[0] is Reason.BEAD


def test_pieces_on_and_under_the_boxes_are_held_by_nobody() -> None:
    """[SCO7] Three bulls under the top and the spirit on no box: Ana is alone all the same."""
    assert bull("bull", "owl", "bull*3", "").points == (0, 0, 0)


def test_five_types_are_scored_and_summed_for_each_player() -> None:
    """[SCO6]"""
    held = [parse_pieces("bull snake-spirit frog"), parse_pieces("bull snake fish"), NOTHING]
    scores = score(held, parse_pieces("bull-spirit snake"), parse_pieces("frog fish-spirit"))
    assert [each.points for each in scores] == [(1, 1, 0), (1, 1, 0), (-1, 0, 0), (0, 0, 0), (0, -1, 0)]
    assert totals(scores) == (1, 1, 0)
