"""What is done to twin rooms: by those who are watched the same in both, by others what the watched may not know apart.

Law: what is alike to a viewer is judged by the rules' page, as tests/rules/twins.py has it written down once more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from beadtrade.rules import decide as deciding
from beadtrade.rules.apply import apply_all
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import AcceptOffer, Actor, MakeOffer, PlaceBeads, TableCommand
from beadtrade.rules.holding import Picked
from beadtrade.rules.match import Match
from beadtrade.rules.offers import Wants
from beadtrade.rules.pieces import NOTHING, Pieces, all_of
from beadtrade.rules.seats import Seat
from tests.match.sent import as_sent
from tests.match.twin_rooms import BOTH, Twins
from tests.match.twin_table import decided, ends_round
from tests.rules.acts import any_act, singles
from tests.rules.twins import public_part

FROM_HAND = 2


async def mine(twins: Twins) -> None:
    """The watched seat's own act comes to the same in both worlds, refusals included [PUB6]."""
    if twins.viewer is None:
        return
    command = any_act(twins.chance, twins.match(twins.chance.choice(BOTH)), twins.viewer)
    one, other = (decided(twins, world, twins.viewer, command) for world in BOTH)
    if isinstance(one, tuple) and isinstance(other, tuple) and (ends_round(one) or not _alike(twins, one, other)):
        return  # what the giver gives may come from the hand in one, from the front in the other
    tab = twins.chance.choice(twins.tabs)
    await twins.both(tab, as_sent(command), f"an own {as_sent(command)['type']}")


async def asking(twins: Twins) -> None:
    """The watched seat asks for a piece that somebody's hand holds in one world only; nothing tells whether it is there
    [PUB6].
    """
    others = [seat for seat in twins.match(0).seats if seat != twins.viewer]
    asked = twins.chance.choice(others)
    one, other = (set(singles(twins.match(world).table.holding(asked).hand)) for world in BOTH)
    mine = [] if twins.viewer is None else singles(twins.match(0).table.holding(twins.viewer).pieces)
    if mine and one != other:
        piece = twins.chance.choice(sorted(one ^ other, key=repr))
        to = twins.chance.choice([None, (asked,), tuple(others)])
        offer = MakeOffer(to, Picked(twins.chance.choice(mine)), Wants(piece))
        await twins.both(twins.chance.choice(twins.tabs), as_sent(offer), "an own make_offer")


async def theirs(twins: Twins) -> None:
    """Somebody else's act, tried in both."""
    if twins.others:
        seat = twins.chance.choice(twins.others)
        command = any_act(twins.chance, twins.match(twins.chance.choice(BOTH)), seat)
        await _try(twins, [(seat, command), (seat, command)], f"another's {as_sent(command)['type']}")


async def hidden_placing(twins: Twins) -> None:
    """As many beads from a hand, of other types."""
    if twins.others:
        seat, side = twins.chance.choice(twins.others), twins.chance.choice(list(Side))
        count = twins.chance.randint(1, FROM_HAND)
        heaps = [_some_hidden(twins, twins.match(world), seat, count, beads=True) for world in BOTH]
        acts: list[Act] = [(seat, PlaceBeads(side, Picked(hand=heap))) for heap in heaps]
        await _try(twins, acts, "a hidden placing")


async def hidden_offer(twins: Twins) -> None:
    """One that nobody who is watched sees, in one world only; also to a seat that nobody plays [PUB7]."""
    world = twins.chance.choice(BOTH)
    others = [seat for seat in twins.match(world).seats if seat != twins.viewer]
    if len(others) > 1 and twins.others:
        giver = twins.chance.choice(twins.others)
        taker = twins.chance.choice([seat for seat in others if seat != giver])
        gives = _some_hidden(twins, twins.match(world), giver, 1)
        await _try_in(twins, world, giver, MakeOffer((taker,), Picked(gives), Wants(any_beads=1)), "a hidden offer")


async def hidden_trade(twins: Twins) -> None:
    """Two others trade as many pieces from their hands, of other types, whoever of them proposed it."""
    if len(twins.others) < 2:
        return
    two = twins.chance.sample(twins.others, 2)
    for seat in two:  # their public offers end with the trade, and whose ends first must not tell who proposed it
        await _public_offer(twins, seat)
    counts = {seat: twins.chance.randint(1, FROM_HAND) for seat in two}
    plans = [_plan(twins, world, two, counts) for world in BOTH]
    one, other = plans
    if one is None or other is None or not _alike(twins, one.decision, other.decision, (one.before, other.before)):
        return
    for world, plan in enumerate((one, other)):
        await twins.only(world, twins.players[plan.giver], as_sent(plan.offer), "a hidden offer")
    for world, plan in enumerate((one, other)):
        twins.say(world, twins.players[plan.taker], as_sent(plan.acceptance))
    await twins.settled("a hidden trade")


