"""What one viewer may see of a match, and what they may do.

Law: a view is built field by field for one viewer, never by removing secrets from the truth [PUB2] [PUB5]. What its
`options` offer is accepted, what they omit is refused; they are made of nothing the viewer doesn't see [PUB6].
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.rules.boxes import Box, Side, Standing
from beadtrade.rules.commands import Actor
from beadtrade.rules.events import RoundEnd
from beadtrade.rules.holding import Holding
from beadtrade.rules.match import Match, Phase, RoundResult
from beadtrade.rules.offers import Lacks, Offer, OfferNumber, Wants, lacking
from beadtrade.rules.options import Options, options_for
from beadtrade.rules.pieces import Pieces, PieceType
from beadtrade.rules.play import is_locked
from beadtrade.rules.scoring import TypeScore
from beadtrade.rules.seats import Presence, Seat
from beadtrade.rules.timeline import DeedSeen, unveiled
from beadtrade.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the match is. `starter` None is the host; `deadline` is server time in milliseconds."""

    phase: Phase
    round: int
    rounds: int
    spirits_placed: int
    spirits_to_end: int
    variants: tuple[Variant, ...]
    time_limit: int | None
    deadline: int | None
    tellers: tuple[Seat, ...]
    youngest: Seat | None
    starter: Seat | None
    missing: tuple[Seat, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everybody sees it [PUB2]. `hand` is one number, beads and spirits together."""

    seat: Seat
    set: tuple[PieceType, ...]
    presence: Presence
    ready: bool
    hand: int
    front: Pieces
    fingers: Pieces
    under_top: int
    under_bottom: int


@dataclass(frozen=True, slots=True)
class BoxView:
    """A box as everybody sees it: how many beads lie under it, which spirits stand on it and who put them there."""

    beads: int
    spirits: tuple[Standing, ...]
    locked: bool


@dataclass(frozen=True, slots=True)
class BoxesView:
    top: BoxView
    bottom: BoxView


@dataclass(frozen=True, slots=True)
class Mine:
    """A player's own pieces, and the note of what they put under each box, which only they have [PUB4]."""

    hand: Pieces
    front: Pieces
    fingers: Pieces
    under_top: Pieces
    under_bottom: Pieces


@dataclass(frozen=True, slots=True)
class OfferView:
    """An offer as its viewer sees it. `lacks` is what the viewer misses to accept it, None where they may not."""

    offer: OfferNumber
    giver: Seat
    to: tuple[Seat, ...] | None
    gives: Pieces
    wants: Wants
    lacks: Lacks | None


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """The truth of an ended round, open to all [END4]. `under_top` and `under_bottom` have an entry a seat."""

    round: int
    why: RoundEnd
    ended_at: int
    held: tuple[Holding, ...]
    center: Pieces
    under_top: tuple[Pieces, ...]
    under_bottom: tuple[Pieces, ...]
    on_top: tuple[Standing, ...]
    on_bottom: tuple[Standing, ...]
    scores: tuple[TypeScore, ...]
    totals: tuple[int, ...]
    timeline: tuple[DeedSeen, ...]


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody may know of a match [PUB2]; built once for all viewers."""

    progress: Progress
    seats: tuple[SeatView, ...]
    boxes: BoxesView
    center: Pieces
    sheets: tuple[RoundSheet, ...]


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one viewer has beyond that: own pieces, the offers they see, what they may do."""

    mine: Mine | None
    offers: tuple[OfferView, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class View(PublicView):
    """Everything one viewer may know of a match, in sections that change apart."""

    mine: Mine | None
    offers: tuple[OfferView, ...]
    options: Options


def view_for(match: Match, actor: Actor) -> View:
    """The view of a seat, or of the public when the actor has none; a host is also offered the host's acts."""
    public, own = public_view(match), own_view(match, actor)
    return View(
        mine=own.mine,
        offers=own.offers,
        options=own.options,
        progress=public.progress,
        seats=public.seats,
        boxes=public.boxes,
        center=public.center,
        sheets=public.sheets,
    )


def public_view(match: Match) -> PublicView:
    return PublicView(
        progress=_progress(match),
        seats=tuple(_seat(match, seat) for seat in match.seats),
        boxes=BoxesView(_box(match, Side.TOP), _box(match, Side.BOTTOM)),
        center=match.table.center,
        sheets=tuple(_sheet(result) for result in match.results),
    )


def own_view(match: Match, actor: Actor) -> OwnView:
    return OwnView(
        mine=None if actor.seat is None else _mine(match, actor.seat),
        offers=tuple(_offer(match, offer, actor.seat) for offer in match.table.offers if offer.is_seen_by(actor.seat)),
        options=options_for(match, actor),
    )


def _progress(match: Match) -> Progress:
    return Progress(
        phase=match.phase,
        round=match.round,
        rounds=match.rounds,
        spirits_placed=match.table.spirits_placed,
        spirits_to_end=match.spirits_to_end,
        variants=tuple(sorted(match.variants)),
        time_limit=match.time_limit,
        deadline=match.deadline,
        tellers=match.tellers,
        youngest=match.youngest,
        starter=match.starter,
        missing=match.missing if match.phase is Phase.READY else (),
        totals=match.totals,
        winners=match.winners,
    )


def _seat(match: Match, seat: Seat) -> SeatView:
    table = match.table
    own = table.holding(seat)
    return SeatView(
        seat=seat,
        set=match.sets[seat],
        presence=match.presence[seat],
        ready=seat in match.ready,
        hand=own.hand.count,
        front=own.front,
        fingers=own.fingers,
        under_top=table.top.under[seat].count,
        under_bottom=table.bottom.under[seat].count,
    )


def _box(match: Match, side: Side) -> BoxView:
    box: Box = match.table.box(side)
    return BoxView(
        beads=sum(each.count for each in box.under),
        spirits=box.spirits,
        locked=is_locked(match.table, match.variants, side),
    )


def _mine(match: Match, seat: Seat) -> Mine:
    table = match.table
    own = table.holding(seat)
    return Mine(own.hand, own.front, own.fingers, table.top.under[seat], table.bottom.under[seat])


def _offer(match: Match, offer: Offer, viewer: Seat | None) -> OfferView:
    lacks = None
    if viewer is not None and offer.is_addressed_to(viewer):
        lacks = lacking(match.table.holding(viewer).pieces, offer.wants)
    return OfferView(offer.number_for(viewer), offer.giver, offer.to, offer.gives.pieces, offer.wants, lacks)


def _sheet(result: RoundResult) -> RoundSheet:
    table = result.table
    return RoundSheet(
        round=result.round,
        why=result.why,
        ended_at=result.ended_at,
        held=table.holdings,
        center=table.center,
        under_top=table.top.under,
        under_bottom=table.bottom.under,
        on_top=table.top.spirits,
        on_bottom=table.bottom.spirits,
        scores=result.scores,
        totals=result.totals,
        timeline=tuple(unveiled(deed) for deed in result.deeds),
    )
