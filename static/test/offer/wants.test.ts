import assert from "node:assert/strict";
import test from "node:test";
import {
  countWanted,
  lacksNothing,
  NO_WANTS,
  wantedOnce,
  wantsAny,
  wantsNothing,
  wantsOf,
} from "../../src/offer/wants";
import { heap } from "../heaps";

const BULL = { kind: "bead", type: "bull" } as const;
const ANY_SPIRIT = { kind: "spirit", type: null } as const;

test("a tap wants one more, and past all there are none", () => {
  let wants = NO_WANTS;
  const counts = [1, 2, 3, 4, 0].map(() => countWanted((wants = wantedOnce(wants, BULL)), BULL));
  assert.deepEqual(counts, [1, 2, 3, 4, 0]);
});

test("any animal is a want too", () => {
  const wants = wantedOnce(NO_WANTS, ANY_SPIRIT);
  assert.ok(wantsAny(wants));
  assert.ok(!wantsNothing(wants));
  assert.ok(wantsNothing(wantedOnce(wants, ANY_SPIRIT)));
});

test("named pieces leave no choice", () => {
  assert.ok(!wantsAny(wantsOf(heap("bull FROG"))));
  assert.ok(wantsNothing(wantsOf(heap())));
});

test("to lack nothing is to lack neither pieces nor any", () => {
  assert.ok(lacksNothing({ pieces: heap(), beads: 0, spirits: 0 }));
  assert.ok(!lacksNothing({ pieces: heap(), beads: 1, spirits: 0 }));
  assert.ok(!lacksNothing({ pieces: heap("OWL"), beads: 0, spirits: 0 }));
});
