"""What one viewer sees of a room, in named sections that change apart.

Law: built field by field for one viewer [PUB5]. Members, browsers and the journal's version are in no section.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum

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
    """`play` counts the rounds begun here and is named by acts of a round; `host` is None for a screen only."""

    phase: str
    play: int
    settings: TableSettings
    host: Seat | None
    host_is_here: bool
    free_seats: int
    kick: KickView | None
    askers: tuple[AskerView, ...]


@dataclass(frozen=True, slots=True)
class You:
    """Who the viewer is."""

    seat: Seat | None
    is_host: bool
    acts: tuple[RoomAct, ...]


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
    return own_sections(public_sections(state, watching), state, actor)


def public_sections(state: RoomState, watching: int, wishes: Wishes = NO_WISHES) -> Sections:
    """The sections of somebody without a seat; what they share with everybody is built here, once."""
    nobody = Actor()
    public = Sections(_room(state, nobody), _players(state), _you(state, nobody), watching)
    if state.match is None:
        return public
    view = view_for(state.match, nobody)
    return replace(
        public,
        wishes=wishes.seen_in(state),
        **{each.name: getattr(view, each.name) for each in fields(view)},
        reveal=reveal_of(state),
    )


def own_sections(public: Sections, state: RoomState, actor: Actor) -> Sections:
    """A viewer's own sections beside those that all share."""
    if actor == Actor():
        return public
    common = replace(public, room=_room(state, actor) if actor.is_host else public.room, you=_you(state, actor))
    if state.match is None:
        return common
    own = own_view(state.match, actor)
    return replace(common, mine=own.mine, offers=own.offers, options=own.options)


def _room(state: RoomState, actor: Actor) -> RoomView:
    kick = state.last_kick
    shows_kick = kick is not None and actor.is_host
    free = 0 if state.match is not None else state.settings.seats - len(state.players)
    return RoomView(
        phase=state.phase,
        play=state.plays,
        settings=state.settings,
        host=state.seat_of(state.host),
        host_is_here=not state.is_away(state.host),
        free_seats=free,
        kick=KickView(kick.seat, kick.name, kick.until) if kick is not None and shows_kick else None,
        askers=tuple(AskerView(asker.number, asker.name) for asker in state.askers),
    )


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


def _you(state: RoomState, actor: Actor) -> You:
    return You(actor.seat, actor.is_host, tuple(act for act in RoomAct if _is_open(state, actor, act)))


def _is_open(state: RoomState, actor: Actor, act: RoomAct) -> bool:
    in_lobby, seated = state.match is None, actor.seat is not None
    match act:
        case RoomAct.TAKE_SEAT:
            return in_lobby and not seated and len(state.players) < state.settings.seats
        case RoomAct.LEAVE | RoomAct.RENAME:
            return seated
        case RoomAct.SAY | RoomAct.MAKE_CODE:
            return seated or actor.is_host
        case RoomAct.ASK_FOR_SEAT:
            return not (in_lobby or seated or state.is_over)
        case RoomAct.CHANGE_SETTINGS:
            return in_lobby and actor.is_host
        case RoomAct.DEAL:
            return in_lobby and actor.is_host and len(state.players) >= MIN_SEATS
        case RoomAct.KICK:
            return actor.is_host and any(_is_guest(state, player) for player in state.players)
        case RoomAct.HAND_OVER:
            return actor.is_host and bool(state.askers) and _has_idle_seat(state)
        case RoomAct.PACE_REVEAL:
            return actor.is_host and reveal_of(state) is not None
        case RoomAct.REMATCH:
            return actor.is_host and state.is_over
