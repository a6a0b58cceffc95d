// Where the beads lie once the boxes are up: a heap along the floor of each half, which makes room from the left as the
// types are counted. Its law: pure, and the same on every screen; no bead lies on a column that is counted or was.

import type { Pieces, PieceType, Seat, Side } from "../protocol";
import { stacksOf, TYPES } from "../shared/pieces";

export interface Spot {
  /** In columns, from the left edge of the first. */
  readonly x: number;
  /** How many beads it lies on. */
  readonly level: number;
}

export interface Lying {
  readonly type: PieceType;
  readonly side: Side;
  readonly by: Seat;
  /** Its place on the column, from the axis. */
  readonly slot: number;
  /** How many of its type lie on this side. */
  readonly of: number;
  readonly spot: Spot;
  /** Degrees. */
  readonly turn: number;
}

const WIDE = 0.62; // a bead's width in columns: closer ones lie on each other
const EDGE = 0.3;
const HIGHEST = 4; // a heap as high as that is wide enough besides: what lies on it lies among its top
const TRIES = 6;
const MOST_TURN = 70;

/** What lay under a box, by who put it there, with the columns from `free` on to lie on. */
export function scatter(placed: readonly Pieces[], side: Side, free: number): readonly Lying[] {
  const beads = placed.flatMap((pieces, by) => beadsOf(pieces, by));
  const lying: Lying[] = [];
  beads.forEach(({ type, by }, at) => {
    const same = beads.filter((bead) => bead.type === type).length;
    const slot = lying.filter((bead) => bead.type === type).length;
    const turn = Math.round((chance(at * 7 + 3 + free) * 2 - 1) * MOST_TURN);
    const waiting = lying.filter((bead) => TYPES.indexOf(bead.type) >= free).map(({ spot }) => spot);
    lying.push({ type, side, by, slot, of: same, turn, spot: spotFor(at + (side === "top" ? 0 : 500), free, waiting) });
  });
  return lying;
}

function beadsOf(pieces: Pieces, by: Seat) {
  return stacksOf(pieces).flatMap(({ kind, type, count }) =>
    kind === "bead" ? Array.from({ length: count }, () => ({ type, by })) : [],
  );
}

/** The lowest of a few places. */
function spotFor(seed: number, free: number, others: readonly Spot[]): Spot {
  const room = Math.max(0, TYPES.length - free - 2 * EDGE);
  const spots = Array.from({ length: TRIES }, (_, at): Spot => {
    const x = free + EDGE + chance(seed * TRIES + at) * room;
    const below = others.filter((spot) => Math.abs(spot.x - x) < WIDE);
    return {
      x: Math.round(x * 100) / 100,
      level: Math.min(HIGHEST, Math.max(-1, ...below.map(({ level }) => level)) + 1),
    };
  });
  return spots.reduce((best, spot) => (spot.level < best.level ? spot : best));
}

/** From 0 to 1, always the same for the same seed. */
function chance(seed: number): number {
  let mixed = Math.imul(seed + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}
