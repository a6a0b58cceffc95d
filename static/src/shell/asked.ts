// The seat that this page has asked for: whether the host has still to answer. Kept for the tab, so that a page that was
// loaded anew knows that it waits.

import { computed, signal } from "@preact/signals";
import { roomPage } from "../shared/page";
import { type AskerView, view } from "../state/store";

const KEY = "asked ";

/** The number under which it was asked for. */
const asked = signal<number | null>(null);

/** To be called as soon as the asking is done: whoever asked last among those who wait is this page. */
export function haveAsked(): void {
  const numbers = (view.peek()?.room.askers ?? []).map(({ asker }) => asker);
  asked.value = numbers.length ? Math.max(...numbers) : null;
  keep(asked.value);
}

/** The asking that waits for the host; null when there is none, or it was answered. */
export const waiting = computed<AskerView | null>(() => {
  const { you, room } = view.value ?? {};
  const number = asked.value ?? recall();
  if (!room || you?.seat !== null || number === null) return null;
  return room.askers.find(({ asker }) => asker === number) ?? null;
});

function keep(number: number | null): void {
  try {
    sessionStorage.setItem(KEY + roomPage().room, String(number ?? ""));
  } catch {
    // a browser that keeps nothing
  }
}

function recall(): number | null {
  try {
    return Number(sessionStorage.getItem(KEY + roomPage().room)) || null;
  } catch {
    return null;
  }
}
