// What letting go of a piece at a place would mean. Pure. No act is there that a tap could not do as well.

import type { CenterPiece } from "../offer/draft";
import type { Seat, Side, Zone } from "../protocol";
import type { OnePiece } from "../table/selection";

/** Where the pointer is, as the table's data attributes say it. */
export type Target =
  | { readonly on: "friend"; readonly seat: Seat }
  | { readonly on: "center"; readonly piece: CenterPiece }
  | { readonly on: "box"; readonly side: Side }
  | { readonly on: "zone"; readonly zone: Zone };

/** Whether a piece of the reader's can be let go there. */
export function isMeant({ kind, zone }: OnePiece, target: Target): boolean {
  switch (target.on) {
    case "friend":
    case "box":
      return true;
    case "center":
      return target.piece.kind === kind; // one kind for one
    case "zone":
      return target.zone === "front" ? zone !== "front" : target.zone === "hand" && zone === "front";
  }
}

/** Movement below this is a tap, in CSS pixels. */
export const BEGINS_PX = 8;
/** Where the page scrolls, a piece is held this long before it comes along: until then the finger scrolls. */
export const HELD_MS = 300;

export interface Movement {
  /** Since the finger or button went down. */
  readonly x: number;
  readonly y: number;
  readonly forMs: number;
  readonly isTouch: boolean;
  readonly pageScrolls: boolean;
}

/** Whether the piece comes along now. */
export function begins({ x, y, forMs, isTouch, pageScrolls }: Movement): boolean {
  return Math.hypot(x, y) >= BEGINS_PX && (!isTouch || !pageScrolls || forMs >= HELD_MS);
}
