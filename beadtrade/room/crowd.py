"""Everybody who looks at a room, and what they are told.

Law: it tells only what is stored, to each audience what that audience may see; one that sees no change gets no frame
and its counter stands still [PUB7]. Nothing here waits for anybody.
"""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.journal.contract import RoomKey
from beadtrade.room.audience import Audience, Connection, Encodings, settled
from beadtrade.room.entrance import Onlooker
from beadtrade.room.frames import (
    Answer,
    answer_frame,
    encode_answer,
    encode_events,
    encode_talk,
    reactions_frame,
    update_frame,
    view_frame,
)
from beadtrade.room.gestures import ReactionsSeen
from beadtrade.room.ids import BrowserId, MemberId
from beadtrade.room.limits import AWAY_AFTER_MS, SOCKETS_PER_SEAT, SPECTATORS
from beadtrade.room.places import Taken, have_one_free, who_makes_place
from beadtrade.room.state import RoomState
from beadtrade.room.steps import Reply, Step
from beadtrade.room.view import Sections, own_sections, public_sections
from beadtrade.room.wishes import NO_WISHES, Wishes
from beadtrade.rules.commands import Actor


class Crowd:
    """The connections of one room, in audiences. `state` is the stored one; `build` names the server's build; `key` is
    the room's, which its players are told.
    """

    def __init__(self, state: RoomState, build: str, key: RoomKey) -> None:
        self._state = state
        self._build = build
        self._key = key
        self._code: str | None = None
        self._audiences: dict[Onlooker, Audience] = {}
        self._encodings = Encodings()
        self._wishes = NO_WISHES
        self._public = public_sections(state, 0)
        self._heard: dict[Connection, int] = {}
        self._last_heard: dict[MemberId, int] = {}

    @property
    def connections(self) -> tuple[Connection, ...]:
        return tuple(self._heard)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._heard

    def has_room_for(self, browser: BrowserId, now: int) -> bool:
        """Whether one more socket of this browser may look on."""
        return all(have_one_free(places, at_most, now) for places, at_most in self._places_beside(browser))

    def _places_beside(self, browser: BrowserId) -> Iterator[tuple[Taken, int]]:
        """The places that a browser shares with others, by whom they are taken, and how many of them there are."""
        member = self._state.member_of(browser)
        yield {each: at for each, at in self._heard.items() if self._member(each) == member}, SOCKETS_PER_SEAT
        if self._state.actor(member) == Actor():
            yield {each: at for each, at in self._heard.items() if self._actor(each) == Actor()}, SPECTATORS

    # -- coming and going

    def admit(self, connection: Connection, now: int) -> None:
        """From here on the connection is told everything it may see, beginning with all of it."""
        self.dismiss(connection)
        for places, at_most in tuple(self._places_beside(connection.browser)):
            for silent in who_makes_place(places, at_most):
                self.dismiss(silent)
                silent.hang_up()
        self._heard[connection] = now
        self._look_again()
        self._place(connection, now)
        self._refresh()

    def dismiss(self, connection: Connection) -> None:
        """The connection is gone; the close of one that has been gone for long changes nothing."""
        if connection in self._heard:
            self._last_heard[self._state.member_of(connection.browser)] = self._heard.pop(connection)
            self._take_out(connection)
            self._refresh()

    def hang_up(self, state: RoomState) -> None:
        """Everybody has to come back, to what is stored now: what they were told last can't be relied on."""
        self._state = state
        leaving = self.connections
        for connection in leaving:
            self._last_heard[self._member(connection)] = self._heard.pop(connection)
        self._audiences.clear()
        for connection in leaving:
            connection.hang_up()

    def heard(self, connection: Connection, now: int) -> None:
        """Somebody is there."""
        if connection in self._heard:
            self._heard[connection] = now

    def here(self, now: int) -> frozenset[MemberId]:
        """Members heard of within the time after which somebody is away."""
        self._last_heard = {member: at for member, at in self._last_heard.items() if now - at < AWAY_AFTER_MS}
        heard = {self._member(each) for each, at in self._heard.items() if now - at < AWAY_AFTER_MS}
        return frozenset(heard | self._last_heard.keys())

    # -- telling

    def answer(self, connection: Connection, answer: Answer) -> None:
        """An answer to something that changed nothing the sender sees."""
        if connection in self._heard:
            connection.answered(answer)
            connection.send(answer_frame(encode_answer(answer)))

    def publish(self, step: Step, now: int) -> None:
        """A version is stored: everybody learns what they may know of it, the sender the answer too."""
        self._state, self._wishes = step.after, self._wishes.left_in(step.after)
        moved = [each for each in self._heard if not self._is_in_place(each)]
        for connection in moved:
            self._take_out(connection)
        self._look_again()
        answered = False
        for audience in tuple(self._audiences.values()):
            events = encode_events(step.seen_by(audience.onlooker.actor.seat))
            answered = self._tell(audience, events, step.reply) or answered
        for connection in moved:
            self._place(connection, now, step)
            answered = answered or step.answer_to(connection) is not None
        if step.reply is not None and not answered:
            self.answer(*step.reply)
        for each in step.later:
            self.answer(each.connection, each.answer)

    @property
    def wishes(self) -> Wishes:
        """The badges as they were shown last."""
        return self._wishes

    def show_wishes(self, wishes: Wishes, reply: Reply) -> None:
        """Badges have changed, or have not: its sender is answered either way."""
        self._wishes = wishes
        if not self._refresh(reply):
            self.answer(*reply)

    def show_code(self, code: str | None, reply: Reply | None = None) -> None:
        """The spoken code has changed, or has not: its sender is answered either way."""
        is_news, self._code = code != self._code, code
        answered = is_news and self._refresh(reply)
        if reply is not None and not answered:
            self.answer(*reply)

    def send_away_guests(self) -> None:
        """Whoever came by the spoken code and has no seat. They find that it leads nowhere any more."""
        for connection in self.connections:
            if self._onlooker(connection).is_guest:
                self.dismiss(connection)
                connection.hang_up()

    def show_reactions(self, reactions: tuple[ReactionsSeen, ...]) -> None:
        """The same to all, beside their views."""
        frame = reactions_frame(reactions)
        for connection in self.connections:
            connection.send_if_prompt(frame)

    def _tell(self, audience: Audience, events: bytes = b"[]", reply: Reply | None = None) -> bool:
        """Sends an audience its change; whether the sender's answer went with it."""
        changed = audience.show(self._sections_of(audience.onlooker))
        if not changed and events == b"[]":
            return False
        audience.n += 1
        plain = update_frame(audience.n, changed, events)
        answered = False
        for connection in audience.connections:
            if reply is None or reply.connection is not connection:
                connection.send(plain)
            else:
                connection.answered(reply.answer)
                connection.send(update_frame(audience.n, changed, events, encode_answer(reply.answer)))
                answered = True
        return answered

    def _refresh(self, reply: Reply | None = None) -> bool:
        """What is not in the state has changed: who looks on, or a badge. Whether an answer went with it."""
        self._look_again()
        told = [self._tell(audience, reply=reply) for audience in self._audiences.values()]
        return any(told)

    def _look_again(self) -> None:
        """What all share, built once, and made of the old values where nothing changed."""
        public = public_sections(self._state, self._watching, self._wishes, self._code)
        self._public = settled(public, self._public)

    def _sections_of(self, onlooker: Onlooker) -> Sections:
        return own_sections(self._public, self._state, onlooker, self._key)

    def show_all(self, connection: Connection, now: int) -> None:
        """The whole view again, for a connection that missed something."""
        audience = self._audiences.get(self._onlooker(connection))
        if audience is not None and connection in self._heard:
            self._show(connection, audience, now)

    def _show(self, connection: Connection, audience: Audience, now: int, step: Step | None = None) -> None:
        events = b"[]" if step is None else encode_events(step.seen_by(audience.onlooker.actor.seat))
        answer = None if step is None else step.answer_to(connection)
        if answer is not None:
            connection.answered(answer)
        encoded = None if answer is None else encode_answer(answer)
        talk = encode_talk(self._state.talk)
        connection.send(view_frame(audience.n, audience.encoded, talk, now, self._build, events, encoded))

    # -- audiences

    def _place(self, connection: Connection, now: int, step: Step | None = None) -> None:
        """Into the audience of those who see the same, with everything these see."""
        kind = self._onlooker(connection)
        if kind not in self._audiences:
            self._audiences[kind] = Audience(kind, self._sections_of(kind), self._encodings)
        self._audiences[kind].connections.append(connection)
        self._show(connection, self._audiences[kind], now, step)

    def _take_out(self, connection: Connection) -> None:
        for kind, audience in tuple(self._audiences.items()):
            if connection in audience.connections:
                audience.connections.remove(connection)
                if not audience.connections:
                    del self._audiences[kind]

    def _is_in_place(self, connection: Connection) -> bool:
        audience = self._audiences.get(self._onlooker(connection))
        return audience is not None and connection in audience.connections

    def _member(self, connection: Connection) -> MemberId:
        return self._state.member_of(connection.browser)

    def _actor(self, connection: Connection) -> Actor:
        return self._state.actor(self._member(connection))

    def _onlooker(self, connection: Connection) -> Onlooker:
        return Onlooker(self._actor(connection), connection.by_code)

    @property
    def _watching(self) -> int:
        """Connections of those who only look on: not the host, seated or not; and a screen for all is nobody."""
        return sum(not each.is_screen and self._actor(each) == Actor() for each in self._heard)
