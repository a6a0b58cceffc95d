// Putting the selection under a box, or an animal on it: final, so it is asked about first. One way for the boxes
// themselves and for the buttons of the action bar.

import { clearedBy, selection } from "../offer/draft";
import { shortPieces } from "../offer/wording";
import { type Side, send, t, view } from "../state/store";
import { mayPlace, placeFor } from "./acts";
import { askOrDo, isAsking } from "./asking";
import { hideHint, showHint } from "./hint";
import { onePiece, picked, total } from "./selection";

/** What would be done, as a sentence; an animal that would end the round says so. */
export function placingSentence(side: Side): string {
  const pieces = shortPieces(total(selection.value));
  if (placeFor(selection.value) === "under") return t("table-put-under", { pieces, side });
  return t("table-put-on", { pieces, side, ends: view.value!.options!.ends_round ? "yes" : "no" });
}

export function canPlace(side: Side): boolean {
  const { options, boxes } = view.value!;
  return mayPlace(selection.value, options!, boxes!, side).isOpen;
}

/** Whether the spot `key` waits for its second tap. */
export function isAskingToPlace(key: string, side: Side): boolean {
  return isAsking(key, placingSentence(side));
}

/** A tap on `key` for this box: says why not, asks, or does it. */
export function tapToPlace(key: string, side: Side): void {
  const { options, boxes } = view.value!;
  const { isOpen, why } = mayPlace(selection.value, options!, boxes!, side);
  if (!isOpen) return showHint(key, t(why!, { side }));
  hideHint();
  askOrDo(key, placingSentence(side), () => void place(key, side));
}

async function place(key: string, side: Side): Promise<void> {
  const spirit = placeFor(selection.value) === "on" ? onePiece(selection.value) : null;
  const command = spirit
    ? { type: "place_spirit" as const, side, kind: spirit.type }
    : { type: "place_beads" as const, side, beads: picked(selection.value) };
  await clearedBy(send(command, key));
}
