import assert from "node:assert/strict";
import test from "node:test";
import { canOfferAgain, offerAgain } from "../../src/offer/again";
import type { Row } from "../../src/offer/rows";
import { NO_WANTS, wantsOf } from "../../src/offer/wants";
import type { OfferView } from "../../src/protocol";
import { heap } from "../heaps";

const [ME, ANA, BEN] = [0, 1, 2];
const nothing = { pieces: heap(), beads: 0, spirits: 0 };
const ofAna: OfferView = {
  offer: 1,
  giver: ANA,
  to: null,
  gives: heap("bull"),
  wants: wantsOf(heap("owl*2")),
  lacks: nothing,
};
const mine: OfferView = { ...ofAna, giver: ME, to: [BEN], lacks: null };

function ended(offer: OfferView, by: number | null = BEN, again = false): Row {
  return {
    offer,
    ended: { seen: { type: "offer_ended", offer: 1, giver: offer.giver, why: "accepted", by, again }, at: 0, until: 9 },
  };
}

test("an own offer can be made again when the server says that the pieces are still there", () => {
  assert.ok(canOfferAgain(ended(mine, BEN, true), ME));
  assert.ok(!canOfferAgain(ended(mine, BEN, false), ME));
  assert.ok(!canOfferAgain({ offer: mine, ended: null }, ME));
});

test("another's can be offered by who lacked nothing for it, and did not get it", () => {
  assert.ok(canOfferAgain(ended(ofAna), ME));
  assert.ok(!canOfferAgain(ended(ofAna, ME), ME));
  assert.ok(!canOfferAgain(ended({ ...ofAna, lacks: { ...nothing, beads: 1 } }), ME));
  assert.ok(!canOfferAgain(ended(ofAna), null));
});

test("an own offer is made as it was", () => {
  assert.deepEqual(offerAgain(mine, ME), {
    type: "make_offer",
    to: [BEN],
    gives: { anywhere: heap("bull") },
    wants: mine.wants,
  });
});

test("another's is turned: what they wanted for what they gave, to them alone", () => {
  assert.deepEqual(offerAgain(ofAna, ME), {
    type: "make_offer",
    to: [ANA],
    gives: { anywhere: heap("owl*2") },
    wants: wantsOf(heap("bull")),
  });
});

test("where any piece was wanted the reader has to choose first", () => {
  assert.equal(offerAgain({ ...ofAna, wants: { ...NO_WANTS, any_beads: 1 } }, ME), null);
});
