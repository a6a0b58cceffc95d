import assert from "node:assert/strict";
import test from "node:test";
import { giftsOf, givenTo } from "../../src/reveal/gifts";
import { FISH, FROG, OWL, SNAKE, sheet } from "./a_reveal";

test("equal points for an equal reason are given together, most first", () => {
  const all = { ...FROG, points: [1, 2, 1], reasons: ["bead", "bead_and_spirit", "bead"] as const };
  assert.deepEqual(giftsOf(all, sheet), [
    { why: "bead_and_spirit", points: 2, seats: [1] },
    { why: "bead", points: 1, seats: [0, 2] },
  ]);
});

test("[SCO3] the lone player is given nothing, by themselves", () => {
  assert.deepEqual(giftsOf(SNAKE, sheet), [{ why: "alone", points: 0, seats: [1] }]);
});

test("[SCO5] whoever holds several pieces loses one only", () => {
  assert.deepEqual(giftsOf(FISH, sheet), [
    { why: "loses", points: -1, seats: [2] },
    { why: "once", points: -1, seats: [0] },
  ]);
});

test("each seat waits for its gift, those without one for the first", () => {
  const gifts = giftsOf(FISH, sheet);
  assert.deepEqual(
    [0, 1, 2].map((seat) => givenTo(seat, gifts)),
    [2, 1, 1],
  );
});

test("a type that nobody holds is given out at once", () => {
  const gifts = giftsOf(OWL, sheet);
  assert.deepEqual(gifts, [{ why: "holds_none", points: 0, seats: [0, 1, 2] }]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => givenTo(seat, gifts)),
    [1, 1, 1],
  );
});
