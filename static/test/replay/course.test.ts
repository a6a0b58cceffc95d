import assert from "node:assert/strict";
import test from "node:test";
import { clockAt, clockText, courseOf, isOver, momentAt } from "../../src/replay/course";

const at = (...times: number[]) => courseOf(times.map((each) => ({ at: each })));

test("what lay between two deeds takes its time, a silence not all of it", () => {
  const course = at(0, 3_000, 303_000);
  assert.deepEqual(
    [0, 2_999, 3_000, 6_999, 7_000].map((played) => momentAt(course, played)),
    [0, 0, 1, 1, 2],
  );
  assert.equal(isOver(course, 6_999), false);
  assert.equal(isOver(course, 7_000), true);
});

test("deeds that came in one breath are shown one after the other, with their own times", () => {
  const course = at(0, 3_000, 3_000, 3_001);
  const { shown } = course;
  assert.ok(shown[2]! - shown[1]! >= 500 && shown[3]! - shown[2]! >= 500);
  assert.equal(clockAt(course, shown[2]!), 3_000);
  assert.equal(clockAt(course, shown[3]!), 3_001);
});

test("the clock runs on between deeds, faster in a silence, and never past the next one's time", () => {
  const course = at(0, 3_000, 3_000, 203_000);
  assert.equal(clockAt(course, 1_500), 1_500);
  assert.equal(clockAt(course, course.shown[2]! + 2_000), 103_000);
  assert.equal(clockAt(course, 99_999), 203_000);
});

test("a round in which nothing was done is over as soon as it begins", () => {
  assert.equal(momentAt(at(0), 0), 0);
  assert.equal(isOver(at(0), 0), true);
});

test("the clock reads as minutes and seconds", () => {
  assert.deepEqual([0, 9_999, 65_000, 600_000].map(clockText), ["0:00", "0:09", "1:05", "10:00"]);
});
