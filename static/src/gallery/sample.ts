// A round in the middle, for the gallery alone: every state that a table's parts can be in, at once.

import type { Five, OfferView, Pieces, Refused, SeatView, Sections, ViewFrame } from "../protocol";
import { notify } from "../shared/notice";
import { pending, refusals } from "../state/store";

/** Keys of controls that wait, and that were refused. */
export const WAITING = "gallery-waiting";
export const REFUSED = "gallery-refused";
const WITHOUT_PLACE = "gallery-elsewhere"; // no control shows it, so the notices do
const NOT_HELD: Refused = {
  id: "1",
  done: false,
  refused: "not_held",
  rule: "PCE4",
  seats: [],
  lacks: null,
  where: null,
};

const NONE: Five = [0, 0, 0, 0, 0];
const NOTHING: Pieces = { beads: NONE, spirits: NONE };
const beads = (...counts: Five): Pieces => ({ beads: counts, spirits: NONE });

const seat = (at: number, type: SeatView["set"][number], changed: Partial<SeatView> = {}): SeatView => ({
  seat: at,
  set: [type],
  presence: "here",
  ready: true,
  hand: 4,
  front: NOTHING,
  fingers: NOTHING,
  under_top: 0,
  under_bottom: 0,
  ...changed,
});

const offer = (number: number, giver: number, gives: Pieces, changed: Partial<OfferView> = {}): OfferView => ({
  offer: number,
  giver,
  to: [0],
  gives,
  wants: { pieces: beads(1, 0, 0, 0, 0), any_beads: 0, any_spirits: 0 },
  lacks: { pieces: NOTHING, beads: 0, spirits: 0 },
  ...changed,
});

const SECTIONS: Sections = {
  room: {
    phase: "playing",
    play: 1,
    settings: { seats: 4, variants: [], time_limit: null },
    host: 0,
    host_is_here: true,
    free_seats: 0,
    kick: null,
    askers: [],
    code: null,
    is_locked: false,
  },
  players: ["Ana", "Ben", "Mio", "Teodora"].map((name, at) => ({ seat: at, name, is_here: at !== 3, has_left: false })),
  you: { seat: 0, is_host: true, is_owner: true, acts: [], key: null },
  watching: 0,
  progress: {
    phase: "playing",
    round: 2,
    rounds: 3,
    spirits_placed: 2,
    spirits_to_end: 3,
    variants: [],
    time_limit: null,
    deadline: null,
    tellers: [],
    youngest: null,
    starter: 0,
    missing: [],
    totals: [0, 0, 0, 0],
    winners: [],
  },
  seats: [
    seat(0, "bull"),
    seat(1, "snake", { front: beads(0, 2, 0, 1, 0) }),
    seat(2, "frog", { fingers: beads(0, 0, 0, 0, 1), front: { beads: NONE, spirits: [0, 0, 1, 0, 0] } }),
    seat(3, "owl", { presence: "away" }),
  ],
  boxes: {
    top: { beads: 3, spirits: [{ kind: "bull", by: 0 }], locked: true },
    bottom: { beads: 2, spirits: [], locked: false },
  },
  center: { beads: [1, 0, 2, 0, 1], spirits: [0, 0, 0, 0, 1] },
  wishes: [null, null, null, null],
  mine: {
    hand: beads(2, 1, 0, 0, 0),
    front: beads(0, 0, 0, 1, 1),
    fingers: beads(0, 0, 1, 0, 0),
    under_top: NOTHING,
    under_bottom: NOTHING,
  },
  offers: [
    offer(1, 1, beads(0, 2, 0, 0, 0)),
    offer(2, 2, beads(0, 0, 1, 0, 1), { lacks: { pieces: beads(0, 0, 0, 1, 0), beads: 0, spirits: 0 } }),
    offer(3, 0, beads(1, 0, 0, 0, 0), {
      to: null,
      wants: { pieces: beads(0, 0, 0, 0, 1), any_beads: 1, any_spirits: 0 },
      lacks: null,
    }),
  ],
  options: {
    acts: [],
    offer: beads(2, 1, 0, 1, 1),
    show: beads(2, 1, 0, 0, 0),
    hide: NOTHING,
    swap_give: beads(2, 1, 0, 1, 1),
    swap_take: beads(1, 0, 2, 0, 1),
    under_top: beads(2, 1, 0, 1, 1),
    under_bottom: beads(2, 1, 0, 1, 1),
    on_box: NOTHING,
    ends_round: false,
  },
  sheets: [],
  reveal: null,
};

export function tableFrame(): ViewFrame {
  return {
    type: "view",
    protocol: 1,
    build: "gallery",
    now: Date.now(),
    n: 1,
    sections: SECTIONS,
    talk: [],
    events: [],
  };
}

/** What the store shows for a moment only is set for good. */
export function showStates(): void {
  pending.value = new Set([WAITING]);
  refusals.value = new Map([REFUSED, WITHOUT_PLACE].map((key) => [key, NOT_HELD]));
  notify("A notice, gone after some seconds");
}
