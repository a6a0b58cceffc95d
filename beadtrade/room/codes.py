"""Codes that add another browser to a seat: short-lived, good once, held in memory only.

Law: a code leads to the seat whose player made it and to nothing else; a wrong one says no more than "unknown".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.refusals import RoomCode, RoomRefusal
from beadtrade.room.state import RoomState

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that reads like another."""

CODE_LENGTH = 8
"""31^8 codes, each good for a minute: not to be found by trying at the few guesses a second that a socket has."""

CODE_LIFE_MS = 60_000


@dataclass(slots=True)
class SeatCodes:
    """The open codes of one room. `choose` draws one letter of an alphabet."""

    choose: Callable[[str], str]
    _open: dict[str, tuple[MemberId, int]] = field(default_factory=dict)
    _used: dict[str, tuple[MemberId, int]] = field(default_factory=dict)
    """Used, while the link that came of it is not stored yet."""

    def make(self, member: MemberId, now: int) -> str:
        """A new code for this member; their older ones end."""
        self._open = {code: held for code, held in self._open.items() if held[0] != member and held[1] > now}
        code = "".join(self.choose(ALPHABET) for _ in range(CODE_LENGTH))
        self._open[code] = (member, now + CODE_LIFE_MS)
        return code

    def use(self, code: str, now: int) -> MemberId | None:
        """Whose code it is; it can't be used again."""
        typed = code.strip().upper()
        member, until = self._open.pop(typed, (None, 0))
        if member is None or now >= until:
            return None
        self._used[typed] = (member, until)
        return member

    def settle(self) -> None:
        """The links are stored: their codes are spent for good."""
        self._used.clear()

    def take_back(self) -> None:
        """The links were not stored: their codes hold again."""
        self._open |= self._used
        self._used.clear()

    def make_for(self, state: RoomState, browser: BrowserId, now: int) -> str | RoomRefusal:
        """A code for whoever this browser acts for, a player or the host."""
        member = state.member_of(browser)
        return self.make(member, now) if member in state.known else RoomRefusal(RoomCode.NOT_SEATED)

    def use_by(self, state: RoomState, browser: BrowserId, code: str, now: int) -> MemberId | RoomRefusal:
        """Whom this browser acts for from now on."""
        if state.member_of(browser) in state.known:
            return RoomRefusal(RoomCode.ALREADY_SEATED)
        member = self.use(code, now)
        return member if member in state.known and member is not None else RoomRefusal(RoomCode.CODE_UNKNOWN)
