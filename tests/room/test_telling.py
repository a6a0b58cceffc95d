"""Who is told what: each audience what it may see, with one encoding, and a counter of its own [PUB5] [PUB7]."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import Deal, Kick, Leave, Rename, Say, TakeSeat, UndoKick
from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.limits import AWAY_AFTER_MS, SOCKETS_PER_SEAT, SPECTATORS
from beadtrade.rules.commands import DeclineOffer, MakeOffer
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import OfferNumber, Wants
from beadtrade.rules.pieces import PieceType, bead
from beadtrade.rules.seats import Seat
from tests.room.live import Seen, a_live_lobby, a_live_round
from tests.room.setups import ANA, BEN, KIM, MIO, NAMES, ZOE

pytestmark = pytest.mark.anyio


def offer_to(*seats: int) -> MakeOffer:
    return MakeOffer(tuple(map(Seat, seats)), Picked(anywhere=bead(PieceType.BULL)), Wants(any_beads=1))


async def test_a_newcomer_sees_everything_at_once() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    await live.do(ana, Say("hello"))
    (first,) = live.look(ZOE).messages[:1]
    assert (first["type"], first["protocol"], first["build"], first["now"]) == ("view", 1, "build", live.clock())
    assert [line["text"] for line in first["talk"]] == ["hello"]
    assert first["sections"]["you"] == {
        "seat": None,
        "is_host": False,
        "is_owner": False,
        "acts": ["ask_for_seat"],
        "key": None,
    }
    assert first["sections"]["mine"] is None


async def test_an_act_that_a_viewer_may_not_know_sends_no_frame_and_moves_no_counter() -> None:
    """[PUB7]"""
    live, (ana, ben, mio) = await a_live_round(ANA, BEN, MIO)
    zoe = live.look(ZOE)
    await live.do(ana, Say("n"))
    before = {each: each.n for each in (mio, zoe)}
    frames = {each: len(each.frames) for each in (mio, zoe)}
    await live.do(ana, offer_to(1))
    assert ben.events[-1] == "offer_made"
    await live.do(ben, DeclineOffer(OfferNumber(1)))
    assert {each: len(each.frames) for each in (mio, zoe)} == frames
    await live.do(ana, Say("n"))
    assert {each: each.n for each in (mio, zoe)} == {each: n + 1 for each, n in before.items()}


async def test_a_decline_is_told_to_nobody_but_its_sender() -> None:
    """[TRD7]"""
    live, (ana, ben, _mio) = await a_live_round(ANA, BEN, MIO)
    await live.do(ana, offer_to(1, 2))
    told = len(ana.frames)
    await live.do(ben, DeclineOffer(OfferNumber(1)))
    assert len(ana.frames) == told
    assert ben.events[-1] == "offer_declined"


async def test_all_spectators_are_sent_the_very_same_bytes() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    watchers = [live.look(MemberId(f"watcher {at}")) for at in range(3)]
    for each in watchers:
        each.forget()
    await live.do(ana, Say("hello"))
    ((first,), *others) = [each.frames for each in watchers]
    assert all(frame is first for (frame,) in others)


async def test_the_answer_comes_with_the_change_and_to_its_sender_alone() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    tab = live.look(ANA)
    tab.forget()
    id = live.send(ana, Say("hello"))
    await live.settled()
    (mine,), (tabs,), (bens,) = ana.messages, tab.messages, ben.messages
    assert mine.pop("answer")["id"] == id
    assert mine == tabs
    assert "answer" not in bens


async def test_two_tabs_of_a_player_both_see_and_both_act() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    tab = live.look(ANA)
    await live.do(ana, offer_to(1))
    await live.do(tab, Say("from the other tab"))
    assert tab.view == {**ana.view, **tab.view}
    assert tab.view["mine"] is not None
    assert len(tab.view["offers"]) == 1


async def test_who_takes_a_seat_is_another_viewer_and_gets_the_whole_view_with_the_answer() -> None:
    live, _ = await a_live_lobby(ANA, BEN)
    mio = live.look(MIO)
    mio.forget()
    id = live.send(mio, TakeSeat("Mio"))
    await live.settled()
    (view,) = mio.messages
    assert (view["type"], view["n"], view["answer"]["id"]) == ("view", 1, id)
    assert view["sections"]["you"]["seat"] == 2
    assert [event["type"] for event in view["events"]] == ["seat_taken"]


async def test_who_moves_up_when_another_leaves_gets_their_own_view_not_the_others() -> None:
    live, (ana, ben, mio) = await a_live_lobby(ANA, BEN, MIO)
    await live.do(ben, Leave())
    await live.do(ana, Deal())
    assert (mio.view["you"]["seat"], ben.view["you"]["seat"]) == (1, None)
    assert mio.view["mine"]["hand"]["spirits"] == [0, 0, 1, 1, 0]
    assert ben.view["mine"] is None


async def test_a_kicked_player_sees_no_more_than_the_public_at_once() -> None:
    """[PUB5]"""
    live, (ana, ben, _mio) = await a_live_round(ANA, BEN, MIO)
    zoe = live.look(ZOE)
    id = live.send(ana, Kick(Seat(1), "Ben"))
    await live.settled()
    assert ana.answers[id] == "done"
    assert ben.messages[-1]["type"] == "view"
    assert ben.view == zoe.view
    assert ben.view["mine"] is None
    ben.forget()
    await live.do(ana, offer_to(2))
    assert ben.frames == []


async def test_a_kick_undone_gives_the_player_their_view_back() -> None:
    live, (ana, ben, _mio) = await a_live_round(ANA, BEN, MIO)
    await live.do(ana, Kick(Seat(1), "Ben"), UndoKick())
    assert ben.view["you"]["seat"] == 1
    assert ben.view["mine"]["hand"]["beads"] == [0, 4, 0, 0, 0]


async def test_the_deal_is_told() -> None:
    live, (ana, ben) = await a_live_lobby(ANA, BEN)
    ben.forget()
    await live.do(ana, Deal())
    (update,) = ben.messages
    assert update["events"] == [{"sets": [["bull", "snake"], ["frog", "owl"]], "type": "match_dealt"}]


async def test_how_many_look_on_is_told_and_nothing_else_when_one_more_does() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    zoe = live.look(ZOE)
    live.room.leave(zoe)
    assert [message["sections"] for message in ana.messages] == [{"watching": 1}, {"watching": 0}]


async def test_a_second_tab_of_a_player_is_nobodys_business() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.room.leave(live.look(ANA))
    assert (ana.frames, ben.frames) == ([], [])


async def test_the_late_close_of_an_old_connection_changes_nothing() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    live.room.leave(ben)
    back = live.look(BEN)
    back.forget()
    live.room.leave(ben)
    await live.pass_time(AWAY_AFTER_MS - 1)
    await live.do(ana, Say("are you there?"))
    assert back.events == ["line_said"]
    assert ben.frames == []
    assert live.room.stored.away == {}


async def test_nothing_is_sent_to_who_is_gone_not_even_an_answer() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    live.journal.hold()
    live.send(ana, Say("bye"))
    live.room.leave(ana)
    live.journal.release()
    await live.settled()
    assert ana.frames == []


async def test_the_ninth_browser_of_a_seat_finds_no_room_the_eighth_does() -> None:
    live, (_ana, _ben) = await a_live_round(ANA, BEN)
    for _ in range(SOCKETS_PER_SEAT - 1):
        assert live.room.has_room_for(BrowserId(BEN))
        live.look(BEN)
    assert not live.room.has_room_for(BrowserId(BEN))
    assert live.room.has_room_for(BrowserId(ANA))
    assert live.room.has_room_for(BrowserId(ZOE))


async def test_sockets_that_a_phone_left_behind_take_no_room() -> None:
    live, _ = await a_live_round(ANA, BEN)
    for _ in range(SOCKETS_PER_SEAT):
        live.look(BEN)
    assert not live.room.has_room_for(BrowserId(BEN))
    live.clock.now += AWAY_AFTER_MS
    assert live.room.has_room_for(BrowserId(BEN))


async def test_the_201st_spectator_finds_no_room_but_players_do() -> None:
    live, _ = await a_live_round(ANA, BEN)
    for at in range(SPECTATORS):
        assert live.room.has_room_for(BrowserId(f"watcher {at}"))
        live.look(MemberId(f"watcher {at}"))
    assert not live.room.has_room_for(BrowserId(ZOE))
    assert live.room.has_room_for(BrowserId(BEN))


async def test_no_frame_of_a_busy_room_names_a_member_a_version_or_a_browser() -> None:
    """[PUB5]: searched in the bytes that left."""
    live, players = await a_live_lobby(ANA, BEN, MIO)
    zoe = live.look(ZOE)
    ana, ben, mio = players
    await live.do(ana, Kick(Seat(1), "Ben"), UndoKick(), Deal())
    await live.do(mio, Rename("Mia"), Say("hi"), Leave())
    await live.pass_time(70_000)
    sent = b"".join(frame for each in (*players, zoe, live.look(KIM)) for frame in each.frames)
    for secret in (*NAMES, "5d1c0ffee", "member-", '"version"', live.room.key):
        assert secret.encode() not in sent
    assert b"member_kicked" in sent, "the word of an event is no secret"
    assert ben.events


async def test_asking_for_the_whole_view_changes_no_counter() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    await live.do(ana, Say("hello"))
    n = ben.n
    live.room.show_all(ben)
    assert (ben.messages[-1]["type"], ben.n) == ("view", n)


async def test_who_is_not_in_the_room_is_shown_nothing() -> None:
    live, (ana, _ben) = await a_live_round(ANA, BEN)
    stranger = Seen(BrowserId(ZOE))
    live.room.show_all(stranger)
    live.room.heard(stranger)
    assert stranger.frames == []
    assert ana.frames == []
