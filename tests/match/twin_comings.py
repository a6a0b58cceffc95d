"""What else happens around twin rooms: words, requests that are refused, people who come, go and are sent away.

Law: what all can see is done in both worlds; what is between a browser and the server, in one of them only.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from beadtrade.rules.pieces import TYPES
from beadtrade.rules.seats import Seat
from beadtrade.web.wire.reference.commands import COMMANDS
from tests.match.edge import HELLO, WATCH, Json
from tests.match.twin_rooms import BOTH, Socket, Twins, cookie_of

HOST = Seat(0)
IN_VAIN: list[Json] = [
    {"type": "get_ready"},
    {"type": "begin"},
    {"type": "take_seat", "name": "Eva"},
    {"type": "rename", "name": " "},
    {"type": "kick", "seat": 4, "name": "Nobody"},
    {"type": "use_code", "code": "NOTHING2"},
    {"type": "undo_kick"},
    {"type": "hand_over", "seat": 1, "asker": 99},
    {"type": "accept_offer", "offer": 0},
    {"type": "peek", "at": "the boxes"},
]
"""Not in this phase, not by everybody, of nothing that there is, or no command at all."""
EVERY_COMMAND: list[Json] = [json.loads(facts.example) for facts in COMMANDS.values()]
"""For those who only look on: nearly all of it is refused."""
FEWEST = 2
"""Of players who stay: with fewer nothing hidden happens any more."""


async def words(twins: Twins) -> None:
    """Anybody talks, wishes or reacts, about any piece."""
    seated = twins.chance.random() < 0.8
    who = twins.chance.choice(list(twins.players.values()) if seated else twins.onlookers)
    await twins.both(who, _words(twins), "words")


def _words(twins: Twins) -> Json:
    piece = _asked_for(twins)
    said: list[Json] = [
        {"type": "say", "text": "who has owls?"},
        {"type": "set_wish", "wish": twins.chance.choice([None, piece])},
        *({"type": "say_phrase", "phrase": phrase, "piece": piece} for phrase in ("who_has", "i_have", "i_want")),
        {"type": "react", "reaction": twins.chance.choice(["wow", "cry"])},
    ]
    return twins.chance.choice(said)


def _asked_for(twins: Twins) -> Json:
    """A bead that other hands hold in one world than in the other, if there is one."""
    one, other = ([hand.hand.beads for hand in twins.match(world).table.holdings] for world in BOTH)
    differ = [kind for at, kind in enumerate(TYPES) if [each[at] for each in one] != [each[at] for each in other]]
    kind = twins.chance.choice(["bead", "bead", "spirit"])
    return {"kind": kind, "type": twins.chance.choice(differ or TYPES).value}


async def requests(twins: Twins) -> None:
    """What the watched ask for in vain, or ask for again: answered with the same bytes in both worlds."""
    who = twins.chance.choice([*twins.tabs, *twins.onlookers])
    asks = IN_VAIN if who in twins.tabs else [*IN_VAIN, *EVERY_COMMAND]
    ask = twins.chance.choice(asks)
    await twins.both(who, ask, f"a request to {ask['type']}")


async def resync(twins: Twins) -> None:
    """A watched client says hello again, or pings."""
    who = twins.chance.choice([*twins.tabs, *twins.public])
    message: Json = twins.chance.choice([HELLO, {"type": "ping"}])
    for line in who.lines:
        assert line is not None
        line.say(message)
    await twins.settled("hello again")


async def another_tab(twins: Twins) -> None:
    """The watched seat opens one more tab, or its player a screen."""
    if twins.viewer is not None and len(twins.tabs) < 3:
        name = f"another tab of {twins.names[twins.viewer]}"
        twins.tabs.append(twins.call(name, cookie_of(twins.names[twins.viewer])))
        await twins.settled("another tab")


async def another_device(twins: Twins) -> None:
    """The watched seat takes a further browser along, by a code."""
    if twins.viewer is not None and len(twins.tabs) < 3:
        for world in twins.worlds:
            world.draw_anew()  # codes that others made, in one world only, were drawn too
        await twins.both(twins.tabs[0], {"type": "make_code"}, "a code for another device")
        line = twins.tabs[0].lines[0]
        assert line is not None
        code = next(frame["answer"]["code"] for frame in reversed(line.frames) if "code" in frame.get("answer", {}))
        name = f"another device of {twins.names[twins.viewer]}"
        device = twins.call(name, cookie_of(f"device{twins.viewer}{code}"))
        twins.tabs.append(device)
        await twins.both(device, {"type": "use_code", "code": code}, "another device")


async def elsewhere(twins: Twins) -> None:
    """Between somebody else's browser and the server, in one world."""
    if not twins.others:
        return
    seat, world = twins.chance.choice(twins.others), twins.chance.choice(BOTH)
    line = twins.players[seat].lines[world]
    assert line is not None
    match twins.chance.randrange(5):
        case 0:
            await twins.only(world, twins.players[seat], {"type": "make_code"}, "another's code for a browser")
        case 1:
            await twins.only(world, twins.players[seat], {"type": "peek"}, "another's malformed command")
        case 2:
            tab = twins.call("a tab", cookie_of(twins.names[seat]), worlds=(world,))
            twins.tabs_elsewhere.setdefault(seat, []).append(tab)
        case 3:
            twins.call("a screen", cookie_of(twins.names[seat]), hello=WATCH, worlds=(world,))
        case _:
            line.say(HELLO)
    twins.done += 1
    await twins.settled("something elsewhere")


