import assert from "node:assert/strict";
import test from "node:test";
import type { PlayerView } from "../../src/protocol";
import { sentencesOf } from "../../src/score/timeline";
import { take } from "../../src/state/store";
import { lobby, viewFrame } from "../frames";
import { heap } from "../heaps";
import { speakEnglish } from "../words/english";

test("[END4] a round is told in order, in the words of its events, with nothing hidden any more", () => {
  speakEnglish();
  const players: PlayerView[] = ["Ana", "Ben", "Cleo"].map((name, seat) => ({
    seat,
    name,
    is_here: true,
    has_left: false,
  }));
  take(viewFrame(1, { sections: lobby({ players }) })); // the reader is Ana
  const told = sentencesOf({
    timeline: [
      {
        type: "trade_made",
        giver: 1,
        taker: 2,
        gave: { count: 1, known: heap("snake") },
        got: { count: 1, known: heap("BULL") },
      },
      { type: "center_swapped", seat: 0, kind: "bead", gave: heap("bull"), took: "owl" },
      { type: "beads_placed", seat: 1, side: "top", beads: { count: 2, known: heap("owl*2") } },
      { type: "spirit_placed", seat: 0, side: "bottom", kind: "fish" },
    ],
  });
  assert.deepEqual(told, [
    "Ben trades with Cleo: 1 yellow bead for the pink bull.",
    "You swap 1 pink bead for 1 white bead in the center.",
    "Ben puts 2 white beads under the box top.",
    "You put the blue fish on the box bottom.",
  ]);
});
