// The table of the introduction as a server would tell it, written down beforehand: what it is at the start, and what
// each answer changes of it. Its law: data alone; nothing here works out what an act does.

import type { Five, Glimpse, Mine, OfferView, Options, Pieces, Seat, SeatView, Sections, SeenEvent } from "../protocol";

export const ME: Seat = 0;
const ANA: Seat = 1;
const BEN: Seat = 2;

/** What one frame tells. */
export interface Told {
  readonly sections: Partial<Sections>;
  readonly events: readonly SeenEvent[];
}

const NONE: Five = [0, 0, 0, 0, 0];
const NOTHING: Pieces = { beads: NONE, spirits: NONE };
const beads = (...counts: Five): Pieces => ({ beads: counts, spirits: NONE });
const FROG: Five = [0, 0, 1, 0, 0];
const [A_PINK, A_YELLOW, A_GREEN, A_WHITE] = [
  beads(1, 0, 0, 0, 0),
  beads(0, 1, 0, 0, 0),
  beads(0, 0, 1, 0, 0),
  beads(0, 0, 0, 1, 0),
];

const seat = (at: Seat, type: SeatView["set"][number], changed: Partial<SeatView> = {}): SeatView => ({
  seat: at,
  set: [type],
  presence: "here",
  ready: true,
  hand: 5,
  front: NOTHING,
  fingers: NOTHING,
  under_top: 0,
  under_bottom: 0,
  ...changed,
});

const mine = (hand: Pieces, changed: Partial<Mine> = {}): Mine => ({
  hand,
  front: NOTHING,
  fingers: NOTHING,
  under_top: NOTHING,
  under_bottom: NOTHING,
  ...changed,
});

/** All that a hand holds may be named in any act, beads for beads. */
const options = (hand: Pieces, center: Five): Options => ({
  acts: [],
  offer: hand,
  show: hand,
  hide: NOTHING,
  swap_give: { beads: hand.beads, spirits: NONE },
  swap_take: { beads: center, spirits: NONE },
  under_top: { beads: hand.beads, spirits: NONE },
  under_bottom: { beads: hand.beads, spirits: NONE },
  on_box: { beads: NONE, spirits: hand.spirits },
  ends_round: false,
});

const withFrog = (...counts: Five): Pieces => ({ beads: counts, spirits: FROG });
const AT_FIRST = withFrog(0, 0, 4, 0, 0);
const WITH_PINK = withFrog(1, 0, 3, 0, 0);
const WITH_YELLOW = withFrog(1, 1, 2, 0, 0);
const SWAPPED = withFrog(1, 0, 2, 0, 0);
const PLACED = withFrog(1, 0, 1, 0, 0);
const AT_LAST = beads(1, 0, 1, 0, 0);
const CENTER: Five = [0, 0, 0, 4, 4];
const CENTER_AFTER: Five = [0, 1, 0, 3, 4];
const CENTER_SPIRITS: Five = [0, 0, 0, 1, 1];
const FRIENDS = [seat(ANA, "bull"), seat(BEN, "snake")];
const FULL_FINGERS = { fingers: A_WHITE };

const holds = (hand: Pieces, center: Five, changed: Partial<Mine> = {}): Pick<Sections, "mine" | "options"> => ({
  mine: mine(hand, changed),
  options: options(hand, center),
});

const offer = (number: number, giver: Seat, gives: Pieces, pieces: Pieces, lacks: OfferView["lacks"]): OfferView => ({
  offer: number,
  giver,
  to: giver === ME ? null : [ME],
  gives,
  wants: { pieces, any_beads: 0, any_spirits: 0 },
  lacks,
});
const OWN_OFFER = offer(1, ME, A_GREEN, A_PINK, null);
const BENS_OFFER = offer(2, BEN, A_YELLOW, A_GREEN, { pieces: NOTHING, beads: 0, spirits: 0 });

const one = (known: Pieces): Glimpse => ({ count: 1, known });
const traded = (giver: Seat, taker: Seat, gave: Pieces, got: Pieces): SeenEvent => ({
  type: "trade_made",
  giver,
  taker,
  gave: one(gave),
  got: one(got),
});
const ended = (number: number, giver: Seat, by: Seat): SeenEvent => ({
  type: "offer_ended",
  offer: number,
  giver,
  why: "accepted",
  by,
  again: false,
});
const made = ({ offer: number, giver, to, gives, wants }: OfferView): SeenEvent => ({
  type: "offer_made",
  offer: number,
  giver,
  to,
  gives,
  wants,
});

