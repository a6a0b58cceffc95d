"""Set-ups that are read, not decoded: `playing(hands={ANA: "bull*2 frog"})`, `do(match, ANA, ShowPieces(...))`.

Pieces are written as everywhere, `"bull*2 frog snake-spirit"`; what an offer wants also as `"snake + any 2 beads"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from beadtrade.rules.apply import apply, apply_all
from beadtrade.rules.boxes import Box, Side, Standing
from beadtrade.rules.commands import Actor, Begin, Command, EndReveal, GetReady, MakeOffer, PlaceSpirit
from beadtrade.rules.decide import decide
from beadtrade.rules.events import Event
from beadtrade.rules.holding import Holding, Picked
from beadtrade.rules.match import Match, Phase, deal, new_match
from beadtrade.rules.offers import OfferNumber, Wants
from beadtrade.rules.pieces import EVERYTHING, NOTHING, TYPES, Pieces, PieceType, all_of, parse_pieces
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import PUBLIC, Seat, Viewer
from beadtrade.rules.seen import SeenEvent, see
from beadtrade.rules.table import Table
from beadtrade.rules.variants import Variant

ANA, BEN, MIO, TEO, KIM = (Seat(at) for at in range(5))
NAMES = ("Ana", "Ben", "Mio", "Teo", "Kim")
THREE = (ANA, BEN, MIO)
HOST = Actor(None, is_host=True)
"""A host that is only a screen."""
SPECTATOR = Actor()
BULL, SNAKE, FROG, OWL, FISH = TYPES
TOP, BOTTOM = Side.TOP, Side.BOTTOM
FIRST = OfferNumber(1)
NOW = 1_000_000
"""Server time of whatever a test does without saying when."""

Heaps = Mapping[Seat, str]
"""What lies in some place, seat by seat."""


def variants_of(text: str) -> frozenset[Variant]:
    return frozenset(Variant(word) for word in text.split())


def a_match(
    *seats: Seat, variants: str = "", time_limit: int | None = None, away: Iterable[Seat] = (), teller: Seat = ANA
) -> Match:
    """Just dealt, in the fixed order: Ana has the bull, Ben the snake ...; of two players Ana has both."""
    gone = set(away)
    presence = tuple(seat not in gone for seat in seats or THREE)
    return new_match(deal(TYPES, presence, variants_of(variants), time_limit, teller))


def started(match: Match, now: int = NOW) -> Match:
    """All present are ready, and the host begins."""
    for seat in match.missing:
        match = do(match, seat, GetReady(), now)
    return do(match, HOST, Begin(), now)


def playing(
    *seats: Seat,
    variants: str = "",
    time_limit: int | None = None,
    hands: Heaps | None = None,
    fronts: Heaps | None = None,
    fingers: Heaps | None = None,
    top: Heaps | None = None,
    bottom: Heaps | None = None,
) -> Match:
    """A running round, as dealt or as told. Seats that are not named hold nothing; the rest lies in the center."""
    match = started(a_match(*seats, variants=variants, time_limit=time_limit))
    if hands is fronts is fingers is top is bottom is None:
        return match
    zones = [_by_seat(match, heaps) for heaps in (hands, fronts, fingers)]
    holdings = tuple(Holding(*heaps) for heaps in zip(*zones, strict=True))
    table = replace(match.table, holdings=holdings, center=NOTHING, top=_box(match, top), bottom=_box(match, bottom))
    return replace(match, table=replace(table, center=EVERYTHING - table.pieces))


def _by_seat(match: Match, heaps: Heaps | None) -> tuple[Pieces, ...]:
    return tuple(parse_pieces((heaps or {}).get(seat, "")) for seat in match.seats)


def _box(match: Match, heaps: Heaps | None) -> Box:
    """The beads of what each seat put there lie under the box, the spirits stand on it."""
    placed = _by_seat(match, heaps)
    spirits = [Standing(kind, seat) for seat in match.seats for kind in kinds_of_spirits(placed[seat])]
    return Box(tuple(Pieces(beads=heap.beads) for heap in placed), tuple(spirits))


def kinds_of_spirits(heap: Pieces) -> tuple[PieceType, ...]:
    return tuple(kind for kind, count in zip(TYPES, heap.spirits, strict=True) if count)


def picked(anywhere: str = "", *, fingers: str = "", front: str = "", hand: str = "") -> Picked:
    return Picked(*(parse_pieces(text) for text in (anywhere, fingers, front, hand)))


def wants(text: str) -> Wants:
    """Reads `"snake*2 + any bead + any 2 spirits"`."""
    parts = [part.split() for part in text.split(" + ")]
    named = all_of(parse_pieces(" ".join(part)) for part in parts if part[:1] != ["any"])
    beads, spirits = (sum(_any(part, kind) for part in parts) for kind in ("bead", "spirit"))
    return Wants(named, beads, spirits)


def _any(part: list[str], kind: str) -> int:
    match part:
        case ["any", word] if word == kind:
            return 1
        case ["any", count, word] if word.removesuffix("s") == kind:
            return int(count)
        case _:
            return 0


def an_offer(gives: str, wanted: str, *to: Seat) -> MakeOffer:
    """To the seats named, or to everyone when none is."""
    return MakeOffer(to or None, picked(gives), wants(wanted))


def actor(who: Seat | Actor) -> Actor:
    return who if isinstance(who, Actor) else Actor(who)


def told(match: Match, who: Seat | Actor, command: Command, now: int = NOW) -> tuple[Event, ...]:
    """The events of an accepted command."""
    decision = decide(match, actor(who), command, now)
    assert not isinstance(decision, Refusal), f"refused: {decision}"
    assert decision, "an accepted act has events"
    return decision


def do(match: Match, who: Seat | Actor, command: Command, now: int = NOW) -> Match:
    """The match after an accepted command; no piece was lost or made [PCE3]."""
    after = apply_all(match, told(match, who, command, now))
    assert after.table.pieces == EVERYTHING
    return after


def refusal(match: Match, who: Seat | Actor, command: Command, now: int = NOW) -> Refusal:
    decision = decide(match, actor(who), command, now)
    assert isinstance(decision, Refusal), f"accepted: {decision}"
    return decision


def refused(match: Match, who: Seat | Actor, command: Command, now: int = NOW) -> RefusalCode:
    """Why a command is refused."""
    return refusal(match, who, command, now).code


def seen(match: Match, who: Seat | Actor, command: Command, viewer: Viewer = PUBLIC) -> tuple[SeenEvent, ...]:
    """What a viewer learns of an accepted command."""
    return seen_of(match, told(match, who, command), viewer)


def seen_of(match: Match, events: Iterable[Event], viewer: Viewer) -> tuple[SeenEvent, ...]:
    found: list[SeenEvent] = []
    for event in events:
        known = see(match, event, viewer)
        match = apply(match, event)
        found += [] if known is None else [known]
    return tuple(found)


def held(match: Match, seat: Seat) -> str:
    return str(match.table.holding(seat).pieces)


def hand(match: Match, seat: Seat) -> str:
    return str(match.table.holding(seat).hand)


def front(match: Match, seat: Seat) -> str:
    return str(match.table.holding(seat).front)


def fingers(match: Match, seat: Seat) -> str:
    return str(match.table.holding(seat).fingers)


def under(match: Match, side: Side, seat: Seat) -> str:
    return str(match.table.box(side).under[seat])


def spirits_on(match: Match, side: Side) -> tuple[tuple[PieceType, Seat], ...]:
    return tuple((each.kind, each.by) for each in match.table.box(side).spirits)


def revealed(match: Match, side: Side = TOP) -> Match:
    """The round ends: holders put their spirits on `side`, one each, until no more is needed."""
    assert match.phase is Phase.PLAYING
    for seat in match.seats:
        for kind in kinds_of_spirits(match.table.holding(seat).pieces)[:1]:
            if match.phase is Phase.PLAYING:
                match = do(match, seat, PlaceSpirit(side, kind))
    assert match.phase is Phase.REVEAL
    return match


def next_round(match: Match) -> Match:
    """From the reveal to the next round's play."""
    return started(do(match, HOST, EndReveal()))


def with_table(match: Match, table: Table) -> Match:
    return replace(match, table=table)
