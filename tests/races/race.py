"""Races: two moves one after the other, and the same two in the same instant, from two sockets.

Law: what comes of a race is what the journal holds and what everybody's screen shows; a screen that was kept up to date
shows what one that is opened now shows.
"""

from __future__ import annotations

import itertools
import json
from dataclasses import dataclass

from beadtrade.journal.contract import Entry, RoomKey, Version
from beadtrade.journal.formats import CURRENT_FORMAT
from beadtrade.room.codec import Record, encode
from beadtrade.room.directory import KEY_ALPHABET, KEY_LENGTH
from beadtrade.room.ids import BrowserId
from beadtrade.room.replaying import replayed
from beadtrade.room.room import Room
from beadtrade.room.row import row_of
from beadtrade.room.state import RoomState
from beadtrade.rules.pieces import EVERYTHING
from tests.match.edge import HELLO, Line, World
from tests.races.scene import CODE, MAKER_OF_THE_CODE, Move, Scene, cookie_of, member
from tests.room.live import Seen
from tests.told import Json
from tests.web.in_process import Served

WATCHERS = ("Mio", "Eva")
"""They look on, whoever races: one with a seat, one without."""
Order = tuple[int, int]
"""Which of the two comes first."""
BOTH: Order = (0, 1)
_keys = itertools.product(KEY_ALPHABET, repeat=4)


@dataclass
class Outcome:
    """What each of the two was answered; where the room stands; and what all the screens show, keys and codes apart."""

    answers: tuple[str, str]
    state: RoomState
    screens: str


@dataclass
class Start:
    """The room of one race, and the two who are about to send."""

    world: World
    scene: Scene
    room: RoomKey
    pair: tuple[Move, Move]
    lines: list[Line]
    watchers: list[Seen]
    code: str
    spoken: str

    @property
    def screens(self) -> str:
        shown = json.dumps([*(line.view for line in self.lines), *(seen.view for seen in self.watchers)])
        return shown.replace(self.room, "KEY").replace(self.spoken or "CODE", "CODE")

    def say(self, at: int) -> None:
        """Sends one of the two. Its id is its place in the pair, so two orders are told apart by nothing but order."""
        move = self.pair[at]
        command = {key: self.code if value == CODE else value for key, value in move.command.items()}
        play = self.scene.story.state.plays if move.is_of_a_round else None
        self.lines[at].command(f"move{at}", command, play)

    async def settled(self) -> None:
        await self.world.settled(self.room)

    async def ended(self) -> Outcome:
        """Everything is stored and told; and it is sound."""
        await self.settled()
        live = await self.world.directory.find(self.room)
        kept = live.stored
        read = await replayed(await self.world.journal.read(self.room))
        assert read == kept, "the journal holds something else"
        assert kept.match is None or kept.match.table.pieces == EVERYTHING, "a piece was lost or made [PCE3]"
        screens = self.screens
        await self._all_see_anew(live)
        assert self.screens == screens, "what was kept up to date shows something else"
        first, second = (self.lines[at].answers[f"move{at}"] for at in BOTH)
        await self.world.hang_up_all()
        return Outcome((first, second), kept, screens)

    async def _all_see_anew(self, live: Room) -> None:
        for line in self.lines:
            line.say(HELLO)
        await self.settled()
        for watcher in self.watchers:
            live.show_all(watcher)


async def one_after_the_other(world: World, scene: Scene, pair: tuple[Move, Move], order: Order) -> Outcome:
    start = await _a_start(world, scene, pair)
    for at in order:
        start.say(at)
        await start.settled()
    return await start.ended()


async def in_the_same_instant(world: World, scene: Scene, pair: tuple[Move, Move], order: Order) -> Outcome:
    """Both are taken before anything of either is stored; `order` is how they came in."""
    start = await _a_start(world, scene, pair)
    world.journal.hold()
    for at in order:
        start.say(at)
    await world.heard()
    world.journal.release()
    return await start.ended()


async def _a_start(world: World, scene: Scene, pair: tuple[Move, Move]) -> Start:
    """The scene's room under a key of its own, with the sockets of the two, and of those who look on."""
    room = await room_of(world, scene)
    code = await _code_for(world, room, pair)
    spoken = await _spoken_code(world, room) if any(move.who in scene.guests for move in pair) else ""
    lines = [world.call(f"/ws/{spoken if m.who in scene.guests else room}", cookie_of(m.who)) for m in pair]
    await world.settled(room)
    senders = {move.who for move in pair}
    watchers = [Seen(BrowserId(member(who))) for who in WATCHERS if who not in senders]
    live = await world.directory.find(room)
    for watcher in watchers:
        live.join(watcher)
    return Start(world, scene, room, pair, lines, watchers, code, spoken)


async def room_of(world: World | Served, scene: Scene) -> RoomKey:
    """A room of its own, as the scene has it, in a server's journal; the server's clock shows the scene's time."""
    story = scene.story
    world.clock.now = story.now
    room = RoomKey("".join(next(_keys)).ljust(KEY_LENGTH, "r"))
    told = Record(tuple(event for record in story.records for event in record.events))
    entry = Entry(Version(1), CURRENT_FORMAT, story.now, encode(told))
    await world.journal.create(row_of(room, story.state, story.now), [entry])
    return room


async def _code_for(world: World, room: RoomKey, pair: tuple[Move, Move]) -> str:
    """The code for another browser, if one is going to be used."""
    if not any(CODE in move.command.values() for move in pair):
        return ""
    said = await _asked_before(world, room, MAKER_OF_THE_CODE, {"type": "make_code"})
    return next(str(frame["answer"]["code"]) for frame in said.frames if "answer" in frame)


async def _spoken_code(world: World, room: RoomKey) -> str:
    return str((await _asked_before(world, room, "Ana", {"type": "make_spoken_code"})).view["room"]["code"])


async def _asked_before(world: World, room: RoomKey, who: str, command: Json) -> Line:
    """Somebody's socket, which asked for something and was closed."""
    line = world.call(f"/ws/{room}", cookie_of(who))
    line.command("before", command)
    await world.settled(room)
    await world.hang_up_all()
    return line
