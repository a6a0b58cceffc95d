// What is heard of the talk: all of it but what muted people say; and how much of it is new to the reader.

import { computed, effect, signal } from "@preact/signals";
import { isMe } from "../shared/players";
import { openSheet } from "../shell/sheets";
import { type Seat, type Talk, talk, view } from "../state/store";
import { isMuted } from "./mutes";

export const heardTalk = computed(() => talk.value.filter(({ seat }) => !isMuted(seat)));

/** The last that a player said, as far as it is heard. */
export function lastSaid(seat: Seat): Talk | undefined {
  return heardTalk.value.filter((each) => each.seat === seat).at(-1);
}

/** Server time of the newest that was read; null before the first view. */
const readTo = signal<number | null>(null);

export const unread = computed(
  () => heardTalk.value.filter(({ at, seat }) => at > (readTo.value ?? Infinity) && !isMe(seat)).length,
);

/** What was said before the page was opened counts as read, and all of it while the talk lies open. */
export function followReading(): () => void {
  return effect(() => {
    if (view.value && (readTo.peek() === null || openSheet.value === "talk")) readTo.value = talk.value.at(-1)?.at ?? 0;
  });
}
