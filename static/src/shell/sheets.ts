// Which sheet lies over the screen: one at a time, so that closing it always leads back to the table.

import { computed, effect, signal } from "@preact/signals";
import { view } from "../state/store";

export type SheetName =
  | "menu"
  | "invite"
  | "score"
  | "talk"
  | "device"
  | "name"
  | "ask"
  | "host"
  | "language"
  | "appearance";

export const openSheet = signal<SheetName | null>(null);

export function closeSheet(): void {
  openSheet.value = null;
}

export function openMenu(): void {
  openSheet.value = "menu";
}

const phase = computed(() => view.value?.room.phase);

/** The reveal is for all eyes: what was open when the round ended lies over it no longer. Half a line is kept. */
export function openTheReveal(): () => void {
  return effect(() => {
    if (phase.value === "reveal") closeSheet();
  });
}
