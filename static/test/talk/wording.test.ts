import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import type { PhraseSaid } from "../../src/protocol";
import { PHRASES, takesPiece } from "../../src/talk/phrases";
import { speaker, wordOpening, wordTalk } from "../../src/talk/wording";
import { line } from "../frames";
import { speakEnglish } from "../words/english";

speakEnglish();

function said(phrase: PhraseSaid["phrase"], piece: PhraseSaid["piece"] = null): PhraseSaid {
  return { type: "phrase_said", seat: 1, name: "Ben", phrase, piece, at: 1 };
}

test("a phrase names beads and animals as the reader's language does", () => {
  assert.equal(wordTalk(said("who_has", { kind: "bead", type: "owl" })), "Who has white beads?");
  assert.equal(wordTalk(said("i_want", { kind: "spirit", type: "bull" })), "I want the pink bull.");
  assert.equal(wordTalk(said("deal")), "Deal!");
});

test("a line is read as it was typed", () => assert.equal(wordTalk(line("ok?")), "ok?"));

test("a phrase whose piece is not chosen yet ends open, with three dots and no fourth", () => {
  assert.deepEqual((["who_has", "i_have"] as const).map(wordOpening), ["Who has …?", "I have …"]);
});

test("the book holds every phrase of the protocol once, and asks for a piece where the server does", () => {
  const protocol = readFileSync(join(process.cwd(), "src", "protocol.ts"), "utf8");
  const [, union] = /export type Phrase =([^;]+);/.exec(protocol)!;
  const known = [...union!.matchAll(/"(\w+)"/g)].map(([, phrase]) => phrase!);
  assert.deepEqual([...PHRASES].sort(), known.sort());
  assert.deepEqual(PHRASES.filter(takesPiece), ["who_has", "i_have", "i_want"]);
});

test("a host who is only a screen is called so", () => {
  assert.deepEqual([speaker({ name: "" }), speaker({ name: "Ben" })], ["Host", "Ben"]);
});
