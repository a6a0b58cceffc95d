"""What a view offers against what is decided: each single act that it offers is accepted, each that it omits refused.

Law: it reads the view as a client does, and asks `decide` for every act there is with one piece, or with all.
"""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    Begin,
    ClaimYoungest,
    Command,
    DeclineOffer,
    EndMatch,
    EndReveal,
    GetReady,
    GiveUpYoungest,
    HidePieces,
    MakeOffer,
    MatchCommand,
    PassFloor,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
    SwapWithCenter,
    TakeBackReady,
    VoidRound,
    WithdrawOffer,
)
from beadtrade.rules.decide import decide
from beadtrade.rules.events import RoundEnded
from beadtrade.rules.holding import Picked
from beadtrade.rules.match import Match
from beadtrade.rules.offers import OfferNumber, Wants
from beadtrade.rules.options import Act, Options
from beadtrade.rules.pieces import NOTHING, TYPES, PieceKind, Pieces, bead, piece, spirit
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat
from beadtrade.rules.view import View, view_for
from tests.rules.acts import ONES, filling

COMMAND_OF: dict[Act, MatchCommand] = {
    Act.PASS_FLOOR: PassFloor(),
    Act.CLAIM_YOUNGEST: ClaimYoungest(),
    Act.GIVE_UP_YOUNGEST: GiveUpYoungest(),
    Act.GET_READY: GetReady(),
    Act.TAKE_BACK_READY: TakeBackReady(),
    Act.BEGIN: Begin(),
    Act.VOID_ROUND: VoidRound(),
    Act.END_REVEAL: EndReveal(),
    Act.END_MATCH: EndMatch(),
}
ANY_BEAD = Wants(any_beads=1)
Judged = tuple[Command, bool]
"""A command, and whether the view offers it."""


def check_options(match: Match, actor: Actor, now: int) -> None:
    """Nothing is offered that is refused, and nothing omitted that is accepted."""
    view = view_for(match, actor)
    is_over = match.deadline is not None and now >= match.deadline
    for command, offered in _judged(view, actor.seat):
        decision = decide(match, actor, command, now)
        accepted = not isinstance(decision, Refusal)
        if is_over and offered:  # a view knows no clock: time is up, whatever it offers [END5]
            assert decision == Refusal(RefusalCode.ROUND_OVER), command
        else:
            assert accepted is offered, f"{'offered' if offered else 'omitted'}: {command}, but {decision}"
        if accepted and isinstance(command, PlaceSpirit):
            assert isinstance(decision, tuple)
            assert isinstance(decision[-1], RoundEnded) is view.options.ends_round


def _judged(view: View, me: Seat | None) -> Iterator[Judged]:
    yield from ((command, act in view.options.acts) for act, command in COMMAND_OF.items())
    yield from _with_one_piece(view.options)
    yield from _with_all_pieces(view.options)
    yield from _swaps(view.options)
    yield from _answers(view, me)


def _with_one_piece(options: Options) -> Iterator[Judged]:
    for one in ONES:
        yield ShowPieces(Picked(one)), options.show.covers(one)
        yield HidePieces(one), options.hide.covers(one)
        yield MakeOffer(None, Picked(one), ANY_BEAD), options.offer.covers(one)
        yield PlaceBeads(Side.TOP, Picked(one)), options.under_top.covers(one)
        yield PlaceBeads(Side.BOTTOM, Picked(one)), options.under_bottom.covers(one)
    for kind in TYPES:
        for side in Side:
            yield PlaceSpirit(side, kind), options.on_box.covers(spirit(kind))


def _with_all_pieces(options: Options) -> Iterator[Judged]:
    """All that may be named at once, and one piece more."""
    for more in (NOTHING, bead(TYPES[0]), spirit(TYPES[4])):
        for_all = not more
        yield ShowPieces(Picked(options.show + more)), for_all and bool(options.show)
        yield HidePieces(options.hide + more), for_all and bool(options.hide)
        yield MakeOffer(None, Picked(options.offer + more), ANY_BEAD), for_all and bool(options.offer)
        yield PlaceBeads(Side.TOP, Picked(options.under_top + more)), for_all and bool(options.under_top)
        yield PlaceBeads(Side.BOTTOM, Picked(options.under_bottom + more)), for_all and bool(options.under_bottom)


def _swaps(options: Options) -> Iterator[Judged]:
    for kind in PieceKind:
        for gives in TYPES:
            for takes in TYPES:
                there = options.swap_give.covers(piece(kind, gives)) and options.swap_take.covers(piece(kind, takes))
                yield SwapWithCenter(kind, gives, takes), there


def _answers(view: View, me: Seat | None) -> Iterator[Judged]:
    """Offers that the view lists, and numbers around them that it does not."""
    listed = {offer.offer: offer for offer in view.offers}
    for number in {OfferNumber(0), *listed, *(OfferNumber(each + 1) for each in listed)}:
        offer = listed.get(number)
        yield WithdrawOffer(number), me is not None and offer is not None and offer.giver == me
        yield DeclineOffer(number), me is not None and offer is not None and offer.giver != me
        gives = filling(_mine(view), offer.wants) if offer else NOTHING
        yield AcceptOffer(number, Picked(gives)), offer is not None and offer.lacks is not None and not offer.lacks


def _mine(view: View) -> Pieces:
    return NOTHING if view.mine is None else view.mine.hand + view.mine.front + view.mine.fingers
