"""The server's figures, as Prometheus reads them.

Law: no label names a room, a seat or a person; labels are the protocol's closed lists. Counters grow where things
happen; what can be counted at any time is counted when it is asked for.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from beadtrade.room.audience import Connection
from beadtrade.room.room import Room
from beadtrade.room.state import RoomState
from beadtrade.rules.match import Phase

PHASES = ("lobby", *(each.value for each in Phase))
ROLES = ("player", "host", "spectator", "screen")
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""From a view that is built at once to what players would call stuck."""


class Figures:
    """All of them, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.commands = Counter("beadtrade_commands", "Commands taken", ("type",), registry=self.registry)
        self.refusals = Counter("beadtrade_refusals", "Commands refused", ("code",), registry=self.registry)
        self.resyncs = Counter("beadtrade_resyncs", "Whole views sent again", ("why",), registry=self.registry)
        self.commit_seconds = Histogram(
            "beadtrade_commit_seconds", "From handing entries to the journal until they are stored",
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self.fan_out_seconds = Histogram(
            "beadtrade_fan_out_seconds", "From a stored version until all frames of it are made and queued",
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip

    def count(self, rooms: Callable[[], tuple[Room, ...]]) -> None:
        """Counts these rooms, and the sockets in them, whenever the figures are read."""
        self.registry.register(Rooms(rooms))


class Rooms(Collector):
    """Rooms in memory and their sockets. Read in a thread of its own: each value that it takes is whole by itself."""

    def __init__(self, rooms: Callable[[], tuple[Room, ...]]) -> None:
        self._rooms = rooms

    def collect(self) -> Iterator[Metric]:
        rooms = self._rooms()
        phases = Tally(room.stored.phase for room in rooms)
        yield _gauge("beadtrade_rooms", "Rooms in memory", "phase", PHASES, phases)
        roles = Tally(role_of(room.stored, each) for room in rooms for each in room.connections)
        yield _gauge("beadtrade_sockets", "Sockets that have said hello", "role", ROLES, roles)


def role_of(state: RoomState, connection: Connection) -> str:
    """`host` is one without a seat."""
    if connection.is_screen:
        return "screen"
    member = state.member_of(connection.browser)
    if state.seat_of(member) is not None:
        return "player"
    return "host" if member == state.host else "spectator"


def _gauge(name: str, meaning: str, label: str, values: tuple[str, ...], tally: Tally[str]) -> GaugeMetricFamily:
    gauge = GaugeMetricFamily(name, meaning, labels=(label,))
    for value in values:
        gauge.add_metric((value,), tally[value])
    return gauge
