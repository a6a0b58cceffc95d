// How many lines of offers have room on the screen. A pill for what is folded away is as high as a line, so it never
// stands for one alone. Where the list scrolls by itself, as the style sheet has it, there is room for all.

import { signal } from "@preact/signals";

const SCROLLS = "(min-width: 600px) and (orientation: landscape), (min-width: 700px) and (min-height: 600px)";
const TALL = "(min-height: 820px)";
const LINES = 3;
const LINES_IF_TALL = 4;

const room = signal(LINES);

function look(): void {
  const is = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
  room.value = is(SCROLLS) ? Infinity : is(TALL) ? LINES_IF_TALL : LINES;
}

look();
for (const query of [SCROLLS, TALL]) globalThis.matchMedia?.(query).addEventListener("change", look);

/** For how many lines the screen keeps room, whether they are there or not; undefined where the list scrolls. */
export function linesKept(): number | undefined {
  return Number.isFinite(room.value) ? room.value : undefined;
}

/** Of so many offers, how many are seen while the rest is folded away. */
export function seenOf(count: number): number {
  return count <= room.value ? count : room.value - 1;
}
