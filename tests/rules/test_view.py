"""Views: what a seat, the host and the public see of a match, before the reveal and after."""

from __future__ import annotations

from dataclasses import replace

import pytest

from beadtrade.rules.commands import AcceptOffer, Actor, DeclineOffer, EndReveal, ShowPieces
from beadtrade.rules.holding import Holding
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Lacks
from beadtrade.rules.pieces import NOTHING, parse_pieces
from beadtrade.rules.seats import Seat
from beadtrade.rules.view import OfferView, view_for
from tests.rules.tables import (
    ANA,
    BEN,
    BULL,
    FIRST,
    HOST,
    MIO,
    OWL,
    SPECTATOR,
    TEO,
    a_match,
    an_offer,
    do,
    picked,
    playing,
    revealed,
    wants,
)

SPREAD = playing(
    hands={ANA: "bull*2 frog-spirit", BEN: "snake bull-spirit", MIO: "frog snake-spirit"},
    fronts={ANA: "owl", BEN: "snake"},
    fingers={MIO: "owl"},
    top={ANA: "bull snake", BEN: "frog*2"},
    bottom={ANA: "fish"},
)


def offers_of(match: Match, who: Seat | None) -> tuple[OfferView, ...]:
    return view_for(match, Actor(who)).offers


def test_a_player_sees_their_own_pieces_and_the_note_of_what_they_placed() -> None:
    """[PUB4]"""
    mine = view_for(SPREAD, Actor(ANA)).mine
    assert mine is not None
    assert (str(mine.hand), str(mine.front), str(mine.fingers)) == ("bull*2 frog-spirit", "owl", "nothing")
    assert (str(mine.under_top), str(mine.under_bottom)) == ("bull snake", "fish")


def test_the_public_has_nothing_of_its_own() -> None:
    """[PUB5]"""
    assert view_for(SPREAD, SPECTATOR).mine is None


def test_a_host_without_a_seat_sees_no_more_than_the_public() -> None:
    """[PUB5]"""
    public, seen_by_host = view_for(SPREAD, SPECTATOR), view_for(SPREAD, HOST)
    assert replace(seen_by_host, options=public.options) == public


def test_a_player_who_is_the_host_too_sees_no_more_than_a_player() -> None:
    """[PUB5]"""
    plain, hosting = view_for(SPREAD, Actor(BEN)), view_for(SPREAD, Actor(BEN, is_host=True))
    assert replace(hosting, options=plain.options) == plain


def hidden_otherwise(match: Match) -> Match:
    """The same to the public: Ben's and Mio's hidden pieces changed places, and what Ana put under the boxes."""
    ana, ben, mio = match.table.holdings
    holdings = (ana, replace(ben, hand=mio.hand), replace(mio, hand=ben.hand))
    top, bottom = match.table.top, match.table.bottom
    top = replace(top, under=(parse_pieces("snake fish"), *top.under[1:]))
    bottom = replace(bottom, under=(parse_pieces("bull"), *bottom.under[1:]))
    return replace(match, table=replace(match.table, holdings=holdings, top=top, bottom=bottom))


def test_hands_and_what_lies_under_the_boxes_are_hidden() -> None:
    """[PUB2] [PUB4]"""
    other = hidden_otherwise(SPREAD)
    assert other != SPREAD
    assert other.table.pieces == SPREAD.table.pieces
    assert view_for(other, SPECTATOR) == view_for(SPREAD, SPECTATOR)
    assert view_for(other, Actor(ANA)) == replace(view_for(SPREAD, Actor(ANA)), mine=view_for(other, Actor(ANA)).mine)


@pytest.mark.parametrize("who", [SPECTATOR, Actor(ANA), Actor(BEN), HOST])
def test_all_see_the_center_fronts_fingers_spirits_and_counts(who: Actor) -> None:
    """[PUB2]"""
    view = view_for(SPREAD, who)
    assert view.center == SPREAD.table.center
    assert [(seat.hand, str(seat.front), str(seat.fingers)) for seat in view.seats] == [
        (3, "owl", "nothing"),
        (2, "snake", "nothing"),
        (2, "nothing", "owl"),
    ]
    assert [(seat.under_top, seat.under_bottom) for seat in view.seats] == [(2, 1), (2, 0), (0, 0)]


