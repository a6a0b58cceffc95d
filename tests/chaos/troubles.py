"""What each fault does to a browser, and what a browser does about it.

Law: after a trouble all sockets that are left can be used, and the browser knows what became of each command. Whoever
loses a socket in between (the server was killed) leaves the rest of the trouble.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import assert_never

from tests.chaos.browser import LOST, Browser, Socket
from tests.chaos.plan import STALLS, Fault, Trouble

COMMANDS = 2
"""That a browser sends in one go."""

BYTES_BEFORE_THE_END = 150
"""Within an update, behind the frames' heads."""


@dataclass
class Scene:
    """Where a trouble takes place: `act` has the browser draft so many commands, `others_act` lets the table go on."""

    browser: Browser
    act: Callable[[Browser, int], list[str]]
    others_act: Callable[[], Awaitable[None]]

    async def send(self, ids: list[str], *sockets: Socket) -> None:
        """A copy of each on each of the sockets, without waiting for anything."""
        for id in ids:
            for socket in sockets:
                await self.browser.send(id, socket)

    def draft(self) -> list[str]:
        return self.act(self.browser, COMMANDS)


async def suffer(scene: Scene, trouble: Trouble, has_begun: Callable[[], None]) -> None:
    """The trouble from its beginning, which is told, to its end."""
    match trouble.fault:
        case Fault.CUT:
            await _cut(scene, has_begun)
        case Fault.CUT_IN_A_FRAME:
            await _cut_in_a_frame(scene, has_begun)
        case Fault.STALL_UP | Fault.STALL_DOWN | Fault.STALL_BOTH:
            await _stall(scene, trouble, has_begun)
        case Fault.SLOW_UP | Fault.SLOW_DOWN:
            await _slow(scene, trouble, has_begun)
        case Fault.TWICE:
            await _twice(scene, has_begun)
        case _:
            assert_never(trouble.fault)


async def _cut(scene: Scene, has_begun: Callable[[], None]) -> None:
    browser, old = scene.browser, scene.browser.socket
    await scene.send(scene.draft(), old)
    browser.link(old).cut()
    has_begun()
    await _come_back(scene, old)


async def _cut_in_a_frame(scene: Scene, has_begun: Callable[[], None]) -> None:
    browser, old = scene.browser, scene.browser.socket
    browser.link(old).down.end_after(BYTES_BEFORE_THE_END)
    has_begun()
    try:
        while True:
            await scene.send(scene.draft(), old)
            await browser.answered(old)
            await scene.others_act()
    except LOST:
        await _come_back(scene, old)


async def _come_back(scene: Scene, old: Socket) -> None:
    browser = scene.browser
    new = await browser.open()
    await browser.drop(old)
    await scene.others_act()
    await browser.until_decided(browser.undecided, new)


async def _stall(scene: Scene, trouble: Trouble, has_begun: Callable[[], None]) -> None:
    """The first socket stands still; the second one sends again what the first one has not answered, and more. Then old
    and new commands and answers cross on both, or the first one is cut.
    """
    browser, old = scene.browser, scene.browser.socket
    link = browser.link(old)
    for way, is_stalled in ((link.up, trouble.fault is not STALLS[1]), (link.down, trouble.fault is not STALLS[0])):
        if is_stalled:
            way.stall()
    has_begun()
    waiting = scene.draft()
    await scene.send(waiting, old)
    await scene.others_act()
    new = await browser.open()
    await scene.send(waiting, new)
    await scene.send(scene.draft(), new)
    if trouble.comes_back:
        link.flow()
        await scene.send(scene.draft(), old, new)
        await browser.answered(old)
    await browser.answered(new)
    await browser.until_decided(browser.undecided, new)
    if not trouble.comes_back:
        link.cut()
        await browser.drop(old)


async def _slow(scene: Scene, trouble: Trouble, has_begun: Callable[[], None]) -> None:
    browser, old = scene.browser, scene.browser.socket
    link = browser.link(old)
    (link.up if trouble.fault is Fault.SLOW_UP else link.down).is_slow = True
    has_begun()
    waiting = scene.draft()
    await scene.send(waiting, old)
    new = await browser.open()
    await scene.send(waiting, new, old)
    await scene.others_act()
    await browser.answered(old)
    await browser.answered(new)
    link.flow()
    await browser.until_decided(browser.undecided, new)


async def _twice(scene: Scene, has_begun: Callable[[], None]) -> None:
    browser, old = scene.browser, scene.browser.socket
    new = await browser.open()
    has_begun()
    await scene.send(scene.draft(), old, new)
    await scene.others_act()
    await scene.send(scene.draft(), new, old)
    await browser.answered(old)
    await browser.answered(new)
    await browser.until_decided(browser.undecided, new)
