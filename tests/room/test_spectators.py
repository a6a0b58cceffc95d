"""Many look on: what they all see is built and encoded once a change, however many they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from beadtrade.room import audience, crowd
from beadtrade.room.commands import Say
from beadtrade.room.gestures import SetWish
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import SPECTATORS
from beadtrade.room.phrases import PieceName
from beadtrade.rules.commands import HidePieces, ShowPieces
from beadtrade.rules.holding import Picked
from beadtrade.rules.pieces import PieceKind, PieceType, bead
from tests.room.live import Seen, a_live_round
from tests.room.setups import ANA, BEN

pytestmark = pytest.mark.anyio
BUILDERS = (
    (audience, "encode_section"),
    (crowd, "encode_events"),
    (crowd, "update_frame"),
    (crowd, "public_sections"),
)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of the costly things was done."""
    done: Counter[str] = Counter()

    def counted(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def build(*args: object, **named: object) -> object:
            done[name] += 1
            return real(*args, **named)

        return build

    for module, name in BUILDERS:
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))
    return done


async def a_while(spectators: int, built: Counter[str]) -> tuple[Counter[str], list[Seen]]:
    """What some acts of a round cost, and what the spectators were sent of them."""
    live, (ana, ben) = await a_live_round(ANA, BEN)
    watching = [live.look(MemberId(f"watcher {at}")) for at in range(spectators)]
    for each in watching:
        each.forget()
    built.clear()
    bull = bead(PieceType.BULL)
    await live.do(ana, ShowPieces(Picked(hand=bull)), Say("Two for one?"), HidePieces(bull))
    live.gesture(ben, SetWish(PieceName(PieceKind.BEAD, PieceType.BULL)))
    return built.copy(), watching


async def test_two_hundred_cost_no_more_building_than_two(built: Counter[str]) -> None:
    few, _ = await a_while(2, built)
    many, watching = await a_while(SPECTATORS, built)
    assert few == many
    assert set(few) == {name for _, name in BUILDERS}, "all of it was counted"
    first = watching[0].frames
    assert len(first) == 4
    for each in watching:
        assert all(mine is its for mine, its in zip(each.frames, first, strict=True)), "the very same bytes"
