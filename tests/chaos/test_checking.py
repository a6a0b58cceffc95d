"""The checks themselves, each with what it has to find: a check that can't fail says nothing."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from beadtrade.room.codec import Record, replay
from beadtrade.room.events import LineSaid, RoomEvent, RoomOpened, SeatTaken
from beadtrade.room.ids import CommandId, MemberId
from beadtrade.room.state import RoomState
from beadtrade.rules.seats import Seat
from beadtrade.web.identity import browser_id
from tests.chaos.browser import Browser, Sent, Socket
from tests.chaos.checking import check_browser, check_truth, differences
from tests.chaos.plan import Fault, draw_plan
from tests.match.truth import Truth
from tests.player import Json

SECRET = "ana"
ANA = MemberId(browser_id(SECRET))
DONE: Json = {"id": "c0", "done": True, "code": None}
REFUSED: Json = {"id": "c0", "done": False, "refused": "name_unfit"}
TOO_FAST: Json = {"id": "c0", "done": False, "refused": "too_fast"}


def truth_of(*records: Record) -> Truth:
    states: list[RoomState] = []
    for record in records:
        states.append(replay(states[-1] if states else None, record))
    events: tuple[RoomEvent, ...] = tuple(event for record in records for event in record.events)
    return Truth(records, tuple(states), events)


OPENED = Record((RoomOpened(ANA, 1000), SeatTaken(ANA, "Ana")))
SAID = Record((LineSaid(Seat(0), "Ana", "hello", 2000),), ANA, CommandId("c0"))


def ana(*answers: Json, copies: int = 1) -> Browser:
    """She sent one command and got these answers, all on one socket."""
    browser = Browser("Ana", "room", f"beadtrade={SECRET}", proxy=None, heard=asyncio.Event())  # type: ignore[arg-type]  # connects to nothing
    browser.sent["c0"] = Sent({"command": {"type": "say"}}, copies, list(answers))
    browser.sockets.append(Socket("", "room", "", heard=list(answers)))
    return browser


@pytest.mark.parametrize(
    ("browser", "truth"),
    [
        (ana(DONE), truth_of(OPENED, SAID)),
        (ana(TOO_FAST, DONE, DONE, copies=3), truth_of(OPENED, SAID)),
        (ana(REFUSED), truth_of(OPENED)),
        (ana(REFUSED, copies=2), truth_of(OPENED, SAID)),  # the other copy was decided when it could be done
    ],
)
def test_what_is_well_passes(browser: Browser, truth: Truth) -> None:
    check_browser(browser, truth)


@pytest.mark.parametrize(
    ("browser", "truth", "told"),
    [
        (ana(DONE), truth_of(OPENED), "was acknowledged and is not in the journal"),
        (ana(DONE), truth_of(OPENED, SAID, SAID), "is in the journal 2 times"),
        (ana(REFUSED), truth_of(OPENED, SAID), "was refused and is in the journal"),
        (ana(), truth_of(OPENED, SAID), "nobody knows what became of"),
        (ana(TOO_FAST), truth_of(OPENED), "nobody knows what became of"),
        (ana(DONE, REFUSED), truth_of(OPENED, SAID), "is done, and then name_unfit"),
    ],
)
def test_a_command_that_went_amiss_is_found(browser: Browser, truth: Truth, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_browser(browser, truth)


def test_a_past_that_was_changed_is_found() -> None:
    before = truth_of(OPENED, SAID)
    check_truth(truth_of(OPENED, SAID, SAID), before)
    for changed in (truth_of(OPENED), truth_of(OPENED, replace(SAID, command=None))):
        with pytest.raises(AssertionError, match="past was changed"):
            check_truth(changed, before)


def frames() -> list[Json]:
    """What a socket is sent: everything, a change, and a line."""
    line = {"type": "line_said", "text": "hello"}
    return [
        {"type": "view", "n": 1, "sections": {"room": "lobby", "watching": 1}, "talk": [], "events": []},
        {"type": "update", "n": 2, "sections": {"room": "ready"}, "events": []},
        {"type": "update", "n": 3, "sections": {}, "events": [line]},
    ]


def a_socket(*told: Json) -> Socket:
    socket = Socket("", "room", "")
    for frame in told:
        socket.frames.append(json.dumps(frame))
        socket._take(frame)
    return socket


def fresh() -> Socket:
    """One that was opened after all that, and is seen to look on."""
    sections = {"room": "ready", "watching": 2}
    talk = [{"type": "line_said", "text": "hello"}]
    return a_socket({"type": "view", "n": 1, "sections": sections, "talk": talk, "events": []})


@pytest.mark.parametrize(("untold", "differs"), [(None, []), (1, ["room"]), (2, ["talk"])])
def test_a_client_that_was_not_told_of_one_event_is_found(untold: int | None, differs: list[Any]) -> None:
    told = [frame for at, frame in enumerate(frames()) if at != untold]
    assert differences(a_socket(*told), fresh()) == differs


def test_a_frame_that_is_missing_in_the_count_is_found() -> None:
    browser = ana(DONE)
    browser.sockets[0].gaps = 1
    with pytest.raises(AssertionError, match="socket 0 of Ana was not told of a change"):
        check_browser(browser, truth_of(OPENED, SAID))


def test_a_screen_that_showed_what_never_was_is_found() -> None:
    browser = ana(DONE)
    browser.sockets[0].frames.append(json.dumps({"type": "view", "sections": {"room": "what never was"}}))
    with pytest.raises(AssertionError, match="socket 0 of Ana saw what the journal does not have"):
        check_browser(browser, truth_of(OPENED, SAID))


def test_the_same_number_draws_the_same_storm_and_every_fault_in_every_room() -> None:
    plan = draw_plan(7, rooms=3, each_fault=2, kills=5, browsers=4)
    assert plan == draw_plan(7, rooms=3, each_fault=2, kills=5, browsers=4)
    assert plan != draw_plan(8, rooms=3, each_fault=2, kills=5, browsers=4)
    assert all(sorted(trouble.fault for trouble in room) == sorted([*Fault, *Fault]) for room in plan.rooms)
    assert len(plan.kills) == 5
