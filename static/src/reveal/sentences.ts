// What is said at each beat: message ids with their arguments, from the sheet alone. Pure, so it can be tested; words
// and names are put in by the caption.

import type { PieceType, RevealBeat, RoundSheet, Seat, TypeScore } from "../protocol";
import { beadCount } from "../table/heaps";
import type { CueName } from "./cues";
import { type Gift, giftsOf } from "./gifts";

/** Seats stand for names, points for their number with its sign. */
export type Said =
  | { readonly id: "reveal-hands" | "reveal-hands-detail" | "reveal-totals" }
  | { readonly id: "reveal-nobody-holds" | "reveal-count"; readonly type: PieceType }
  | { readonly id: "reveal-spirits"; readonly top: readonly PieceType[]; readonly bottom: readonly PieceType[] }
  | { readonly id: "reveal-lift"; readonly top: number; readonly bottom: number }
  | { readonly id: "reveal-type" | "reveal-verdict"; readonly score: TypeScore }
  | { readonly id: "reveal-alone"; readonly seat: Seat; readonly type: PieceType }
  | { readonly id: "reveal-gifts"; readonly gifts: readonly Gift[] }
  | { readonly id: "reveal-best"; readonly seats: readonly Seat[]; readonly points: number }
  | { readonly id: "reveal-lead"; readonly seats: readonly Seat[]; readonly points: number };

/** A headline, and what stands below it. */
export interface Caption {
  readonly title: Said;
  readonly detail: Said | null;
}

/** How far a beat is: nothing is told before it is seen. */
export interface Told {
  readonly beat: RevealBeat;
  readonly cue: CueName;
  readonly given: number;
}

/** All of a beat, as it is read out and listed. `totals` is the standing of the match after this round. */
export function captionOf(beat: RevealBeat, sheet: RoundSheet, totals: readonly number[]): Caption {
  switch (beat.step) {
    case "hands":
      return { title: { id: "reveal-hands" }, detail: { id: "reveal-hands-detail" } };
    case "spirits": {
      const types = (standing: RoundSheet["on_top"]) => standing.map(({ kind }) => kind);
      return {
        title: { id: "reveal-spirits", top: types(sheet.on_top), bottom: types(sheet.on_bottom) },
        detail: null,
      };
    }
    case "lift":
      return {
        title: { id: "reveal-lift", top: beadsUnder(sheet.under_top), bottom: beadsUnder(sheet.under_bottom) },
        detail: null,
      };
    case "type":
      return captionOfType(scoreOf(beat, sheet), sheet, Infinity);
    case "totals":
      return { title: { id: "reveal-best", ...most(sheet.totals) }, detail: { id: "reveal-lead", ...most(totals) } };
  }
}

/** What of a beat is told by now. */
export function captionAt({ beat, cue, given }: Told, sheet: RoundSheet, totals: readonly number[]): Caption {
  switch (cue) {
    case "count":
      return { title: { id: "reveal-count", type: scoreOf(beat, sheet).kind }, detail: null };
    case "verdict":
      return { title: { id: "reveal-type", score: scoreOf(beat, sheet) }, detail: null };
    case "points":
      return captionOfType(scoreOf(beat, sheet), sheet, given);
    case "total":
      return { title: { id: "reveal-totals" }, detail: null };
    default:
      return captionOf(beat, sheet, totals);
  }
}

/** Whether all of the beat may be told: it is read out once, and whole. */
export function isTold({ cue }: Pick<Told, "cue">): boolean {
  return cue === "show" || cue === "points" || cue === "winner";
}

function scoreOf({ kind }: RevealBeat, sheet: RoundSheet): TypeScore {
  return sheet.scores.find((score) => score.kind === kind)!;
}

function most(totals: readonly number[]): { points: number; seats: readonly Seat[] } {
  const points = Math.max(...totals);
  return { points, seats: totals.flatMap((each, seat) => (each === points ? [seat] : [])) };
}

function beadsUnder(placed: RoundSheet["under_top"]): number {
  return placed.reduce((all, pieces) => all + beadCount(pieces), 0);
}

/** A lone player's zero needs explaining most; else the verdict, and who gets what for it. */
function captionOfType(score: TypeScore, sheet: RoundSheet, given: number): Caption {
  const alone = score.reasons.indexOf("alone");
  if (alone >= 0)
    return { title: { id: "reveal-alone", seat: alone, type: score.kind }, detail: { id: "reveal-verdict", score } };
  const title: Said = { id: "reveal-type", score };
  const gifts = giftsOf(score, sheet).slice(0, given);
  if (gifts.some(({ why }) => why === "holds_none"))
    return { title, detail: { id: "reveal-nobody-holds", type: score.kind } };
  const told = gifts.filter(({ points }) => points !== 0);
  return { title, detail: told.length ? { id: "reveal-gifts", gifts: told } : null };
}
