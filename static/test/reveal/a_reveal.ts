// A reveal of three players in which everything happens that needs telling: points for two reasons, a lone player's zero,
// a loss that is one for several pieces, a type that nobody holds.

import type { RevealBeat, RoundSheet, Script, TypeScore } from "../../src/protocol";
import { TYPES } from "../../src/shared/pieces";
import { heap, mine } from "../heaps";

export const beats: readonly RevealBeat[] = [
  { at: 0, step: "hands", kind: null },
  { at: 4_500, step: "spirits", kind: null },
  { at: 7_500, step: "lift", kind: null },
  ...TYPES.map((kind, at) => ({ at: 10_500 + at * 4_500, step: "type" as const, kind })),
  { at: 33_000, step: "totals", kind: null },
];

export function script(changed: Partial<Script> = {}): Script {
  return { started: 1_000_000, ends: 1_039_500, beats, held: null, ...changed };
}

const NONE = { points: [0, 0, 0], reasons: ["holds_none", "holds_none", "holds_none"] } as const;

export const BULL: TypeScore = { kind: "bull", verdict: "spirit_on_top", under_top: 0, under_bottom: 0, ...NONE };
export const SNAKE: TypeScore = {
  kind: "snake",
  verdict: "more_under_top",
  under_top: 3,
  under_bottom: 0,
  points: [0, 0, 0],
  reasons: ["holds_none", "alone", "holds_none"],
};
export const FROG: TypeScore = {
  kind: "frog",
  verdict: "more_under_top",
  under_top: 2,
  under_bottom: 1,
  points: [2, 1, 0],
  reasons: ["bead_and_spirit", "bead", "holds_none"],
};
export const OWL: TypeScore = { kind: "owl", verdict: "equal", under_top: 0, under_bottom: 0, ...NONE };
export const FISH: TypeScore = {
  kind: "fish",
  verdict: "more_under_bottom",
  under_top: 0,
  under_bottom: 2,
  points: [-1, 0, -1],
  reasons: ["bead_and_spirit", "holds_none", "bead"],
};

export const sheet: RoundSheet = {
  round: 1,
  why: "spirits",
  ended_at: 0,
  held: [
    mine({ hand: "frog*2 FROG fish*2", front: "FISH" }),
    mine({ hand: "snake*2 frog" }),
    mine({ fingers: "fish" }),
  ],
  center: heap(),
  under_top: [heap("snake*3"), heap("frog*2"), heap()],
  under_bottom: [heap(), heap("fish*2"), heap("frog")],
  on_top: [{ kind: "bull", by: 0 }],
  on_bottom: [],
  scores: [BULL, SNAKE, FROG, OWL, FISH],
  totals: [1, 1, -1],
  timeline: [],
};
