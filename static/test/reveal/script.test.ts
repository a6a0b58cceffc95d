import assert from "node:assert/strict";
import test from "node:test";
import type { RevealBeat, Script } from "../../src/protocol";
import { TYPES } from "../../src/shared/pieces";
import { beatAt, countState, hasBegun } from "../../src/reveal/script";

const beats: RevealBeat[] = [
  { at: 0, step: "hands", kind: null },
  { at: 5_000, step: "spirits", kind: null },
  { at: 8_500, step: "lift", kind: null },
  ...TYPES.map((kind, at) => ({ at: 11_000 + at * 4_000, step: "type" as const, kind })),
  { at: 31_000, step: "totals", kind: null },
];
const script: Script = { started: 1_000_000, ends: 1_037_000, beats, held: null };
const at = (ms: number) => beatAt(script, script.started + ms);

test("each beat is on from its moment until the next", () => {
  beats.forEach((beat, index) => {
    assert.equal(at(beat.at).index, index);
    if (index) assert.equal(at(beat.at - 1).index, index - 1);
  });
});

test("who joins in the middle is where all others are", () => {
  const { beat, into, left } = at(16_000);
  assert.deepEqual([beat.kind, into, left], ["snake", 1_000, 3_000]);
});

test("a clock a little behind shows the first beat, one far ahead the last", () => {
  assert.deepEqual(at(-3_000), { index: 0, beat: beats[0], into: 0, left: 8_000 });
  assert.equal(at(99_000).beat.step, "totals");
  assert.equal(at(99_000).left, null);
});

test("types wait, are counted, and are done, in their order", () => {
  const states = (ms: number) => TYPES.map((type) => countState(type, at(ms).beat));
  assert.deepEqual(states(9_000), ["waiting", "waiting", "waiting", "waiting", "waiting"]);
  assert.deepEqual(states(15_000), ["done", "counting", "waiting", "waiting", "waiting"]);
  assert.deepEqual(states(32_000), ["done", "done", "done", "done", "done"]);
});

test("a step that has begun stays begun", () => {
  assert.ok(hasBegun("lift", at(30_000).beat));
  assert.ok(!hasBegun("lift", at(6_000).beat));
});
