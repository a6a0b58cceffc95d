"""A room that is sent commands by chance: mostly what its views offer, often enough what nobody should send.

Law: every command goes through the wire's own reading, so what is driven is what a client can send.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from beadtrade.room.apply import apply_events, open_room
from beadtrade.room.commands import RevealStep, RoomCommand
from beadtrade.room.decide import decide_room
from beadtrade.room.duties import due_events, presence_events
from beadtrade.room.events import RoomOpened
from beadtrade.room.gestures import Gesture, Reaction
from beadtrade.room.ids import MemberId
from beadtrade.room.limits import TIME_LIMITS_MS
from beadtrade.room.phrases import Phrase
from beadtrade.room.view import Sections, sections_for
from beadtrade.rules.options import Options
from beadtrade.rules.pieces import TYPES, PieceKind, Pieces
from beadtrade.rules.variants import Variant
from beadtrade.web.wire.gestures import React, SetWish
from beadtrade.web.wire.messages import CodeCommandIn, Command, read
from beadtrade.web.wire.reference.commands import COMMANDS, GESTURES, SPOKEN, TABLE

MEMBERS = tuple(MemberId(f"m{at}") for at in range(26))
"""Enough to fill the seats and all places of those who ask for one."""
OWNER = MEMBERS[0]
REGULARS = MEMBERS[:7]
AROUND_HERE = [each for each in COMMANDS if each not in {"make_code", "use_code", *SPOKEN, *GESTURES}]
"""All that the room's state decides; codes and gestures live beside it."""
LIKELY = {
    "lobby": ["take_seat", "take_seat", "take_seat", "deal", "change_settings", "let_in"],
    "stories": ["pass_floor"],
    "ready": ["get_ready", "get_ready", "begin", "claim_youngest"],
    "reveal": ["pace_reveal", "end_reveal"],
    "playing": [*TABLE, *["make_offer"] * 6, *["accept_offer"] * 3],
}
Json = dict[str, Any]


