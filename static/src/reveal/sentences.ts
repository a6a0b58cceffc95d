// What is said at each beat: message ids with their arguments, from the sheet alone. Pure, so it can be tested; words
// and names are put in by the caption.

import type { PieceType, RevealBeat, RoundSheet, Seat, TypeScore } from "../protocol";
import { beadCount } from "../table/heaps";

/** Seats stand for names, points for their number with its sign. */
export type Said =
  | { readonly id: "reveal-hands" | "reveal-hands-detail" | "reveal-nobody-holds"; readonly type?: PieceType }
  | { readonly id: "reveal-spirits"; readonly top: readonly PieceType[]; readonly bottom: readonly PieceType[] }
  | { readonly id: "reveal-lift"; readonly top: number; readonly bottom: number }
  | { readonly id: "reveal-type" | "reveal-verdict"; readonly score: TypeScore }
  | { readonly id: "reveal-alone"; readonly seat: Seat; readonly type: PieceType }
  | { readonly id: "reveal-points"; readonly groups: readonly PointGroup[] }
  | { readonly id: "reveal-best"; readonly seats: readonly Seat[]; readonly points: number }
  | { readonly id: "reveal-lead"; readonly seats: readonly Seat[]; readonly points: number };

export interface PointGroup { readonly points: number; readonly seats: readonly Seat[] }

/** A headline, and what stands below it. */
export interface Caption { readonly title: Said; readonly detail: Said | null }

/** `totals` is the standing of the match after this round. */
export function captionOf(beat: RevealBeat, sheet: RoundSheet, totals: readonly number[]): Caption {
  switch (beat.step) {
    case "hands":
      return { title: { id: "reveal-hands" }, detail: { id: "reveal-hands-detail" } };
    case "spirits": {
      const types = (standing: RoundSheet["on_top"]) => standing.map(({ kind }) => kind);
      return { title: { id: "reveal-spirits", top: types(sheet.on_top), bottom: types(sheet.on_bottom) }, detail: null };
    }
    case "lift":
      return { title: { id: "reveal-lift", top: beadsUnder(sheet.under_top), bottom: beadsUnder(sheet.under_bottom) }, detail: null };
    case "type":
      return captionOfType(sheet.scores.find(({ kind }) => kind === beat.kind)!);
    case "totals":
      return { title: { id: "reveal-best", ...most(sheet.totals) }, detail: { id: "reveal-lead", ...most(totals) } };
  }
}

function most(totals: readonly number[]): { points: number; seats: readonly Seat[] } {
  const points = Math.max(...totals);
  return { points, seats: seatsWith(totals, points) };
}

function beadsUnder(placed: RoundSheet["under_top"]): number {
  return placed.reduce((all, pieces) => all + beadCount(pieces), 0);
}

/** A lone player's zero needs explaining most; else the verdict, and who has what of it. */
function captionOfType(score: TypeScore): Caption {
  const alone = score.reasons.indexOf("alone");
  if (alone >= 0) return { title: { id: "reveal-alone", seat: alone, type: score.kind }, detail: { id: "reveal-verdict", score } };
  const title: Said = { id: "reveal-type", score };
  if (score.reasons.every((reason) => reason === "holds_none")) return { title, detail: { id: "reveal-nobody-holds", type: score.kind } };
  const groups = grouped(score.points).filter(({ points }) => points !== 0);
  return { title, detail: groups.length ? { id: "reveal-points", groups } : null };
}

/** Seats by their points, most first. */
export function grouped(points: readonly number[]): readonly PointGroup[] {
  const values = [...new Set(points)].sort((one, other) => other - one);
  return values.map((value) => ({ points: value, seats: seatsWith(points, value) }));
}

function seatsWith(points: readonly number[], value: number): readonly Seat[] {
  return points.flatMap((each, seat) => (each === value ? [seat] : []));
}
