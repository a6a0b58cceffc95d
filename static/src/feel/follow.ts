// Lets what happens be heard and felt: what happens from now on, never what lay before the page was opened or came with a
// whole view after a gap.

import { effect } from "@preact/signals";
import { happenings, refusals, type SeenEvent, view } from "../state/store";
import { felt, heardTogether, REFUSED } from "./hearing";
import { listenForTaps, play } from "./sounds";
import { recallSwitches } from "./switches";
import { buzz } from "./vibration";

/** Follows the game; the function returned ends it. */
export function startFeeling(): () => void {
  recallSwitches();
  listenForTaps();
  const stops = [followHappenings(tell), followRefusals()];
  return () => stops.forEach((stop) => stop());
}

/** Tells of what happens from now on, all that came with one frame together. */
export function followHappenings(to: (events: readonly SeenEvent[]) => void): () => void {
  let last = happenings.peek().at(-1)?.key ?? 0;
  return effect(() => {
    const fresh = happenings.value.filter(({ key }) => key > last).map(({ event }) => event);
    last = happenings.value.at(-1)?.key ?? last;
    if (fresh.length) to(fresh);
  });
}

function tell(events: readonly SeenEvent[]): void {
  const me = view.peek()?.you.seat ?? null;
  for (const { name, loudness } of heardTogether(events, me)) play(name, loudness);
  const pattern = events.map((event) => felt(event, me)).find((each) => each !== null);
  if (pattern) buzz(pattern);
}

function followRefusals(): () => void {
  let known = refusals.peek();
  return effect(() => {
    const isNew = [...refusals.value].some(([key, refused]) => known.get(key) !== refused);
    known = refusals.value;
    if (isNew) buzz(REFUSED);
  });
}
