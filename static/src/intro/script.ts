// The script of the introduction: what is said at each step, which tap it asks for, and what the server then tells.
// Its law: data alone, in the order in which it is played.

import type { CommandIn } from "../protocol";
import {
  ACCEPTED,
  BEN_ENDS_IT,
  BEN_OFFERS,
  OFFER_TAKEN,
  OFFERED,
  PUT_ON_TOP,
  PUT_UNDER_TOP,
  TAKEN_FROM_CENTER,
  type Told,
} from "./frames";

export interface Step {
  /** The message that the coach says. */
  readonly say: string;
  /** What is to be tapped, as a selector inside the table. Null: the reader reads on, or waits for the friends. */
  readonly taps: string | null;
  /** The command that the tap has to bring; a tap without one is only a choice. */
  readonly command?: CommandIn["type"];
  /** The answer to it, or what a friend does after a moment. */
  readonly told?: readonly Told[];
  /** An offer that has ended: its row goes now, so that nothing moves under the finger later. */
  readonly dismissed?: number;
}

const own = (type: string) => `.tray .stack-button[data-kind=bead][data-type=${type}][data-zone=hand]`;
const FROG = ".tray .stack-button[data-kind=spirit][data-type=frog]";
const MAIN = ".action-main";
const PUT = ".actions [data-asks=place-top]";

export const STEPS: readonly Step[] = [
  { say: "intro-hand", taps: null },

  { say: "intro-offer-give", taps: own("frog") },
  { say: "intro-offer-want", taps: ".wanted .want[data-type=bull]" },
  { say: "intro-offer-send", taps: MAIN, command: "make_offer", told: [OFFERED] },
  { say: "intro-offer-sent", taps: null, told: [OFFER_TAKEN, BEN_OFFERS] },

  {
    say: "intro-accept",
    taps: ".offer[data-giver='2'] .offer-accept",
    command: "accept_offer",
    told: [ACCEPTED],
    dismissed: 1,
  },

  { say: "intro-swap-give", taps: own("snake") },
  { say: "intro-swap-take", taps: ".center-piece[data-kind=bead][data-type=owl]" },
  { say: "intro-swap-do", taps: MAIN, command: "swap_with_center", told: [TAKEN_FROM_CENTER] },

  { say: "intro-bead-choose", taps: own("frog") },
  { say: "intro-bead-under", taps: PUT },
  { say: "intro-bead-again", taps: PUT, command: "place_beads", told: [PUT_UNDER_TOP] },

  { say: "intro-spirit-choose", taps: FROG },
  { say: "intro-spirit-on", taps: PUT },
  { say: "intro-spirit-again", taps: PUT, command: "place_spirit", told: [PUT_ON_TOP] },
  { say: "intro-spirit-done", taps: null, told: [BEN_ENDS_IT] },
  { say: "intro-ended", taps: null },
];

/** Whether the reader goes on by themselves: nothing is to be tapped, and nobody else is to act. */
export function isToRead({ taps, told }: Step): boolean {
  return taps === null && told === undefined;
}
