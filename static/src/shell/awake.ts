// Keeps the screen on while there is something to follow, where the device allows it: over plain http none does.

import { effect } from "@preact/signals";
import { type RoomPhase, view } from "../state/store";

const FOLLOWED: ReadonlySet<RoomPhase> = new Set<RoomPhase>(["stories", "playing", "reveal"]);

let lock: WakeLockSentinel | null = null;

/** A lock is lost whenever the page is hidden, and taken again when it is seen. */
export function keepAwake(): void {
  document.addEventListener("visibilitychange", () => void adjust());
  effect(() => {
    void view.value?.room.phase;
    void adjust();
  });
}

async function adjust(): Promise<void> {
  const phase = view.peek()?.room.phase;
  const isWanted = phase !== undefined && FOLLOWED.has(phase) && document.visibilityState === "visible";
  if (isWanted && (!lock || lock.released)) lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  if (!isWanted && lock) {
    const held = lock;
    lock = null;
    await held.release();
  }
}
