import assert from "node:assert/strict";
import test, { mock } from "node:test";
import {
  chooseRound,
  clock,
  goTo,
  isPlaying,
  momentIndex,
  open,
  pause,
  play,
  roundAt,
  setSpeed,
  step,
} from "../../src/replay/playing";
import { REPLAY } from "./rounds";

let now = 0;
mock.timers.enable({ apis: ["setInterval"] });
mock.method(performance, "now", () => now);

/** Time passes for the page. */
function pass(milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 100) {
    now += 100;
    mock.timers.tick(100);
  }
}

test.beforeEach(() => {
  open(REPLAY);
  setSpeed(1);
});

test("it begins with the deal of the last round, and nothing plays by itself", () => {
  pass(100_000);
  assert.deepEqual([roundAt.value, momentIndex.value, isPlaying.value], [1, 0, false]);
});

test("played, deeds come at their times, four times as fast if asked", () => {
  play();
  pass(2_000); // half of what is shown of a minute's silence
  assert.deepEqual([momentIndex.value, clock.value], [0, 30_500]);
  pass(2_000);
  assert.equal(momentIndex.value, 1);
  setSpeed(4);
  pass(1_000);
  assert.deepEqual([momentIndex.value, clock.value], [2, 65_000]);
});

test("at the end it stops, and played once more it begins anew", () => {
  goTo(3);
  assert.equal(isPlaying.value, false);
  play();
  assert.deepEqual([isPlaying.value, momentIndex.value], [true, 0]);
  goTo(2);
  pass(5_000);
  assert.deepEqual([isPlaying.value, momentIndex.value], [false, 3]);
});

test("a pause in the middle keeps the place", () => {
  play();
  pass(5_000);
  pause();
  pass(60_000);
  assert.equal(momentIndex.value, 1);
});

test("steps stay within the round, and another round begins at its start", () => {
  step(-1);
  assert.equal(momentIndex.value, 0);
  goTo(99);
  step(1);
  assert.equal(momentIndex.value, 3);
  chooseRound(0);
  assert.deepEqual([roundAt.value, momentIndex.value, isPlaying.value], [0, 0, false]);
});
