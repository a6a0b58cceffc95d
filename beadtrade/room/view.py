"""What one viewer sees of a room, in named sections that change apart.

Law: built field by field for one viewer [PUB5]. Members, browsers and the journal's version are in no section.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum

from beadtrade.room.entrance import Onlooker, refuse_asking, refuse_sitting
from beadtrade.room.ids import AskerNumber
from beadtrade.room.pacing import reveal_of
from beadtrade.room.settings import TableSettings
from beadtrade.room.show import Script
from beadtrade.room.state import Player, RoomState
from beadtrade.room.wishes import NO_WISHES, Wish, Wishes
from beadtrade.rules.commands import Actor
from beadtrade.rules.options import Options
from beadtrade.rules.pieces import Pieces
from beadtrade.rules.seats import MIN_SEATS, Presence, Seat
from beadtrade.rules.view import BoxesView, Mine, OfferView, Progress, RoundSheet, SeatView, own_view, view_for


class RoomAct(StrEnum):
    """Requests open to a viewer beyond the match, named like their commands."""

    TAKE_SEAT = "take_seat"
    LEAVE = "leave"
    RENAME = "rename"
    SAY = "say"
    ASK_FOR_SEAT = "ask_for_seat"
    CHANGE_SETTINGS = "change_settings"
    DEAL = "deal"
    KICK = "kick"
    HAND_OVER = "hand_over"
    LET_IN = "let_in"
    DISMISS_ASKER = "dismiss_asker"
    LOCK_ROOM = "lock_room"
    MAKE_SPOKEN_CODE = "make_spoken_code"
    PACE_REVEAL = "pace_reveal"
    REMATCH = "rematch"
    MAKE_CODE = "make_code"


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as everybody sees them."""

    seat: Seat
    name: str
    is_here: bool
    has_left: bool


@dataclass(frozen=True, slots=True)
class KickView:
    """A kick that the host can still undo, until `until` (server time, milliseconds)."""

    seat: Seat
    name: str
    until: int


@dataclass(frozen=True, slots=True)
class AskerView:
    asker: AskerNumber
    name: str


@dataclass(frozen=True, slots=True)
class RoomView:
    """`play` counts the rounds begun here and is named by acts of a round; `host` is None for a screen only. `code` is
    the spoken code, None while there is none; while the room `is_locked` nobody new sits down or asks for a seat.
    """

    phase: str
    play: int
    settings: TableSettings
    host: Seat | None
    host_is_here: bool
    free_seats: int
    kick: KickView | None
    askers: tuple[AskerView, ...]
    code: str | None
    is_locked: bool


@dataclass(frozen=True, slots=True)
class You:
    """Who the viewer is. A host who stands in is no owner, and so may not delete the room. `key` is the room's, for a
    player or host who came by the spoken code: their page goes on with it, so that the code's end is not theirs. All
    others have it already, or are not told.
    """

    seat: Seat | None
    is_host: bool
    is_owner: bool
    acts: tuple[RoomAct, ...]
    key: str | None


@dataclass(frozen=True, slots=True)
class Sections:
    """All sections of a viewer's view; those of a match are None while there is none."""

    room: RoomView
    players: tuple[PlayerView, ...]
    you: You
    watching: int
    progress: Progress | None = None
    seats: tuple[SeatView, ...] | None = None
    boxes: BoxesView | None = None
    center: Pieces | None = None
    wishes: tuple[Wish | None, ...] | None = None
    mine: Mine | None = None
    offers: tuple[OfferView, ...] | None = None
    options: Options | None = None
    sheets: tuple[RoundSheet, ...] | None = None
    reveal: Script | None = None


def sections_for(state: RoomState, actor: Actor, watching: int) -> Sections:
    """The sections of a viewer; `watching` is how many spectators look on."""
    return own_sections(public_sections(state, watching), state, Onlooker(actor))


def public_sections(state: RoomState, watching: int, wishes: Wishes = NO_WISHES, code: str | None = None) -> Sections:
    """The sections of somebody without a seat; what they share with everybody is built here, once."""
    nobody = Onlooker()
    public = Sections(_room(state, code), _players(state), _you(state, nobody, None), watching)
    if state.match is None:
        return public
    view = view_for(state.match, nobody.actor)
    return replace(
        public,
        wishes=wishes.seen_in(state),
        **{each.name: getattr(view, each.name) for each in fields(view)},
        reveal=reveal_of(state),
    )


