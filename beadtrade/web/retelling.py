"""What is left of a room's ended rounds: the replay's page and moments, the result's picture, the match as text.

Law: the same for everybody who has the link, and nothing of a running round but what all can see. It lives as long as
the room does. Looking joins nothing and leaves no cookie.
"""

from __future__ import annotations

import logging

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
from beadtrade.web.pictures import NotDrawn, ResultPictures
from beadtrade.web.result_picture import Result, result_of
from beadtrade.web.result_words import worded
from beadtrade.web.room_pages import NOINDEX, UNNAMED, without_room
from beadtrade.web.security import SHOWN_ELSEWHERE

REPLAY = TypeAdapter(Replay)
NEVER_KEPT = {"cache-control": "no-store"}
"""The next round adds to it, and a deleted room must be gone."""
UNREADABLE = 503

log = logging.getLogger("beadtrade.retelling")


def retelling_router(doors: Doors, pictures: ResultPictures) -> APIRouter:
    router = APIRouter()

    @router.api_route("/r/{key}/replay", methods=READING)
    async def page(request: Request, key: str) -> Response:
        """The page that shows the ended rounds move by move; its preview says the result."""
        found = await _found(doors, key)
        if isinstance(found, int):
            return without_room(doors, request, found, "no-room" if found == 404 else "room-unreadable")
        room, shown = f"/r/{found.key}", _result(found)
        words = worded(doors.pages.words, doors.pages.words.language_for(request), found.stored.told)
        response = doors.pages.render(
            "replay.html",
            request,
            result=words,
            picture=None if shown is None else f"{room}/result.png?v={shown.mark}",
            moments=f"{room}/replay.json",
            back=room,
        )
        response.headers.update(NOINDEX | UNNAMED)
        return response

    @router.api_route("/r/{key}/result.png", methods=READING)
    async def picture(request: Request, key: str) -> Response:
        """The result so far as a picture of 1200 x 630; before the first ended round there is none."""
        found = await _found(doors, key)
        if isinstance(found, int):
            return Response(status_code=found)
        shown = _result(found)
        if shown is None:
            return Response(status_code=404)
        try:
            png = await pictures.of(shown)
        except NotDrawn as fault:
            log.warning("a picture was not drawn: %s", fault)
            return Response(status_code=UNREADABLE)
        return Response(png, media_type="image/png", headers=NOINDEX | NEVER_KEPT | SHOWN_ELSEWHERE)

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


def _result(room: Room) -> Result | None:
    told = room.stored.told
    return None if told is None else result_of(told.match)


async def _found(doors: Doors, key: str) -> Room | int:
    """The room, or the status that says why not."""
    try:
        return await doors.directory.find(RoomKey(key))
    except NoSuchRoom:
        return 404
    except JournalFault:
        return UNREADABLE
