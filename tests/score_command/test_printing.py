"""What `beadtrade score` prints: a table with the reason for each type, or JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beadtrade.score_command.printing import width
from tests.score_command.console import LISTED, VECTORS, players, score

TYPES = ["bull", "snake", "frog", "owl", "fish"]


def test_the_example_of_the_rulebook_prints_as_a_table_with_reasons() -> None:
    """[SCO8]"""
    printed = score("-", given=LISTED[0])
    assert printed.code == 0
    assert printed.out == (
        "01_rulebook_example_3p\n"
        "    bull  snake  frog  owl  fish  total\n"
        "P1    +1      0    -1    0     0      0\n"
        "P2     0     +1     0    0     0     +1\n"
        "P3    +1     +1     0   -1     0     +1\n"
        "bull: spirit on the top: +1\n"
        "snake: 1 under the top, 0 under the bottom: +1\n"
        "frog: 0 under the top, 2 under the bottom: -1\n"
        "owl: 0 under the top, 2 under the bottom: -1\n"
        "fish: spirit on the bottom: nobody holds it\n"
    )
    assert printed.err == ""


def test_all_positions_score_as_written() -> None:
    """[SCO8]"""
    printed = score("--json", str(VECTORS))
    assert printed.code == 0
    expected = [{key: each[key] for key in ("name", "points", "totals")} for each in LISTED]
    assert json.loads(printed.out) == expected


@pytest.mark.parametrize("position", LISTED, ids=lambda each: each["name"])
def test_each_position_scores_alone_too(position: dict[str, Any]) -> None:
    """[SCO8]"""
    printed = score("--json", "-", given=position)
    assert printed.code == 0
    [scored] = json.loads(printed.out)
    assert scored["totals"] == position["totals"]


def test_expected_results_in_the_input_are_not_looked_at() -> None:
    position = {**LISTED[0], "why": 5, "points": [], "totals": "no"}
    printed = score("--json", "-", given=position)
    assert printed.code == 0
    assert json.loads(printed.out)[0]["totals"] == {"P1": 0, "P2": 1, "P3": 1}


def test_all_but_the_players_may_be_left_out() -> None:
    printed = score("--json", "-", given={"players": [{}, {}]})
    assert printed.code == 0
    zeros = dict.fromkeys(TYPES, 0)
    assert json.loads(printed.out) == [
        {"name": None, "points": {"P1": zeros, "P2": zeros}, "totals": {"P1": 0, "P2": 0}}
    ]


def test_a_position_without_a_name_is_called_by_its_number() -> None:
    printed = score("-", given=[LISTED[0], {"players": [{}, {}], "normal_spirits": True}])
    assert printed.code == 0
    assert "\n\nPosition 2 (NORMAL SPIRITS)\n" in printed.out


@pytest.mark.parametrize("on_boxes", range(6))
def test_any_number_of_spirits_may_lie_on_the_boxes(on_boxes: int) -> None:
    """[END1] [END5] A time limit may end a round with none."""
    position = players({"name": "Ana"}) | {"top": {"spirits": TYPES[:on_boxes]}}
    printed = score("-", given=position)
    assert printed.code == 0


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (
            players({"name": "Ana", "beads": {"snake": 1}}) | {"top": {"beads": {"snake": 2}}},
            "snake: 2 under the top, 0 under the bottom: +1; only Ana holds it: 0",
        ),
        (
            {
                "players": [{"beads": {"owl": 1}, "spirits": ["owl"]}, {"beads": {"owl": 1}}],
                "top": {"beads": {"owl": 1}},
            },
            "owl: 1 under the top, 0 under the bottom: +1, bead and spirit +2",
        ),
        (
            {
                "players": [{"beads": {"owl": 1}, "spirits": ["owl"]}, {"beads": {"owl": 1}}],
                "top": {"beads": {"owl": 1}},
            }
            | {"normal_spirits": True},
            "owl: 1 under the top, 0 under the bottom: +1",
        ),
        (
            players({"name": "Ana", "beads": {"frog": 2}}) | {"bottom": {"spirits": ["frog"]}},
            "frog: spirit on the bottom: -1",
        ),
        (
            players({"name": "Ana", "beads": {"fish": 1}}),
            "fish: 0 under the top, 0 under the bottom: 0",
        ),
    ],
)
def test_a_type_is_explained_in_a_few_words(position: object, line: str) -> None:
    """[SCO2] [SCO3] [SCO4] [VAR2]"""
    printed = score("-", given=position)
    assert printed.code == 0
    assert line in printed.out.splitlines()


def test_names_in_wide_characters_still_align() -> None:
    names = ["はなこ", "Jo", "e\u0301va", "🦊"]
    printed = score("-", given={"players": [{"name": name} for name in names]})
    assert printed.code == 0
    table = printed.out.splitlines()[1:6]
    assert len({width(line) for line in table}) == 1
    assert table[1].startswith("はなこ  ")
    assert table[2].startswith("Jo      ")


def test_a_name_can_not_break_the_table() -> None:
    printed = score("-", given=players({"name": "A\nb\u2028\u202e"}))
    assert printed.code == 0
    assert "A\\nb\\u2028\\u202e" in printed.out
    printed = score("--json", "-", given=players({"name": "A\nb\u2028\u202e"}))
    assert printed.code == 0
    assert "A\nb\u2028\u202e" in json.loads(printed.out)[0]["points"]
