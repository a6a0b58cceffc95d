// Arithmetic of heaps of pieces: by type and count, as the server counts them.

import type { Five, PieceKind, Pieces, PieceType } from "../protocol";
import { NONE, NOTHING, TYPES } from "../shared/pieces";

type Join = (one: number, other: number) => number;

function joined(one: Pieces, other: Pieces, join: Join): Pieces {
  const five = (a: Five, b: Five) => a.map((count, at) => join(count, b[at]!)) as unknown as Five;
  return { beads: five(one.beads, other.beads), spirits: five(one.spirits, other.spirits) };
}

export function plus(one: Pieces, other: Pieces): Pieces {
  return joined(one, other, (a, b) => a + b);
}

/** What is left of `one`; never less than none. */
export function less(one: Pieces, other: Pieces): Pieces {
  return joined(one, other, (a, b) => Math.max(0, a - b));
}

/** What both have. */
export function overlap(one: Pieces, other: Pieces): Pieces {
  return joined(one, other, Math.min);
}

export function covers(whole: Pieces, part: Pieces): boolean {
  return isNone(less(part, whole));
}

export function isNone(pieces: Pieces): boolean {
  return [...pieces.beads, ...pieces.spirits].every((count) => count === 0);
}

export function beadCount(pieces: Pieces): number {
  return pieces.beads.reduce((all, each) => all + each, 0);
}

export function spiritCount(pieces: Pieces): number {
  return pieces.spirits.reduce((all, each) => all + each, 0);
}

export function countIn(pieces: Pieces, kind: PieceKind, type: PieceType): number {
  return (kind === "bead" ? pieces.beads : pieces.spirits)[TYPES.indexOf(type)]!;
}

/** The heap with `count` of one type. */
export function withCount(pieces: Pieces, kind: PieceKind, type: PieceType, count: number): Pieces {
  const place = kind === "bead" ? "beads" : "spirits";
  return { ...pieces, [place]: pieces[place].map((old, at) => (TYPES[at] === type ? count : old)) };
}

/** A heap of one piece. */
export function single(kind: PieceKind, type: PieceType): Pieces {
  return withCount(NOTHING, kind, type, 1);
}

/** The beads of a heap alone, or its spirits alone. */
export function ofKind(pieces: Pieces, kind: PieceKind): Pieces {
  return kind === "bead" ? { beads: pieces.beads, spirits: NONE } : { beads: NONE, spirits: pieces.spirits };
}
