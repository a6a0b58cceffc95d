// The marks of reactions: which ones are on the screen, and where. Its law: a mark is there for a moment and moves
// nothing; nobody who is muted leaves one.

import type { Reaction, ReactionsSeen, Seat } from "../protocol";

export interface Mark {
  readonly key: string;
  readonly seat: Seat | null;
  readonly reaction: Reaction;
  readonly count: number;
}
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const SHOWN_MS = 2_400;
export const AT_MOST = 12; // more would hide the table
const EDGE = 28; // pixels: half a mark, and some air
const DOWN = 40; // pixels into a large drawing
const BESIDE = [0, 20, -20]; // pixels between marks at the same place

/** The marks of one batch. */
export function marksOf(
  batch: number,
  reactions: readonly ReactionsSeen[],
  isMuted: (seat: Seat | null) => boolean,
): Mark[] {
  return reactions
    .filter(({ seat }) => !isMuted(seat))
    .map(({ seat, reaction, count }) => ({ key: `${batch} ${seat} ${reaction}`, seat, reaction, count }));
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a mark rises from: the middle of a sign, the head of a large one, always on the screen. */
export function placeAt(box: Box, screen: { width: number; height: number }, nth: number): Place {
  const x = box.left + box.width / 2 + BESIDE[nth % BESIDE.length]!;
  const y = box.top + Math.min(box.height / 2, DOWN);
  return { x: clamp(x, screen.width), y: clamp(y, screen.height) };
}

function clamp(at: number, size: number): number {
  return Math.round(Math.min(Math.max(at, EDGE), size - EDGE));
}
