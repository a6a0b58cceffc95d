// When the page may be loaded anew for a new build. Its law: nobody's half sentence, choice or tap is lost for it.

import { hasDraft } from "../offer/draft";
import { isSheetOpen } from "../shared/sheet";
import { isWaiting } from "../state/store";
import { draft as line } from "../talk/draft";

const LOOK_EVERY_MS = 1_000;

/** Does `reload` as soon as nothing would be lost by it. */
export function renew(reload: () => void, isBusy: () => boolean = wouldLose): void {
  if (isBusy()) setTimeout(() => renew(reload, isBusy), LOOK_EVERY_MS);
  else reload();
}

/** A sheet counts as such: some hold choices of their own. */
function wouldLose(): boolean {
  return hasDraft.value || isSheetOpen.value || isWaiting.value || line.value.trim() !== "" || isTyping();
}

function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input:not([readonly]):not([type=checkbox]), textarea");
  return [...fields].some((field) => field.value.trim() !== "" && field.value !== field.defaultValue);
}
