import assert from "node:assert/strict";
import test from "node:test";
import {
  clearDraft,
  isOfferReady,
  offerToEveryone,
  recipients,
  select,
  setWants,
  toggleRecipient,
} from "../../src/offer/draft";
import { wantsOf } from "../../src/offer/wants";
import { chosenFrom } from "../../src/table/selection";
import { heap, mine } from "../heaps";

const BULL = heap("bull");

/** A draft with both sides, to nobody in particular. */
function drafted(): void {
  clearDraft();
  select(chosenFrom(mine({ hand: "bull" }), BULL));
  setWants(wantsOf(heap("owl")));
}

test("before any friend is tapped an offer is to everyone", () => {
  drafted();
  assert.equal(recipients.value, null);
  assert.ok(isOfferReady.value);
});

test("a draft whose last recipient is taken off is for nobody, and not ready", () => {
  drafted();
  toggleRecipient(2);
  assert.deepEqual(recipients.value, [2]);
  assert.ok(isOfferReady.value);
  toggleRecipient(2);
  assert.deepEqual(recipients.value, []);
  assert.ok(!isOfferReady.value);
});

test("everyone is chosen by itself, and a friend after it is alone", () => {
  drafted();
  toggleRecipient(2);
  toggleRecipient(2);
  offerToEveryone();
  assert.equal(recipients.value, null);
  assert.ok(isOfferReady.value);
  toggleRecipient(1);
  assert.deepEqual(recipients.value, [1]);
});

test("an offer needs both sides", () => {
  clearDraft();
  assert.ok(!isOfferReady.value);
  setWants(wantsOf(BULL));
  assert.ok(!isOfferReady.value);
});
