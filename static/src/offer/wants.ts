// What an offer asks for: named pieces, and any beads or spirits beyond them. Pure.

import type { Lacks, PieceKind, Pieces, PieceType, Wants } from "../protocol";
import { NOTHING } from "../shared/pieces";
import { countIn, isNone, withCount } from "../table/heaps";

export const NO_WANTS: Wants = { pieces: NOTHING, any_beads: 0, any_spirits: 0 };

/** As many as there are of one type: asking for more could never be met. */
export const MOST: Readonly<Record<PieceKind, number>> = { bead: 4, spirit: 1 };

/** A type, or null for "any". */
export interface Want {
  readonly kind: PieceKind;
  readonly type: PieceType | null;
}

export function wantsNothing(wants: Wants): boolean {
  return isNone(wants.pieces) && wants.any_beads + wants.any_spirits === 0;
}

export function wantsAny(wants: Wants): boolean {
  return wants.any_beads + wants.any_spirits > 0;
}

export function countWanted(wants: Wants, { kind, type }: Want): number {
  if (type !== null) return countIn(wants.pieces, kind, type);
  return kind === "bead" ? wants.any_beads : wants.any_spirits;
}

export function withWanted(wants: Wants, { kind, type }: Want, count: number): Wants {
  if (type !== null) return { ...wants, pieces: withCount(wants.pieces, kind, type, count) };
  return kind === "bead" ? { ...wants, any_beads: count } : { ...wants, any_spirits: count };
}

/** A tap: one more, and past the last none. */
export function wantedOnce(wants: Wants, want: Want): Wants {
  const next = countWanted(wants, want) + 1;
  return withWanted(wants, want, next > MOST[want.kind] ? 0 : next);
}

/** Only named pieces. */
export function wantsOf(pieces: Pieces): Wants {
  return { ...NO_WANTS, pieces };
}

export function lacksNothing(lacks: Lacks): boolean {
  return isNone(lacks.pieces) && lacks.beads + lacks.spirits === 0;
}
