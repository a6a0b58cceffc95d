// Moves the phone, where it can be moved: no iPhone does it, and no browser does it before the first tap.

import type { Buzz } from "./hearing";
import { vibration } from "./switches";

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}

/** Asked for too early, a browser refuses it and complains; those that can't tell are only asked. */
function mayVibrate(): boolean {
  return canVibrate() && document.visibilityState === "visible" && (navigator.userActivation?.hasBeenActive ?? true);
}

export function buzz(pattern: Buzz): void {
  if (vibration.isOn.peek() && mayVibrate()) navigator.vibrate([...pattern]);
}
