import assert from "node:assert/strict";
import test from "node:test";
import { FLIGHTS_AT_ONCE, type Flight, flightsOf, type Place } from "../../src/motion/flights";
import { selectorsOf } from "../../src/motion/places";
import type { Glimpse, SeenEvent } from "../../src/protocol";
import { heap } from "../heaps";

const glimpse = (count: number, known = ""): Glimpse => ({ count, known: heap(known) });

function where(place: Place): string {
  switch (place.at) {
    case "seat":
      return `${place.seat} ${place.zone ?? "anywhere"}`;
    case "box":
      return `${place.part} ${place.side}`;
    case "center":
      return "center";
  }
}

const word = ({ piece, from, to }: Flight) =>
  `${piece ? `${piece.kind} ${piece.type}` : "hidden"}: ${where(from)} to ${where(to)}`;
const words = (event: SeenEvent) => flightsOf(event).map(word);

test("what is traded crosses from hand to hand, and what nobody else saw crosses face down", () => {
  const trade = { type: "trade_made", giver: 1, taker: 2, gave: glimpse(3, "bull"), got: glimpse(1) } as const;
  assert.deepEqual(words(trade), [
    "bead bull: 1 anywhere to 2 hand",
    "hidden: 1 hand to 2 hand",
    "hidden: 1 hand to 2 hand",
    "hidden: 2 hand to 1 hand",
  ]);
});

test("a swap goes to the center and comes back to the fingers", () => {
  const swap = { type: "center_swapped", seat: 0, kind: "bead", gave: heap("owl"), took: "fish" } as const;
  assert.deepEqual(words(swap), ["bead owl: 0 anywhere to center", "bead fish: center to 0 fingers"]);
});

test("showing goes from the hand to the front, hiding back", () => {
  assert.deepEqual(words({ type: "pieces_shown", seat: 1, pieces: heap("bull FROG") }), [
    "spirit frog: 1 hand to 1 front",
    "bead bull: 1 hand to 1 front",
  ]);
  assert.deepEqual(words({ type: "pieces_hidden", seat: 1, pieces: heap("bull") }), ["bead bull: 1 front to 1 hand"]);
});

test("beads go under a box, known or face down, and an animal onto it", () => {
  assert.deepEqual(words({ type: "beads_placed", seat: 2, side: "top", beads: glimpse(2, "fish") }), [
    "bead fish: 2 anywhere to under top",
    "hidden: 2 hand to under top",
  ]);
  assert.deepEqual(words({ type: "spirit_placed", seat: 2, side: "bottom", kind: "owl" }), [
    "spirit owl: 2 anywhere to on bottom",
  ]);
});

test("never more than can be followed, and nothing for what moves no piece", () => {
  const trade = { type: "trade_made", giver: 0, taker: 1, gave: glimpse(12), got: glimpse(9) } as const;
  assert.equal(flightsOf(trade).length, FLIGHTS_AT_ONCE);
  assert.deepEqual(flightsOf({ type: "round_voided" }), []);
});

test("the reader's own pieces lie in the tray, others' at their chips, where they are seen before the hand", () => {
  const owl = { kind: "bead", type: "owl" } as const;
  const anywhere = { at: "seat", seat: 1, zone: null } as const;
  assert.equal(
    selectorsOf(anywhere, owl, 1)[0],
    ".tray .stack-button[data-zone=fingers][data-kind=bead][data-type=owl] .piece",
  );
  assert.equal(
    selectorsOf(anywhere, owl, 0)[0],
    '.friend[data-seat="1"] .stack[data-zone=fingers][data-kind=bead][data-type=owl] .piece',
  );
  assert.equal(selectorsOf({ ...anywhere, zone: "hand" }, owl, 0)[0], '.friend[data-seat="1"] .friend-hand');
});

test("no place of a hidden piece names a type", () => {
  const anywhere = { at: "seat", seat: 1, zone: null } as const;
  for (const me of [0, 1, null]) assert.ok(!selectorsOf(anywhere, null, me).join().includes("data-type"));
});
