"""A round that is still played, as remarks under a record: what all can see, and nothing else [PUB2] [PUB5].

Law: made from the view of somebody without a seat, so that it can't tell more than that.
"""

from __future__ import annotations

from collections.abc import Iterator

from beadtrade.rules.commands import Actor
from beadtrade.rules.match import Match, Phase
from beadtrade.rules.view import BoxView, SeatView, view_for


def remarks(match: Match) -> str:
    """Lines that begin with `#`; none while no round is played."""
    if match.phase is not Phase.PLAYING:
        return ""
    return "\n" + "".join(f"# {line}\n" for line in _lines(match))


def _lines(match: Match) -> Iterator[str]:
    view = view_for(match, Actor())
    yield f"round {view.progress.round} is being played; what all can see:"
    yield from (_seat(each) for each in view.seats)
    yield f"center: {view.center}"
    yield _box("top", view.boxes.top)
    yield _box("bottom", view.boxes.bottom)


def _seat(seat: SeatView) -> str:
    return (
        f"player {seat.seat + 1}: hand {seat.hand}, front {seat.front}, fingers {seat.fingers}, "
        f"{seat.under_top} under top, {seat.under_bottom} under bottom"
    )


def _box(name: str, box: BoxView) -> str:
    standing = " ".join(f"{each.kind}-spirit of player {each.by + 1}" for each in box.spirits) or "no animal"
    return f"{name}: {box.beads} beads under it, on it {standing}"
