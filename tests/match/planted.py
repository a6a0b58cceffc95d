"""Leaks, planted: each changes one function of the server so that somebody learns a little more than they may.

Law: `who` learns it, and `where` the difference is first seen, are told beforehand, so that a leak is found for what it
is and not for what else it breaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pytest

from beadtrade.record import running
from beadtrade.room import crowd, decide
from beadtrade.room.audience import Audience, Connection, Encodings
from beadtrade.room.commands import SayPhrase
from beadtrade.room.crowd import Crowd
from beadtrade.room.events import PhraseSaid
from beadtrade.room.frames import Answer, answer_frame, encode_answer
from beadtrade.room.ids import MemberId
from beadtrade.room.match_acts import RoomDecision
from beadtrade.room.retelling import Replay, replay_of
from beadtrade.room.seen import RoomSeen, see_in_room
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Reply, Step
from beadtrade.room.talk import say_phrase
from beadtrade.rules import decide as deciding
from beadtrade.rules import play, seen, view
from beadtrade.rules.apply import apply
from beadtrade.rules.commands import Actor, MakeOffer
from beadtrade.rules.events import OfferEnded, RoundEnd, TradeMade
from beadtrade.rules.holding import Moved
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.offers import Offer, OfferNumber, lacking
from beadtrade.rules.pieces import TYPES
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.seats import Seat, Viewer
from beadtrade.rules.seen import OfferDeclinedSeen, TradeSeen
from beadtrade.rules.table import Table
from beadtrade.rules.view import SeatView
from beadtrade.web import retelling
from beadtrade.web.connection import SocketConnection
from beadtrade.web.result_picture import Result, result_of
from beadtrade.web.wire.messages import Hello

Patch = pytest.MonkeyPatch


def hand_types_in_a_seat(patch: Patch) -> None:
    honest = view._seat

    def leaky(match: Match, seat: Seat) -> SeatView:
        return replace(honest(match, seat), front=match.table.holding(seat).pieces)

    patch.setattr(view, "_seat", leaky)


def an_offers_number_counts_all_offers(patch: Patch) -> None:
    honest = play._numbers

    def leaky(table: Table, offer: Offer) -> tuple[OfferNumber, ...]:
        return tuple(OfferNumber(table.offers_made + 1 if each else 0) for each in honest(table, offer))

    patch.setattr(play, "_numbers", leaky)


def an_offer_to_all_that_the_next_one_cannot_take_is_refused(patch: Patch) -> None:
    honest = play._make_offer

    def leaky(table: Table, seat: Seat, command: MakeOffer) -> play.TableDecision:
        following = table.holdings[(seat + 1) % len(table.holdings)]
        decision = honest(table, seat, command)
        is_public = isinstance(decision, tuple) and command.to is None
        return Refusal(RefusalCode.IMPOSSIBLE) if is_public and lacking(following.hand, command.wants) else decision

    patch.setattr(play, "_make_offer", leaky)


def what_is_not_told_takes_a_place_in_the_batch(patch: Patch) -> None:
    def leaky(self: Step, viewer: Viewer) -> tuple[RoomSeen, ...]:
        known = (see_in_room(before, event, viewer) for before, event in self._befores)
        return tuple(OfferDeclinedSeen(OfferNumber(0)) if each is None else each for each in known)

    patch.setattr(Step, "seen_by", leaky)


def a_counter_moves_with_every_act(patch: Patch) -> None:
    honest = Crowd._tell

    def leaky(self: Crowd, audience: Audience, events: bytes = b"[]", reply: Reply | None = None) -> bool:
        if not honest(self, audience, events, reply):
            audience.n += 1
        return reply is not None and reply.connection in audience.connections

    patch.setattr(crowd.Crowd, "_tell", leaky)


def the_givers_offers_end_first(patch: Patch) -> None:
    """The order of a set tells who proposed a private trade."""
    honest = play._trade

    def leaky(table: Table, offer: Offer, taker: Seat, got: Moved) -> play.TableDecision:
        decision = honest(table, offer, taker, got)
        assert isinstance(decision, tuple)
        takers = {each.id for each in table.offers_of(taker)}
        return tuple(sorted(decision, key=lambda event: isinstance(event, OfferEnded) and event.offer in takers))

    patch.setattr(play, "_trade", leaky)


def talk_suggests_who_has_it(patch: Patch) -> None:
    honest = say_phrase

    def leaky(state: RoomState, member: MemberId, command: SayPhrase, now: int) -> RoomDecision:
        said = honest(state, member, command, now)
        if isinstance(said, tuple) and command.piece is not None and state.match is not None:
            at, kind = TYPES.index(command.piece.type), f"{command.piece.kind}s"
            counts = [getattr(each.hand, kind)[at] for each in state.match.table.holdings]
            most = state.players[counts.index(max(counts))].name
            return tuple(replace(each, name=most) if isinstance(each, PhraseSaid) else each for each in said)
        return said

    patch.setattr(decide, "say_phrase", leaky)


def spectators_are_told_of_a_private_trade(patch: Patch) -> None:
    def leaky(event: TradeMade, viewer: Viewer) -> TradeSeen:
        knows = viewer is None or viewer in (event.giver, event.taker)
        sides = {event.giver: seen._glimpse(event.gave, knows), event.taker: seen._glimpse(event.got, knows)}
        first, second = sorted(sides)
        return TradeSeen(first, second, sides[first], sides[second])

    patch.setattr(seen, "_trade_made", leaky)


def who_was_sent_away_hears_on(patch: Patch) -> None:
    honest = Crowd._is_in_place

    def leaky(self: Crowd, connection: Connection) -> bool:
        is_somewhere = any(connection in each.connections for each in self._audiences.values())
        has_no_seat = self._actor(connection) == Actor()
        return (is_somewhere and has_no_seat) or honest(self, connection)

    patch.setattr(crowd.Crowd, "_is_in_place", leaky)


def a_refusal_is_told_to_all(patch: Patch) -> None:
    def leaky(self: Crowd, connection: Connection, answer: Answer) -> None:
        for each in self.connections:
            each.send(answer_frame(encode_answer(answer)))

    patch.setattr(crowd.Crowd, "answer", leaky)


def one_seat_is_sent_anothers_section(patch: Patch) -> None:
    honest = Encodings.of

    def leaky(self: Encodings, name: str, value: object) -> bytes:
        before = self._last.get(name)
        own = honest(self, name, value)
        return own if name != "mine" or before is None or None in (value, before[0]) else before[1]

    patch.setattr(Encodings, "of", leaky)


def a_players_screen_shows_what_the_player_sees(patch: Patch) -> None:
    honest = SocketConnection._greet

    def leaky(self: SocketConnection, hello: Hello) -> None:
        honest(self, hello.model_copy(update={"watch": False}))

    patch.setattr(SocketConnection, "_greet", leaky)


def the_replay_tells_of_the_running_round(patch: Patch) -> None:
    def leaky(state: RoomState) -> Replay:
        if state.match is None or state.match.phase is not Phase.PLAYING:
            return replay_of(state)
        ended = deciding._round_ended(state.match, RoundEnd.TIME, 0)
        return replay_of(replace(state, match=apply(state.match, ended)))

    patch.setattr(retelling, "replay_of", leaky)


def the_previews_mark_goes_with_the_points_so_far(patch: Patch) -> None:
    def leaky(match: Match) -> Result | None:
        if match.phase is not Phase.PLAYING:
            return result_of(match)
        return result_of(apply(match, deciding._round_ended(match, RoundEnd.TIME, 0)))

    patch.setattr(retelling, "result_of", leaky)


def the_record_remarks_on_hands(patch: Patch) -> None:
    honest = running._lines

    def leaky(match: Match) -> Iterator[str]:
        yield from honest(match)
        yield from (f"hand: {each.hand}" for each in match.table.holdings)

    patch.setattr(running, "_lines", leaky)


ANSWERED_OTHERWISE = "^answer in place of update$|^update in place of answer$"


@dataclass(frozen=True)
class Planted:
    """A leak; patterns of who learns by it, where in what they get it is first seen, and what was done just before."""

    plant: Callable[[Patch], None]
    who: str
    where: str
    act: str = ""

    @property
    def is_in_pages(self) -> bool:
        return "/r/KEY" in self.who


NOBODY = "a host without a seat|a spectator|a browser|a screen|a player's screen|a guest|who "
PLANTED = [
    Planted(hand_types_in_a_seat, "", r"^\.sections\.seats\.front|^extra update"),
    Planted(an_offers_number_counts_all_offers, "", r"^\.(events\[offer_made\]|sections\.offers)\.offer$"),
    Planted(an_offer_to_all_that_the_next_one_cannot_take_is_refused, "", ANSWERED_OTHERWISE, "^an own make_offer$"),
    Planted(what_is_not_told_takes_a_place_in_the_batch, "", r"^\.events\.length$|^extra update"),
    Planted(a_counter_moves_with_every_act, "", r"^\.n$"),
    Planted(the_givers_offers_end_first, "", r"^\.events\[offer_ended\]\.", "^a hidden trade$"),
    Planted(talk_suggests_who_has_it, "", r"^\.events\[phrase_said\]\.name$", "^words$"),
    Planted(spectators_are_told_of_a_private_trade, NOBODY, r"^\.events\[trade_made\]\.(gave|got)\.known"),
    Planted(
        who_was_sent_away_hears_on, "^who (was kicked|left)$", r"^\.sections\.(mine|offers|options)|\.n$|^extra update$"
    ),
    Planted(a_refusal_is_told_to_all, "", r"^extra answer|^answer in place of|^\.answer\.id$"),
    Planted(one_seat_is_sent_anothers_section, "", r"^\.sections\.mine\."),
    Planted(a_players_screen_shows_what_the_player_sees, "^a player's screen$", r"^\.sections\.mine|^\.n$|^extra"),
    Planted(the_replay_tells_of_the_running_round, r"^/r/KEY/replay\.json$", "^.(headers|body)$"),
    Planted(the_previews_mark_goes_with_the_points_so_far, "^/r/KEY/replay$", "^.(headers|body)$"),
    Planted(the_record_remarks_on_hands, r"^(/r/KEY/match\.txt|export)$", "^.(headers|body)$"),
]
