import assert from "node:assert/strict";
import test from "node:test";
import {
  chosenFrom,
  isOnlyIn,
  NO_SELECTION,
  onePiece,
  picked,
  tapped,
  total,
  within,
  withOneMoreOrNone,
} from "../../src/table/selection";
import { heap, mine } from "../heaps";

const BULL_IN_HAND = { kind: "bead", type: "bull", zone: "hand" } as const;
const holding = mine({ hand: "bull*2 FROG", front: "bull owl", fingers: "fish" });

test("a tap chooses one more of a stack, and past the last none", () => {
  const counts = [1, 2, 0].map((_, taps) => {
    let selection = NO_SELECTION;
    for (let tap = 0; tap <= taps; tap += 1) selection = tapped(selection, holding, BULL_IN_HAND);
    return selection.hand.beads[0];
  });
  assert.deepEqual(counts, [1, 2, 0]);
});

test("what has left the table is no longer chosen, and nothing else changes", () => {
  const selection = chosenFrom(holding, heap("bull*3 FROG"));
  assert.equal(within(selection, holding), selection);
  const poorer = mine({ hand: "bull", front: "bull" });
  assert.deepEqual(total(within(selection, poorer)), heap("bull*2"));
});

test("a spectator has nothing chosen", () => {
  assert.deepEqual(within(chosenFrom(holding, heap("bull")), null), NO_SELECTION);
});

test("a command names only zones with something in them", () => {
  const selection = tapped(NO_SELECTION, holding, BULL_IN_HAND);
  assert.deepEqual(picked(selection), { hand: heap("bull") });
  assert.deepEqual(picked(NO_SELECTION), {});
});

test("a type is taken from where all can see it first, and past the last given back whole", () => {
  let selection = NO_SELECTION;
  const zones = ["front", "hand", "hand"] as const;
  for (const zone of zones) {
    const before = selection[zone].beads[0];
    selection = withOneMoreOrNone(selection, holding, "bead", "bull");
    assert.equal(selection[zone].beads[0], before + 1);
  }
  assert.deepEqual(withOneMoreOrNone(selection, holding, "bead", "bull"), NO_SELECTION);
});

test("as much is chosen as is held", () => {
  assert.deepEqual(total(chosenFrom(holding, heap("bull*4 snake fish SNAKE"))), heap("bull*3 fish"));
});

test("one piece alone is told with its place", () => {
  const selection = chosenFrom(holding, heap("fish"));
  assert.deepEqual(onePiece(selection), { kind: "bead", type: "fish", zone: "fingers" });
  assert.equal(onePiece(chosenFrom(holding, heap("fish owl"))), null);
  assert.equal(onePiece(NO_SELECTION), null);
});

test("where a selection lies", () => {
  assert.ok(isOnlyIn(chosenFrom(holding, heap("owl")), ["front"]));
  assert.ok(!isOnlyIn(chosenFrom(holding, heap("owl FROG")), ["front"]));
});
