"""How a golden game words what all see: events, refusals, the table, scores."""

from __future__ import annotations

from beadtrade.rules.boxes import Standing
from beadtrade.rules.events import (
    MatchEnded,
    RevealEnded,
    RoundStarted,
    RoundVoided,
    SeatVacated,
)
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import piece
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import Seat
from beadtrade.rules.seen import (
    BeadsPlacedSeen,
    Glimpse,
    HiddenSeen,
    MatchDealtSeen,
    OfferDeclinedSeen,
    OfferEndedSeen,
    OfferMadeSeen,
    RoundEndedSeen,
    SeenEvent,
    ShownSeen,
    SpiritPlacedSeen,
    SwapSeen,
    TradeSeen,
)
from beadtrade.rules.view import View
from tests.rules.tables import NAMES


def names(seats: tuple[Seat, ...]) -> str:
    return " and ".join(NAMES[seat] for seat in seats) or "nobody"


def word_event(event: SeenEvent) -> str:
    match event:
        case ShownSeen():
            return f"{NAMES[event.seat]} shows {event.pieces}"
        case HiddenSeen():
            return f"{NAMES[event.seat]} hides {event.pieces}"
        case OfferMadeSeen():
            return f"{NAMES[event.giver]} makes offer {event.offer}: {event.gives} for {word_wants(event.wants)}"
        case OfferEndedSeen():
            by = "" if event.by is None else f" by {NAMES[event.by]}"
            return f"offer {event.offer} of {NAMES[event.giver]} is {event.why}{by}"
        case OfferDeclinedSeen():
            return f"offer {event.offer} is declined"
        case TradeSeen():
            gave, got = word_glimpse(event.gave), word_glimpse(event.got)
            return f"{NAMES[event.giver]} and {NAMES[event.taker]} trade {gave} for {got}"
        case SwapSeen():
            return f"{NAMES[event.seat]} swaps {event.gave} for {piece(event.kind, event.took)}"
        case BeadsPlacedSeen():
            return f"{NAMES[event.seat]} puts {word_glimpse(event.beads)} under {event.side}"
        case SpiritPlacedSeen():
            return f"{NAMES[event.seat]} puts {event.kind}-spirit on {event.side}"
        case RoundEndedSeen():
            return f"the round ends by {event.why}"
        case MatchDealtSeen():
            return "dealt"
        case RoundStarted():
            return f"round {event.round} begins"
        case RoundVoided():
            return "the round is voided"
        case RevealEnded():
            return "the reveal is over"
        case MatchEnded():
            return f"the match ends, won by {names(event.winners)}"
        case SeatVacated():
            return f"{NAMES[event.seat]} {'is kicked' if event.kicked else 'leaves'}"
        case _:
            return f"{NAMES[event.seat]}: {event.type.replace('_', ' ')}"


def word_glimpse(glimpse: Glimpse) -> str:
    """`"3 (bull seen)"`: how many, and the types that lay open."""
    return f"{glimpse.count} ({glimpse.known} seen)" if glimpse.known else str(glimpse.count)


def word_wants(wants: Wants) -> str:
    named = [str(wants.pieces)] if wants.pieces else []
    return " + ".join([*named, *_any(wants.any_beads, "bead"), *_any(wants.any_spirits, "spirit")])


def _any(count: int, kind: str) -> list[str]:
    if not count:
        return []
    return [f"any {kind}" if count == 1 else f"any {count} {kind}s"]


def word_refusal(refusal: Refusal) -> str:
    words = [f"refused: {refusal.code} [{refusal.rule}]"]
    if refusal.seats:
        words.append(names(refusal.seats))
    if refusal.lacks:
        words.append(f"lacks {refusal.lacks.pieces}")
    return ", ".join(words)


def word_table(view: View) -> list[str]:
    """What all see of the table."""
    seats = [
        f"{NAMES[seat.seat]}: {seat.hand} in hand, front {seat.front}, fingers {seat.fingers}, "
        f"under top {seat.under_top}, under bottom {seat.under_bottom}"
        for seat in view.seats
    ]
    boxes = [
        f"{name}: {box.beads} under, {_standing(box.spirits)} on{' (locked)' if box.locked else ''}"
        for name, box in (("top", view.boxes.top), ("bottom", view.boxes.bottom))
    ]
    return [*seats, f"center: {view.center}", *boxes]


def _standing(spirits: tuple[Standing, ...]) -> str:
    return " ".join(f"{each.kind}-spirit" for each in spirits) or "nothing"


def word_scores(match: Match) -> list[str]:
    """The sheet of the last round, type by type."""
    result = match.results[-1]
    lines = [
        f"{each.kind}: {each.verdict}, {each.under_top}:{each.under_bottom}; "
        + ", ".join(f"{NAMES[at]} {points}" for at, points in enumerate(each.points))
        for each in result.scores
    ]
    return [*lines, f"round {result.round}: {word_points(result.totals)}"]


def word_points(points: tuple[int, ...]) -> str:
    return ", ".join(f"{NAMES[at]} {each}" for at, each in enumerate(points))
