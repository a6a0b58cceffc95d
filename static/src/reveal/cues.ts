// What happens within a beat, and when: beads land and are counted, the verdict falls, points are given out one reason
// after the other; last, the winner. Its law: pure, milliseconds from the beat's beginning, the same for all screens.

import type { RoundSheet, TypeScore } from "../protocol";
import { giftsOf } from "./gifts";
import type { Moment } from "./script";

export type CueName = "show" | "count" | "verdict" | "points" | "total" | "winner";

export interface Cue {
  readonly name: CueName;
  readonly at: number;
  /** How many gifts of the type are given by now. */
  readonly given: number;
}

/** A bead's way from the heap to its place on the column, until it touches it; the style sheet's `beat-count` agrees. */
export const LANDS_MS = 560;
const APART_MS = 180; // one bead after the other, as one counts aloud
const ALL_ROLL_MS = 1_100; // many of them follow each other closer
const LOOK_MS = 350; // the piles are seen before the verdict
const NOTHING_LIES_MS = 600;
const VERDICT_MS = 1_000; // to read a sentence
const GIFT_MS = 800;
const WINNER_AFTER_MS = 2_200;

export function scoreOf({ beat }: Moment, sheet: RoundSheet): TypeScore | null {
  return sheet.scores.find(({ kind }) => kind === beat.kind) ?? null;
}

/** Milliseconds between two beads that are counted. */
export function apart(beads: number): number {
  return beads > 1 ? Math.min(APART_MS, Math.round(ALL_ROLL_MS / (beads - 1))) : 0;
}

/** When each bead of the type touches its column: those under the top first. */
export function landings({ under_top, under_bottom }: TypeScore): readonly number[] {
  const beads = under_top + under_bottom;
  return Array.from({ length: beads }, (_, at) => LANDS_MS + at * apart(beads));
}

/** The cues of a beat in their order. */
export function cuesOf(moment: Moment, sheet: RoundSheet): readonly Cue[] {
  const score = scoreOf(moment, sheet);
  if (score) return cuesOfType(score, sheet, moment.lasts);
  if (moment.beat.step !== "totals") return [{ name: "show", at: 0, given: 0 }];
  return [
    { name: "total", at: 0, given: 0 },
    { name: "winner", at: WINNER_AFTER_MS, given: 0 },
  ];
}

function cuesOfType(score: TypeScore, sheet: RoundSheet, lasts: number): readonly Cue[] {
  const landed = landings(score).at(-1);
  const verdict = landed === undefined ? NOTHING_LIES_MS : landed + LOOK_MS;
  const points = verdict + VERDICT_MS;
  const gifts = giftsOf(score, sheet);
  const each = Math.min(GIFT_MS, Math.max(0, lasts - points) / (gifts.length + 1));
  return [
    { name: "count", at: 0, given: 0 },
    { name: "verdict", at: verdict, given: 0 },
    ...gifts.map((_, at) => ({ name: "points" as const, at: Math.round(points + at * each), given: at + 1 })),
  ];
}