class ChanceRoom:
    """A room's state under a seeded stream of commands."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 1_700_000_000_000
        self.state = open_room(RoomOpened(OWNER, self.now))

    def step(self) -> tuple[str, str | None]:
        """One command: its type, and the code of its refusal, or None when it was done."""
        self._pass_time()
        member = self.member()
        command = some_command(self.random, sections_for(self.state, self.state.actor(member), 1))
        is_guest = member != self.state.host and self.random.random() < 0.3
        decided = decide_room(self.state, member, as_read(command), self.now, self._draw, is_guest)
        if not isinstance(decided, tuple):
            return command["type"], decided.code.value
        self.state = apply_events(self.state, decided)
        return command["type"], None

    def member(self) -> MemberId:
        seated = [player.member for player in self.state.players if player.member is not None]
        draw = self.random.random()
        if draw < 0.2 or not seated:
            return self.state.host
        if draw < 0.85 and (self.state.match is not None or draw < 0.4):
            return self.random.choice(seated)
        return self.random.choice(REGULARS if draw < 0.92 else MEMBERS)

    def _pass_time(self) -> None:
        self.now += self.random.randrange(2_000)
        if self.state.deadline is not None and self.random.random() < 0.01:
            self.now = max(self.now, self.state.deadline)  # which nobody has noticed yet
        elif self.random.random() < 0.1:
            here = frozenset(each for each in self.state.known if self.random.random() < 0.8)
            for events in (due_events(self.state, self.now), presence_events(self.state, here, self.now)):
                self.state = apply_events(self.state, events)

    def _draw(self) -> Any:
        return tuple(self.random.sample(TYPES, len(TYPES)))


def as_read(command: Json) -> RoomCommand:
    """The command as the server reads it from a frame."""
    message = _read(command).command
    assert not isinstance(message, CodeCommandIn | SetWish | React)
    return message.value()


def gesture_as_read(command: Json) -> Gesture:
    message = _read(command).command
    assert isinstance(message, SetWish | React)
    return message.value()


def _read(command: Json) -> Command:
    message = read(json.dumps({"type": "command", "id": "c1", "play": 0, "command": command}))
    assert isinstance(message, Command)
    return message


def some_command(random: Random, seen: Sections) -> Json:
    """A command that its sender may have a reason for, or any at all."""
    progress = None if seen.progress is None else seen.progress.phase.value
    if random.random() < 0.08:
        return fill(random, random.choice(AROUND_HERE), seen)
    if seen.you.seat is None and random.random() < (0.2 if progress is None else 0.5):
        return fill(random, "ask_for_seat", seen)
    return fill(random, random.choice(LIKELY.get(progress or "lobby", AROUND_HERE)), seen)


def some_gesture(random: Random) -> Json:
    """A wish, its end, or a reaction."""
    wish = {"type": "set_wish", "wish": random.choice([None, some_piece(random), some_piece(random)])}
    return random.choice([wish, {"type": "react", "reaction": random.choice(list(Reaction)).value}])


def some_piece(random: Random) -> Json:
    return {"kind": random.choice(list(PieceKind)).value, "type": random.choice(TYPES).value}


def fill(random: Random, type_: str, seen: Sections) -> Json:
    """A command of this type, with fields that are right more often than not."""
    fields = _of_table(random, type_, seen) if type_ in TABLE else _of_room(random, type_, seen)
    return {"type": type_, **fields}


def _of_room(random: Random, type_: str, seen: Sections) -> Json:
    match type_:
        case "take_seat" | "rename" | "ask_for_seat":
            return {"name": random.choice(["Ana", "Ben", "Eva", " ", "x" * 25])}
        case "say":
            return {"text": random.choice(["hi", "", "x" * 281])}
        case "say_phrase":
            return {"phrase": random.choice(list(Phrase)).value, "piece": random.choice([None, some_piece(random)])}
        case "pace_reveal":
            return {"step": random.choice(list(RevealStep)).value}
        case "kick":
            seat = random.randrange(5)
            names = [player.name for player in seen.players]
            return {"seat": seat, "name": names[seat] if seat < len(names) else "Eva"}
        case "hand_over":
            asker = random.choice(seen.room.askers).asker if seen.room.askers else 1
            return {"seat": random.randrange(5), "asker": random.choice([asker, asker, asker + 1])}
        case "let_in" | "dismiss_asker":
            asker = random.choice(seen.room.askers).asker if seen.room.askers else 1
            return {"asker": random.choice([asker, asker, asker + 1])}
        case "lock_room":
            return {"locked": random.random() < 0.2}
        case "change_settings":
            limit = random.choice([None, *TIME_LIMITS_MS, 7])
            variants = random.sample([each.value for each in Variant], random.randrange(6))
            return {"settings": {"seats": random.randint(2, 5), "variants": variants, "time_limit": limit}}
        case _:
            return {}


def _of_table(random: Random, type_: str, seen: Sections) -> Json:
    options = seen.options or Options(())
    match type_:
        case "show_pieces":
            return {"pieces": _picked(random, options.show)}
        case "hide_pieces":
            return {"pieces": _heap(random, options.hide)}
        case "make_offer":
            to = random.choice([None, [random.randrange(5)], random.sample(range(5), random.randrange(5))])
            return {"to": to, "gives": _picked(random, options.offer), "wants": _wants(random)}
        case "withdraw_offer" | "decline_offer" | "accept_offer":
            return _about_offer(random, type_, seen)
        case "swap_with_center":
            names = [each.value for each in TYPES]
            kind = random.choice(["bead", "bead", "spirit"])
            return {"kind": kind, "gives": random.choice(names), "takes": random.choice(names)}
        case "place_beads":
            heap = _heap(random, options.under_top)
            return {"side": random.choice(["top", "bottom"]), "beads": {"anywhere": heap}}
        case _:
            return {"side": random.choice(["top", "bottom"]), "kind": random.choice(TYPES).value}


def _about_offer(random: Random, type_: str, seen: Sections) -> Json:
    if not seen.offers or random.random() < 0.1:
        return {"offer": random.randint(1, 9)}
    offer = random.choice(seen.offers)
    if type_ != "accept_offer" or random.random() < 0.5:
        return {"offer": offer.offer}
    pieces = offer.wants.pieces
    return {"offer": offer.offer, "gives": {"anywhere": {"beads": pieces.beads, "spirits": pieces.spirits}}}


def _wants(random: Random) -> Json:
    named: Json = {"beads": random.sample([1, 0, 0, 0, 0], 5)}
    return random.choice([{"pieces": named}, {"any_beads": 1}, {"any_beads": 21}, {"any_spirits": 1}, {}])


def _picked(random: Random, held: Pieces) -> Json:
    return {random.choice(["anywhere", "hand", "front", "fingers"]): _heap(random, held)}


def _heap(random: Random, held: Pieces) -> Json:
    """Some of these pieces; now and then none, or others."""
    if random.random() < 0.1:
        return {"beads": [random.randrange(3) for _ in TYPES], "spirits": [random.randrange(2) for _ in TYPES]}
    return {"beads": [random.randint(0, min(1, count)) for count in held.beads], "spirits": [0] * 5}
