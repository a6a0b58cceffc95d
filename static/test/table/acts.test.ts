import assert from "node:assert/strict";
import test from "node:test";
import type { BoxesView } from "../../src/protocol";
import { isToHide, mayHide, mayOffer, mayPlace, mayShow, maySwap, placeFor } from "../../src/table/acts";
import { chosenFrom, NO_SELECTION } from "../../src/table/selection";
import { heap, mine, options } from "../heaps";

const holding = mine({ hand: "bull*2 FROG", front: "owl" });
const chosen = (words: string) => chosenFrom(holding, heap(words));
const box = (locked = false) => ({ beads: 0, spirits: [], locked });
const boxes: BoxesView = { top: box(), bottom: box(true) };

test("an offer may give as much as the options say", () => {
  const most = options({ offer: "bull*2" });
  assert.ok(mayOffer(chosen("bull*2"), most).isOpen);
  assert.ok(!mayOffer(chosen("bull owl"), most).isOpen);
  assert.equal(mayOffer(chosen("bull"), options({})).why, "table-no-more-offers");
});

test("hand and fingers are shown, the front is hidden, and never both at once", () => {
  const most = options({ show: "bull*2 FROG", hide: "owl" });
  assert.ok(mayShow(chosen("bull"), most).isOpen);
  assert.ok(mayHide(chosen("owl"), most).isOpen);
  assert.ok(isToHide(chosen("owl")));
  assert.ok(!isToHide(chosen("owl bull")));
  assert.equal(mayShow(chosen("owl bull"), most).why, "table-one-place");
  assert.equal(mayShow(NO_SELECTION, most).why, "table-choose-first");
});

test("one piece is swapped at a time, and none while the fingers hold one", () => {
  const most = options({ swap_give: "bull*2 owl", swap_take: "fish" });
  const center = heap("fish*2");
  assert.ok(maySwap(chosen("bull"), most, holding, center).isOpen);
  assert.ok(maySwap(NO_SELECTION, most, holding, center).isOpen);
  assert.equal(maySwap(chosen("bull*2"), most, holding, center).why, "table-swap-one");
  assert.equal(maySwap(chosen("FROG"), most, holding, center).why, "table-center-no-spirit");
  assert.equal(
    maySwap(chosen("bull"), options({}), mine({ hand: "bull", fingers: "fish" }), center).why,
    "table-fingers-full",
  );
  assert.equal(maySwap(chosen("bull"), options({}), holding, heap()).why, "table-center-none");
});

test("beads go under a box that is open, one animal on any", () => {
  const most = options({ under_top: "bull*2 owl", on_box: "FROG" });
  assert.equal(placeFor(chosen("bull")), "under");
  assert.equal(placeFor(chosen("FROG")), "on");
  assert.ok(mayPlace(chosen("bull*2 owl"), most, boxes, "top").isOpen);
  assert.equal(mayPlace(chosen("bull"), most, boxes, "bottom").why, "table-box-locked");
  assert.ok(mayPlace(chosen("FROG"), most, boxes, "bottom").isOpen);
  assert.equal(mayPlace(chosen("FROG bull"), most, boxes, "top").why, "table-beads-or-one-spirit");
  assert.equal(mayPlace(NO_SELECTION, most, boxes, "top").why, "table-choose-first");
});
