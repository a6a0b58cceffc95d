import assert from "node:assert/strict";
import test from "node:test";
import { markedParts } from "../../src/shared/marked";
import { setWords } from "../../src/words/words";

const faces = (catalogue: string, args = {}) => {
  setWords("en", catalogue);
  return markedParts("face", args).map(({ text, isStrong }) => (isStrong ? text.toUpperCase() : text));
};

test("a language orders what is large and what is small", () => {
  assert.deepEqual(faces("face = swap with <b>center</b>"), ["swap with", "CENTER"]);
  assert.deepEqual(faces("face = <b>center</b> to swap with"), ["CENTER", "to swap with"]);
  assert.deepEqual(faces("face = <b>offer</b>"), ["OFFER"]);
});

test("a name marks nothing", () => {
  assert.deepEqual(faces("face = <b>offer</b> to { $name }", { name: "<b>ben</b>" }), ["OFFER", "to <b>ben</b>"]);
});
