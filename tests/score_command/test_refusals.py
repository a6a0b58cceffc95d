"""What `beadtrade score` refuses: exit code 2, nothing printed, and one line that names the place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.score_command.console import LISTED, players, score

BEADS_NOT_A_COUNT = "a whole number from 0 is wanted"
WRONG: list[tuple[str, object, str]] = [
    ("no_players", {}, "position 1, players: missing"),
    ("players_null", {"players": None}, "position 1, players: a list is wanted, not null"),
    ("nobody", {"players": []}, "position 1, players: 2 to 5 players are wanted, not 0"),
    ("one_player", {"players": [{}]}, "position 1, players: 2 to 5 players are wanted, not 1"),
    ("six_players", {"players": [{}] * 6}, "position 1, players: 2 to 5 players are wanted, not 6"),
    ("player_is_a_text", {"players": [{}, "Ana"]}, 'position 1, players[1]: an object is wanted, not "Ana"'),
    ("unknown_key", {"players": [{}, {}], "middle": {}}, "position 1, middle: unknown key"),
    ("unknown_player_key", players({"bead": {}}), "position 1, players[0].bead: unknown key"),
    ("unknown_box_key", players({}) | {"top": {"fish": 1}}, "position 1, top.fish: unknown key"),
    ("a_box_has_no_name", players({}) | {"top": {"name": "x"}}, "position 1, top.name: unknown key"),
    ("unknown_bead", players({"beads": {"cow": 1}}), "position 1, players[0].beads.cow: unknown key"),
    ("unknown_spirit", players({"spirits": ["cow"]}), 'position 1, players[0].spirits[0]: "cow" is no type'),
    ("spirit_is_a_list", players({"spirits": [["owl"]]}), "position 1, players[0].spirits[0]: a list is no type"),
    ("spirits_are_a_text", players({"spirits": "owl"}), "position 1, players[0].spirits: a list is wanted"),
    ("beads_are_a_list", players({"beads": ["owl"]}), "position 1, players[0].beads: an object is wanted"),
    ("box_is_null", players({}) | {"top": None}, "position 1, top: an object is wanted, not null"),
    ("negative", players({"beads": {"bull": -1}}), f"position 1, players[0].beads.bull: {BEADS_NOT_A_COUNT}, not -1"),
    ("true", players({"beads": {"bull": True}}), f"position 1, players[0].beads.bull: {BEADS_NOT_A_COUNT}, not true"),
    ("float", players({"beads": {"bull": 2.0}}), f"position 1, players[0].beads.bull: {BEADS_NOT_A_COUNT}, not 2.0"),
    ("text", players({"beads": {"bull": "2"}}), f'position 1, players[0].beads.bull: {BEADS_NOT_A_COUNT}, not "2"'),
    ("null", players({"beads": {"bull": None}}), f"position 1, players[0].beads.bull: {BEADS_NOT_A_COUNT}, not null"),
    ("five_beads", players({"beads": {"bull": 5}}), "position 1, players[0].beads.bull: 5 beads"),
    (
        "fifth_bead",
        players({"beads": {"owl": 4}}) | {"center": {"beads": {"owl": 1}}},
        "position 1, center.beads.owl: 5",
    ),
    ("spirit_twice", players({"spirits": ["owl", "owl"]}), "position 1, players[0].spirits[1]: the owl spirit is in"),
    (
        "spirit_in_two_places",
        players({"spirits": ["owl"]}) | {"bottom": {"spirits": ["owl"]}},
        "position 1, bottom.spirits: the owl spirit is in players[0].spirits already",
    ),
    ("same_name", players({"name": "Zoe"}), 'position 1, players[1].name: players[0] is called "Zoe" already'),
    ("same_as_a_default", {"players": [{"name": "P2"}, {}]}, "position 1, players[1].name: players[0] is called"),
    ("empty_name", players({"name": ""}), "position 1, players[0].name: a name is wanted, not an empty text"),
    ("blank_name", players({"name": " \t"}), "position 1, players[0].name: a name is wanted"),
    ("name_is_a_number", players({"name": 5}), "position 1, players[0].name: a text is wanted, not 5"),
    ("half_a_character", players({"name": "\ud800"}), 'position 1, players[0].name: "\\ud800" holds half a character'),
    ("position_name_null", players({}) | {"name": None}, "position 1, name: a text is wanted, not null"),
    ("position_name_empty", players({}) | {"name": ""}, 'position 1 (""), name: a name is wanted'),
    ("normal_is_a_number", players({}) | {"normal_spirits": 1}, "position 1, normal_spirits: true or false is wanted"),
    ("second_position", [players({}), {"name": "x"}], 'position 2 ("x"), players: missing'),
    ("not_a_position", [[]], "position 1: an object is wanted, not a list"),
    ("a_number", 5, "position 1: an object is wanted, not 5"),
    ("empty_array", [], "input: an empty array"),
    ("line_breaks_in_a_key", players({"a\nb\u2028": 1}), "position 1, players[0].a\\nb\\u2028: unknown key"),
    ("a_long_key", players({"k" * 9999: 1}), f"position 1, players[0].{'k' * 40}…: unknown key"),
]


@pytest.mark.parametrize(("value", "message"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_a_wrong_position_is_refused_with_its_place(value: object, message: str) -> None:
    """[SET1] [PCE2] [PCE3]"""
    printed = score("-", given=value)
    assert printed.code == 2
    assert printed.err.startswith(f"score: {message}")
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)


UNREADABLE: list[tuple[str, bytes, str]] = [
    ("empty", b"", "standard input: not JSON: Expecting value (line 1, column 1)"),
    ("words", b"bull 2", "standard input: not JSON: Expecting value (line 1, column 1)"),
    ("cut_off", b'{"players": [\n', "standard input: not JSON: Expecting value (line 2, column 1)"),
    ("two_values", b"{} {}", "standard input: not JSON: Extra data"),
    ("nan", b'{"players": [NaN]}', "standard input: not JSON: NaN is no number"),
    ("infinity", b'{"why": -Infinity}', "standard input: not JSON: -Infinity is no number"),
    ("not_utf_8", b'{"name": "\xff"}', "standard input: not UTF-8 (byte 11)"),
    ("utf_16", '{"players": []}'.encode("utf-16"), "standard input: not UTF-8"),
    ("deep_lists", b"[" * 200_000, "standard input: nested too deeply"),
    ("deep_objects", b'{"why":' * 200_000, "standard input: nested too deeply"),
    ("key_twice", b'{"players": [{}, {}], "top": {}, "top": {}}', "position 1, top: this key stands here twice"),
    (
        "bead_twice",
        b'{"players": [{"beads": {"owl": 1, "owl": 2}}, {}]}',
        "position 1, players[0].beads.owl: this key stands here twice",
    ),
    (
        "endless_number",
        b'{"players": [{"beads": {"owl": ' + b"9" * 9999 + b"}}, {}]}",
        f"position 1, players[0].beads.owl: {BEADS_NOT_A_COUNT}",
    ),
]


@pytest.mark.parametrize(
    ("content", "message"), [each[1:] for each in UNREADABLE], ids=[each[0] for each in UNREADABLE]
)
def test_what_is_no_json_is_refused(content: bytes, message: str) -> None:
    printed = score("-", given=content)
    assert printed.code == 2
    assert printed.err.startswith(f"score: {message}")
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)


def test_a_byte_order_mark_is_allowed() -> None:
    printed = score("-", given=b"\xef\xbb\xbf" + json.dumps(LISTED[0]).encode())
    assert printed.code == 0


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    for path, problem in ((tmp_path / "none.json", "No such file or directory"), (tmp_path, "Is a directory")):
        printed = score(str(path))
        assert printed.code == 2
        assert printed.err == f"score: {path}: {problem}\n"


def test_a_file_name_that_no_system_takes_is_refused() -> None:
    printed = score("a\0b")
    assert printed.code == 2
    assert printed.err == "score: a\\x00b: no such file\n"


def test_bad_input_prints_nothing_of_the_good_before_it() -> None:
    printed = score("-", given=[LISTED[0], 5])
    assert printed.code == 2
    assert printed.out == ""
