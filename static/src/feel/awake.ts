// Keeps the screen on while a match is on, where the device allows it: over plain http, or with an empty battery, none
// does, and nobody is told.

import { effect } from "@preact/signals";
import { type RoomPhase, view } from "../state/store";

/** People talk between the rounds as well; in the lobby and after the end the phone may sleep. */
const OF_A_MATCH: readonly RoomPhase[] = ["stories", "ready", "playing", "reveal"];
/** A screen for all is looked at then too. */
export const ALL_PHASES: readonly RoomPhase[] = ["lobby", ...OF_A_MATCH, "final"];

let followed = OF_A_MATCH;
let lock: WakeLockSentinel | null = null;
let isAsking = false;

/** A lock is lost whenever the page is hidden, and taken again when it is seen. */
export function keepAwake(phases: readonly RoomPhase[] = OF_A_MATCH): () => void {
  followed = phases;
  const look = () => void adjust();
  document.addEventListener("visibilitychange", look);
  const stop = effect(() => {
    void view.value?.room.phase;
    look();
  });
  return () => {
    document.removeEventListener("visibilitychange", look);
    stop();
  };
}

function isWanted(): boolean {
  const phase = view.peek()?.room.phase;
  return phase !== undefined && followed.includes(phase) && document.visibilityState === "visible";
}

async function adjust(): Promise<void> {
  if (isAsking) return; // whoever asks looks again afterwards
  if (isWanted() && (!lock || lock.released)) await take();
  if (!isWanted()) await leave();
}

async function take(): Promise<void> {
  isAsking = true;
  lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  isAsking = false;
}

async function leave(): Promise<void> {
  const held = lock;
  lock = null;
  await held?.release().catch(() => {});
}
