"""Decides every command of a match: match, actor, command and server time in, events or a refusal out.

Law: this is the only way a match changes. It reads no clock and draws no chance: time and draws come in as arguments.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from beadtrade.rules.apply import apply_all
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
    TableCommand,
    TakeBackReady,
    VacateSeat,
    VoidRound,
)
from beadtrade.rules.events import (
    Event,
    FloorPassed,
    MatchEnded,
    PlayerReady,
    ReadyTakenBack,
    RevealEnded,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    RoundVoided,
    SeatCameBack,
    SeatHandedOver,
    SeatVacated,
    SeatWentAway,
    YoungestClaimed,
    YoungestGivenUp,
)
from beadtrade.rules.match import Deed, Match, Phase
from beadtrade.rules.play import decide_act, withdraw_all
from beadtrade.rules.refusals import Refusal, RefusalCode
from beadtrade.rules.scoring import score
from beadtrade.rules.seats import Presence, Seat
from beadtrade.rules.variants import Variant

Decision = tuple[Event, ...] | Refusal
"""What a command comes to."""


def decide(match: Match, actor: Actor, command: Command, now: int) -> Decision:
    """What comes of a command at server time `now` (milliseconds). A refusal changes nothing."""
    match command:
        case PassFloor():
            return _pass_floor(match, actor, command)
        case ClaimYoungest() | GiveUpYoungest() | GetReady() | TakeBackReady():
            return _prepare(match, actor, command)
        case Begin():
            return _begin(match, actor, now)
        case VoidRound() | EndReveal() | EndMatch():
            return _host_act(match, actor, command, now)
        case MarkAway() | MarkBack() | VacateSeat() | HandOverSeat():
            return _presence(match, command)
        case CallTime():
            return _call_time(match, now)
        case _:
            return _act(match, actor, command, now)


def _act(match: Match, actor: Actor, command: TableCommand, now: int) -> Decision:
    """An act in the round; none counts at or after the deadline, even if the end isn't recorded yet [END2] [END5]."""
    if actor.seat is None:
        return Refusal(RefusalCode.NOT_A_PLAYER)
    if match.phase is not Phase.PLAYING:
        return Refusal(RefusalCode.WRONG_PHASE)
    if _is_time_up(match, now):
        return Refusal(RefusalCode.ROUND_OVER)
    decided = decide_act(match.table, match.variants, actor.seat, command)
    if isinstance(decided, Refusal):
        return decided
    events = tuple(replace(event, at=now) if isinstance(event, Deed) else event for event in decided)
    after = apply_all(match, events)
    if after.table.spirits_placed < match.spirits_to_end:
        return events
    return (*events, _round_ended(after, RoundEnd.SPIRITS, now))


def _round_ended(match: Match, why: RoundEnd, now: int) -> RoundEnded:
    """Scores what is held, under and on the boxes; the center doesn't count [END4] [SCO7]."""
    table = match.table
    held = tuple(each.pieces for each in table.holdings)
    normal = Variant.NORMAL in match.variants
    return RoundEnded(why, now, score(held, table.top.content, table.bottom.content, normal=normal))


def _call_time(match: Match, now: int) -> Decision:
    """Only the time limit ends a round without its spirits [END5]."""
    if match.phase is not Phase.PLAYING or match.deadline is None or now < match.deadline:
        return Refusal(RefusalCode.WRONG_PHASE)
    return (_round_ended(match, RoundEnd.TIME, now),)  # a reveal begins when it can be seen, even after a long stop


def _pass_floor(match: Match, actor: Actor, command: PassFloor) -> Decision:
    """Tellers pass on their own floor, the host anybody's [VAR5]; nobody that of another than was meant."""
    if match.phase is not Phase.STORIES or match.floor is None:
        return Refusal(RefusalCode.WRONG_PHASE)
    is_meant = command.teller in (None, match.floor)
    if not is_meant or (actor.seat != match.floor and not actor.is_host):
        return Refusal(RefusalCode.NOT_YOUR_FLOOR, (match.floor,))
    return _pass_on(match, match.floor)


def _pass_on(match: Match, teller: Seat) -> tuple[FloorPassed, ...]:
    """The floor goes to the next teller who is present [VAR5]; without it nothing but their own turn is gone."""
    if teller != match.floor:
        return (FloorPassed(teller),)
    following = takewhile(lambda seat: not match.is_here(seat), match.tellers[1:])
    return tuple(FloorPassed(seat) for seat in (teller, *following))


