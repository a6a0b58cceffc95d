import assert from "node:assert/strict";
import test from "node:test";
import { scatter } from "../../src/reveal/scatter";
import { TYPES } from "../../src/shared/pieces";
import { heap } from "../heaps";

const MUCH = [heap("bull*5 snake*3"), heap("frog*4 owl*2 BULL"), heap("fish*5 bull*2")];

test("every bead lies somewhere, animals do not", () => {
  const lying = scatter(MUCH, "top", 0);
  assert.equal(lying.length, 21);
  assert.deepEqual(
    lying.filter(({ type }) => type === "bull").map(({ by, slot, of }) => [by, slot, of]),
    [
      [0, 0, 7],
      [0, 1, 7],
      [0, 2, 7],
      [0, 3, 7],
      [0, 4, 7],
      [2, 5, 7],
      [2, 6, 7],
    ],
  );
});

test("none lies on a column that is counted or was, and none beyond the last", () => {
  for (const free of [0, 1, 2, 3, 4]) {
    for (const { type, spot } of scatter(MUCH, "bottom", free)) {
      if (TYPES.indexOf(type) >= free) assert.ok(spot.x >= free && spot.x <= TYPES.length, `${type} at ${spot.x}`);
    }
  }
});

test("what lies close lies on each other, and the heap stays low", () => {
  const spots = scatter(MUCH, "top", 0).map(({ spot }) => spot);
  for (const [at, one] of spots.entries()) {
    const touching = spots.slice(at + 1).filter(({ x, level }) => Math.abs(x - one.x) < 0.6 && level === one.level);
    assert.ok(one.level === 4 || touching.length === 0, `${at}`);
  }
  assert.ok(spots.filter(({ level }) => level === 0).length >= 5, "it is a heap, not a tower");
});

test("it is the same on every screen, and another one on each side", () => {
  assert.deepEqual(scatter(MUCH, "top", 1), scatter(MUCH, "top", 1));
  assert.notDeepEqual(
    scatter(MUCH, "top", 0).map(({ spot }) => spot),
    scatter(MUCH, "bottom", 0).map(({ spot }) => spot),
  );
});
