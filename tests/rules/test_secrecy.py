"""No viewer can tell two matches apart that differ only in what the viewer may not know.

The second half plants leaks: a property that no leak breaks would hold nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beadtrade.rules import play, seen, view
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import Actor, MakeOffer
from beadtrade.rules.events import Event, OfferDeclined, OfferEnded, TradeMade
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Offer, OfferNumber, lacking
from beadtrade.rules.options import Options, options_for
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat, Viewer
from beadtrade.rules.seen import Glimpse, OfferDeclinedSeen, OfferEndedSeen, SeenEvent, TradeSeen
from beadtrade.rules.table import Table
from beadtrade.rules.view import BoxView, OfferView, SeatView
from tests.rules.strength import tries
from tests.rules.twin_game import TwinGame

SEEDS = st.integers(0, 2**64)
HUNT = range(60)
"""Seeds tried for a planted leak."""


@tries(150)
@given(SEEDS)
def test_nobody_learns_what_they_may_not_know(seed: int) -> None:
    """[PUB2] [PUB3] [PUB4] [PUB5] [PUB6] [PUB7] [TRD6]"""
    TwinGame(Random(seed)).play()


def test_many_acts_are_alike_and_the_two_matches_really_differ() -> None:
    """Else the test above would mean little."""
    games = [TwinGame(Random(seed)) for seed in range(20)]
    for game in games:
        game.play()
    assert sum(game.one != game.other for game in games) > 15
    assert sum(game.done for game in games) > 300


def hunt() -> None:
    for seed in HUNT:
        TwinGame(Random(seed)).play()


Plant = Callable[[pytest.MonkeyPatch], None]


def hand_types_in_a_seat(patch: pytest.MonkeyPatch) -> None:
    honest = view._seat

    def leaky(match: Match, seat: Seat) -> SeatView:
        return replace(honest(match, seat), front=match.table.holding(seat).pieces)

    patch.setattr(view, "_seat", leaky)


def box_content_in_a_box(patch: pytest.MonkeyPatch) -> None:
    honest = view._box

    def leaky(match: Match, side: Side) -> BoxView:
        return replace(honest(match, side), beads=match.table.box(side).content.beads[0])

    patch.setattr(view, "_box", leaky)


def the_tables_own_count_as_an_offers_number(patch: pytest.MonkeyPatch) -> None:
    honest = play._numbers

    def leaky(table: Table, offer: Offer) -> tuple[OfferNumber, ...]:
        return tuple(OfferNumber(table.offers_made + 1 if each else 0) for each in honest(table, offer))

    patch.setattr(play, "_numbers", leaky)


def everybody_knows_what_moved(patch: pytest.MonkeyPatch) -> None:
    def leaky(moved: Moved, knows: bool) -> Glimpse:
        return Glimpse(moved.pieces.count, moved.pieces)

    patch.setattr(seen, "_glimpse", leaky)


def an_offer_that_nobody_can_take_is_refused(patch: pytest.MonkeyPatch) -> None:
    honest = play._make_offer

    def leaky(table: Table, seat: Seat, command: MakeOffer) -> play.TableDecision:
        held = [each.pieces for at, each in enumerate(table.holdings) if at != seat]
        can_be_taken = any(not lacking(pieces, command.wants) for pieces in held)
        return honest(table, seat, command) if can_be_taken else Refusal(RefusalCode.IMPOSSIBLE)

    patch.setattr(play, "_make_offer", leaky)


def a_decline_is_told_to_the_giver(patch: pytest.MonkeyPatch) -> None:
    honest = seen.see

    def leaky(before: Match, event: Event, viewer: Viewer) -> SeenEvent | None:
        if isinstance(event, OfferDeclined):
            offer = next(offer for offer in before.table.offers if offer.id == event.offer)
            return OfferDeclinedSeen(offer.number_for(viewer)) if viewer == offer.giver else None
        return honest(before, event, viewer)

    patch.setattr(seen, "see", leaky)


def a_decline_takes_the_offer_off_the_givers_list(patch: pytest.MonkeyPatch) -> None:
    honest = Offer.is_seen_by

    def leaky(self: Offer, viewer: Viewer) -> bool:
        return honest(self, viewer) and not (viewer == self.giver and bool(self.declined))

    patch.setattr(Offer, "is_seen_by", leaky)


def who_offered_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(event: TradeMade, viewer: Viewer) -> TradeSeen:
        knows = viewer in (event.giver, event.taker)
        return TradeSeen(event.giver, event.taker, seen._glimpse(event.gave, knows), seen._glimpse(event.got, knows))

    patch.setattr(seen, "_trade_made", leaky)


def the_givers_offers_end_first(patch: pytest.MonkeyPatch) -> None:
    """The order tells who proposed a private trade."""
    honest = play._trade

    def leaky(table: Table, offer: Offer, taker: Seat, got: Moved) -> play.TableDecision:
        decision = honest(table, offer, taker, got)
        assert isinstance(decision, tuple)
        return tuple(sorted(decision, key=lambda event: _is_end_of_takers(table, event, taker)))

    patch.setattr(play, "_trade", leaky)


def _is_end_of_takers(table: Table, event: Event, taker: Seat) -> bool:
    return isinstance(event, OfferEnded) and any(event.offer == offer.id for offer in table.offers_of(taker))


def offer_again_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = seen._offer_ended

    def leaky(before: Match, event: OfferEnded, viewer: Viewer) -> OfferEndedSeen | None:
        ended, own = honest(before, event, viewer), honest(before, event, _giver(before, event))
        return None if ended is None or own is None else replace(ended, again=own.again)

    patch.setattr(seen, "_offer_ended", leaky)


def _giver(before: Match, event: OfferEnded) -> Seat:
    return next(offer.giver for offer in before.table.offers if offer.id == event.offer)


def what_others_lack_is_shown(patch: pytest.MonkeyPatch) -> None:
    honest = view._offer

    def leaky(match: Match, offer: Offer, viewer: Viewer) -> OfferView:
        held = match.table.holding(match.seats[-1]).pieces
        return replace(honest(match, offer, viewer), lacks=lacking(held, offer.wants))

    patch.setattr(view, "_offer", leaky)


def a_button_is_enabled_by_anothers_hand(patch: pytest.MonkeyPatch) -> None:
    honest = options_for

    def leaky(match: Match, actor: Actor) -> Options:
        options = honest(match, actor)
        return replace(options, ends_round=any(each.hand.spirit_count for each in match.table.holdings[1:]))

    patch.setattr(view, "options_for", leaky)


LEAKS: list[Plant] = [
    hand_types_in_a_seat,
    box_content_in_a_box,
    the_tables_own_count_as_an_offers_number,
    everybody_knows_what_moved,
    an_offer_that_nobody_can_take_is_refused,
    a_decline_is_told_to_the_giver,
    a_decline_takes_the_offer_off_the_givers_list,
    who_offered_is_told_to_all,
    the_givers_offers_end_first,
    offer_again_is_told_to_all,
    what_others_lack_is_shown,
    a_button_is_enabled_by_anothers_hand,
]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """[PUB6] [PUB7]"""
    plant(monkeypatch)
    with pytest.raises(AssertionError) as found:
        hunt()
    assert "twin_game.py" in str(found.traceback[-1].path), "found by the property, not by a broken engine"