def _prepare(
    match: Match, actor: Actor, command: ClaimYoungest | GiveUpYoungest | GetReady | TakeBackReady
) -> Decision:
    """[BEG2] [BEG3]"""
    seat = actor.seat
    if seat is None:
        return Refusal(RefusalCode.NOT_A_PLAYER)
    if match.phase is not Phase.READY:
        return Refusal(RefusalCode.WRONG_PHASE)
    match command:
        case ClaimYoungest() if match.youngest is not None:
            return Refusal(RefusalCode.ALREADY_YOUNGEST, (match.youngest,))
        case ClaimYoungest():
            return (YoungestClaimed(seat),)
        case GiveUpYoungest():
            return (YoungestGivenUp(seat),) if match.youngest == seat else Refusal(RefusalCode.UNCHANGED)
        case GetReady():
            return Refusal(RefusalCode.UNCHANGED) if seat in match.ready else (PlayerReady(seat),)
        case TakeBackReady():
            return (ReadyTakenBack(seat),) if seat in match.ready else Refusal(RefusalCode.UNCHANGED)


def _begin(match: Match, actor: Actor, now: int) -> Decision:
    """The starter begins, once all present are ready; a refusal says who is missing [BEG2] [BEG3]."""
    if match.phase is not Phase.READY:
        return Refusal(RefusalCode.WRONG_PHASE)
    if not may_begin(match, actor):
        return Refusal(RefusalCode.NOT_THE_STARTER, () if match.starter is None else (match.starter,))
    if match.missing:
        return Refusal(RefusalCode.NOT_ALL_READY, match.missing)
    deadline = None if match.time_limit is None else now + match.time_limit
    return (RoundStarted(match.round, actor.seat, deadline, now),)


def may_begin(match: Match, actor: Actor) -> bool:
    """Whether this actor is the starter: the youngest while present, else the host [BEG3]."""
    return actor.is_host if match.starter is None else actor.seat == match.starter


def _host_act(match: Match, actor: Actor, command: VoidRound | EndReveal | EndMatch, now: int) -> Decision:
    if not actor.is_host:
        return Refusal(RefusalCode.NOT_THE_HOST)
    match command:
        case VoidRound():
            return _void(match, now)
        case EndReveal():
            return _end_reveal(match)
        case EndMatch():  # between rounds; a running one is voided first [MAT4]
            if match.phase in (Phase.PLAYING, Phase.FINAL):
                return Refusal(RefusalCode.WRONG_PHASE)
            return (MatchEnded(match.leaders()),)


def _void(match: Match, now: int) -> Decision:
    """Never a round that has ended, nor one whose time is up [END6] [END5]."""
    if match.phase is not Phase.PLAYING:
        return Refusal(RefusalCode.WRONG_PHASE)
    return Refusal(RefusalCode.ROUND_OVER) if _is_time_up(match, now) else (RoundVoided(),)


def _is_time_up(match: Match, now: int) -> bool:
    return match.deadline is not None and now >= match.deadline


def _end_reveal(match: Match) -> Decision:
    """After the last round the winners, else the next round's ready [MAT1] [MAT2]."""
    if match.phase is not Phase.REVEAL:
        return Refusal(RefusalCode.WRONG_PHASE)
    return (MatchEnded(match.leaders()),) if match.round >= match.rounds else (RevealEnded(),)


def _presence(match: Match, command: MarkAway | MarkBack | VacateSeat | HandOverSeat) -> Decision:
    """[END3] [MAT4]"""
    seat = command.seat
    if not match.has_seat(seat):
        return Refusal(RefusalCode.NO_SUCH_SEAT)
    was = match.presence[seat]
    match command:
        case MarkAway():
            return (SeatWentAway(seat),) if was is Presence.HERE else Refusal(RefusalCode.UNCHANGED)
        case MarkBack():
            return (SeatCameBack(seat),) if was is Presence.AWAY else Refusal(RefusalCode.UNCHANGED)
        case VacateSeat():
            return Refusal(RefusalCode.UNCHANGED) if was is Presence.LEFT else _vacate(match, command)
        case HandOverSeat():
            return Refusal(RefusalCode.STILL_HERE, (seat,)) if was is Presence.HERE else _hand_over(match, seat)


def _hand_over(match: Match, seat: Seat) -> Decision:
    """Whoever takes over is not bound by what somebody else has offered [END3]."""
    return (*withdraw_all(match.table, seat), SeatHandedOver(seat))


def _vacate(match: Match, command: VacateSeat) -> Decision:
    """The offers of a departed or kicked player end [END3]; a teller who leaves gives up the floor [VAR5]."""
    told = _pass_on(match, command.seat) if command.seat in match.tellers else ()
    return (SeatVacated(command.seat, command.kicked), *withdraw_all(match.table, command.seat), *told)
