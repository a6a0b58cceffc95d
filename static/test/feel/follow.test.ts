import assert from "node:assert/strict";
import test from "node:test";
import { followHappenings } from "../../src/feel/follow";
import type { SeenEvent } from "../../src/protocol";
import { take } from "../../src/state/store";
import { line, lobby, update, viewFrame } from "../frames";

const TAKEN: SeenEvent = { type: "seat_taken", name: "Ben" };
const STARTED: SeenEvent = { type: "player_ready", seat: 0 };

test("what lay before is not told, what comes is told once, frame by frame", () => {
  const told: string[][] = [];
  take(viewFrame(1, { events: [TAKEN] }));
  const stop = followHappenings((events) => told.push(events.map(({ type }) => type)));
  take(update(2, {}, [STARTED, TAKEN]));
  take(update(3, { watching: 1 }));
  take(update(4, {}, [STARTED]));
  stop();
  assert.deepEqual(told, [["player_ready", "seat_taken"], ["player_ready"]]);
});

test("a whole view after a gap tells nothing of what it replaces", () => {
  const told: unknown[] = [];
  take(viewFrame(1, { events: [TAKEN] }));
  const stop = followHappenings((events) => told.push(events));
  take(viewFrame(1, { sections: lobby({ watching: 3 }), talk: [line("hi", 4_000)] }));
  stop();
  assert.deepEqual(told, []);
});
