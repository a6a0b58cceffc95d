"""How fast a browser may send."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.journal.contract import RoomKey
from beadtrade.room.ids import BrowserId
from beadtrade.web.rates import BUCKETS_KEPT, BURST, COMMANDS_PER_SECOND, Bucket, Buckets


def test_a_burst_of_twenty_is_taken_and_no_more() -> None:
    bucket = Bucket(0)
    assert [bucket.take(0) for _ in range(BURST + 2)] == [True] * BURST + [False] * 2


def test_ten_a_second_go_on_for_ever() -> None:
    bucket = Bucket(0, left=1)
    assert all(bucket.take(at * 1000 // COMMANDS_PER_SECOND) for at in range(1000))


def test_a_rest_fills_it_to_a_burst_and_no_further() -> None:
    bucket = Bucket(0, left=0)
    assert not bucket.take(0)
    assert sum(bucket.take(10**9) for _ in range(100)) == BURST


@given(st.lists(st.integers(0, 300), max_size=200))
def test_never_more_than_a_burst_and_ten_a_second(pauses: list[int]) -> None:
    bucket, now, taken = Bucket(0), 0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= BURST + now * COMMANDS_PER_SECOND / 1000 + 1e-6


def test_all_sockets_of_a_browser_in_a_room_share_one_bucket() -> None:
    buckets = Buckets()
    here, other, elsewhere = RoomKey("here"), BrowserId("other"), RoomKey("elsewhere")
    mine = BrowserId("mine")
    first = buckets.of(here, mine, 0)
    assert buckets.of(here, mine, 5) is first
    assert buckets.of(here, other, 0) is not first
    assert buckets.of(elsewhere, mine, 0) is not first


def test_coming_back_does_not_fill_a_bucket() -> None:
    """It outlives the socket: who opens a new one has what they had left."""
    buckets, room, mine = Buckets(), RoomKey("here"), BrowserId("mine")
    assert all(buckets.of(room, mine, 0).take(0) for _ in range(BURST))
    assert not buckets.of(room, mine, 0).take(0)


def test_only_full_buckets_are_thrown_away() -> None:
    buckets, room, mine = Buckets(), RoomKey("here"), BrowserId("mine")
    assert buckets.of(room, mine, 0).take(0)
    for at in range(BUCKETS_KEPT + 1):
        buckets.of(room, BrowserId(f"other {at}"), 0)
    assert buckets.of(room, mine, 0).left == BURST - 1


def test_many_that_are_in_use_are_not_all_looked_at_for_each_who_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def is_full(_: Bucket, now: int) -> bool:
        looked.append(now)
        return False

    monkeypatch.setattr(Bucket, "is_full", is_full)
    buckets, room = Buckets(), RoomKey("here")
    for at in range(2 * BUCKETS_KEPT):
        buckets.of(room, BrowserId(f"browser {at}"), 0)
    assert len(looked) == BUCKETS_KEPT
