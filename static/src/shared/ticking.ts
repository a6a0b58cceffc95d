// The time for countdowns, one timer for all of them, and none while nobody counts.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "../state/store";

const TICK_MS = 250; // a countdown never lags its second by more

const now = signal(0);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now.value = serverNow();
}

/** Server time in milliseconds, drawn anew as it passes. */
export function useServerTime(): number {
  useEffect(() => {
    if ((watchers += 1) === 1) timer = setInterval(tick, TICK_MS);
    tick();
    return () => {
      if ((watchers -= 1) === 0) clearInterval(timer);
    };
  }, []);
  return now.value || serverNow();
}

/** Whole seconds until a server time, never less than none. */
export function useSecondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - useServerTime()) / 1000));
}
