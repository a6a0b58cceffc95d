import assert from "node:assert/strict";
import test from "node:test";
import type { RevealBeat, RoundSheet, TypeScore } from "../../src/protocol";
import { captionOf, grouped } from "../../src/reveal/sentences";
import { heap } from "../heaps";

const SNAKE: TypeScore = {
  kind: "snake", verdict: "more_under_top", under_top: 3, under_bottom: 0, points: [0, 0, 0], reasons: ["holds_none", "alone", "holds_none"],
};
const FROG: TypeScore = {
  kind: "frog", verdict: "more_under_top", under_top: 2, under_bottom: 1, points: [2, 1, 0], reasons: ["bead_and_spirit", "bead", "holds_none"],
};
const OWL: TypeScore = {
  kind: "owl", verdict: "equal", under_top: 0, under_bottom: 0, points: [0, 0, 0], reasons: ["holds_none", "holds_none", "holds_none"],
};
const sheet: RoundSheet = {
  round: 1, why: "spirits", ended_at: 0, held: [], center: heap(),
  under_top: [heap("snake*3"), heap("frog*2"), heap()], under_bottom: [heap(), heap(), heap("frog")],
  on_top: [{ kind: "bull", by: 0 }], on_bottom: [], scores: [SNAKE, FROG, OWL], totals: [2, 1, 2], timeline: [],
};
const say = (step: RevealBeat["step"], kind: RevealBeat["kind"] = null) => captionOf({ at: 0, step, kind }, sheet, [2, 5, 1]);

test("[SCO3] a lone player's zero is the headline, and why it would have scored stands below", () => {
  const { title, detail } = say("type", "snake");
  assert.deepEqual(title, { id: "reveal-alone", seat: 1, type: "snake" });
  assert.deepEqual(detail, { id: "reveal-verdict", score: SNAKE });
});

test("who scores what of a type, most first", () => {
  assert.deepEqual(say("type", "frog").detail, { id: "reveal-points", groups: [{ points: 2, seats: [0] }, { points: 1, seats: [1] }] });
});

test("a type that nobody holds says so", () => {
  assert.deepEqual(say("type", "owl").detail, { id: "reveal-nobody-holds", type: "owl" });
});

test("the boxes are told by their animals, then by their beads", () => {
  assert.deepEqual(say("spirits").title, { id: "reveal-spirits", top: ["bull"], bottom: [] });
  assert.deepEqual(say("lift").title, { id: "reveal-lift", top: 5, bottom: 1 });
});

test("at the end the best of the round, and who leads the game", () => {
  assert.deepEqual(say("totals"), {
    title: { id: "reveal-best", points: 2, seats: [0, 2] },
    detail: { id: "reveal-lead", points: 5, seats: [1] },
  });
});

test("equal points stand together", () => {
  assert.deepEqual(grouped([0, -1, 0]), [{ points: 0, seats: [0, 2] }, { points: -1, seats: [1] }]);
});
