import assert from "node:assert/strict";
import test from "node:test";
import { clockAt, clockText, courseOf, isOver, momentAt } from "../../src/replay/course";

const at = (...times: number[]) => courseOf(times.map((each) => ({ at: each })));

test("what lay between two deeds takes its time", () => {
  const course = at(0, 10_000, 60_000);
  assert.deepEqual(
    [0, 9_999, 10_000, 59_999, 60_000].map((played) => momentAt(course, played)),
    [0, 0, 1, 1, 2],
  );
  assert.equal(isOver(course, 59_999), false);
  assert.equal(isOver(course, 60_000), true);
});

test("deeds that came in one breath are shown one after the other, with their own times", () => {
  const course = at(0, 5_000, 5_000, 5_001, 20_000);
  const shown = course.shown;
  assert.ok(shown[2]! - shown[1]! >= 500 && shown[3]! - shown[2]! >= 500);
  assert.equal(shown[4], 20_000);
  assert.equal(clockAt(course, shown[2]!), 5_000);
  assert.equal(clockAt(course, shown[3]!), 5_001);
});

test("the clock runs on between deeds and never past the next one's time", () => {
  const course = at(0, 5_000, 5_000, 5_200);
  assert.equal(clockAt(course, 2_500), 2_500);
  assert.equal(clockAt(course, course.shown[2]! + 600), 5_200);
  assert.equal(clockAt(course, 99_999), 5_200);
});

test("a round in which nothing was done is over as soon as it begins", () => {
  assert.equal(momentAt(at(0), 0), 0);
  assert.equal(isOver(at(0), 0), true);
});

test("the clock reads as minutes and seconds", () => {
  assert.deepEqual([0, 9_999, 65_000, 600_000].map(clockText), ["0:00", "0:09", "1:05", "10:00"]);
});
