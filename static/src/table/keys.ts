// Keys of the table. All acts are buttons; beyond those, Escape takes back what is about to be done, one step at a time:
// first the question, then the whole draft. A sheet has its own Escape.

import { clearDraft } from "../offer/draft";
import { askedAbout, stopAsking } from "./asking";
import { hideHint } from "./hint";

const TYPED_IN = "input, textarea, select";

/** Listens until it is stopped. */
export function watchEscape(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("dialog[open]") || (event.target instanceof Element && event.target.closest(TYPED_IN)))
      return;
    takeBack();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

export function takeBack(): void {
  hideHint();
  if (askedAbout() !== null) stopAsking();
  else clearDraft();
}