async def kicked(twins: Twins) -> None:
    """The host sends somebody away; from here on their open socket sees what everybody sees."""
    seat = _somebody(twins)
    if seat is not None:
        await _stands_up(twins, seat, "who was kicked")
        await twins.both(twins.host, {"type": "kick", "seat": seat, "name": twins.names[seat]})
        twins.public.append(twins.call("who was kicked and came back", cookie_of(twins.names[seat])))
        await twins.settled("who was kicked came back")


async def left(twins: Twins) -> None:
    """Somebody gives up the seat, closes the page and comes back as a spectator."""
    seat = _somebody(twins)
    if seat is not None:
        gone = await _stands_up(twins, seat, "who left")
        await twins.both(gone[0], {"type": "leave"})
        for socket in gone:
            twins.public.remove(socket)
            hang_up(socket)
        await twins.settled("the page was closed")
        twins.public.append(twins.call("who left and came back", cookie_of(twins.names[seat])))
        await twins.settled("somebody came back")


def hang_up(socket: Socket) -> None:
    for line in socket.lines:
        if line is not None:
            line.go()


async def handed_over(twins: Twins) -> None:
    """Zoe asks for an empty seat and gets it: she sees its hand, whoever had it sees it no more."""
    empty = [seat for seat in twins.match(0).seats if seat not in twins.players]
    if empty and twins.zoe is not None:
        zoe, seat = twins.zoe, empty[0]
        twins.zoe = None
        await twins.both(zoe, {"type": "ask_for_seat", "name": "Zoe"})
        number = twins.state(0).askers[-1].number
        await twins.both(twins.host, {"type": "hand_over", "seat": seat, "asker": number})
        assert twins.state(0).players[seat].name == "Zoe"
        twins.players[seat] = zoe
        twins.names = tuple("Zoe" if at == seat else name for at, name in enumerate(twins.names))


def _somebody(twins: Twins) -> Seat | None:
    """Who may go: not the host, and not when too few would be left."""
    guests = [seat for seat in twins.players if seat != HOST or twins.screen is not None]
    return twins.chance.choice(guests) if len(twins.players) > FEWEST else None


async def _stands_up(twins: Twins, seat: Seat, name: str) -> list[Socket]:
    """Nobody acts for the seat any more; its sockets are watched as those of somebody without a seat."""
    for each in twins.tabs_elsewhere.pop(seat, []):
        hang_up(each)  # else they would look on in one world only, and how many do is open to all
    await twins.settled("tabs were closed")
    gone = [twins.players.pop(seat)]
    if seat == twins.viewer:
        gone, twins.tabs, twins.viewer = twins.tabs, [], None
    for socket in gone:
        socket.name = name
        twins.watch(socket, twins.public)
    return gone


COMINGS: dict[Callable[[Twins], Awaitable[None]], int] = {
    words: 6,
    requests: 3,
    resync: 1,
    another_tab: 1,
    another_device: 1,
    elsewhere: 3,
    kicked: 1,
    left: 1,
    handed_over: 1,
}
