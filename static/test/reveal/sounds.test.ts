import assert from "node:assert/strict";
import test from "node:test";
import { type Picture, pictureAt } from "../../src/reveal/picture";
import { soundOf } from "../../src/reveal/sounds";
import { script, sheet } from "./a_reveal";

const at = (position: number, changed = {}) => pictureAt(script(changed), sheet, 1_000_000 + position);

/** What is heard from a position on, by a page that goes from change to change. */
function heardFrom(position: number): (string | null)[] {
  const heard: (string | null)[] = [];
  let before: Picture | null = null;
  for (let now = position; ; ) {
    const picture = at(now);
    heard.push(soundOf(before, picture));
    before = picture;
    if (picture.left === null) return heard.filter((name) => name !== null);
    now += picture.left;
  }
}

test("each beat is heard once, points once a type, and the winner last", () => {
  const types = Array.from({ length: 5 }, () => ["reveal_step", "reveal_point"]).flat();
  assert.deepEqual(heardFrom(0), ["reveal_step", "reveal_step", ...types, "reveal_step", "reveal_winner"]);
});

test("who comes in the middle hears nothing of it, and then the rest", () => {
  assert.deepEqual(heardFrom(33_100), ["reveal_winner"]);
  assert.deepEqual(heardFrom(36_000), []);
});

test("a page that slept does not catch up, and one that is held is silent", () => {
  assert.equal(soundOf(at(5_000), at(21_400)), null);
  assert.equal(soundOf(at(4_000), at(4_500, { held: 1_004_500 })), null);
});
