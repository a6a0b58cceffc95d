// Where the reveal stands. Its law: a pure function of the script and server time, so every screen shows the same, a
// late one jumps to now, and a page that slept does too. Held, it stands still at the moment of the hold.

import type { PieceType, RevealBeat, Script, Step } from "../protocol";
import { TYPES } from "../shared/pieces";

export interface Moment {
  readonly index: number;
  readonly beat: RevealBeat;
  /** Milliseconds since the beat began. */
  readonly into: number;
  /** How long the beat lasts in all, milliseconds. */
  readonly lasts: number;
}

/** Milliseconds into the reveal at server time `now`. */
export function positionAt({ started, held }: Script, now: number): number {
  return Math.max(0, (held ?? now) - started);
}

/** The beat at a position; past the end the last one stays. */
export function beatAt({ started, ends, beats }: Script, position: number): Moment {
  const index = Math.max(0, beats.filter(({ at }) => at <= position).length - 1);
  const beat = beats[index]!;
  const until = beats[index + 1]?.at ?? ends - started;
  return { index, beat, into: Math.max(0, position - beat.at), lasts: until - beat.at };
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
