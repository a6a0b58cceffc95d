// Where the beads lie once the boxes are up: a heap along the floor of each half, drained from the left as the types are
// counted. Its law: pure, and the same on every screen; no bead lies left of its own column, so none is in the way of
// one that is being counted.

import { stacksOf, TYPES } from "../shared/pieces";
import type { Pieces, PieceType, Seat, Side } from "../protocol";

export interface Lying {
  readonly type: PieceType;
  readonly side: Side;
  readonly by: Seat;
  /** Its place on the column, from the axis. */
  readonly slot: number;
  /** How many of its type lie on this side. */
  readonly of: number;
  /** In columns, from the left edge of the first. */
  readonly x: number;
  /** How many beads it lies on. */
  readonly level: number;
  /** Degrees. */
  readonly turn: number;
}

const WIDE = 0.62; // a bead's width in columns: closer ones lie on each other
const EDGE = 0.3;
const HIGHEST = 4; // a heap as high as that is wide enough besides: what lies on it lies among its top
const TRIES = 6;
const MOST_TURN = 70;

/** What lay under a box, by who put it there. */
export function scatter(placed: readonly Pieces[], side: Side): readonly Lying[] {
  const beads = placed.flatMap((pieces, by) => beadsOf(pieces, by));
  const lying: Lying[] = [];
  beads.forEach(({ type, by }, at) => {
    const { x, level } = placeFor(type, at + (side === "top" ? 0 : 500), lying);
    const same = beads.filter((bead) => bead.type === type).length;
    const slot = lying.filter((bead) => bead.type === type).length;
    const turn = Math.round((chance(at * 7 + 3) * 2 - 1) * MOST_TURN);
    lying.push({ type, side, by, slot, of: same, x, level, turn });
  });
  return lying;
}

function beadsOf(pieces: Pieces, by: Seat) {
  return stacksOf(pieces).flatMap(({ kind, type, count }) => (kind === "bead" ? Array.from({ length: count }, () => ({ type, by })) : []));
}

/** The lowest of a few places. */
function placeFor(type: PieceType, seed: number, lying: readonly Lying[]): { x: number; level: number } {
  const first = TYPES.indexOf(type) + EDGE;
  const room = TYPES.length - EDGE - first;
  const places = Array.from({ length: TRIES }, (_, at) => {
    const x = first + chance(seed * TRIES + at) * room;
    const below = lying.filter((bead) => Math.abs(bead.x - x) < WIDE);
    return { x: Math.round(x * 100) / 100, level: Math.min(HIGHEST, Math.max(-1, ...below.map(({ level }) => level)) + 1) };
  });
  return places.reduce((best, place) => (place.level < best.level ? place : best));
}

/** From 0 to 1, always the same for the same seed. */
function chance(seed: number): number {
  let mixed = Math.imul(seed + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
