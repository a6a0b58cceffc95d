"""No frame to any client ever held what its viewer may not know: every place where a piece's type stands in a frame is
on a closed list, and what stands there is held against the truth in the journal.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from beadtrade.room.events import RoomEvent
from beadtrade.rules.events import BeadsPlaced, TradeMade
from beadtrade.rules.holding import Moved
from beadtrade.rules.pieces import TYPES, Pieces
from tests.match.chance_player import choose_act, choose_words
from tests.match.lacks import check_answer, check_offer
from tests.match.truth import Truth, read_truth
from tests.player import Json, Player, a_spectator, a_table, begin
from tests.real_server import RealServer

ROUNDS = 3
QUIET_ACTS = 120
"""Acts of a round before anybody may end it."""
WORDS_ONE_IN = 8
"""Acts of which one is a wish, a phrase or a reaction."""
FEW_TRADES = 5
"""Usually there are two or three times as many; it depends on when views arrive."""

PUBLIC_PLACES = {
    "sections.seats.set",
    "sections.seats.front",
    "sections.seats.fingers",
    "sections.center",
    "sections.wishes.type",
    "sections.boxes.top.spirits.kind",
    "sections.boxes.bottom.spirits.kind",
    "sections.reveal.beats.kind",
    "events.pieces_shown.pieces",
    "events.pieces_hidden.pieces",
    "events.center_swapped.gave",
    "events.center_swapped.took",
    "events.spirit_placed.kind",
    "events.phrase_said.piece.type",
    "talk.piece.type",
}
"""What all may see at any time [PUB2]: the front, the fingers, the center, the spirits on boxes, swaps; and what was
said or shown of pieces, true or not."""


def pieces_in(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every place of a frame where types of pieces stand: heaps, and names of types."""
    if isinstance(value, dict):
        if set(value) == {"beads", "spirits"} and isinstance(value["spirits"], list):
            yield path, value
            return
        for name, inner in value.items():
            label = f"{path}.{value['type']}.{name}" if path == "events" else f"{path}.{name}".lstrip(".")
            yield from pieces_in(inner, label)
    elif isinstance(value, list):
        for inner in value:
            yield from pieces_in(inner, path)
    elif value in TYPES:
        yield path, value


@pytest.mark.anyio
async def test_no_frame_of_a_whole_match_holds_what_its_viewer_may_not_know(server: RealServer) -> None:
    """[PUB2] [PUB3] [PUB5] [PUB6] [TRD6]"""
    random = Random(20260)
    async with (
        a_table(server.url, "Ana", "Ben", "Mio") as players,
        a_spectator(server.url, players[0].room) as watcher,
    ):
        await players[0].must("deal")
        for _ in range(ROUNDS):
            await _play_a_round(players, random)
        await watcher.until_phase("final")
    truth = await read_truth(server.journal, players[0].room)
    for player in players:
        _check(player, player.seat, truth)
    _check(watcher, None, truth)
    trades = sum(isinstance(event, TradeMade) for event in truth.events)
    assert trades >= FEW_TRADES, f"{trades} trades: too little happened for this test to mean anything"
    frames = [frame for player in players for frame in player.frames]
    for word in ('"wishes":[{', '"type":"phrase_said"', '"type":"reactions"'):
        assert any(word in frame for frame in watcher.frames), f"{word} was never told"
    assert any('"refused":"not_held"' in frame for frame in frames), "nobody was told what they lack for an act"


async def _play_a_round(players: list[Player], random: Random) -> None:
    await begin(players)
    acts = 0
    while players[0].phase == "playing":
        player = random.choice(players)
        is_word = random.randrange(WORDS_ONE_IN) == 0
        act = choose_words(random) if is_word else choose_act(player, random, spirits=acts > QUIET_ACTS)
        acts += 1
        if act is not None:
            await player.do(act[0], **act[1])
    await players[0].until_phase("reveal")
    await players[0].must("end_reveal")
    await players[0].until(lambda: players[0].phase != "reveal")


def _check(player: Player, seat: int | None, truth: Truth) -> None:
    own = _own_holdings(truth, seat)
    trades = iter([event for event in truth.events if isinstance(event, TradeMade)])
    placings = iter([event for event in truth.events if isinstance(event, BeadsPlaced)])
    ended = 0
    view: Json = {}
    for frame in player.frames:
        message = json.loads(frame)
        view.update(message.get("sections", {}))
        _check_options(view)
        events = message.get("events", [])
        ended += sum(event["type"] == "round_ended" for event in events)
        assert len(message.get("sections", {}).get("sheets") or ()) <= ended, "a sheet before its round's end"
        for offer in view.get("offers") or ():
            check_offer(offer, view["mine"], seat)
        if "answer" in message:
            check_answer(message["answer"], player.sent[message["answer"]["id"]], view.get("mine"))
        for event in events:
            _check_event(event, seat, trades, placings)
        for path, value in pieces_in(message):
            _check_place(path, value, seat, own)
        for offer in message.get("sections", {}).get("offers") or ():
            _check_addressed(offer, seat)
    assert next(trades, None) is None, "a trade that nobody was told of"
    assert player.gaps == 0


