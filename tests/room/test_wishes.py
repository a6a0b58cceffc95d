"""Wish badges: shown to all alike, to be had by nobody else, and gone with their round."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import AskForSeat, HandOver, Kick, Leave, Say, UndoKick
from beadtrade.room.gestures import SetWish
from beadtrade.room.ids import AskerNumber
from beadtrade.room.limits import AWAY_AFTER_MS
from beadtrade.room.phrases import PieceName
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Begin, GetReady, PlaceSpirit, VoidRound
from beadtrade.rules.pieces import PieceKind, PieceType
from beadtrade.rules.seats import Seat
from tests.room.live import Json, Live, Seen, a_live_lobby, a_live_round, a_timed_round
from tests.room.setups import ANA, BEN, MIO, ZOE

pytestmark = pytest.mark.anyio

FISH = SetWish(PieceName(PieceKind.BEAD, PieceType.FISH))
OWL = SetWish(PieceName(PieceKind.SPIRIT, PieceType.OWL))
NONE = SetWish(None)


def wished(live: Live, connection: Seen, wish: SetWish) -> None:
    """Sets a wish that is expected to be set."""
    id = live.gesture(connection, wish)
    assert connection.answers[id] == "done"


def refused(live: Live, connection: Seen, wish: SetWish, play: int | None = None) -> str:
    id = live.gesture(connection, wish, play=play)
    return connection.answers[id]


def wishes_seen_by_a_newcomer(live: Live) -> list[Json | None] | None:
    newcomer = live.look(ZOE)
    live.room.leave(newcomer)
    wishes: list[Json | None] | None = newcomer.messages[0]["sections"]["wishes"]
    return wishes


async def test_a_running_round_begins_without_wishes_and_other_times_have_no_place_for_them() -> None:
    live, _ = await a_live_lobby(ANA, BEN)
    assert wishes_seen_by_a_newcomer(live) is None
    live, _ = await a_live_round(ANA, BEN)
    assert wishes_seen_by_a_newcomer(live) == [None, None]


async def test_a_wish_is_shown_to_all_in_the_very_same_bytes_and_its_answer_comes_with_it() -> None:
    live, (ana, ben, mio) = await a_live_round(ANA, BEN, MIO)
    zoe = live.look(ZOE)
    for each in (ana, ben, mio, zoe):
        each.forget()
    id = live.gesture(ben, FISH)
    (bens,) = ben.messages
    assert bens.pop("answer") == {"id": id, "done": True, "code": None}
    for each in (ana, mio, zoe):
        (update,) = each.messages
        assert update["sections"] == {"wishes": [None, {"kind": "bead", "type": "fish"}, None]}
        assert (update["events"], "answer" in update) == ([], False)
    assert bens["sections"] == ana.messages[0]["sections"]


async def test_another_wish_replaces_it_and_none_takes_it_away() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    wished(live, ana, FISH)
    wished(live, ana, OWL)
    wished(live, ben, FISH)
    assert ben.view["wishes"] == [{"kind": "spirit", "type": "owl"}, {"kind": "bead", "type": "fish"}]
    wished(live, ana, NONE)
    assert ben.view["wishes"] == [None, {"kind": "bead", "type": "fish"}]


async def test_the_same_wish_again_is_answered_and_told_to_nobody() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    wished(live, ana, FISH)
    for each in (ana, ben):
        each.forget()
    wished(live, ana, FISH)
    assert [message["type"] for message in ana.messages] == ["answer"]
    assert ben.frames == []


async def test_one_sent_again_under_its_id_is_set_again() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    id = live.gesture(ana, FISH)
    wished(live, ana, NONE)
    ana.forget()
    live.gesture(ana, FISH, id)
    assert ana.answers[id] == "done"
    assert wishes_seen_by_a_newcomer(live) == [{"kind": "bead", "type": "fish"}, None]


async def test_both_browsers_of_a_player_set_the_same_badge_and_only_one_is_answered() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    tab = live.look(ANA)
    wished(live, ana, FISH)
    wished(live, tab, OWL)
    assert ana.view["wishes"] == tab.view["wishes"] == [{"kind": "spirit", "type": "owl"}, None]
    assert len(ana.answers) == len(tab.answers) == 1


async def test_wishes_end_with_their_round_and_the_next_begins_without_them() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    wished(live, ana, FISH)
    await live.do(ana, VoidRound())
    assert ben.view["wishes"] is None
    await live.do(ana, GetReady())
    await live.do(ben, GetReady())
    await live.do(ana, Begin())
    assert ben.view["wishes"] == [None, None]
    wished(live, ana, FISH)
    await live.do(ana, PlaceSpirit(Side.TOP, PieceType.BULL))
    await live.do(ben, PlaceSpirit(Side.TOP, PieceType.FROG))
    assert ben.view["room"]["phase"] == "reveal"
    assert ben.view["wishes"] is None


async def test_who_leaves_takes_their_wish_along() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    wished(live, ben, FISH)
    await live.do(ben, Leave())
    assert ana.view["wishes"] == [None, None]


async def test_a_kick_takes_a_wish_away_and_its_undoing_does_not_bring_it_back() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    wished(live, ben, FISH)
    await live.do(ana, Kick(Seat(1), "Ben"))
    assert ana.view["wishes"] == [None, None]
    await live.do(ana, UndoKick())
    assert ana.view["wishes"] == ben.view["wishes"] == [None, None]


async def test_who_is_handed_a_seat_does_not_inherit_its_wish() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    wished(live, ben, FISH)
    live.room.leave(ben)
    live.clock.now += AWAY_AFTER_MS
    for each in (ana, zoe):
        live.room.heard(each)
    await live.pass_time(60_000 - AWAY_AFTER_MS)
    for each in (ana, zoe):
        live.room.heard(each)
    await live.pass_time(0)
    assert ana.view["wishes"] == [None, {"kind": "bead", "type": "fish"}], "who is away may come back to it"
    await live.do(zoe, AskForSeat("Zoe"))
    await live.do(ana, HandOver(Seat(1), AskerNumber(1)))
    assert zoe.view["you"]["seat"] == 1
    assert zoe.view["wishes"] == ana.view["wishes"] == [None, None]


async def test_only_players_of_a_running_round_wish() -> None:
    live, (ana, _ben) = await a_live_lobby(ANA, BEN)
    assert refused(live, ana, FISH) == "wrong_phase"
    live, (ana, ben) = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    assert refused(live, zoe, FISH) == "not_a_player"
    assert refused(live, ana, FISH, play=2) == "round_over"
    await live.do(ana, VoidRound())
    assert refused(live, ben, FISH) == "wrong_phase"
    assert wishes_seen_by_a_newcomer(live) is None


async def test_a_round_whose_time_is_up_takes_no_wish_even_before_anybody_noticed() -> None:
    """[END5]"""
    live = await a_timed_round()
    ana = live.look(ANA)
    live.clock.now += 180_000 - 1
    wished(live, ana, FISH)
    live.clock.now += 1
    assert refused(live, ana, OWL) == "round_over"


async def test_a_wish_is_not_in_the_journal_and_another_server_knows_nothing_of_it() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    stored = await live.stored()
    wished(live, ana, FISH)
    await live.settled()
    assert await live.stored() == stored
    await live.reload()
    assert wishes_seen_by_a_newcomer(live) == [None, None]


async def test_a_wish_waits_for_no_journal_and_what_waits_is_not_told_by_it() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    said = live.send(ana, Say("on its way"))
    wished(live, ben, FISH)
    assert ana.view["wishes"] == [None, {"kind": "bead", "type": "fish"}]
    assert (said in ana.answers, ben.events) == (False, [])
    live.journal.release()
    await live.settled()
    assert ana.answers[said] == "done"
    assert ana.events == ben.events == ["line_said"]


async def test_a_round_that_is_not_stored_yet_is_not_told_by_its_taking_wishes() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await live.do(ana, VoidRound(), GetReady())
    await live.do(ben, GetReady())
    live.journal.hold()
    live.send(ana, Begin())
    assert refused(live, ben, FISH) == "wrong_phase"
    live.journal.release()
    await live.settled()
    wished(live, ben, FISH)


async def test_a_wish_tells_nothing_of_what_its_player_or_anybody_holds() -> None:
    """[PUB2]: whatever is wished for, the same frames go out but for the wish itself."""
    told = set()
    for kind in PieceKind:
        for type_ in PieceType:
            live, (ana, ben) = await a_live_round(ANA, BEN)
            live.gesture(ana, SetWish(PieceName(kind, type_)), id="w")
            frames = [frame for each in (ana, ben) for frame in each.frames]
            wish = b'{"kind":"%s","type":"%s"}' % (kind.encode(), type_.encode())
            told.add(tuple(frame.replace(wish, b"WISH") for frame in frames))
    assert len(told) == 1


async def test_however_often_it_is_changed_there_is_one_a_seat() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    for at in range(300):
        for each in (ana, ben):
            live.gesture(each, (FISH, OWL, NONE)[at % 3])
    for each in (ana, ben):
        wished(live, each, OWL)
    assert wishes_seen_by_a_newcomer(live) == [{"kind": "spirit", "type": "owl"}] * 2
