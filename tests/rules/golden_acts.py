"""The language of golden games: one act a line, as one would tell it. A line that makes no sense is a ValueError.

Ana offers Ben: bull*2 for snake + any bead
Ben accepts 1: snake frog
Mio swaps frog for owl
Ana puts bull*2 under top
"""

from __future__ import annotations

import re
from collections.abc import Callable

from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    Begin,
    CallTime,
    ClaimYoungest,
    Command,
    DeclineOffer,
    EndMatch,
    EndReveal,
    GetReady,
    GiveUpYoungest,
    HandOverSeat,
    HidePieces,
    MakeOffer,
    MarkAway,
    MarkBack,
    PassFloor,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    TakeBackReady,
    VacateSeat,
    VoidRound,
    WithdrawOffer,
)
from beadtrade.rules.holding import Picked
from beadtrade.rules.offers import OfferNumber
from beadtrade.rules.pieces import PieceKind, PieceType, parse_pieces
from beadtrade.rules.seats import Seat
from tests.rules.tables import NAMES, wants

Act = tuple[Actor, Command]
HOST = Actor(is_host=True)
HOST_ACTS: dict[str, Command] = {
    "begins": Begin(),
    "voids the round": VoidRound(),
    "ends the reveal": EndReveal(),
    "ends the match": EndMatch(),
    "passes the floor": PassFloor(),
}
PLAIN_ACTS: dict[str, Command] = {
    "is ready": GetReady(),
    "is not ready": TakeBackReady(),
    "is the youngest": ClaimYoungest(),
    "is not the youngest": GiveUpYoungest(),
    **HOST_ACTS,
}
COMINGS: dict[str, Callable[[Seat], Command]] = {
    "goes away": MarkAway,
    "comes back": MarkBack,
    "leaves": VacateSeat,
    "is kicked": lambda seat: VacateSeat(seat, kicked=True),
    "is replaced": HandOverSeat,
}


def parse_act(line: str) -> Act:
    """Who acts, and the command."""
    if line == "time is called":
        return Actor(), CallTime()
    if line.startswith("the host "):
        return HOST, HOST_ACTS[line.removeprefix("the host ")]
    name, _, words = line.partition(" ")
    if name == "Somebody":  # a spectator
        return Actor(), PLAIN_ACTS.get(words) or _parse(words)
    seat = seat_of(name)
    if words in COMINGS:
        return Actor(), COMINGS[words](seat)
    return Actor(seat), PLAIN_ACTS.get(words) or _parse(words)


def seat_of(name: str) -> Seat:
    return Seat(NAMES.index(name))


def _parse(words: str) -> Command:
    for pattern, build in GRAMMAR.items():
        if found := re.fullmatch(pattern, words):
            return build(*found.groups())
    raise ValueError(f'no act is told as "{words}"')


def _picked(text: str) -> Picked:
    """`"bull*2 frog"`, or with a place `"bull from hand"`."""
    pieces, _, place = text.partition(" from ")
    return Picked(**{place or "anywhere": parse_pieces(pieces)})


def _offer(to: str, gives: str, wanted: str) -> MakeOffer:
    everyone = to == "everyone"
    return MakeOffer(None if everyone else tuple(map(seat_of, to.split(" and "))), _picked(gives), wants(wanted))


def _accept(number: str, gives: str | None) -> AcceptOffer:
    return AcceptOffer(_number(number), None if gives is None else _picked(gives))


def _number(text: str) -> OfferNumber:
    return OfferNumber(int(text))


def _swap(gives: str, takes: str) -> SwapWithCenter:
    kind = PieceKind.SPIRIT if gives.endswith("-spirit") else PieceKind.BEAD
    return SwapWithCenter(kind, _type(gives), _type(takes))


def _type(text: str) -> PieceType:
    return PieceType(text.removesuffix("-spirit"))


GRAMMAR: dict[str, Callable[..., Command]] = {
    r"shows (.+)": lambda pieces: ShowPieces(_picked(pieces)),
    r"hides (.+)": lambda pieces: HidePieces(parse_pieces(pieces)),
    r"offers ([^:]+): (.+) for (.+)": _offer,
    r"accepts (\d+)(?:: (.+))?": _accept,
    r"declines (\d+)": lambda number: DeclineOffer(_number(number)),
    r"withdraws (\d+)": lambda number: WithdrawOffer(_number(number)),
    r"swaps (\S+) for (\S+)": _swap,
    r"puts (.+) under (top|bottom)": lambda beads, side: PlaceBeads(Side(side), _picked(beads)),
    r"puts (\S+) on (top|bottom)": lambda kind, side: PlaceSpirit(Side(side), _type(kind)),
}
