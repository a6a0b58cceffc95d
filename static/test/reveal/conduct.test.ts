import assert from "node:assert/strict";
import test from "node:test";
import { conduct, type Player, withNew } from "../../src/reveal/conduct";

class Moving implements Player {
  playState: AnimationPlayState = "running";
  calls: string[] = [];
  readonly effect = { getComputedTiming: () => ({ endTime: 900 }) };

  constructor(
    readonly animationName: string,
    public currentTime: number,
  ) {}

  play(): void {
    this.calls.push("play");
    this.playState = "running";
  }

  pause(): void {
    this.calls.push("pause");
    this.playState = "paused";
  }
}

const RUNNING = { into: 700, intoCue: 200, isHeld: false };
const HELD = { ...RUNNING, isHeld: true };

test("what a late screen starts at its beginning is put where all others have it", () => {
  const [beat, cue] = [new Moving("beat-count", 0), new Moving("cue-stamp", 0)];
  conduct([beat, cue], RUNNING);
  assert.deepEqual([beat.currentTime, cue.currentTime], [700, 200]);
});

test("what is in time is left alone, and so is what is not conducted", () => {
  const [near, foreign] = [new Moving("beat-count", 680), new Moving("pending", 5)];
  conduct([near, foreign], RUNNING);
  assert.deepEqual([near.currentTime, foreign.currentTime, near.calls, foreign.calls], [680, 5, [], []]);
});

test("held, everything stands still at the same moment; gone on with, it moves on", () => {
  const beat = new Moving("beat-count", 690);
  conduct([beat], HELD);
  assert.deepEqual([beat.currentTime, beat.playState], [700, "paused"]);
  conduct([beat], { ...RUNNING, into: 710 });
  assert.deepEqual([beat.currentTime, beat.playState, beat.calls], [700, "running", ["pause", "play"]]);
});

test("what is over does not begin again", () => {
  const beat = new Moving("beat-count", 0);
  conduct([beat], { ...HELD, into: 5_000 });
  conduct([beat], { ...RUNNING, into: 5_000 });
  assert.equal(beat.currentTime, 900);
  assert.ok(!beat.calls.includes("play"));
});

test("what has ended and is not told of any more still goes back to where it was held", () => {
  const ended = new Moving("cue-said", 900);
  ended.playState = "finished";
  const conducted = withNew(withNew([], [ended]), []);
  conduct(conducted, { ...HELD, intoCue: 83 });
  assert.deepEqual([ended.currentTime, ended.playState], [83, "paused"]);
});

test("what is gone from the page is forgotten, and nothing is conducted twice", () => {
  const [gone, here] = [new Moving("cue-said", 0), new Moving("cue-stamp", 0)];
  const known = withNew([], [gone, here]);
  gone.playState = "idle";
  assert.deepEqual(withNew(known, [here]), [here]);
});
