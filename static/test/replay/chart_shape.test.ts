import assert from "node:assert/strict";
import test from "node:test";
import { HEIGHT, shapeOf, TOTEM, WIDTH, xOf } from "../../src/replay/chart_shape";

test("more points are higher, and the levels are the least, none and the most", () => {
  const { lines, levels } = shapeOf([
    [0, 0],
    [3, -2],
  ]);
  assert.ok(lines[0]!.end.y < lines[1]!.end.y);
  assert.deepEqual(
    levels.map(({ points }) => points),
    [3, 0, -2],
  );
  assert.ok(levels[0]!.y < levels[1]!.y && levels[1]!.y < levels[2]!.y);
});

test("equal points are as many lines side by side as there are players", () => {
  const lines = shapeOf([
    [1, 1, 1],
    [1, 1, 1],
  ]).lines.map(({ d }) => d);
  assert.equal(new Set(lines).size, 3);
});

test("no two totems at the lines' ends cover each other, and all are inside the picture", () => {
  for (const last of [
    [0, 0, 0, 0, 0],
    [5, 4, 5, -3, 4],
    [9, 0, 9, 0, 1],
  ]) {
    const ends = shapeOf([[0, 0, 0, 0, 0], last]).lines.map(({ end }) => end);
    ends.forEach((one, at) => {
      assert.ok(one.x + TOTEM <= WIDTH && one.y >= -TOTEM / 2 && one.y + TOTEM <= HEIGHT + TOTEM / 2);
      for (const other of ends.slice(at + 1)) {
        assert.ok(
          Math.abs(one.x - other.x) >= TOTEM || Math.abs(one.y - other.y) >= TOTEM,
          JSON.stringify({ last, one, other }),
        );
      }
    });
  }
});

test("moments lie evenly, the last one at the right", () => {
  assert.equal(xOf(4, 5, 200), 200);
  assert.equal(xOf(1, 5, 200) - xOf(0, 5, 200), xOf(4, 5, 200) - xOf(3, 5, 200));
  assert.equal(xOf(0, 1, 200), 200);
});
