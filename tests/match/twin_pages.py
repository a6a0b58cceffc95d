"""What a browser or the command line gets of twin rooms beside the sockets: pages, pictures, the retelling, the export.

Law: whoever asks, with whatever cookie, gets the same bytes in both worlds while a round is running.
"""

from __future__ import annotations

import asyncio
import io
import re
from contextlib import redirect_stdout
from pathlib import Path

from beadtrade.cli import main
from beadtrade.journal.sqlite import SqliteJournal
from tests.match.edge import HOST, Json, World
from tests.match.streams import compare
from tests.match.twin_rooms import BOTH, Twins, cookie_of

BY_KEY = ("/r/{key}", "/r/{key}/replay", "/r/{key}/replay.json", "/r/{key}/match.txt", "/r/{key}/qr.svg", "/tv/{key}")
BY_CODE = ("/c/{code}", "/c/{code}/qr.svg")
PICTURE = "/r/{key}/result.png"
DRAWN = re.compile(r"beadtrade=[\w-]{32}")
"""The name that a browser without one is given: chance, and nothing of the room."""


async def compare_pages(twins: Twins, act: str, *, pictures: bool) -> None:
    """By somebody without a cookie, by a spectator, and by the watched seat, who has the room in their list too."""
    seat = [] if twins.viewer is None else [cookie_of(twins.names[twins.viewer])]
    for cookie in (None, cookie_of("spectator"), *seat):
        for path in _paths(twins, pictures):
            one, other = [await _got(world, path, cookie, twins.room) for world in twins.worlds]
            compare(path.replace(twins.room, "KEY"), act, [one], [other])


def _paths(twins: Twins, pictures: bool) -> list[str]:
    of_the_room = (*BY_KEY, PICTURE, *BY_CODE) if pictures else (*BY_KEY, *BY_CODE)
    return [*(each.format(key=twins.room, code=twins.code) for each in of_the_room), "/"]


async def _got(world: World, path: str, cookie: str | None, room: str) -> Json:
    """An answer, as a message."""
    async with world.browser(None) as browser:
        cookies = {} if cookie is None else {"cookie": f"beadtrade={cookie}; beadtrade_rooms={room}"}
        answer = await browser.get(path, headers=cookies)
        headers = DRAWN.sub("", str(sorted(answer.headers.multi_items())))
        return {"type": f"{answer.status_code} of {HOST}", "headers": headers, "body": answer.content}


async def compare_exports(twins: Twins, folder: Path, act: str) -> str:
    """What `beadtrade export` prints of the room; it is compared, and returned."""
    printed = [await _exported(twins, world, folder / f"journal{world}.sqlite3") for world in BOTH]
    compare("export", act, *([{"type": "text", "body": each}] for each in printed))
    return printed[0]


async def _exported(twins: Twins, world: int, file: Path) -> str:
    kept = twins.worlds[world].journal
    journal = await SqliteJournal.open(file)
    await journal.create(await kept.row(twins.room), await kept.read(twins.room))
    await journal.close()
    return await asyncio.to_thread(_printed, ["export", twins.room, "--journal", str(file)])


def _printed(arguments: list[str]) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        assert main(arguments) == 0
    return out.getvalue()
