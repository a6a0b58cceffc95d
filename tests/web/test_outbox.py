"""What waits to be sent to one socket: in order, bounded, skipping to the whole view."""

from __future__ import annotations

import asyncio

import pytest

from beadtrade.web.outbox import FRAMES_WAITING, LATE, HungUp, Outbox
from tests.room.live import turns

pytestmark = pytest.mark.anyio


class Wire:
    """A socket that takes frames while its gate is open."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.views = 0
        self.outbox = Outbox(self.write, self.show_all)
        self.running = asyncio.create_task(self.outbox.run())

    async def write(self, frame: str) -> None:
        await self.gate.wait()
        self.sent.append(frame)

    def show_all(self) -> None:
        self.views += 1
        self.outbox.put(b"the whole view %d" % self.views)

    async def ends(self) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)


async def test_frames_leave_in_order() -> None:
    wire = Wire()
    for at in range(FRAMES_WAITING):
        wire.outbox.put(b"%d" % at)
    await turns()
    assert wire.sent == [str(at) for at in range(FRAMES_WAITING)]
    await wire.ends()


async def test_a_frame_that_is_one_too_many_makes_way_for_the_view() -> None:
    wire = Wire()
    for at in range(FRAMES_WAITING + 1):
        wire.outbox.put(b"%d" % at)
    await turns()
    assert wire.sent == ["the whole view 1"]
    await wire.ends()


async def test_however_much_is_skipped_one_view_is_sent_and_what_comes_after_it() -> None:
    wire = Wire()
    wire.gate.clear()
    wire.outbox.put(b"first")
    await turns()
    for at in range(5 * FRAMES_WAITING):
        wire.outbox.put(b"%d" % at)
    wire.gate.set()
    await turns()
    wire.outbox.put(b"after")
    await turns()
    assert wire.sent == ["first", "the whole view 1", "after"]
    await wire.ends()


async def test_one_that_falls_behind_again_gets_another_view() -> None:
    wire = Wire()
    for views in (1, 2):
        for at in range(FRAMES_WAITING + 1):
            wire.outbox.put(b"%d" % at)
        await turns()
        assert wire.sent[-1] == f"the whole view {views}"
    await wire.ends()


async def test_a_socket_with_frames_waiting_does_without_what_can_be_left_out() -> None:
    wire = Wire()
    wire.gate.clear()
    wire.outbox.put_if_prompt(b"shown")
    await turns()
    for at in range(LATE):
        wire.outbox.put_if_prompt(b"%d" % at)
    for _ in range(5 * FRAMES_WAITING):
        wire.outbox.put_if_prompt(b"left out")
    wire.outbox.put(b"an update")
    wire.gate.set()
    await turns()
    assert wire.sent == ["shown", *map(str, range(LATE)), "an update"]
    wire.outbox.put_if_prompt(b"shown again")
    await turns()
    assert wire.sent[-1] == "shown again"
    await wire.ends()


async def test_what_can_be_left_out_is_not_put_in_between_what_was_skipped_and_the_view() -> None:
    wire = Wire()
    for at in range(FRAMES_WAITING + 1):
        wire.outbox.put(b"%d" % at)
    wire.outbox.put_if_prompt(b"left out")
    await turns()
    assert wire.sent == ["the whole view 1"]
    await wire.ends()


async def test_a_socket_that_takes_nothing_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beadtrade.web.outbox.STUCK_S", 0.0)
    wire = Wire()
    wire.gate.clear()
    wire.outbox.put(b"never")
    with pytest.raises(TimeoutError):
        await wire.running


async def test_hung_up_it_sends_no_more() -> None:
    wire = Wire()
    wire.outbox.put(b"never")
    wire.outbox.hang_up()
    with pytest.raises(HungUp):
        await wire.running
    assert wire.sent == []
