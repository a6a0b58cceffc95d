"""Golden journals: what was written in a format is read for ever, and comes to the same.

Law: a file here is never written again. A new format gets a new one, and this one is read through the upgrade chain.
It tells of an evening with every event in it: a kick and its undo, a kick that stays, stories, a voided round, two
scored ones (the second by time), an absent host and a stand-in, a seat handed over, and the beginning of a rematch;
from format 2 on, phrases of the phrase book too.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beadtrade.journal.contract import Entry, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT, upgrade
from beadtrade.room.codec import Record, decode, encode, replay
from beadtrade.room.events import LineSaid, PhraseSaid
from beadtrade.room.ids import BrowserId
from beadtrade.room.phrases import Phrase, PieceName
from beadtrade.room.state import RoomState
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.pieces import PieceKind, PieceType
from beadtrade.rules.seats import Presence, Seat
from tests.room.setups import ANA, BEN, MIO, NOON, ZOE
from tests.room.strategies import EVENTS

DATA = Path(__file__).parent.parent / "data"
GOLDEN = sorted(DATA.glob("golden_room_format_*.jsonl"))


def records_of(path: Path) -> list[Record]:
    """The records of a golden journal, in the current format."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    entries = [
        Entry(Version(line["version"]), line["format"], line["at"], json.dumps(line["body"]).encode()) for line in lines
    ]
    return [decode(upgrade(RoomKey("golden"), entry).body) for entry in entries]


def states_of(path: Path) -> list[RoomState]:
    states: list[RoomState] = []
    for record in records_of(path):
        states.append(replay(states[-1] if states else None, record))
    return states


def first_match(states: list[RoomState]) -> Match:
    """As it stood when it was over."""
    return next(state.match for state in states if state.match is not None and state.match.phase is Phase.FINAL)


def test_there_is_one_for_each_format_and_every_event_is_in_one() -> None:
    formats = range(1, CURRENT_FORMAT + 1)
    assert [path.name for path in GOLDEN] == [f"golden_room_format_{each}.jsonl" for each in formats]
    seen = {type(event) for path in GOLDEN for record in records_of(path) for event in record.events}
    assert set(EVENTS) - seen == set()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_room_is_as_it_was(path: Path) -> None:
    state = states_of(path)[-1]
    assert [(player.member, player.name) for player in state.players] == [(ANA, "Ana"), (BEN, "Ben"), (ZOE, "Zoe")]
    assert (state.owner, state.host, state.created) == (ANA, ANA, NOON)
    assert (state.phase, state.plays) == ("playing", 4)
    assert [(each.seat, each.name, each.text) for each in state.talk if isinstance(each, LineSaid)] == [
        (2, "Mio", "Łukasz? 🐢"),
        (1, "Ben", "once more"),
    ]
    assert state.barred == {MIO}
    assert state.linked == {BrowserId("browser-mio-2"): MIO}
    assert state.applied[BEN][-1] == f"c{sum(map(len, state.applied.values()))}"


def test_the_phrases_of_format_2_were_said_as_they_were() -> None:
    owl = PieceName(PieceKind.SPIRIT, PieceType.OWL)
    assert states_of(DATA / "golden_room_format_2.jsonl")[-1].talk[2:] == (
        PhraseSaid(Seat(2), "Zoe", Phrase.WHO_HAS, owl, NOON + 359_000),
        PhraseSaid(Seat(1), "Ben", Phrase.BLUFF, None, NOON + 360_000),
    )


def test_deeds_have_the_times_that_were_written_and_none_from_before_times_were() -> None:
    one, two = (first_match(states_of(DATA / f"golden_room_format_{each}.jsonl")).results[0].deeds for each in (1, 2))
    assert [deed.at for deed in one] == [0] * len(two)
    assert [deed.at - NOON for deed in two] == [62_000, 65_000, 70_000, 72_000, 75_000, 81_000]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_match_was_played_and_scored_as_it_was(path: Path) -> None:
    match = first_match(states_of(path))
    first, second = match.results
    assert (first.why.value, first.ended_at - NOON, first.totals) == ("spirits", 81_000, (0, 1, 0))
    assert (second.why.value, second.ended_at - NOON, second.totals) == ("time", 358_000, (0, 0, 0))
    assert (match.totals, match.winners) == ((0, 1, 0), (1,))
    held = [str(each.pieces) for each in first.table.holdings]
    assert held == ["bull snake", "bull snake*2 bull-spirit", "frog*3 fish"]
    assert str(first.table.center) == "frog owl*4 fish*3 owl-spirit fish-spirit"
    assert match.presence == (Presence.HERE,) * 3


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_is_written_today_is_read_the_same(path: Path) -> None:
    for record in records_of(path):
        assert decode(encode(record)) == record
