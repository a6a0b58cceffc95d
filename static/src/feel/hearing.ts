// What of the game can be heard and felt. Its law: a pure function of what was seen to happen and of who looks, so a sound
// tells nobody more than their view does.

import type { Seat, SeenEvent } from "../protocol";
import type { SoundName } from "./voices";

export interface Heard {
  readonly name: SoundName;
  readonly loudness: number;
}

const NEAR = 1;
const ACROSS_THE_TABLE = 0.35; // others' beads: there, but not in the way
const AT_ONCE = 2;

/** What matters most comes first where not all can sound. */
const ORDER: readonly SoundName[] = ["round_over", "spirit", "begin", "trade", "under", "swap", "offer"];

/** `me` is null for whoever looks on: to a screen for all, everything is near. */
export function heard(event: SeenEvent, me: Seat | null): Heard | null {
  switch (event.type) {
    case "offer_made":
      return isForMe(event, me) ? { name: "offer", loudness: NEAR } : null;
    case "trade_made":
      return { name: "trade", loudness: near(me, event.giver, event.taker) };
    case "center_swapped":
      return { name: "swap", loudness: near(me, event.seat) };
    case "beads_placed":
      return { name: "under", loudness: NEAR };
    case "spirit_placed":
      return { name: "spirit", loudness: NEAR };
    case "round_started":
      return { name: "begin", loudness: NEAR };
    case "round_ended":
      return { name: "round_over", loudness: NEAR };
    default:
      return null;
  }
}

function near(me: Seat | null, ...who: readonly Seat[]): number {
  return me === null || who.includes(me) ? NEAR : ACROSS_THE_TABLE;
}

function isForMe({ giver, to }: SeenEvent & { type: "offer_made" }, me: Seat | null): boolean {
  return me !== null && giver !== me && (to === null || to.includes(me));
}

/** What sounds of things that happened at once: each sound once, as loud as its loudest, and two of them at the most. */
export function heardTogether(events: readonly SeenEvent[], me: Seat | null): readonly Heard[] {
  const loudest = new Map<SoundName, number>();
  for (const event of events) {
    const each = heard(event, me);
    if (each) loudest.set(each.name, Math.max(each.loudness, loudest.get(each.name) ?? 0));
  }
  return ORDER.filter((name) => loudest.has(name))
    .slice(0, AT_ONCE)
    .map((name) => ({ name, loudness: loudest.get(name)! }));
}

/** What a phone does in the hand, in milliseconds of motion and rest. */
export type Buzz = readonly number[];

export const REFUSED: Buzz = [60];
const OFFERED: Buzz = [25];
const TRADED: Buzz = [20, 50, 30];

/** Only what is meant for the one who holds the phone. */
export function felt(event: SeenEvent, me: Seat | null): Buzz | null {
  if (event.type === "offer_made") return isForMe(event, me) ? OFFERED : null;
  if (event.type === "trade_made") return me === event.giver || me === event.taker ? TRADED : null;
  return null;
}
