"""What one connection may still send, and have kept: its own frames, its browser's commands, its player's entries.

Law: whoever plays as people do meets none of it, ten friends behind one address neither. Who has a seat pays for
themselves; who has none shares with all who come from the same place, for browsers without a seat cost nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.room import Room
from beadtrade.web.rates import Bucket, Buckets

FRAMES_PER_SECOND, FRAMES_AT_ONCE = 40, 200
"""Of one connection, whatever they say: far more than commands, heartbeats and pings together."""

KEPT_PER_SECOND, KEPT_AT_ONCE = 2, 240
"""Commands a player has kept in the journal: four a second for two minutes, and two a second for as long as they like.
One alone needs hours to wear a room out."""

STRANGERS_KEPT_PER_SECOND, STRANGERS_KEPT_AT_ONCE = 1, 60
"""The same for all together who have no seat and come from one address, or from one that is not known."""

ASKERS_PER_ADDRESS = 10
"""A sofa of friends; one address alone does not fill the list of those who ask for a seat."""


@dataclass(frozen=True, slots=True)
class Allowances:
    """Of one server."""

    commands: Buckets = field(default_factory=Buckets)
    players: Buckets = field(default_factory=lambda: Buckets(KEPT_PER_SECOND, KEPT_AT_ONCE))
    strangers: Buckets = field(default_factory=lambda: Buckets(STRANGERS_KEPT_PER_SECOND, STRANGERS_KEPT_AT_ONCE))
    asked: WeakKeyDictionary[Room, dict[MemberId, str]] = field(default_factory=WeakKeyDictionary)
    """From which address each asker came, as far as it is known."""

    def of(self, room: Room, browser: BrowserId, address: str | None, now: int) -> Allowance:
        """For a connection that comes from `address`, None if that is not known."""
        return Allowance(self, room, browser, address, self.commands.of(room.key, browser, now), _frames(now))


@dataclass(frozen=True, slots=True)
class Allowance:
    """Of one connection."""

    _all: Allowances
    _room: Room
    _browser: BrowserId
    _address: str | None
    _commands: Bucket
    _frames: Bucket

    def take_frame(self, now: int) -> bool:
        """Whether one more frame is listened to."""
        return self._frames.take(now)

    def take_command(self, now: int) -> bool:
        """Whether one more command is."""
        return self._commands.take(now)

    def take_entry(self, now: int) -> Bucket | None:
        """For a command that will be kept if it is done: what it was taken from, so that it can be given back if it is
        refused. None when there is none left.
        """
        bucket = self._payer(now)
        return bucket if bucket.take(now) else None

    def _payer(self, now: int) -> Bucket:
        state = self._room.ahead
        member = state.member_of(self._browser)
        if member in state.known or member == state.host:
            return self._all.players.of(self._room.key, member, now)
        return self._all.strangers.of(self._room.key, self._address or "somewhere", now)

    def may_ask(self) -> bool:
        """Whether one more from this address may ask for a seat; it is noted that they do."""
        if self._address is None:
            return True
        state = self._room.ahead
        member, asking = state.member_of(self._browser), {each.member for each in state.askers}
        others = self._all.asked.get(self._room, {})
        others = {each: at for each, at in others.items() if each in asking and each != member}
        may = list(others.values()).count(self._address) < ASKERS_PER_ADDRESS
        self._all.asked[self._room] = others | ({member: self._address} if may else {})
        return may


def _frames(now: int) -> Bucket:
    return Bucket(now, FRAMES_AT_ONCE, FRAMES_PER_SECOND, FRAMES_AT_ONCE)