def _check_place(path: str, value: Any, seat: int | None, own: set[str]) -> None:
    if path in PUBLIC_PLACES or path.startswith(("sections.sheets.", "events.match_dealt.")):
        return
    if path.startswith(("sections.offers.", "events.offer_made.", "events.trade_made.", "events.beads_placed.")):
        return  # held against the truth, or against their addressees, one by one
    if path.startswith("sections.options."):
        return  # held against the same viewer's own pieces and the center
    assert path.startswith(("sections.mine.", "answer.lacks.")), f"types of pieces at {path}"
    assert seat is not None, f"{path} to somebody without a seat: {value}"
    if path.startswith("sections.mine."):
        assert json.dumps([path.rsplit(".", 1)[1], value]) in own, f"{path}: {value} was never theirs"


def _check_options(view: Json) -> None:
    """What may be named is among what the viewer holds, or lies in the center; without pieces, nothing."""
    mine = view.get("mine") or {}
    held = [mine[zone] for zone in ("hand", "front", "fingers")] if mine else []
    for name, value in (view.get("options") or {}).items():
        for _, pieces in pieces_in(value):
            source = [view["center"]] if name == "swap_take" and mine else held
            for kind in ("beads", "spirits"):
                most = [sum(each[kind][at] for each in source) for at in range(len(TYPES))]
                assert all(a <= b for a, b in zip(pieces[kind], most, strict=True)), f"options.{name}: {pieces}"


def _own_holdings(truth: Truth, seat: int | None) -> set[str]:
    """Everything that ever lay in a seat's own zones, and their note of what they put under the boxes."""
    matches = [state.match for state in truth.states if state.match is not None]
    found: set[str] = set()
    for match in matches if seat is not None else ():
        assert seat is not None
        held = match.table.holdings[seat]
        zones = {"hand": held.hand, "front": held.front, "fingers": held.fingers}
        notes = {"under_top": match.table.top.under[seat], "under_bottom": match.table.bottom.under[seat]}
        found |= {json.dumps([name, _plain(pieces)]) for name, pieces in (zones | notes).items()}
    return found


def _check_event(event: Json, seat: int | None, trades: Iterator[RoomEvent], placings: Iterator[RoomEvent]) -> None:
    match event["type"]:
        case "trade_made":
            trade = next(trades)
            assert isinstance(trade, TradeMade)
            is_party = seat is not None and seat in (trade.giver, trade.taker)
            sides = {trade.giver: trade.gave, trade.taker: trade.got}
            assert event["gave"] == _glimpse(sides.pop(event["giver"]), is_party)
            assert event["got"] == _glimpse(sides.pop(event["taker"]), is_party)
            assert is_party or event["giver"] < event["taker"], "who offered is no news for others [TRD6]"
        case "beads_placed":
            placed = next(placings)
            assert isinstance(placed, BeadsPlaced)
            assert event["beads"] == _glimpse(placed.moved, seat == placed.seat)
        case "offer_made":
            _check_addressed(event, seat)


def _check_addressed(offer: Json, seat: int | None) -> None:
    """Giver and addressees, or everybody when it is to everyone [TRD6]."""
    assert offer["to"] is None or seat == offer["giver"] or seat in offer["to"], f"not theirs to see: {offer}"


def _glimpse(moved: Moved, is_party: bool) -> Json:
    return {"count": moved.pieces.count, "known": _plain(moved.pieces if is_party else moved.seen)}


def _plain(pieces: Pieces) -> Json:
    return {"beads": list(pieces.beads), "spirits": list(pieces.spirits)}


def test_a_planted_leak_would_be_found() -> None:
    """The list of places is closed: a type anywhere else fails."""
    leak = {"type": "update", "sections": {"seats": [{"hand": {"beads": [1, 0, 0, 0, 0], "spirits": [0] * 5}}]}}
    ((path, value),) = pieces_in(leak)
    with pytest.raises(AssertionError, match=r"sections\.seats\.hand"):
        _check_place(path, value, 0, set())
