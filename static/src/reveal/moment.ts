// The reveal's picture as time passes: one timer from change to change, none while it is held and none after the last.

import { useEffect, useState } from "preact/hooks";
import { type RoundSheet, type Script, serverNow } from "../state/store";
import { type Picture, pictureAt } from "./picture";

const LATEST_LOOK_MS = 1_000; // the clock's offset may be corrected meanwhile

/** A page that was asleep, or comes back from the browser's memory, is where all others are at once. */
const WAKING = ["visibilitychange", "pageshow"] as const;

export function usePicture(script: Script, sheet: RoundSheet): Picture {
  const [, drawAnew] = useState(0);
  const picture = pictureAt(script, sheet, serverNow());
  useEffect(() => {
    const look = () => drawAnew((drawn) => drawn + 1);
    WAKING.forEach((name) => addEventListener(name, look, true));
    return () => WAKING.forEach((name) => removeEventListener(name, look, true));
  }, []);
  useEffect(() => {
    if (picture.left === null) return undefined;
    const timer = setTimeout(() => drawAnew((drawn) => drawn + 1), Math.min(picture.left + 1, LATEST_LOOK_MS));
    return () => clearTimeout(timer);
  });
  return picture;
}

/** Whether the reader wants less motion; follows a change of their mind. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => matchMedia(REDUCED).matches);
  useEffect(() => {
    const query = matchMedia(REDUCED);
    const follow = () => setCalm(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isCalm;
}

const REDUCED = "(prefers-reduced-motion: reduce)";
