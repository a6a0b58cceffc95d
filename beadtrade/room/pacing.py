"""The host holds the reveal, goes on with it, or goes to its next beat: on all screens at once.

Law: pure. A pace is two server times, so that where a screen stands in the reveal still follows from server time alone.
"""

from __future__ import annotations

from beadtrade.room.commands import RevealStep
from beadtrade.room.events import RevealPaced, RoomEvent
from beadtrade.room.limits import HOLD_AT_MOST_MS
from beadtrade.room.match_acts import RoomDecision, accepted
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.show import Script, script_of
from beadtrade.room.state import RoomState
from beadtrade.rules.commands import Actor, EndReveal
from beadtrade.rules.match import Phase

HOST = Actor(None, is_host=True)


def reveal_of(state: RoomState) -> Script | None:
    """The script of the reveal that is on, at the host's pace."""
    if state.match is None or state.match.phase is not Phase.REVEAL:
        return None
    return script_of(state.match.results[-1], state.pace)


def pace_reveal(state: RoomState, step: RevealStep, now: int) -> RoomDecision:
    """What comes of the host's wish at server time `now`."""
    script = reveal_of(state)
    if script is None:
        return RoomRefusal(RoomCode.WRONG_PHASE)
    match step:
        case RevealStep.HOLD:
            return RoomRefusal(RoomCode.UNCHANGED) if script.held is not None else (RevealPaced(script.started, now),)
        case RevealStep.GO_ON:
            return RoomRefusal(RoomCode.UNCHANGED) if script.held is None else (_gone_on(script, now),)
        case RevealStep.NEXT:
            return _next(state, script, now)


def held_too_long(state: RoomState, now: int) -> tuple[RoomEvent, ...]:
    """A reveal that was forgotten goes on by itself."""
    script = reveal_of(state)
    if script is None or script.held is None or now < script.held + HOLD_AT_MOST_MS:
        return ()
    return (_gone_on(script, now),)


def reveal_due(script: Script) -> int:
    """When the clock has something to do: the reveal ends, or has been held for long enough."""
    return script.ends if script.held is None else script.held + HOLD_AT_MOST_MS


def _gone_on(script: Script, now: int) -> RevealPaced:
    return RevealPaced(now - script.position(now), None)


def _next(state: RoomState, script: Script, now: int) -> RoomDecision:
    """The next beat begins now; one that was held stands still at its beginning."""
    here = script.position(now)
    following = next((beat.at for beat in script.beats if beat.at > here), None)
    if following is None:
        return accepted(state, EndReveal(), now, HOST)
    return (RevealPaced(now - following, None if script.held is None else now),)