/** The start, for players of these names. */
export function firstSections(names: readonly [string, string, string]): Sections {
  return {
    room: {
      phase: "playing",
      play: 1,
      settings: { seats: 3, variants: [], time_limit: null },
      host: ANA,
      host_is_here: true,
      free_seats: 0,
      kick: null,
      askers: [],
      code: null,
      is_locked: false,
    },
    players: names.map((name, at) => ({ seat: at, name, is_here: true, has_left: false })),
    you: { seat: ME, is_host: false, is_owner: false, acts: [], key: null },
    watching: 0,
    progress: PROGRESS,
    seats: [seat(ME, "frog"), ...FRIENDS],
    boxes: { top: { beads: 0, spirits: [], locked: false }, bottom: { beads: 0, spirits: [], locked: false } },
    center: { beads: CENTER, spirits: CENTER_SPIRITS },
    wishes: [null, null, null],
    ...holds(AT_FIRST, CENTER),
    offers: [],
    sheets: [],
    reveal: null,
  };
}

const PROGRESS: NonNullable<Sections["progress"]> = {
  phase: "playing",
  round: 1,
  rounds: 3,
  spirits_placed: 0,
  spirits_to_end: 2,
  variants: [],
  time_limit: null,
  deadline: null,
  tellers: [],
  youngest: null,
  starter: ANA,
  missing: [],
  totals: [0, 0, 0],
  winners: [],
};

export const OFFERED: Told = { sections: { offers: [OWN_OFFER] }, events: [made(OWN_OFFER)] };

export const OFFER_TAKEN: Told = {
  sections: { ...holds(WITH_PINK, CENTER), offers: [] },
  events: [traded(ME, ANA, A_GREEN, A_PINK), ended(1, ME, ANA)],
};

export const BEN_OFFERS: Told = { sections: { offers: [BENS_OFFER] }, events: [made(BENS_OFFER)] };

export const ACCEPTED: Told = {
  sections: { ...holds(WITH_YELLOW, CENTER), offers: [] },
  events: [traded(BEN, ME, A_YELLOW, A_GREEN), ended(2, BEN, ME)],
};

export const TAKEN_FROM_CENTER: Told = {
  sections: {
    ...holds(SWAPPED, CENTER_AFTER, FULL_FINGERS),
    center: { beads: CENTER_AFTER, spirits: CENTER_SPIRITS },
    seats: [seat(ME, "frog", { hand: 4, ...FULL_FINGERS }), ...FRIENDS],
  },
  events: [{ type: "center_swapped", seat: ME, kind: "bead", gave: A_YELLOW, took: "owl" }],
};

export const PUT_UNDER_TOP: Told = {
  sections: {
    ...holds(PLACED, CENTER_AFTER, { ...FULL_FINGERS, under_top: A_GREEN }),
    boxes: { top: { beads: 1, spirits: [], locked: false }, bottom: { beads: 0, spirits: [], locked: false } },
    seats: [seat(ME, "frog", { hand: 3, ...FULL_FINGERS, under_top: 1 }), ...FRIENDS],
  },
  events: [{ type: "beads_placed", seat: ME, side: "top", beads: one(A_GREEN) }],
};

export const PUT_ON_TOP: Told = {
  sections: {
    ...holds(AT_LAST, CENTER_AFTER, { ...FULL_FINGERS, under_top: A_GREEN }),
    boxes: {
      top: { beads: 1, spirits: [{ kind: "frog", by: ME }], locked: false },
      bottom: { beads: 0, spirits: [], locked: false },
    },
    progress: { ...PROGRESS, spirits_placed: 1 },
    seats: [seat(ME, "frog", { hand: 2, ...FULL_FINGERS, under_top: 1 }), ...FRIENDS],
  },
  events: [{ type: "spirit_placed", seat: ME, side: "top", kind: "frog" }],
};

export const BEN_ENDS_IT: Told = {
  sections: {
    boxes: {
      top: { beads: 1, spirits: [{ kind: "frog", by: ME }], locked: false },
      bottom: { beads: 0, spirits: [{ kind: "snake", by: BEN }], locked: false },
    },
    progress: { ...PROGRESS, spirits_placed: 2 },
    seats: [seat(ME, "frog", { hand: 2, ...FULL_FINGERS, under_top: 1 }), FRIENDS[0]!, seat(BEN, "snake", { hand: 4 })],
  },
  events: [
    { type: "spirit_placed", seat: BEN, side: "bottom", kind: "snake" },
    { type: "round_ended", why: "spirits" },
  ],
};
