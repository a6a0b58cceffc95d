import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";
import type { MessageIn, RefusalCode } from "../../src/protocol";
import { connectTo, take } from "../../src/state/store";
import { canSay, charactersLeft, draft, isPaused, say, shownLeft } from "../../src/talk/draft";
import { done } from "../frames";

let sent: MessageIn[] = [];
let isOnline = true;

beforeEach(() => {
  sent = [];
  isOnline = true;
  connectTo({ epoch: 1, send: (message) => isOnline && sent.push(message) > 0 });
});

const lastId = () => (sent.at(-1) as MessageIn & { type: "command" }).id;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function refuse(id: string, refused: RefusalCode): void {
  take({ type: "answer", answer: { id, done: false, refused, rule: null, seats: [], lacks: null, where: null } });
}

test("a line goes when the table has it, and not before", async () => {
  draft.value = " hi ";
  void say();
  assert.equal(draft.value, " hi ");
  take({ type: "answer", answer: done(lastId()) });
  await settled();
  assert.equal(draft.value, "");
});

test("what was typed meanwhile stays", async () => {
  draft.value = "hi";
  void say();
  draft.value = "hi there";
  take({ type: "answer", answer: done(lastId()) });
  await settled();
  assert.equal(draft.value, "hi there");
});

test("a second Enter while a line is on its way says nothing twice", async () => {
  draft.value = "once";
  void say();
  void say();
  assert.equal(sent.length, 1);
  take({ type: "answer", answer: done(lastId()) });
  await settled();
});

test("a refused line stays", async () => {
  draft.value = "\u200b?";
  void say();
  refuse(lastId(), "text_unfit");
  await settled();
  assert.equal(draft.value, "\u200b?");
});

test("after too many the line stays, waits a moment, and can be sent again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  draft.value = "again";
  void say();
  refuse(lastId(), "too_fast");
  await settled();
  assert.deepEqual([draft.value, isPaused.value, canSay(draft.value)], ["again", true, false]);
  mock.timers.tick(2_000);
  assert.equal(canSay(draft.value), true);
  mock.timers.reset();
});

test("a line of somebody without a connection stays until there is one, and goes then", async () => {
  isOnline = false;
  draft.value = "hello?";
  void say();
  await settled();
  assert.equal(draft.value, "hello?");
  isOnline = true;
  take({ type: "beat", now: Date.now() });
  take({ type: "answer", answer: done(lastId()) });
  await settled();
  assert.equal(draft.value, "");
});

test("characters are counted as people see them, and only when few are left", () => {
  assert.equal(charactersLeft("🐸".repeat(280)), 0);
  assert.equal(shownLeft("a".repeat(219)), null);
  assert.equal(shownLeft("a".repeat(220)), 60);
  assert.equal(shownLeft("a".repeat(281)), -1);
  assert.equal(canSay("a".repeat(281)), false);
});
