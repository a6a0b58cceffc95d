"""A table that plays on and on: whatever its phase asks for, by chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.match.chance_player import choose_act
from tests.player import Player

SPIRIT_ONE_IN = 12
"""Acts of which one may end the round: rounds of some dozen acts."""


async def one_act(
    players: list[Player], random: Random, done: Counter[str], spirit_one_in: int = SPIRIT_ONE_IN
) -> None:
    """The next act of a table, `players[0]` its host. `done` counts acts and rounds."""
    host = players[0]
    match host.phase:
        case "lobby":
            await host.do("deal")
        case "ready":
            for player in players:
                await player.do("get_ready")
            await host.do("begin")
        case "reveal":
            done["rounds"] += (await host.do("end_reveal"))["done"]
        case "final":
            await host.do("rematch")
        case _:
            player = random.choice(players)
            act = choose_act(player, random, spirits=random.randrange(spirit_one_in) == 0)
            if act is not None:
                done["acts"] += (await player.do(act[0], **act[1]))["done"]
    for player in players:
        player.forget()
