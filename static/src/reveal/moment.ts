// The moment of the reveal as it passes: one timer from beat to beat, and none after the last.

import { useEffect, useState } from "preact/hooks";
import { type Script, serverNow } from "../state/store";
import { beatAt, type Moment } from "./script";

const LATEST_LOOK_MS = 1_000; // the clock's offset may be corrected meanwhile

export function useMoment(script: Script): Moment {
  const [, drawAnew] = useState(0);
  const moment = beatAt(script, serverNow());
  useEffect(() => {
    const look = () => drawAnew((drawn) => drawn + 1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (moment.left === null) return undefined;
    const timer = setTimeout(() => drawAnew((drawn) => drawn + 1), Math.min(moment.left + 1, LATEST_LOOK_MS));
    return () => clearTimeout(timer);
  });
  return moment;
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
