import assert from "node:assert/strict";
import test from "node:test";
import { scatter } from "../../src/reveal/scatter";
import { TYPES } from "../../src/shared/pieces";
import { heap } from "../heaps";

const MUCH = [heap("bull*5 snake*3"), heap("frog*4 owl*2 BULL"), heap("fish*5 bull*2")];

test("every bead lies somewhere, animals do not", () => {
  const lying = scatter(MUCH, "top");
  assert.equal(lying.length, 21);
  assert.deepEqual(lying.filter(({ type }) => type === "bull").map(({ by, slot, of }) => [by, slot, of]), [
    [0, 0, 7], [0, 1, 7], [0, 2, 7], [0, 3, 7], [0, 4, 7], [2, 5, 7], [2, 6, 7],
  ]);
});

test("none lies left of its own column, nor beyond the last: none is in the way of what is counted", () => {
  for (const { type, x } of scatter(MUCH, "bottom")) {
    assert.ok(x >= TYPES.indexOf(type) && x <= TYPES.length, `${type} at ${x}`);
  }
});

test("what lies close lies on each other, and the heap stays low", () => {
  const lying = scatter(MUCH, "top");
  for (const [at, one] of lying.entries()) {
    const touching = lying.slice(at + 1).filter(({ x, level }) => Math.abs(x - one.x) < 0.6 && level === one.level);
    assert.ok(one.level === 4 || touching.length === 0, `${at}`);
  }
  assert.ok(Math.max(...lying.map(({ level }) => level)) <= 4);
});

test("it is the same on every screen", () => {
  assert.deepEqual(scatter(MUCH, "top"), scatter(MUCH, "top"));
  assert.notDeepEqual(scatter(MUCH, "top").map(({ x }) => x), scatter(MUCH, "bottom").map(({ x }) => x));
});
