// Where the reveal stands. Its law: a pure function of the script and server time, so every screen shows the same, a
// late one jumps to now, and a page that slept does too.

import { TYPES } from "../shared/pieces";
import type { PieceType, RevealBeat, Script, Step } from "../protocol";

export interface Moment {
  readonly index: number;
  readonly beat: RevealBeat;
  /** Milliseconds since the beat began. */
  readonly into: number;
  /** Milliseconds until the next one; null at the last. */
  readonly left: number | null;
}

export function beatAt({ started, beats }: Script, now: number): Moment {
  const at = now - started;
  const index = Math.max(0, beats.filter((beat) => beat.at <= at).length - 1);
  const beat = beats[index]!;
  const next = beats[index + 1];
  return { index, beat, into: Math.max(0, at - beat.at), left: next ? next.at - at : null };
}

const ORDER: readonly Step[] = ["hands", "spirits", "lift", "type", "totals"];

/** Whether a step has begun by this beat. */
export function hasBegun(step: Step, beat: RevealBeat): boolean {
  return ORDER.indexOf(beat.step) >= ORDER.indexOf(step);
}

export type CountState = "waiting" | "counting" | "done";

/** How far the counting of a type is. */
export function countState(type: PieceType, beat: RevealBeat): CountState {
  if (!hasBegun("type", beat)) return "waiting";
  if (beat.kind === null) return "done";
  const [mine, now] = [TYPES.indexOf(type), TYPES.indexOf(beat.kind)];
  return mine === now ? "counting" : mine < now ? "done" : "waiting";
}
