// A replay of one round between Ana and Ben, as the server tells it.

import type { Moment, Replay, RoundReplay } from "../../src/protocol";
import { heap } from "../heaps";

type Deed = Moment["deed"];

function moment(at: number, deed: Deed, points: readonly number[]): Moment {
  const nothing = [heap(""), heap("")];
  return {
    at,
    deed,
    held: nothing,
    center: heap(""),
    under_top: nothing,
    under_bottom: nothing,
    on_top: [],
    on_bottom: [],
    points,
  };
}

export const ROUND: RoundReplay = {
  round: 1,
  why: "spirits",
  moments: [
    moment(0, null, [0, 0]),
    moment(61_000, { type: "beads_placed", seat: 0, side: "top", beads: { count: 1, known: heap("bull") } }, [0, 1]),
    moment(
      65_000,
      {
        type: "trade_made",
        giver: 0,
        taker: 1,
        gave: { count: 1, known: heap("frog") },
        got: { count: 2, known: heap("bull*2") },
      },
      [2, -1],
    ),
    moment(70_000, { type: "spirit_placed", seat: 1, side: "bottom", kind: "fish" }, [2, 0]),
  ],
  highlights: {
    best_deal: { moment: 2, seat: 0, gain: 2, other: 1, other_gain: -1 },
    most_wanted: { kind: "bull", beads: 2 },
    turning_point: { moment: 2, ahead_before: [1], ahead_after: [0] },
  },
};

export const REPLAY: Replay = {
  names: ["Ana", "Ben"],
  sets: [
    ["bull", "snake"],
    ["frog", "fish"],
  ],
  rounds: [ROUND, { ...ROUND, round: 2 }],
};
