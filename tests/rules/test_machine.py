"""Any command from anybody in any order: what always holds, what is offered, and that the log is the only truth."""

from __future__ import annotations

from random import Random
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from beadtrade.rules.apply import apply_all
from beadtrade.rules.events import Event
from beadtrade.rules.match import new_match
from beadtrade.rules.refusals import Refusal, RefusalCode
from tests.rules.any_game import AnyGame
from tests.rules.strength import tries

SEEDS = st.integers(0, 2**64)
STEPS = 250


def played(seed: int) -> AnyGame:
    game = AnyGame(Random(seed))
    for _ in range(STEPS):
        game.step()
    return game


@tries(20)
@given(SEEDS)
def test_whatever_anybody_tries_the_rules_hold(seed: int) -> None:
    """[PCE2] [PCE3] [CTR1] [PLC1] [PLC2] [TRD5] [PUB6] [END1] And replaying the log gives the same match [SET2]."""
    game = played(seed)
    assert apply_all(new_match(game.dealt), game.events) == game.match


def test_such_games_reach_every_event_and_every_refusal() -> None:
    """Else the test above would mean little."""
    games = [played(seed) for seed in range(16)]
    happened = {type(event) for game in games for event in (game.dealt, *game.events)}
    told = {decision.code for game in games for decision in game.decisions if isinstance(decision, Refusal)}
    assert set(get_args(Event)) - happened == set()
    assert set(RefusalCode) - told == set()
