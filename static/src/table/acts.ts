// Which acts are open to a selection. The server's options say what may be named; nothing here knows a rule. Where an
// act is closed, `why` is the message that says what would open it, from what lies on the table for all to see.

import type { BoxesView, Mine, Options, Pieces, Side } from "../protocol";
import { countOf } from "../shared/pieces";
import { beadCount, covers, isNone, ofKind, spiritCount } from "./heaps";
import { isOnlyIn, onePiece, type Selection, total } from "./selection";

export interface Chance {
  readonly isOpen: boolean;
  readonly why: string | null;
}

const OPEN: Chance = { isOpen: true, why: null };
const because = (why: string): Chance => ({ isOpen: false, why });

export function mayOffer(selection: Selection, options: Options): Chance {
  if (covers(options.offer, total(selection))) return OPEN;
  return because(isNone(options.offer) ? "table-no-more-offers" : "table-not-now");
}

/** To the front, from hand or fingers. */
export function mayShow(selection: Selection, options: Options): Chance {
  const chosen = total(selection);
  if (isNone(chosen)) return because("table-choose-first");
  if (!isOnlyIn(selection, ["hand", "fingers"])) return because("table-one-place");
  return covers(options.show, chosen) ? OPEN : because("table-not-now");
}

/** From the front to the hand. */
export function mayHide(selection: Selection, options: Options): Chance {
  const isFront = isOnlyIn(selection, ["front"]) && !isNone(selection.front);
  return isFront && covers(options.hide, selection.front) ? OPEN : because("table-not-now");
}

/** Whether the selection is what "hide" is for; else the same button says "show". */
export function isToHide(selection: Selection): boolean {
  return !isNone(selection.front) && isOnlyIn(selection, ["front"]);
}

export function maySwap(selection: Selection, options: Options, mine: Mine, center: Pieces): Chance {
  if (isNone(center)) return because("table-center-none");
  if (!isNone(mine.fingers)) return because("table-fingers-full");
  const chosen = total(selection);
  if (countOf(chosen) > 1) return because("table-swap-one");
  const one = onePiece(selection);
  if (one && isNone(ofKind(center, one.kind))) return because(`table-center-no-${one.kind}`);
  return covers(options.swap_give, chosen) && !isNone(options.swap_give) ? OPEN : because("table-not-now");
}

/** Beads under a box. */
export function mayPutUnder(selection: Selection, options: Options, boxes: BoxesView, side: Side): Chance {
  const chosen = total(selection);
  if (isNone(chosen)) return because("table-choose-first");
  if (boxes[side].locked) return because("table-box-locked");
  if (spiritCount(chosen) > 0) return because("table-beads-or-one-spirit");
  return covers(side === "top" ? options.under_top : options.under_bottom, chosen) ? OPEN : because("table-not-now");
}

/** One spirit on a box. */
export function mayPutOn(selection: Selection, options: Options): Chance {
  const chosen = total(selection);
  const isOne = spiritCount(chosen) === 1 && beadCount(chosen) === 0;
  return isOne && covers(options.on_box, chosen) ? OPEN : because("table-beads-or-one-spirit");
}

/** What a box takes of the selection: a spirit on it, or else beads under it. */
export function placeFor(selection: Selection): "on" | "under" {
  return onePiece(selection)?.kind === "spirit" ? "on" : "under";
}

export function mayPlace(selection: Selection, options: Options, boxes: BoxesView, side: Side): Chance {
  return placeFor(selection) === "on" ? mayPutOn(selection, options) : mayPutUnder(selection, options, boxes, side);
}
