"""What has to be so after anything that went wrong; each check is an assertion that says what is not.

Law: pure. It is given what browsers sent, heard and saw, and what the journal has, and believes only the journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from beadtrade.room.duties import next_due
from beadtrade.room.ids import BrowserId, CommandId, MemberId
from beadtrade.room.limits import TALK_KEPT
from beadtrade.room.state import RoomState
from beadtrade.rules.pieces import EVERYTHING
from beadtrade.web.identity import browser_id
from tests.chaos.browser import Browser, Sent, Socket
from tests.match.seen import assert_all_that_was_seen_was_so, views_of
from tests.match.truth import Truth
from tests.player import Json

KEPT_NOWHERE = ("react", "set_wish")
"""Commands that no journal has: they are done, and gone."""

COOKIE = "beadtrade="


def differences(socket: Socket, fresh: Socket) -> list[str]:
    """Where a screen shows something else than one that was opened just now. Who looks on is no part of it: the new one
    looks on too.
    """
    named = sorted(name for name in fresh.sections if name != "watching")
    differ = [name for name in named if socket.sections[name] != fresh.sections[name]]
    return differ if socket.talk[-TALK_KEPT:] == fresh.talk else [*differ, "talk"]


def is_overdue(state: RoomState, now: int) -> bool:
    """Whether the room's clock should have done something by now."""
    due = next_due(state)
    return due is not None and due < now


def check_browser(browser: Browser, truth: Truth) -> None:
    """All that one browser sent, heard and saw."""
    member = _member(browser, truth.states[-1])
    stored = Counter(record.command for record in truth.records if record.member == member)
    for id, sent in browser.sent.items():
        _check_command(f"{browser.name}'s {id} ({sent.frame['command']['type']})", sent, stored[CommandId(id)])
    views = views_of(truth, member)
    for at, socket in enumerate(browser.all_sockets):
        who = f"socket {at} of {browser.name}"
        assert socket.gaps == 0, f"{who} was not told of a change"
        _check_answers(who, socket.heard)
        assert_all_that_was_seen_was_so(socket.frames, views, who)


def check_truth(truth: Truth, before: Truth) -> None:
    """The journal itself: the past is as it was when it was read before, and no piece came or went."""
    assert truth.records[: len(before.records)] == before.records, "the journal's past was changed"
    for at, state in enumerate(truth.states):
        assert state.match is None or state.match.table.pieces == EVERYTHING, f"pieces are amiss at entry {at + 1}"


def _check_command(what: str, sent: Sent, times: int) -> None:
    if sent.frame["command"]["type"] in KEPT_NOWHERE:
        times = int(sent.is_done)
    assert sent.is_decided, f"nobody knows what became of {what}"
    assert times <= 1, f"{what} is in the journal {times} times"
    assert not sent.is_done or times == 1, f"{what} was acknowledged and is not in the journal"
    # Another copy of a refused one may have been decided later, when it could be done.
    assert sent.is_done or times == 0 or sent.copies > 1, f"{what} was refused and is in the journal"


def _check_answers(who: str, heard: Iterable[Json]) -> None:
    """On one socket answers come in the order in which they were decided: what is done stays done."""
    done: set[str] = set()
    for answer in heard:
        if answer["done"]:
            done.add(answer["id"])
        else:
            is_wrong = answer["id"] in done and answer["refused"] != "too_fast"
            assert not is_wrong, f"{who} was told that {answer['id']} is done, and then {answer['refused']}"


def _member(browser: Browser, state: RoomState) -> MemberId:
    found: BrowserId = browser_id(browser.cookie.removeprefix(COOKIE))
    return state.member_of(found)
