import assert from "node:assert/strict";
import test from "node:test";
import type { RevealBeat } from "../../src/protocol";
import { captionAt, captionOf, isTold } from "../../src/reveal/sentences";
import { BULL, FROG, SNAKE, sheet } from "./a_reveal";

const beat = (step: RevealBeat["step"], kind: RevealBeat["kind"] = null): RevealBeat => ({ at: 0, step, kind });
const say = (step: RevealBeat["step"], kind: RevealBeat["kind"] = null) =>
  captionOf(beat(step, kind), sheet, [2, 5, 1]);

test("[SCO3] a lone player's zero is the headline, and why it would have scored stands below", () => {
  const { title, detail } = say("type", "snake");
  assert.deepEqual(title, { id: "reveal-alone", seat: 1, type: "snake" });
  assert.deepEqual(detail, { id: "reveal-verdict", score: SNAKE });
});

test("who scores what of a type and for what, most first", () => {
  assert.deepEqual(say("type", "frog").detail, {
    id: "reveal-gifts",
    gifts: [
      { why: "bead_and_spirit", points: 2, seats: [0] },
      { why: "bead", points: 1, seats: [1] },
    ],
  });
});

test("[SCO5] a loss that stays one for several pieces is told apart", () => {
  assert.deepEqual(say("type", "fish").detail, {
    id: "reveal-gifts",
    gifts: [
      { why: "loses", points: -1, seats: [2] },
      { why: "once", points: -1, seats: [0] },
    ],
  });
});

test("a type that nobody holds says so", () => {
  assert.deepEqual(say("type", "owl").detail, { id: "reveal-nobody-holds", type: "owl" });
});

test("the boxes are told by their animals, then by their beads", () => {
  assert.deepEqual(say("spirits").title, { id: "reveal-spirits", top: ["bull"], bottom: [] });
  assert.deepEqual(say("lift").title, { id: "reveal-lift", top: 5, bottom: 3 });
});

test("at the end the best of the round, and who leads the game", () => {
  assert.deepEqual(say("totals"), {
    title: { id: "reveal-best", points: 1, seats: [0, 1] },
    detail: { id: "reveal-lead", points: 5, seats: [1] },
  });
});

test("nothing is told before it is seen: first the count, then the verdict, then one reason after the other", () => {
  const frog = beat("type", "frog");
  const told = (cue: "count" | "verdict" | "points", given = 0) => captionAt({ beat: frog, cue, given }, sheet, []);
  assert.deepEqual(told("count"), { title: { id: "reveal-count", type: "frog" }, detail: null });
  assert.deepEqual(told("verdict"), { title: { id: "reveal-type", score: FROG }, detail: null });
  const first = told("points", 1).detail;
  assert.ok(first?.id === "reveal-gifts");
  assert.deepEqual(
    first.gifts.map(({ seats }) => seats),
    [[0]],
  );
  assert.deepEqual(told("points", 2), captionOf(frog, sheet, []));
});

test("the best of the round is not named while the totals are called", () => {
  assert.deepEqual(captionAt({ beat: beat("totals"), cue: "total", given: 0 }, sheet, [2, 5, 1]), {
    title: { id: "reveal-totals" },
    detail: null,
  });
});

test("a beat is read out once, when all of it may be told", () => {
  assert.deepEqual(
    (["count", "verdict", "points", "total", "winner", "show"] as const).map((cue) => isTold({ cue })),
    [false, false, true, false, true, true],
  );
});

test("an animal on a box is told even where nobody holds a bead of it", () => {
  assert.deepEqual(say("type", "bull").title, { id: "reveal-type", score: BULL });
});
