import assert from "node:assert/strict";
import test from "node:test";
import { felt, heard, heardTogether } from "../../src/feel/hearing";
import type { Pieces, SeenEvent } from "../../src/protocol";

const NOTHING: Pieces = { beads: [0, 0, 0, 0, 0], spirits: [0, 0, 0, 0, 0] };
const [ANA, BEN, CLEO] = [0, 1, 2];

function offer(giver: number, to: readonly number[] | null): SeenEvent {
  return {
    type: "offer_made",
    offer: 1,
    giver,
    to,
    gives: NOTHING,
    wants: { pieces: NOTHING, any_beads: 1, any_spirits: 0 },
  };
}

function trade(giver: number, taker: number): SeenEvent {
  return { type: "trade_made", giver, taker, gave: { count: 1, known: NOTHING }, got: { count: 1, known: NOTHING } };
}

const UNDER: SeenEvent = { type: "beads_placed", seat: BEN!, side: "top", beads: { count: 1, known: NOTHING } };
const SPIRIT: SeenEvent = { type: "spirit_placed", seat: BEN!, side: "top", kind: "bull" };
const SWAP: SeenEvent = { type: "center_swapped", seat: BEN!, kind: "bead", gave: NOTHING, took: "owl" };
const OVER: SeenEvent = { type: "round_ended", why: "spirits" };

const OFFERS: [string, SeenEvent, number | null, string | undefined][] = [
  ["to me", offer(BEN!, [ANA!]), ANA!, "offer"],
  ["to everyone", offer(BEN!, null), ANA!, "offer"],
  ["to somebody else", offer(BEN!, [CLEO!]), ANA!, undefined],
  ["of my own", offer(ANA!, null), ANA!, undefined],
  ["while I look on", offer(BEN!, null), null, undefined],
];
for (const [which, event, me, name] of OFFERS) {
  test(`an offer ${which} ${name ? "is heard" : "is not heard"}`, () => assert.equal(heard(event, me)?.name, name));
}

const NAMES: [SeenEvent, string][] = [
  [trade(0, 1), "trade"],
  [SWAP, "swap"],
  [UNDER, "under"],
  [SPIRIT, "spirit"],
  [OVER, "round_over"],
];
for (const [event, name] of NAMES) {
  test(`${event.type} sounds like ${name}`, () => assert.equal(heard(event, ANA!)?.name, name));
}

test("talk and what people show make no sound", () => {
  assert.equal(heard({ type: "line_said", seat: BEN!, name: "Ben", text: "hi", at: 1 }, ANA!), null);
  assert.equal(heard({ type: "pieces_shown", seat: BEN!, pieces: NOTHING }, ANA!), null);
});

test("a trade of others is softer than one of mine, and near to a screen for all", () => {
  const mine = heard(trade(BEN!, ANA!), ANA!)!.loudness;
  assert.ok(heard(trade(BEN!, CLEO!), ANA!)!.loudness < mine);
  assert.equal(heard(trade(BEN!, CLEO!), null)!.loudness, mine);
});

test("of what happens at once two sounds are heard, those that matter most", () => {
  const names = heardTogether([trade(BEN!, CLEO!), offer(BEN!, null), UNDER, SPIRIT, OVER], ANA!).map(
    ({ name }) => name,
  );
  assert.deepEqual(names, ["round_over", "spirit"]);
});

test("the same sound at once is heard once, as loud as its loudest", () => {
  assert.deepEqual(heardTogether([trade(BEN!, CLEO!), trade(BEN!, ANA!)], ANA!), [{ name: "trade", loudness: 1 }]);
});

test("a phone moves for an offer to its holder and for their own trade, and for nobody else's", () => {
  assert.ok(felt(offer(BEN!, null), ANA!));
  assert.ok(felt(trade(BEN!, ANA!), ANA!));
  assert.equal(felt(offer(BEN!, [CLEO!]), ANA!), null);
  assert.equal(felt(trade(BEN!, CLEO!), ANA!), null);
  assert.equal(felt(trade(BEN!, CLEO!), null), null);
});