@dataclass
class Plan:
    """A trade in one world: the offer, what takes it, and what will come of that."""

    giver: Seat
    taker: Seat
    offer: MakeOffer
    acceptance: AcceptOffer
    before: Match
    decision: deciding.Decision


def _plan(twins: Twins, world: int, two: list[Seat], counts: dict[Seat, int]) -> Plan | None:
    giver, taker = twins.chance.sample(two, 2)
    gives, asked = (_some_hidden(twins, twins.match(world), seat, counts[seat]) for seat in (giver, taker))
    offer = MakeOffer((taker,), Picked(hand=gives), Wants(asked))
    made = decided(twins, world, giver, offer)
    if not isinstance(made, tuple):
        return None
    match = apply_all(twins.match(world), made)
    acceptance = AcceptOffer(match.table.offers[-1].number_for(taker), Picked(hand=asked))
    decision = deciding.decide(match, Actor(taker), acceptance, twins.worlds[world].clock.now)
    return Plan(giver, taker, offer, acceptance, match, decision)


async def _public_offer(twins: Twins, seat: Seat) -> None:
    """One to everyone, of a piece that this seat holds in both."""
    one, other = (twins.match(world).table.holding(seat).pieces for world in BOTH)
    in_both = singles(one.overlap(other))
    if in_both:
        offer = MakeOffer(None, Picked(twins.chance.choice(in_both)), Wants(any_beads=1))
        await _try(twins, [(seat, offer), (seat, offer)], "another's offer to all")


async def together(twins: Twins) -> None:
    """Something hidden is still on its way to the journal when the next thing comes: stored in one go, or not."""
    if not twins.others:
        return
    seat, world = twins.chance.choice(twins.others), twins.chance.choice(BOTH)
    command = any_act(twins.chance, twins.match(world), seat)
    if _is_silent(twins, world, decided(twins, world, seat, command)):
        twins.done += 1
        who = twins.chance.choice([*twins.tabs, *twins.public, *twins.players.values()])
        for each in BOTH:
            twins.worlds[each].journal.hold()
            if each == world:
                twins.say(each, twins.players[seat], as_sent(command))
                await twins.worlds[each].heard()
            twins.say(each, who, {"type": "say", "text": "hm"}, f"with{twins.done}")
            await twins.worlds[each].heard()
            twins.worlds[each].journal.release()
        await twins.settled("something hidden that was still on its way")


# -- what may happen where

Act = tuple[Seat, TableCommand]


async def _try(twins: Twins, acts: list[Act], act: str) -> None:
    """An act that is nobody's business happens in its own world; one that is alike in both; else none."""
    decisions = [decided(twins, world, *acts[world]) for world in BOTH]
    silent = [_is_silent(twins, world, decisions[world]) for world in BOTH]
    if _alike(twins, decisions[0], decisions[1]) and not any(silent) and not any(map(ends_round, decisions)):
        twins.done += acts[0] != acts[1]
        for world, (seat, command) in enumerate(acts):
            twins.say(world, twins.players[seat], as_sent(command))
        await twins.settled(act)
    for world in BOTH:
        if silent[world]:
            await twins.only(world, twins.players[acts[world][0]], as_sent(acts[world][1]), act)


async def _try_in(twins: Twins, world: int, seat: Seat, command: TableCommand, act: str) -> None:
    if _is_silent(twins, world, decided(twins, world, seat, command)):
        await twins.only(world, twins.players[seat], as_sent(command), act)


def _is_silent(twins: Twins, world: int, decision: deciding.Decision) -> bool:
    """Nobody who is watched may know of it; nobody may know of a refusal but its sender."""
    return all(_part(twins.match(world), decision, eye) in (None, []) for eye in twins.eyes)


def _alike(
    twins: Twins, one: deciding.Decision, other: deciding.Decision, matches: tuple[Match, Match] | None = None
) -> bool:
    """Both are done, and to all who are watched they are the same."""
    a, b = matches or (twins.match(0), twins.match(1))
    parts = [(_part(a, one, eye), _part(b, other, eye)) for eye in twins.eyes]
    return all(mine is not None and mine == theirs for mine, theirs in parts)


def _part(match: Match, decision: deciding.Decision, eye: Seat | None) -> list[object] | None:
    return public_part(match, decision, eye) if isinstance(decision, tuple) else None


def _some_hidden(twins: Twins, match: Match, seat: Seat, count: int, *, beads: bool = False) -> Pieces:
    hand = match.table.holding(seat).hand
    there = singles(Pieces(beads=hand.beads) if beads else hand)
    return all_of(twins.chance.sample(there, count)) if len(there) >= count else NOTHING


ACTS: dict[Callable[[Twins], Awaitable[None]], int] = {
    mine: 5,
    asking: 3,
    theirs: 7,
    hidden_placing: 2,
    hidden_offer: 3,
    hidden_trade: 3,
    together: 2,
}
