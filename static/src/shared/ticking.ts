// The time for countdowns, one timer for all of them, and none while nobody counts.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "../state/store";

const TICK_MS = 250; // a countdown never lags its second by more

const ticks = signal(0);
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  ticks.value += 1;
}

/** Server time in milliseconds, drawn anew as it passes. */
export function useServerTime(): number {
  useEffect(() => {
    if ((watchers += 1) === 1) timer = setInterval(tick, TICK_MS);
    return () => {
      if ((watchers -= 1) === 0) clearInterval(timer);
    };
  }, []);
  void ticks.value; // drawn anew by it, but never from it: the last tick may be long ago
  return serverNow();
}

/** Whole seconds until a server time, never less than none. */
export function useSecondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - useServerTime()) / 1000));
}
