// Which sheet of the table lies over it. The shell's own sheets are apart: they outlive the round.

import { signal } from "@preact/signals";
import type { Side } from "../state/store";

export type TableSheet =
  | { readonly name: "composer"; readonly counter: number | null }
  | { readonly name: "offer"; readonly offer: number }
  | { readonly name: "any"; readonly offer: number }
  | { readonly name: "box"; readonly side: Side }
  | { readonly name: "wish" };

export const openSheet = signal<TableSheet | null>(null);

export function close(): void {
  openSheet.value = null;
}

/** `counter` is the giver of the offer that this one answers. */
export function openComposer(counter: number | null = null): void {
  openSheet.value = { name: "composer", counter };
}
