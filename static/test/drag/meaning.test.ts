import assert from "node:assert/strict";
import test from "node:test";
import { BEGINS_PX, begins, HELD_MS, isMeant, type Movement } from "../../src/drag/meaning";

const bead = { kind: "bead", type: "owl", zone: "hand" } as const;
const moved = (changed: Partial<Movement>): Movement => ({
  x: 0,
  y: 0,
  forMs: 50,
  isTouch: true,
  pageScrolls: false,
  ...changed,
});

test("a piece can be let go on friends, boxes, and center pieces of its own kind", () => {
  assert.ok(isMeant(bead, { on: "friend", seat: 1 }));
  assert.ok(isMeant(bead, { on: "box", side: "top" }));
  assert.ok(isMeant(bead, { on: "center", piece: { kind: "bead", type: "bull" } }));
  assert.ok(!isMeant(bead, { on: "center", piece: { kind: "spirit", type: "bull" } }));
});

test("between the zones it is shown or hidden, and never put where it lies", () => {
  const goes = (from: "hand" | "front" | "fingers", to: "hand" | "front" | "fingers") =>
    isMeant({ ...bead, zone: from }, { on: "zone", zone: to });
  assert.ok(goes("hand", "front") && goes("fingers", "front") && goes("front", "hand"));
  assert.ok(!goes("hand", "hand") && !goes("front", "front") && !goes("fingers", "hand") && !goes("hand", "fingers"));
});

test("a finger that hardly moves taps", () => {
  assert.ok(!begins(moved({ x: BEGINS_PX - 1 })));
  assert.ok(begins(moved({ x: BEGINS_PX })) && begins(moved({ y: -BEGINS_PX })));
});

test("where the page scrolls, a finger scrolls unless it held the piece first; a mouse drags at once", () => {
  assert.ok(!begins(moved({ y: 40, pageScrolls: true })));
  assert.ok(begins(moved({ y: 40, pageScrolls: true, forMs: HELD_MS })));
  assert.ok(begins(moved({ y: 40, pageScrolls: true, isTouch: false })));
});
