"""A match that anything is tried on, by anybody, in any order; it knows what always holds.

Two to five players, every mix of variants, with a time limit or without; players come and go, and time passes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from beadtrade.rules.apply import apply
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    Actor,
    Begin,
    CallTime,
    ClaimYoungest,
    Command,
    EndMatch,
    EndReveal,
    GetReady,
    GiveUpYoungest,
    HandOverSeat,
    MarkAway,
    MarkBack,
    PassFloor,
    TakeBackReady,
    VacateSeat,
    VoidRound,
)
from beadtrade.rules.decide import Decision, decide
from beadtrade.rules.events import Event, RoundVoided
from beadtrade.rules.match import Match, Phase, deal, new_match
from beadtrade.rules.offers import OPEN_OFFERS_PER_SEAT
from beadtrade.rules.pieces import EVERYTHING, TYPES
from beadtrade.rules.refusals import Refusal
from beadtrade.rules.seats import PUBLIC, Seat
from beadtrade.rules.seen import see
from beadtrade.rules.table import Table
from beadtrade.rules.variants import Variant
from beadtrade.rules.view import view_for
from tests.rules.acts import any_act, any_offer
from tests.rules.offered import COMMAND_OF, check_options

LIMIT = 10_000
HOST = Actor(is_host=True)
PREPARING: list[Command] = [GetReady(), TakeBackReady(), ClaimYoungest(), GiveUpYoungest()]
ENOUGH: list[Command] = [VoidRound(), EndMatch()]


class AnyGame:
    """Played step by step; a step that breaks what always holds raises, with all that was done before."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        players = chance.randint(2, 5)
        presence = tuple(chance.random() < 0.8 for _ in range(players))
        variants = frozenset(variant for variant in Variant if chance.random() < 0.5)
        order = tuple(chance.sample(TYPES, len(TYPES)))
        dealt = deal(order, presence, variants, chance.choice([None, LIMIT]), Seat(chance.randrange(players)))
        self.match, self.now, self.dealt = new_match(dealt), 0, dealt
        self.events: list[Event] = []
        self.done: list[tuple[int, Actor, Command]] = []
        self.decisions: list[Decision] = []
        self.counts = center_counts(self.match.table)

    def step(self) -> None:
        steps = WHILE_PLAYING if self.match.phase is Phase.PLAYING else BETWEEN
        try:
            self.chance.choices(list(steps), weights=list(steps.values()))[0](self)
        except AssertionError as broken:
            broken.add_note("\n".join(map(str, [self.dealt, *self.done])))
            raise

    def act(self) -> None:
        seat = self.chance.choice(self.match.seats)
        self.try_(Actor(seat), any_act(self.chance, self.match, seat))

    def offer_and_offer(self) -> None:
        """More than may be open."""
        seat = self.chance.choice(self.match.seats)
        for _ in range(OPEN_OFFERS_PER_SEAT + 1):
            self.try_(Actor(seat), any_offer(self.chance, self.match, seat))

    def act_at_a_wrong_time_or_without_a_seat(self) -> None:
        self.try_(self.anybody(), any_act(self.chance, self.match, self.chance.choice(self.match.seats)))

    def do_something_around_the_rounds(self) -> None:
        command = self.chance.choice(list(COMMAND_OF.values()))
        if not isinstance(command, VoidRound | EndMatch):
            self.try_(self.anybody(), command)

    def prepare(self) -> None:
        command = self.chance.choice(PREPARING)
        self.try_(Actor(self.chance.choice(self.match.seats)), command)

    def have_enough(self) -> None:
        command = self.chance.choice(ENOUGH)
        self.try_(self.anybody(), command)

    def get_on(self) -> None:
        """To the next round, as people do."""
        while self.match.phase is Phase.STORIES:
            self.must(HOST, PassFloor())
        if self.match.phase is Phase.REVEAL:
            self.must(HOST, EndReveal())
        if self.match.phase is Phase.READY:
            for seat in self.match.missing:
                self.must(Actor(seat), GetReady())
            self.must(HOST if self.match.starter is None else Actor(self.match.starter), Begin())

    def come_or_go(self) -> None:
        seat = self.chance.choice(self.match.seats)
        coming_and_going: list[Command] = [MarkAway(seat), MarkBack(seat), VacateSeat(seat), HandOverSeat(seat)]
        self.try_(Actor(), self.chance.choice(coming_and_going))

    def let_time_pass(self) -> None:
        """Often to the deadline, or to just before it."""
        deadline = self.match.deadline or self.now
        self.now = max(self.now, self.chance.choice([self.now + 1, self.now + LIMIT // 10, deadline - 1, deadline]))
        if self.chance.random() < 0.5:
            self.try_(Actor(), CallTime())

    def check_what_is_offered(self) -> None:
        check_options(self.match, self.anybody(), self.now)

    def anybody(self) -> Actor:
        seats = [Actor(seat) for seat in self.match.seats]
        return self.chance.choice([*seats * 2, HOST, HOST, Actor(Seat(0), is_host=True), Actor()])

    def must(self, actor: Actor, command: Command) -> None:
        assert not isinstance(self.try_(actor, command), Refusal), f"{actor} {command}"

    def try_(self, actor: Actor, command: Command) -> Decision:
        before, was = self.match, hash(self.match)
        decision = decide(before, actor, command, self.now)
        self.done.append((self.now, actor, command))
        self.decisions.append(decision)
        assert hash(before) == was, "a match is a value"
        assert decide(before, actor, command, self.now) == decision, "the same act comes to the same"
        if isinstance(decision, Refusal):
            return decision
        assert decision, "an accepted act has events"
        for event in decision:
            self._happen(event)
        self._check(before, decision)
        return decision

    def _happen(self, event: Event) -> None:
        for viewer in (*self.match.seats, PUBLIC):
            see(self.match, event, viewer)
        self.match = apply(self.match, event)
        self.events.append(event)
        assert self.match.table.pieces == EVERYTHING

    def _check(self, before: Match, events: tuple[Event, ...]) -> None:
        match, table = self.match, self.match.table
        assert center_counts(table) == self.counts, "[CTR1]"
        assert all(holding.fingers.count <= 1 for holding in table.holdings), "[CTR4]"
        assert before.phase is not Phase.FINAL or match.phase is Phase.FINAL, "[MAT4]"
        assert (match.sets, match.variants, match.time_limit) == (before.sets, before.variants, before.time_limit)
        if before.phase is Phase.PLAYING and not isinstance(events[0], RoundVoided):
            check_only_grown(before.table, table)
        check_phase(match)
        check_offers(match)
        for seat in (*match.seats, None):
            view_for(match, Actor(seat))


def center_counts(table: Table) -> tuple[int, int]:
    return table.center.bead_count, table.center.spirit_count


def check_only_grown(before: Table, after: Table) -> None:
    """[PLC1] [PLC2]"""
    for side in Side:
        was, box = before.box(side), after.box(side)
        assert box.spirits[: len(was.spirits)] == was.spirits
        assert all(now.covers(then) for now, then in zip(box.under, was.under, strict=True))


def check_phase(match: Match) -> None:
    """[END1] [END5] [MAT1] [VAR5]"""
    playing = match.phase is Phase.PLAYING
    assert not playing or match.table.spirits_placed < match.spirits_to_end
    assert (match.deadline is not None) is (playing and match.time_limit is not None)
    assert bool(match.tellers) is (match.phase is Phase.STORIES)
    assert len(match.results) <= match.round <= match.rounds


def check_offers(match: Match) -> None:
    """Open offers are covered, and each viewer knows them by rising numbers [TRD5] [TRD8] [PUB7]."""
    table = match.table
    assert match.phase is Phase.PLAYING or not table.offers
    assert all(table.holding(offer.giver).pieces.covers(offer.gives.pieces) for offer in table.offers)
    for viewer in (*match.seats, PUBLIC):
        numbers = [offer.number_for(viewer) for offer in table.offers if offer.is_seen_by(viewer)]
        assert 0 not in numbers
        assert numbers == sorted(set(numbers))


Step = Callable[[AnyGame], None]
WHILE_PLAYING: dict[Step, float] = {
    AnyGame.act: 80,
    AnyGame.offer_and_offer: 1,
    AnyGame.act_at_a_wrong_time_or_without_a_seat: 4,
    AnyGame.do_something_around_the_rounds: 2,
    AnyGame.have_enough: 1,
    AnyGame.come_or_go: 3,
    AnyGame.let_time_pass: 3,
    AnyGame.check_what_is_offered: 6,
}
BETWEEN: dict[Step, float] = {
    AnyGame.get_on: 4,
    AnyGame.prepare: 25,
    AnyGame.act_at_a_wrong_time_or_without_a_seat: 5,
    AnyGame.do_something_around_the_rounds: 10,
    AnyGame.have_enough: 5,
    AnyGame.come_or_go: 6,
    AnyGame.let_time_pass: 3,
    AnyGame.check_what_is_offered: 10,
}
