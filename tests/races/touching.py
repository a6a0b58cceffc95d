"""Which commands get into each other's way, from what each of them touches and when it may be sent.

Law: every command of the protocol has its line here, and when it may be sent is read off the protocol's reference; so
a new command is in `PAIRS` by itself, and wants its row in the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

from beadtrade.web.wire.reference.commands import COMMANDS, LOBBY, READY, ROUND

MATCH = frozenset({"stories", "ready", "playing", "reveal", "final"})
ALWAYS = MATCH | {"lobby"}
PHASES: dict[str, frozenset[str]] = {
    ROUND: frozenset({"playing"}),
    LOBBY: frozenset({"lobby"}),
    READY: frozenset({"ready"}),
    "in phase `stories`": frozenset({"stories"}),
    "in phase `reveal`": frozenset({"reveal"}),
    "in a match, but in no running round": frozenset({"stories", "ready", "reveal"}),
    "when the match is over": frozenset({"final"}),
    "in a match": MATCH,
    "in a match, until it is over; in the lobby too, if they came by the spoken code": ALWAYS - {"final"},
    "until `room.kick.until`": ALWAYS,
    "while somebody asks": ALWAYS,
    "at any time": ALWAYS,
}
"""What the reference says of a command's time."""


@dataclass(frozen=True)
class Touch:
    """What a command changes, and what it only needs to be as it is."""

    changes: frozenset[str]
    uses: frozenset[str]


def touch(changes: str = "", uses: str = "") -> Touch:
    return Touch(frozenset(changes.split()), frozenset(uses.split()))


TOUCHES: dict[str, Touch] = {
    "show_pieces": touch("piece", "seat"),
    "hide_pieces": touch("piece", "seat"),
    "make_offer": touch("offer", "piece seat"),
    "withdraw_offer": touch("offer", "seat"),
    "accept_offer": touch("piece offer", "seat"),
    "decline_offer": touch("offer", "seat"),
    "swap_with_center": touch("piece offer", "seat"),
    "place_beads": touch("piece offer", "seat"),
    "place_spirit": touch("piece offer round", "seat"),
    "void_round": touch("piece offer round"),
    "take_seat": touch("seat"),
    "leave": touch("seat offer"),
    "kick": touch("seat offer"),
    "undo_kick": touch("seat"),
    "let_in": touch("seat asker"),
    "hand_over": touch("seat asker offer"),
    "change_settings": touch("seat"),
    "deal": touch("seat"),
    "rematch": touch("seat"),
    "use_code": touch("seat"),
    "ask_for_seat": touch("asker", "seat"),
    "dismiss_asker": touch("asker"),
    "lock_room": touch("", "seat asker"),
    "rename": touch("", "seat"),
    "say": touch("", "seat"),
    "say_phrase": touch("", "seat"),
    "make_code": touch("", "seat"),
    "set_wish": touch("", "seat round"),
    "pass_floor": touch("floor", "seat"),
    "claim_youngest": touch("start", "seat"),
    "give_up_youngest": touch("start", "seat"),
    "get_ready": touch("start", "seat"),
    "take_back_ready": touch("start", "seat"),
    "begin": touch("start", "seat"),
    "pace_reveal": touch("reveal"),
    "end_reveal": touch("reveal"),
    "end_match": touch("reveal start floor"),
    "react": touch(),
    "make_spoken_code": touch(),
    "close_spoken_code": touch(),
}
"""A `seat` is also how many there are and who acts for one; `asker` is who waits for one; `start` is what has to be so
for a round to begin; `round` is that it runs; `floor` is who tells a story; `reveal` is how far it is shown.
"""

Pair = tuple[str, str]


def pair_of(one: str, other: str) -> Pair:
    first, second = sorted((one, other))
    return first, second


def meet(one: str, other: str) -> bool:
    """Whether they may be sent in the same phase, and one changes what the other touches."""
    a, b = TOUCHES[one], TOUCHES[other]
    together = PHASES[COMMANDS[one].when] & PHASES[COMMANDS[other].when]
    return bool(together and (a.changes & (b.changes | b.uses) or b.changes & a.uses))


PAIRS: frozenset[Pair] = frozenset(
    pair_of(one, other) for one, other in combinations_with_replacement(TOUCHES, 2) if meet(one, other)
)
