"""What is left of a room's ended rounds: every moment as JSON for the replay page, and the match as text to keep.

Law: the same for everybody who has the link, and nothing of a running round but what all can see. It lives as long as
the room does.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import TypeAdapter
from starlette.responses import Response

from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
from beadtrade.record.running import remarks
from beadtrade.record.values import record_of
from beadtrade.record.writing import as_text
from beadtrade.room.retelling import Replay, replay_of
from beadtrade.room.room import Room
from beadtrade.web.home import READING, Doors
from beadtrade.web.room_pages import NOINDEX

REPLAY = TypeAdapter(Replay)
NEVER_KEPT = {"cache-control": "no-store"}
"""The next round adds to it, and a deleted room must be gone."""
UNREADABLE = 503


def retelling_router(doors: Doors) -> APIRouter:
    router = APIRouter()

    @router.api_route("/r/{key}/replay.json", methods=READING)
    async def replay(request: Request, key: str) -> Response:
        """Every moment of the ended rounds: `Replay` in docs/protocol.md."""
        found = await _found(doors, key)
        if isinstance(found, int):
            return Response(status_code=found)
        body = REPLAY.dump_json(replay_of(found.stored))
        return Response(body, media_type="application/json", headers=NOINDEX | NEVER_KEPT)

    @router.api_route("/r/{key}/match.txt", methods=READING)
    async def record(request: Request, key: str) -> Response:
        """The match as `beadtrade export` writes it."""
        found = await _found(doors, key)
        if isinstance(found, int):
            return Response(status_code=found)
        match, players = found.stored.match, found.stored.players
        if match is None:
            return Response(status_code=404)
        text = as_text(record_of(match, tuple(player.name for player in players))) + remarks(match)
        headers = NOINDEX | NEVER_KEPT | {"content-disposition": 'attachment; filename="bead-trade.txt"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    return router


async def _found(doors: Doors, key: str) -> Room | int:
    """The room, or the status that says why not."""
    try:
        return await doors.directory.find(RoomKey(key))
    except NoSuchRoom:
        return 404
    except JournalFault:
        return UNREADABLE
