import assert from "node:assert/strict";
import test from "node:test";
import { beatAt, countState, hasBegun, positionAt } from "../../src/reveal/script";
import { TYPES } from "../../src/shared/pieces";
import { beats, script } from "./a_reveal";

const at = (ms: number) => beatAt(script(), ms);

test("each beat is on from its moment until the next", () => {
  beats.forEach((beat, index) => {
    assert.equal(at(beat.at).index, index);
    if (index) assert.equal(at(beat.at - 1).index, index - 1);
  });
});

test("who joins in the middle is where all others are", () => {
  const { beat, into, lasts } = at(16_500);
  assert.deepEqual([beat.kind, into, lasts], ["snake", 1_500, 4_500]);
});

test("past its end the last beat stays", () => {
  assert.deepEqual(at(99_000), { index: 8, beat: beats[8], into: 66_000, lasts: 6_500 });
});

test("its position follows server time, and is never before the beginning", () => {
  assert.equal(positionAt(script(), 1_016_000), 16_000);
  assert.equal(positionAt(script(), 999_000), 0);
});

test("held, it stands still; gone on with, it goes on from there", () => {
  const held = script({ held: 1_016_000 });
  assert.deepEqual(
    [1_016_000, 1_020_000, 1_600_000].map((now) => positionAt(held, now)),
    [16_000, 16_000, 16_000],
  );
  const on = script({ started: 1_000_000 + 584_000 });
  assert.equal(positionAt(on, 1_600_000), 16_000);
});

test("types wait, are counted, and are done, in their order", () => {
  const states = (ms: number) => TYPES.map((type) => countState(type, at(ms).beat));
  assert.deepEqual(states(9_000), ["waiting", "waiting", "waiting", "waiting", "waiting"]);
  assert.deepEqual(states(15_000), ["done", "counting", "waiting", "waiting", "waiting"]);
  assert.deepEqual(states(34_000), ["done", "done", "done", "done", "done"]);
});

test("a step that has begun stays begun", () => {
  assert.ok(hasBegun("lift", at(30_000).beat));
  assert.ok(!hasBegun("lift", at(6_000).beat));
});
