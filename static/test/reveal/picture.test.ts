// The law of the reveal: its picture is a function of the script, the round's truth and the position, of nothing else.

import assert from "node:assert/strict";
import test from "node:test";
import { type Picture, pictureAt, placeOf } from "../../src/reveal/picture";
import { apply, clockAhead, START } from "../../src/state/state";
import { beats, script, sheet } from "./a_reveal";

const STARTED = 1_000_000;
const at = (position: number, changed = {}): Picture => pictureAt(script(changed), sheet, STARTED + position);

/** All moments at which something changes, found by going from change to change as a page does. */
function places(): Map<string, number> {
  const found = new Map<string, number>();
  for (let position = 0; ; ) {
    const picture = at(position);
    if (!found.has(placeOf(picture))) found.set(placeOf(picture), position);
    if (picture.left === null) return found;
    position += picture.left;
  }
}

test("going from change to change visits every beat, and every reason is given its moment", () => {
  assert.deepEqual(
    [...places().keys()],
    [
      "0-show",
      "1-show",
      "2-show",
      "3-count",
      "3-verdict",
      "3-points-1",
      "4-count",
      "4-verdict",
      "4-points-1",
      "5-count",
      "5-verdict",
      "5-points-1",
      "5-points-2",
      "6-count",
      "6-verdict",
      "6-points-1",
      "7-count",
      "7-verdict",
      "7-points-1",
      "7-points-2",
      "8-total",
      "8-winner",
    ],
  );
});

test("whoever comes at any moment sees what those see who were there from the beginning", () => {
  const changes = [...places()];
  for (let position = 0; position < 39_500; position += 37) {
    const [place] = changes.filter(([, since]) => since <= position).at(-1)!;
    assert.equal(placeOf(at(position)), place, `at ${position}`);
  }
});

test("two clocks that are a minute apart are at the same place at the same instant", () => {
  const clock = (ahead: number) => {
    const now = 5_000_000; // the true time; the server's is its own
    const state = apply(START, { type: "beat", now: STARTED + 16_000 }, now + ahead);
    return (later: number) => now + ahead + later + clockAhead(state);
  };
  const [one, other] = [clock(0), clock(60_000)];
  for (let later = 0; later < 20_000; later += 251) {
    assert.deepEqual(pictureAt(script(), sheet, one(later)), pictureAt(script(), sheet, other(later)));
  }
  assert.equal(placeOf(pictureAt(script(), sheet, other(0))), placeOf(at(16_000)));
});

test("held, the picture stays and has no next change; gone on with, it takes up where it stood", () => {
  const held = { held: STARTED + 15_800 };
  assert.deepEqual(at(15_800, held), { ...at(15_800), isHeld: true, left: null });
  assert.deepEqual(at(600_000, held), at(15_800, held));
  const on = { started: STARTED + 584_200 };
  assert.deepEqual(at(600_000, on), at(15_800));
});

test("beads are counted as they land, those under the top first, and all before the verdict", () => {
  const snake = beats[4]!.at;
  assert.deepEqual(
    [0, 559, 560, 740, 920].map((ms) => at(snake + ms).landed),
    [0, 0, 1, 2, 3],
  );
  assert.equal(at(snake + 920).cue, "count");
  assert.equal(at(snake + 920 + 350).cue, "verdict");
});

test("every reason is given long enough to be read before its beat is over", () => {
  for (const [place, since] of places()) {
    if (!place.includes("points")) continue;
    const { index, into } = at(since);
    const until = beats[index + 1]!.at - beats[index]!.at;
    assert.ok(until - into >= 400, `${place} has ${until - into} ms`);
  }
});

test("the last picture stays, however late it is", () => {
  assert.equal(placeOf(at(120_000)), "8-winner");
  assert.equal(at(120_000).left, null);
});
