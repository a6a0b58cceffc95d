// Heaps of pieces that read like the game's notation: heap("bull*2 FROG") is two bull beads and the frog.

import type { Mine, Options, Pieces, PieceType } from "../src/protocol";
import { NOTHING } from "../src/shared/pieces";
import { countIn, withCount } from "../src/table/heaps";

export function heap(words = ""): Pieces {
  return words
    .split(" ")
    .filter(Boolean)
    .reduce((pieces, word) => {
      const [name, times = "1"] = word.split("*") as [string, string?];
      const kind = name === name.toUpperCase() ? "spirit" : "bead";
      const type = name.toLowerCase() as PieceType;
      return withCount(pieces, kind, type, countIn(pieces, kind, type) + Number(times));
    }, NOTHING);
}

export function mine(zones: { hand?: string; front?: string; fingers?: string }): Mine {
  return {
    hand: heap(zones.hand),
    front: heap(zones.front),
    fingers: heap(zones.fingers),
    under_top: NOTHING,
    under_bottom: NOTHING,
  };
}

export function options(most: Partial<Record<keyof Options, string>>, ends_round = false): Options {
  const all = {
    offer: "",
    show: "",
    hide: "",
    swap_give: "",
    swap_take: "",
    under_top: "",
    under_bottom: "",
    on_box: "",
    ...most,
  };
  const heaps = Object.fromEntries(Object.entries(all).map(([name, words]) => [name, heap(words)]));
  return { ...(heaps as unknown as Options), acts: [], ends_round };
}
