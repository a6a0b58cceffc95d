// What is to be seen of the reveal at a position. Its law: a pure function of the script, the round's truth and the
// position; nothing of it depends on when a screen came or what it showed before.

import type { RevealBeat, RoundSheet, Script } from "../protocol";
import { type Cue, type CueName, cuesOf, landings, scoreOf } from "./cues";
import { beatAt, positionAt } from "./script";

export interface Picture {
  readonly index: number;
  readonly beat: RevealBeat;
  /** Milliseconds since the beat began. */
  readonly into: number;
  readonly cue: CueName;
  /** Milliseconds since the cue began. */
  readonly intoCue: number;
  /** How many gifts of the type are given by now. */
  readonly given: number;
  /** How many beads of the type have landed, those under the top first. */
  readonly landed: number;
  readonly isHeld: boolean;
  /** Milliseconds until the next change; null when there is none to come. */
  readonly left: number | null;
}

/** The picture at server time `now`. */
export function pictureAt(script: Script, sheet: RoundSheet, now: number): Picture {
  const moment = beatAt(script, positionAt(script, now));
  const { index, beat, into, lasts } = moment;
  const score = scoreOf(moment, sheet);
  const landing = score ? landings(score) : [];
  const cues = cuesOf(moment, sheet);
  const { name, at, given } = cues.filter((cue) => cue.at <= into).at(-1) ?? cues[0]!;
  const isHeld = script.held !== null;
  const isLast = index === script.beats.length - 1;
  return {
    index,
    beat,
    into,
    cue: name,
    intoCue: into - at,
    given,
    isHeld,
    landed: landing.filter((each) => each <= into).length,
    left: isHeld ? null : nextOf(into, cues, landing, isLast ? null : lasts),
  };
}

function nextOf(into: number, cues: readonly Cue[], landing: readonly number[], end: number | null): number | null {
  const all = [...cues.map(({ at }) => at), ...landing, ...(end === null ? [] : [end])];
  const next = all.filter((at) => at > into);
  return next.length ? Math.min(...next) - into : null;
}

/** A name for each moment that is told apart: two screens that show the same one are together. */
export function placeOf({ index, cue, given }: Picture): string {
  return given ? `${index}-${cue}-${given}` : `${index}-${cue}`;
}
