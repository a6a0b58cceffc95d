"""Golden games: whole rounds and matches as text, each act with what all learn of it, and the scores at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.golden_acts import parse_act
from tests.rules.golden_game import transcript

GAMES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_is_told(game: Path) -> None:
    """[SCO8] [MAT1] and most of what comes before; each game says at its head what it is for."""
    script = game.read_text(encoding="utf-8")
    assert transcript(script).splitlines() == script.splitlines()


def test_there_are_golden_games() -> None:
    assert [game.stem for game in GAMES] == ["five_players", "rulebook_example", "two_players_longer_locked"]


def test_a_changed_result_is_noticed() -> None:
    script = GAMES[1].read_text(encoding="utf-8")
    assert transcript(script.replace("Ana 0, Ben 1, Mio 1", "Ana 1, Ben 1, Mio 1")) == script


def test_a_line_that_makes_no_sense_is_no_act() -> None:
    with pytest.raises(ValueError, match="no act is told"):
        parse_act("Ana juggles bull*3")
