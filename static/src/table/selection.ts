// What the reader has chosen of their own pieces: how many of each type, by the zone they lie in. Pure.

import type { Mine, PickedIn, PieceKind, Pieces, PieceType, Zone } from "../protocol";
import { countOf, NOTHING, stacksOf } from "../shared/pieces";
import { countIn, isNone, overlap, plus, withCount } from "./heaps";

/** From what all can see first: the order in which the game takes pieces that are named without their place. */
export const ZONES: readonly Zone[] = ["fingers", "front", "hand"];

export type Selection = Readonly<Record<Zone, Pieces>>;

export const NO_SELECTION: Selection = { fingers: NOTHING, front: NOTHING, hand: NOTHING };

/** A piece of the reader's, alone. */
export interface OnePiece {
  readonly kind: PieceKind;
  readonly type: PieceType;
  readonly zone: Zone;
}

/** A tap on a stack: one more of it, and past the last none. */
export function tapped(selection: Selection, mine: Mine, { kind, type, zone }: OnePiece): Selection {
  const chosen = countIn(selection[zone], kind, type) + 1;
  const count = chosen > countIn(mine[zone], kind, type) ? 0 : chosen;
  return { ...selection, [zone]: withCount(selection[zone], kind, type, count) };
}

/** The same selection without what is no longer there. Itself when all is. */
export function within(selection: Selection, mine: Mine | null): Selection {
  if (mine === null) return isNone(total(selection)) ? selection : NO_SELECTION;
  const kept: Selection = {
    fingers: overlap(selection.fingers, mine.fingers),
    front: overlap(selection.front, mine.front),
    hand: overlap(selection.hand, mine.hand),
  };
  return countOf(total(kept)) === countOf(total(selection)) ? selection : kept;
}

/** All of it, wherever it lies. */
export function total(zones: Selection | Mine): Pieces {
  return plus(plus(zones.fingers, zones.front), zones.hand);
}

/** How a command names it: only zones with something in them. */
export function picked(selection: Selection): PickedIn {
  return Object.fromEntries(ZONES.filter((zone) => !isNone(selection[zone])).map((zone) => [zone, selection[zone]]));
}

/** Whether all of it lies in these zones. */
export function isOnlyIn(selection: Selection, zones: readonly Zone[]): boolean {
  return ZONES.every((zone) => zones.includes(zone) || isNone(selection[zone]));
}

/** The piece, if it is exactly one. */
export function onePiece(selection: Selection): OnePiece | null {
  if (countOf(total(selection)) !== 1) return null;
  const zone = ZONES.find((each) => !isNone(selection[each]))!;
  const { kind, type } = stacksOf(selection[zone])[0]!;
  return { kind, type, zone };
}

/** One more of a type, from wherever one is left; the same when none is. */
export function withOneMore(selection: Selection, mine: Mine, kind: PieceKind, type: PieceType): Selection {
  const zone = ZONES.find((each) => countIn(mine[each], kind, type) > countIn(selection[each], kind, type));
  return zone ? tapped(selection, mine, { kind, type, zone }) : selection;
}

/** A tap on a type, wherever it lies: one more, and past the last none. */
export function withOneMoreOrNone(selection: Selection, mine: Mine, kind: PieceKind, type: PieceType): Selection {
  const more = withOneMore(selection, mine, kind, type);
  if (more !== selection) return more;
  const without = (zone: Zone) => withCount(selection[zone], kind, type, 0);
  return { fingers: without("fingers"), front: without("front"), hand: without("hand") };
}

/** As much of `pieces` as the reader holds. */
export function chosenFrom(mine: Mine, pieces: Pieces): Selection {
  let selection = NO_SELECTION;
  for (const { kind, type, count } of stacksOf(pieces)) {
    for (let left = count; left > 0; left -= 1) selection = withOneMore(selection, mine, kind, type);
  }
  return selection;
}