def test_nothing_lies_in_anybodys_sight_before_the_reveal_and_everything_after() -> None:
    """[PUB5] [END4]"""
    assert view_for(SPREAD, SPECTATOR).sheets == ()
    (sheet,) = view_for(revealed(SPREAD), SPECTATOR).sheets
    assert sheet.held[MIO] == Holding(parse_pieces("frog snake-spirit"), NOTHING, parse_pieces("owl"))
    assert str(sheet.under_top[BEN]) == "frog*2"
    (later,) = view_for(do(revealed(SPREAD), HOST, EndReveal()), SPECTATOR).sheets
    assert later == sheet


def test_an_offer_is_on_the_lists_of_those_who_see_it() -> None:
    """[TRD6]"""
    match = do(playing(ANA, BEN, MIO, TEO), ANA, an_offer("bull", "snake", BEN, MIO))
    listed = {who: len(offers_of(match, who)) for who in (ANA, BEN, MIO, TEO, None)}
    assert listed == {ANA: 1, BEN: 1, MIO: 1, TEO: 0, None: 0}
    match = do(match, TEO, an_offer("owl", "any spirit"))
    assert [len(offers_of(match, who)) for who in (ANA, BEN, MIO, TEO, None)] == [2, 2, 2, 1, 1]


def test_a_declined_offer_is_off_the_decliners_list_alone() -> None:
    """[TRD7]"""
    match = do(do(playing(), ANA, an_offer("bull", "snake")), BEN, DeclineOffer(FIRST))
    assert [len(offers_of(match, who)) for who in (ANA, BEN, MIO, None)] == [1, 0, 1, 1]


def test_the_giver_is_not_shown_who_declined() -> None:
    """[TRD7] [PUB7]"""
    match = do(playing(), ANA, an_offer("bull", "snake"))
    assert view_for(do(match, BEN, DeclineOffer(FIRST)), Actor(ANA)) == view_for(match, Actor(ANA))


def test_only_an_addressee_is_told_what_they_lack_and_only_of_their_own() -> None:
    """[PUB6] [TRD4]"""
    match = do(SPREAD, ANA, an_offer("bull", "snake*3 + any 3 beads + any spirit"))
    lacks = {who: offers_of(match, who)[0].lacks for who in (ANA, BEN, MIO, None)}
    assert lacks[BEN] == Lacks(parse_pieces("snake"), 3, 0)
    assert lacks[MIO] == Lacks(parse_pieces("snake*3"), 1, 0)
    assert lacks[ANA] is lacks[None] is None


def test_an_offer_tells_what_it_gives_and_wants_but_not_from_where() -> None:
    """[TRD4] [PUB2]"""
    match = do(SPREAD, ANA, an_offer("bull owl", "snake + any bead", BEN))
    assert offers_of(match, BEN) == (
        OfferView(FIRST, ANA, (BEN,), parse_pieces("bull owl"), wants("snake + any bead"), Lacks()),
    )


def test_an_accepted_offer_is_off_all_lists() -> None:
    """[TRD7]"""
    match = do(do(playing(), ANA, an_offer("bull", "snake")), BEN, AcceptOffer(FIRST))
    assert [offers_of(match, who) for who in (ANA, BEN, MIO, None)] == [(), (), (), ()]


def test_the_view_says_how_far_the_match_is() -> None:
    """[MAT1] [BEG3]"""
    progress = view_for(playing(variants="longer extended", top={ANA: "bull-spirit owl-spirit"}), SPECTATOR).progress
    assert (progress.phase, progress.round, progress.rounds) == ("playing", 1, 5)
    assert (progress.spirits_placed, progress.spirits_to_end) == (2, 3)
    assert progress.variants == ("extended", "longer")
    assert progress.starter is None


def test_the_spirits_on_a_box_and_who_put_them_there_are_in_every_view() -> None:
    """[PUB2]"""
    match = playing(hands={ANA: "owl"}, bottom={BEN: "owl-spirit"})
    (standing,) = view_for(match, Actor(ANA)).boxes.bottom.spirits
    assert (standing.kind, standing.by) == (OWL, BEN)


def test_showing_moves_a_piece_from_the_number_into_sight() -> None:
    """[PUB1] [PUB2]"""
    seat = view_for(do(a_shown_bull(), ANA, ShowPieces(picked("bull"))), SPECTATOR).seats[ANA]
    assert (seat.hand, str(seat.front)) == (3, "bull*2")


def a_shown_bull() -> Match:
    return do(playing(), ANA, ShowPieces(picked("bull")))


def test_sets_are_in_every_view() -> None:
    """[SET3]"""
    assert [seat.set[0] for seat in view_for(a_match(), Actor(BEN)).seats][ANA] == BULL