def own_sections(public: Sections, state: RoomState, onlooker: Onlooker, key: str | None = None) -> Sections:
    """A viewer's own sections beside those that all share; `key` is the room's."""
    actor = onlooker.actor
    if onlooker == Onlooker():
        return public
    if onlooker.is_guest:
        return replace(public, you=_you(state, onlooker, None))
    room = replace(public.room, kick=_kick(state)) if actor.is_host else public.room
    common = replace(public, room=room, you=_you(state, onlooker, key if onlooker.by_code else None))
    if state.match is None:
        return common
    own = own_view(state.match, actor)
    return replace(common, mine=own.mine, offers=own.offers, options=own.options)


def _room(state: RoomState, code: str | None) -> RoomView:
    return RoomView(
        phase=state.phase,
        play=state.plays,
        settings=state.settings,
        host=state.seat_of(state.host),
        host_is_here=not state.is_away(state.host),
        free_seats=0 if state.match is not None else state.settings.seats - len(state.players),
        kick=None,
        askers=tuple(AskerView(asker.number, asker.name) for asker in state.askers),
        code=code,
        is_locked=state.is_locked,
    )


def _kick(state: RoomState) -> KickView | None:
    """For the host alone."""
    kick = state.last_kick
    return None if kick is None else KickView(kick.seat, kick.name, kick.until)


def _players(state: RoomState) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            seat=Seat(at),
            name=player.name,
            is_here=player.member is not None and not state.is_away(player.member),
            has_left=player.member is None,
        )
        for at, player in enumerate(state.players)
    )


def _is_guest(state: RoomState, player: Player) -> bool:
    """Whether somebody sits there whom the host may send away."""
    return player.member is not None and player.member not in (state.host, state.owner)


def _has_idle_seat(state: RoomState) -> bool:
    """Whether a seat of the match is played by nobody at the moment."""
    return state.match is not None and any(each is not Presence.HERE for each in state.match.presence)


def _you(state: RoomState, onlooker: Onlooker, key: str | None) -> You:
    actor = onlooker.actor
    is_owner = actor.is_host and state.stand_in is None
    acts = tuple(act for act in RoomAct if _is_open(state, onlooker, act))
    return You(actor.seat, actor.is_host, is_owner, acts, key)


def _is_open(state: RoomState, onlooker: Onlooker, act: RoomAct) -> bool:
    actor = onlooker.actor
    in_lobby, seated, has_room = state.match is None, actor.seat is not None, len(state.players) < state.settings.seats
    match act:
        case RoomAct.TAKE_SEAT:
            is_kept_out = refuse_sitting(state, onlooker.is_guest, actor.is_host) is not None
            return in_lobby and not seated and has_room and not is_kept_out
        case RoomAct.LEAVE | RoomAct.RENAME:
            return seated
        case RoomAct.SAY | RoomAct.MAKE_CODE:
            return seated or actor.is_host
        case RoomAct.ASK_FOR_SEAT:
            return not seated and refuse_asking(state, onlooker.is_guest) is None
        case RoomAct.CHANGE_SETTINGS:
            return in_lobby and actor.is_host
        case RoomAct.DEAL:
            return in_lobby and actor.is_host and len(state.players) >= MIN_SEATS
        case RoomAct.KICK:
            return actor.is_host and any(_is_guest(state, player) for player in state.players)
        case RoomAct.HAND_OVER:
            return actor.is_host and bool(state.askers) and _has_idle_seat(state)
        case RoomAct.LET_IN:
            return actor.is_host and in_lobby and bool(state.askers) and has_room
        case RoomAct.DISMISS_ASKER:
            return actor.is_host and bool(state.askers)
        case RoomAct.LOCK_ROOM | RoomAct.MAKE_SPOKEN_CODE:
            return actor.is_host
        case RoomAct.PACE_REVEAL:
            return actor.is_host and reveal_of(state) is not None
        case RoomAct.REMATCH:
            return actor.is_host and state.is_over
