"""The table of twin rooms: people sit down and look on, a first round is played and told, and a second is running.

Law: up to here both worlds are the same; what is to differ comes later.
"""

from __future__ import annotations

from beadtrade.journal.contract import RoomKey
from beadtrade.rules import decide as deciding
from beadtrade.rules.commands import Actor, TableCommand
from beadtrade.rules.events import RoundEnded
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant
from tests.match.edge import WATCH, World
from tests.match.sent import as_sent
from tests.match.twin_rooms import NAMES, Twins, cookie_of
from tests.rules.acts import any_act

FIRST_ROUND = 6
WARM_UP = 30
HOST_PLAYS = 0.75
TWENTY_MINUTES = 1_200_000


async def a_table(worlds: tuple[World, World], seed: int) -> Twins:
    """The second round is running, hands are mixed, and the spectators look on."""
    twins = Twins(worlds, seed)
    await _open_room(twins)
    await _sit_down(twins)
    await _look_on(twins)
    host = twins.host
    await twins.both(host, {"type": "change_settings", "settings": _settings(twins)})
    await twins.both(host, {"type": "deal"})
    await begin(twins)
    await _end_a_round(twins)
    await twins.both(host, {"type": "end_reveal"})
    await begin(twins)
    for _ in range(WARM_UP):
        await _some_act(twins)
    return twins


async def _open_room(twins: Twins) -> None:
    """By the first player; or by somebody who is only a screen."""
    is_seated = twins.chance.random() < HOST_PLAYS
    for world in twins.worlds:
        async with world.browser(cookie_of(NAMES[0] if is_seated else "host")) as browser:
            made = await browser.post("/api/rooms", json={"name": NAMES[0]} if is_seated else {})
            twins.room = RoomKey(made.json()["room"])
    if not is_seated:
        twins.screen = twins.call("a host without a seat", cookie_of("host"))
        twins.public.append(twins.screen)


async def _sit_down(twins: Twins) -> None:
    for at, name in enumerate(twins.names):
        twins.players[Seat(at)] = twins.call(name, cookie_of(name))
        await twins.both(twins.players[Seat(at)], {"type": "take_seat", "name": name})
    twins.viewer = twins.chance.choice([*twins.players, *twins.players, None])
    if twins.viewer is not None:
        twins.watch(twins.players[twins.viewer], twins.tabs)


async def _look_on(twins: Twins) -> None:
    """Everybody who is nobody at the table; a screen with a player's cookie is one of them."""
    await twins.both(twins.host, {"type": "make_spoken_code"})
    line = twins.host.lines[0]
    assert line is not None
    twins.code = line.view["room"]["code"]
    player = cookie_of(twins.chance.choice(twins.names))
    for socket in (
        twins.call("a spectator", cookie_of("spectator")),
        twins.call("a browser without a cookie", None),
        twins.call("a screen", None, hello=WATCH),
        twins.call("a player's screen", player, hello=WATCH),
        twins.call("a guest by the code", cookie_of("guest"), at=twins.code),
        twins.call("a guest without a cookie", None, at=twins.code),
    ):
        twins.public.append(socket)
    twins.zoe = twins.call("Zoe", cookie_of("Zoe"))
    await twins.settled("they came to look on")


def _settings(twins: Twins) -> dict[str, object]:
    likely = [each for each in Variant if each is not Variant.STORY]
    chosen = [each.value for each in likely if twins.chance.random() < 0.4]
    limit = twins.chance.choice([None, TWENTY_MINUTES])
    return {"seats": 5, "variants": chosen, "time_limit": limit}


async def begin(twins: Twins) -> None:
    """All who are there are ready, and the host begins."""
    for socket in twins.players.values():
        await twins.both(socket, {"type": "get_ready"})
    await twins.both(twins.host, {"type": "begin"})
    assert twins.state(0).phase == "playing"


async def _end_a_round(twins: Twins) -> None:
    for _ in range(FIRST_ROUND):
        await _some_act(twins)
    while twins.state(0).phase == "playing":
        seat = next(seat for seat in twins.players if twins.match(0).table.holding(seat).pieces.spirit_count)
        counts = twins.match(0).table.holding(seat).pieces.spirits
        kind = next(kind for kind, count in zip(("bull", "snake", "frog", "owl", "fish"), counts, strict=True) if count)
        await twins.both(twins.players[seat], {"type": "place_spirit", "side": "top", "kind": kind})


async def _some_act(twins: Twins) -> None:
    """By anybody, the same in both worlds; none that ends the round."""
    seat = twins.chance.choice(list(twins.players))
    command = any_act(twins.chance, twins.match(0), seat)
    if not ends_round(decided(twins, 0, seat, command)):
        await twins.both(twins.players[seat], as_sent(command))


def decided(twins: Twins, world: int, seat: Seat, command: TableCommand) -> deciding.Decision:
    """What will come of it."""
    return deciding.decide(twins.match(world), Actor(seat), command, twins.worlds[world].clock.now)


def ends_round(decision: deciding.Decision) -> bool:
    return isinstance(decision, tuple) and any(isinstance(event, RoundEnded) for event in decision)
