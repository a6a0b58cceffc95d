"""Plays the same acts in two matches that a viewer can't tell apart, and says so when the viewer could.

Others' acts may also differ between the two where the viewer sees no difference: which hidden beads they place, what
they offer and trade among themselves, and who of them proposed it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from beadtrade.rules import decide as deciding
from beadtrade.rules.apply import apply_all
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    AcceptOffer,
    Actor,
    Command,
    HandOverSeat,
    MakeOffer,
    MarkAway,
    MarkBack,
    PlaceBeads,
    PlaceSpirit,
    VacateSeat,
)
from beadtrade.rules.events import Event
from beadtrade.rules.holding import Picked
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import NOTHING, Pieces, all_of
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import PUBLIC, Seat, Viewer
from tests.rules.acts import any_act, singles
from tests.rules.twins import (
    a_round,
    hidden_otherwise,
    is_over,
    news_bytes,
    public_part,
    refusal_bytes,
    view_bytes,
)

WARM_UP = 25
STEPS = 60
NOW = 0
NO_NEWS = b"[]"


class TwinGame:
    """`one` and `other` are the two matches, `viewer` who must not be able to tell them apart."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        match = a_round(chance)
        self.viewer: Viewer = chance.choice([*match.seats, *match.seats, PUBLIC])
        self.others = [seat for seat in match.seats if seat != self.viewer]
        self.looking = Actor(self.viewer, is_host=chance.random() < 0.3)
        for _ in range(WARM_UP):
            match = self._warmed_up(match)
        self.one, self.other = match, hidden_otherwise(chance, match, self.viewer)
        self.done = 0
        """Acts that were decided alike in both, or that were nobody's business."""

    def _warmed_up(self, match: Match) -> Match:
        seat = self.chance.choice(match.seats)
        command = any_act(self.chance, match, seat)
        decision = deciding.decide(match, Actor(seat), command, NOW)
        is_spirit = isinstance(command, PlaceSpirit)
        return match if isinstance(decision, Refusal) or is_spirit else apply_all(match, decision)

    def play(self) -> None:
        self.compare_views()
        for _ in range(STEPS):
            if is_over(self.one):
                return
            self.chance.choices(list(ACTS), weights=list(ACTS.values()))[0](self)

    def mine(self) -> None:
        """The viewer's own act comes to the same in both, refusals included [PUB6]."""
        if self.viewer is None:
            return
        command = any_act(self.chance, self.chance.choice([self.one, self.other]), self.viewer)
        one, other = self.decided(self.looking, command, command)
        if isinstance(one, Refusal) or isinstance(other, Refusal):
            assert isinstance(one, Refusal), f"{command} tells what others hold: accepted, or {other}"
            assert isinstance(other, Refusal), f"{command} tells what others hold: {one}, or accepted"
            assert refusal_bytes(one) == refusal_bytes(other), command
        elif isinstance(
            command, AcceptOffer
        ):  # what the giver gives may come from the hand in one, the front in the other
            self.happen_if_alike(one, other)
        else:
            self.happen(one, other)

    def theirs(self) -> None:
        """Somebody else's act, tried in both."""
        if self.others:
            match = self.chance.choice([self.one, self.other])
            seat = self.chance.choice(self.others)
            command = any_act(self.chance, match, seat)
            self.try_both(seat, command, command)

    def hidden_placing(self) -> None:
        """As many beads from a hand, of other types."""
        seat, side, count = self.chance.choice(self.others), self.chance.choice(list(Side)), self.chance.randint(1, 2)
        heaps = [self.some_hidden(match, seat, count, beads=True) for match in (self.one, self.other)]
        self.try_both(seat, *[PlaceBeads(side, Picked(hand=heap)) for heap in heaps])

    def hidden_offer(self) -> None:
        """One that the viewer does not see, in one of the two only [PUB7]."""
        if len(self.others) < 2:
            return
        giver, taker = self.chance.sample(self.others, 2)
        match = self.chance.choice([self.one, self.other])
        offer = MakeOffer((taker,), Picked(self.some_hidden(match, giver, 1)), Wants(any_beads=1))
        made = deciding.decide(match, Actor(giver), offer, NOW)
        if isinstance(made, Refusal):
            return
        self.assert_no_news(match, made)
        if match is self.one:
            self.one = apply_all(match, made)
        else:
            self.other = apply_all(match, made)

    def hidden_trade(self) -> None:
        """Two others trade as many pieces from their hands, of other types, whoever of them proposed it."""
        if len(self.others) < 2:
            return
        two = self.chance.sample(self.others, 2)
        for seat in two:  # an open offer ends with the trade, and whose ends first must not tell who proposed it
            self.public_offer(seat)
        counts = {seat: self.chance.randint(1, 2) for seat in two}
        traded = []
        for match in (self.one, self.other):
            giver, taker = self.chance.sample(two, 2)
            gives, asked = (self.some_hidden(match, seat, counts[seat]) for seat in (giver, taker))
            offer = MakeOffer((taker,), Picked(hand=gives), Wants(asked))
            made = deciding.decide(match, Actor(giver), offer, NOW)
            if isinstance(made, Refusal):
                return
            self.assert_no_news(match, made)
            match = apply_all(match, made)
            number = match.table.offers[-1].number_for(taker)
            traded.append((match, taker, AcceptOffer(number, Picked(hand=asked))))
        (self.one, one_taker, one), (self.other, other_taker, other) = traded
        self.happen_if_alike(
            deciding.decide(self.one, Actor(one_taker), one, NOW),
            deciding.decide(self.other, Actor(other_taker), other, NOW),
        )

    def public_offer(self, seat: Seat) -> None:
        """One to everyone, of a piece that this seat holds in both."""
        one, other = (match.table.holding(seat).pieces for match in (self.one, self.other))
        in_both = singles(one.overlap(other))
        if in_both:
            offer = MakeOffer(None, Picked(self.chance.choice(in_both)), Wants(any_beads=1))
            self.try_both(seat, offer, offer)

    def come_or_go(self) -> None:
        """Presence is open to all."""
        seat = self.chance.choice(self.others)
        comings: list[Command] = [MarkAway(seat), MarkBack(seat), HandOverSeat(seat)]
        command = VacateSeat(seat) if self.chance.random() < 0.1 else self.chance.choice(comings)
        self.happen_if_alike(*self.decided(Actor(), command, command))

    def some_hidden(self, match: Match, seat: Seat, count: int, *, beads: bool = False) -> Pieces:
        hand = match.table.holding(seat).hand
        there = singles(Pieces(beads=hand.beads) if beads else hand)
        return all_of(self.chance.sample(there, count)) if len(there) >= count else NOTHING

    def decided(self, who: Actor, one: Command, other: Command) -> tuple[deciding.Decision, deciding.Decision]:
        return deciding.decide(self.one, who, one, NOW), deciding.decide(self.other, who, other, NOW)

    def try_both(self, seat: Seat, one: Command, other: Command) -> None:
        self.happen_if_alike(*self.decided(Actor(seat), one, other))

    def happen_if_alike(self, one: deciding.Decision, other: deciding.Decision) -> None:
        """An act that is nobody's business happens in its own world; one decided alike in both; else none."""
        one_part, other_part = self.part(self.one, one), self.part(self.other, other)
        if isinstance(one, tuple) and not one_part:
            self.assert_no_news(self.one, one)
            self.one = apply_all(self.one, one)
        if isinstance(other, tuple) and not other_part:
            self.assert_no_news(self.other, other)
            self.other = apply_all(self.other, other)
        if isinstance(one, tuple) and isinstance(other, tuple) and one_part and one_part == other_part:
            self.happen(one, other)

    def part(self, match: Match, decision: deciding.Decision) -> list[object] | None:
        return None if isinstance(decision, Refusal) else public_part(match, decision, self.viewer)

    def assert_no_news(self, match: Match, events: tuple[Event, ...]) -> None:
        """[PUB7]"""
        self.done += 1
        assert news_bytes(match, events, self.viewer) == NO_NEWS, events
        assert view_bytes(apply_all(match, events), self.looking) == view_bytes(match, self.looking), events

    def happen(self, one: tuple[Event, ...], other: tuple[Event, ...]) -> None:
        """The same news; and the same view, but for the end of a round, which shows everything [PUB5]."""
        self.done += 1
        assert news_bytes(self.one, one, self.viewer) == news_bytes(self.other, other, self.viewer), (one, other)
        self.one, self.other = apply_all(self.one, one), apply_all(self.other, other)
        if not is_over(self.one):
            self.compare_views()

    def compare_views(self) -> None:
        assert view_bytes(self.one, self.looking) == view_bytes(self.other, self.looking)


ACTS: dict[Callable[[TwinGame], None], int] = {
    TwinGame.mine: 3,
    TwinGame.theirs: 4,
    TwinGame.hidden_placing: 1,
    TwinGame.hidden_offer: 1,
    TwinGame.hidden_trade: 1,
    TwinGame.come_or_go: 1,
}
