// Which sheet lies over the screen: one at a time, so that closing it always leads back to the table.

import { signal } from "@preact/signals";

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
