// The five types in their order, and what a heap of pieces is made of.

import { type Five, type PieceKind, type Pieces, type PiecesIn, type PieceType, TYPES } from "../protocol";

export { TYPES } from "../protocol";
export const NONE: Five = [0, 0, 0, 0, 0];
export const NOTHING: Pieces = { beads: NONE, spirits: NONE };

export interface Heap {
  readonly kind: PieceKind;
  readonly type: PieceType;
  readonly count: number;
}

/** The stacks of a heap, spirits first, in the order of the types. */
export function stacksOf(pieces: Pieces | PiecesIn): Heap[] {
  const of = (kind: PieceKind, counts: Five = NONE) =>
    TYPES.map((type, at) => ({ kind, type, count: counts[at]! })).filter(({ count }) => count > 0);
  return [...of("spirit", pieces.spirits), ...of("bead", pieces.beads)];
}

export function countOf(pieces: Pieces): number {
  return sum(pieces.beads) + sum(pieces.spirits);
}

function sum(counts: Five): number {
  return counts.reduce((all, each) => all + each, 0);
}
