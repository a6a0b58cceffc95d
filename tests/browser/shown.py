"""What a page shows of a table, piece by piece, and what the server's truth says it should show to that seat."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from beadtrade.room.state import RoomState
from beadtrade.rules.pieces import TYPES, Pieces
from tests.match.truth import read_truth

Shown = dict[str, Any]

READ_PAGE = """() => {
  const heap = (elements) => {
    const found = {};
    for (const { dataset } of elements) {
      const key = `${dataset.kind} ${dataset.type}`;
      found[key] = (found[key] ?? 0) + Number(dataset.count ?? 1);
    }
    return found;
  };
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const shown = { mine: {}, friends: {}, boxes: {}, center: heap(all(document, ".center-piece")) };
  for (const zone of ["fingers", "front", "hand"]) {
    shown.mine[zone] = heap(all(document, `.tray .stack-button[data-zone=${zone}]`));
  }
  for (const friend of all(document, ".friend")) {
    const zone = (name) => heap(all(friend, `.stack[data-zone=${name}]`));
    shown.friends[friend.dataset.seat] =
      { hand: Number(friend.dataset.hand), front: zone("front"), fingers: zone("fingers") };
  }
  for (const box of all(document, ".box")) {
    const spirits = all(box, ".box-spirit").map(({ dataset }) => [dataset.type, Number(dataset.by)]);
    shown.boxes[box.dataset.side] = { beads: Number(box.dataset.count), spirits };
  }
  return shown;
}"""


def read_page(page: Page) -> Shown:
    """Every piece that the page shows."""
    shown: Shown = page.evaluate(READ_PAGE)
    return shown


def expected(state: RoomState, seat: int | None) -> Shown:
    """What a page of this seat should show of the truth; None is a spectator."""
    assert state.match is not None
    table = state.match.table
    mine = {zone: {} for zone in ("fingers", "front", "hand")} if seat is None else _zones(table.holdings[seat])
    others = [at for at in range(len(table.holdings)) if at != seat]
    return {
        "mine": mine,
        "friends": {str(at): _seen_zones(table.holdings[at]) for at in others},
        "boxes": {
            side: {
                "beads": sum(each.count for each in box.under),
                "spirits": [[standing.kind.value, standing.by] for standing in box.spirits],
            }
            for side, box in (("top", table.top), ("bottom", table.bottom))
        },
        "center": _heap(table.center),
    }


def truth_of(journal: Path, room: str) -> RoomState:
    """The state that the journal holds now. In a thread of its own: playwright keeps this one's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(read_truth(journal, room))).result().states[-1]


def _zones(holding: Any) -> Shown:
    return {zone: _heap(getattr(holding, zone)) for zone in ("fingers", "front", "hand")}


def _seen_zones(holding: Any) -> Shown:
    return {"hand": holding.hand.count, "front": _heap(holding.front), "fingers": _heap(holding.fingers)}


def _heap(pieces: Pieces) -> Shown:
    beads = {f"bead {kind}": count for kind, count in zip(TYPES, pieces.beads, strict=True) if count}
    return beads | {f"spirit {kind}": count for kind, count in zip(TYPES, pieces.spirits, strict=True) if count}
