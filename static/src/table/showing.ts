// Showing the selection, or hiding it when it lies in the front. One way for the button of the action bar and for pieces
// that are dragged.

import { clearedBy, selection } from "../offer/draft";
import { pending, send, t, view } from "../state/store";
import { type Chance, isToHide, mayHide, mayShow } from "./acts";
import { hideHint, showHint } from "./hint";
import { picked } from "./selection";

const KEY = "show";

export function mayShowOrHide(): Chance {
  const { options } = view.value!;
  return isToHide(selection.value) ? mayHide(selection.value, options!) : mayShow(selection.value, options!);
}

/** A tap on the act: does it, or says why not. */
export function tapToShow(): void {
  if (pending.peek().has(KEY)) return;
  const { isOpen, why } = mayShowOrHide();
  if (!isOpen) return showHint(KEY, t(why!));
  hideHint();
  const command = isToHide(selection.value)
    ? { type: "hide_pieces" as const, pieces: selection.value.front }
    : { type: "show_pieces" as const, pieces: picked(selection.value) };
  void clearedBy(send(command, KEY));
}
