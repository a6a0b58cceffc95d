import assert from "node:assert/strict";
import test from "node:test";
import { marksOf, placeAt } from "../../src/talk/marks";
import { Quieted } from "../../src/talk/read_reactions";

const SCREEN = { width: 360, height: 640 };

test("each reaction of a batch is a mark of its own; those of muted people are none", () => {
  const seen = [
    { seat: 0, reaction: "applause", count: 3 },
    { seat: 1, reaction: "wow", count: 1 },
    { seat: null, reaction: "wow", count: 2 },
  ] as const;
  const marks = marksOf(7, seen, (seat) => seat === 1);
  assert.deepEqual(
    marks.map(({ seat, count }) => [seat, count]),
    [
      [0, 3],
      [null, 2],
    ],
  );
  assert.equal(new Set(marks.map(({ key }) => key)).size, 2);
});

test("a mark rises from the middle of a small sign and the head of a large one", () => {
  assert.deepEqual(placeAt({ left: 100, top: 50, width: 40, height: 40 }, SCREEN, 0), { x: 120, y: 70 });
  assert.deepEqual(placeAt({ left: 60, top: 100, width: 240, height: 240 }, SCREEN, 0), { x: 180, y: 140 });
});

test("marks at the same place stand beside each other, and none leaves the screen", () => {
  const xs = [0, 1, 2].map((nth) => placeAt({ left: 100, top: 50, width: 40, height: 40 }, SCREEN, nth).x);
  assert.deepEqual(xs, [120, 140, 100]);
  assert.deepEqual(placeAt({ left: -50, top: -50, width: 20, height: 20 }, SCREEN, 0), { x: 28, y: 28 });
  assert.deepEqual(placeAt({ left: 900, top: 900, width: 20, height: 20 }, SCREEN, 0), { x: 332, y: 612 });
});

test("a screen reader is told of each kind of each person once in a while, however often it is shown", () => {
  const quieted = new Quieted();
  const clap = [{ seat: 1, reaction: "applause", count: 1 }] as const;
  assert.equal(quieted.fresh(clap, 0).length, 1);
  assert.equal(quieted.fresh(clap, 9_000).length, 0);
  assert.equal(quieted.fresh([{ seat: 2, reaction: "applause", count: 1 }], 9_000).length, 1);
  assert.equal(quieted.fresh(clap, 10_000).length, 1);
});
