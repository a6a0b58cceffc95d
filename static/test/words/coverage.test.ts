// What travels as a code has its words: every refusal.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { hasWords, list, t } from "../../src/words/words";
import { englishCatalogue, speakEnglish } from "./english";

const protocol = readFileSync(join(process.cwd(), "src", "protocol.ts"), "utf8");
speakEnglish();

/** The strings of a union of the protocol. */
function wordsOf(type: string): string[] {
  const [, union] = new RegExp(`export type ${type} =([^;]+);`).exec(protocol)!;
  return [...union!.matchAll(/"(\w+)"/g)].map(([, word]) => word!);
}

test("every refusal has its words", () => {
  const codes = wordsOf("RefusalCode");
  assert.ok(codes.length > 30);
  assert.deepEqual(
    codes.filter((code) => !hasWords(`refusal-${code}`)),
    [],
  );
});

test("a missing word shows its id", () => {
  assert.equal(t("no-such-word"), "no-such-word");
});

test("counted beads are said in the reader's grammar", () => {
  assert.equal(t("beads-of", { type: "bull", count: 1 }), "1 pink bead");
  assert.equal(t("beads-of", { type: "owl", count: 3 }), "3 white beads");
});

test("a name from right to left keeps to itself, all others stay as they are", () => {
  assert.equal(t("event-seat_taken", { name: "Ana" }), "Ana sits down.");
  assert.equal(t("event-seat_taken", { name: "עדי" }), "\u2068עדי\u2069 sits down.");
});

test("a row of names from right to left keeps the order of the row", () => {
  const names = list(["עדי", "Ben", "𞤀𞤣𞤢"]);
  assert.equal(names, "\u2068עדי\u2069, Ben, and \u2068𞤀𞤣𞤢\u2069");
  assert.equal(t("event-seat_taken", { name: names }), `${names} sits down.`);
});

test("whole numbers are written without asking the browser how, and larger ones as in the language", () => {
  const NumberFormat = Intl.NumberFormat;
  Object.assign(Intl, { NumberFormat: undefined });
  try {
    assert.equal(t("table-hand", { count: 12 }), "hand 12");
    assert.equal(t("beads-of", { type: "bull", count: 1 }), "1 pink bead");
  } finally {
    Object.assign(Intl, { NumberFormat });
  }
  assert.equal(t("table-hand", { count: 12_345 }), "hand 12,345");
});

test("rows of words are joined as in the language", () => {
  assert.equal(list(["a", "b", "c"]), "a, b, and c");
});

test("every message can be put into words without a fault", () => {
  const args = {
    type: "owl",
    count: 2,
    name: "Ana",
    names: "Ana",
    me: "no",
    round: 1,
    rounds: 3,
    points: "+1",
    state: "ok",
    side: "top",
  };
  const ids = [...englishCatalogue().matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
  assert.deepEqual(
    ids.filter((id) => t(id, args) === id && !/^[a-z]+$/.test(id)),
    [],
  );
});
