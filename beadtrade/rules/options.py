"""What a viewer may do now, so that a client needs no rules.

Law: an option looks only at what its viewer sees; whether somebody else holds a piece never enables anything [PUB6].
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Actor
from beadtrade.rules.decide import may_begin
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.pieces import NOTHING, Pieces
from beadtrade.rules.play import is_locked
from beadtrade.rules.seats import Seat


class Act(StrEnum):
    """Acts around the rounds that may be open to a viewer, named like their commands."""

    PASS_FLOOR = "pass_floor"
    CLAIM_YOUNGEST = "claim_youngest"
    GIVE_UP_YOUNGEST = "give_up_youngest"
    GET_READY = "get_ready"
    TAKE_BACK_READY = "take_back_ready"
    BEGIN = "begin"
    VOID_ROUND = "void_round"
    END_REVEAL = "end_reveal"
    END_MATCH = "end_match"


@dataclass(frozen=True, slots=True)
class Options:
    """What may be done: `acts` by name, and for acts with pieces the most of each that may be named."""

    acts: tuple[Act, ...]
    offer: Pieces = NOTHING
    """May be given in a new offer."""
    show: Pieces = NOTHING
    """From hand or fingers to the front."""
    hide: Pieces = NOTHING
    swap_give: Pieces = NOTHING
    """May be given to the center, one piece at a time."""
    swap_take: Pieces = NOTHING
    """May be asked of the center, for one of the same kind."""
    under_top: Pieces = NOTHING
    under_bottom: Pieces = NOTHING
    on_box: Pieces = NOTHING
    """Spirits that may be placed on either box."""
    ends_round: bool = False
    """Whether placing a spirit now ends the round [END1]."""


def options_for(match: Match, actor: Actor) -> Options:
    """The options of one viewer."""
    acts = tuple(act for act in Act if _is_open(match, actor, act))
    if match.phase is not Phase.PLAYING or actor.seat is None:
        return Options(acts)
    return _with_pieces(match, actor.seat, acts)


def _with_pieces(match: Match, seat: Seat, acts: tuple[Act, ...]) -> Options:
    table = match.table
    own = table.holding(seat)
    beads, spirits = Pieces(beads=own.pieces.beads), Pieces(spirits=own.pieces.spirits)
    has_room = len(table.offers_of(seat)) < OPEN_OFFERS_PER_SEAT
    to_center = NOTHING if own.fingers else _of_kinds_in(table.center, own.hand + own.front)
    return Options(
        acts,
        offer=own.pieces if has_room else NOTHING,
        show=own.hand + own.fingers,
        hide=own.front,
        swap_give=to_center,
        swap_take=_of_kinds_in(to_center, table.center),
        under_top=NOTHING if is_locked(table, match.variants, Side.TOP) else beads,
        under_bottom=NOTHING if is_locked(table, match.variants, Side.BOTTOM) else beads,
        on_box=spirits,
        ends_round=table.spirits_placed + 1 >= match.spirits_to_end,
    )


def _of_kinds_in(there: Pieces, pieces: Pieces) -> Pieces:
    """The beads of `pieces` if there are beads, and its spirits if there are spirits: one kind for one [CTR1]."""
    return Pieces(
        pieces.beads if there.bead_count else NOTHING.beads,
        pieces.spirits if there.spirit_count else NOTHING.spirits,
    )


def _is_open(match: Match, actor: Actor, act: Act) -> bool:
    seat, phase = actor.seat, match.phase
    preparing = seat is not None and phase is Phase.READY
    match act:
        case Act.PASS_FLOOR:
            return phase is Phase.STORIES and (actor.is_host or seat == match.floor)
        case Act.CLAIM_YOUNGEST:
            return preparing and match.youngest is None
        case Act.GIVE_UP_YOUNGEST:
            return preparing and match.youngest == seat
        case Act.GET_READY:
            return preparing and seat not in match.ready
        case Act.TAKE_BACK_READY:
            return preparing and seat in match.ready
        case Act.BEGIN:
            return phase is Phase.READY and may_begin(match, actor) and not match.missing
        case Act.VOID_ROUND:
            return phase is Phase.PLAYING and actor.is_host
        case Act.END_REVEAL:
            return phase is Phase.REVEAL and actor.is_host
        case Act.END_MATCH:
            return phase not in (Phase.PLAYING, Phase.FINAL) and actor.is_host
