import assert from "node:assert/strict";
import test from "node:test";
import { mayBreak, roomFor } from "../../src/lobby/names";

test("short names stand in a row, however many sit", () => {
  assert.equal(roomFor(["Ana", "Ben", "Mio"], 5), "short");
  assert.equal(roomFor([], 2), "short");
});

test("a longer name is set smaller, and where that is not enough it has more room", () => {
  assert.equal(roomFor(["Ana", "Teodora"], 5), "long");
  assert.equal(roomFor(["Ana", "Theodora"], 5), "wide");
  assert.equal(roomFor(["Ana", "Maximilian"], 3), "short");
  assert.equal(roomFor(["Ana", "Maximilian"], 5), "wide");
});

test("names of several words break between them", () => {
  assert.equal(roomFor(["Anna Maria Luisa"], 5), "short");
});

test("only a word of more than ten letters may break inside", () => {
  assert.ok(!mayBreak(["Maximilian", "Anna-Magdalena"]));
  assert.ok(mayBreak(["Maximiliane"]));
});
