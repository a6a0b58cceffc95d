import assert from "node:assert/strict";
import test from "node:test";
import type { Line, PhraseSaid } from "../../src/protocol";
import { wordEvent } from "../../src/shell/events";
import { openSheet } from "../../src/shell/sheets";
import { take } from "../../src/state/store";
import { followReading, heardTalk, lastSaid, unread } from "../../src/talk/heard";
import { mutes } from "../../src/talk/mutes";
import { update, viewFrame } from "../frames";
import { speakEnglish } from "../words/english";

speakEnglish();

const said = (text: string, at: number, seat = 1): Line => ({ type: "line_said", seat, name: "Ben", text, at });
const thanks: PhraseSaid = { type: "phrase_said", seat: 1, name: "Ben", phrase: "thanks", piece: null, at: 30 };

test("what others say is new until the talk is opened; what lay before and what the reader says is not", () => {
  take(viewFrame(1, { talk: [said("before", 10)] }));
  const stop = followReading();
  assert.equal(unread.value, 0);
  take(update(2, {}, [said("new", 20), said("mine", 21, 0), thanks]));
  assert.equal(unread.value, 2);
  openSheet.value = "talk";
  assert.equal(unread.value, 0);
  openSheet.value = null;
  take(viewFrame(1, { talk: [said("before", 10), said("missed", 40)] }));
  assert.equal(unread.value, 1);
  stop();
});

test("muted people are not read, are not new, and are not read out", () => {
  take(viewFrame(1, { talk: [] }));
  const stop = followReading();
  mutes.value = [{ seat: 1, name: "Ben" }];
  take(update(2, {}, [said("hey", 50), said("hello", 51, 2)]));
  assert.deepEqual(
    heardTalk.value.map(({ seat }) => seat),
    [2],
  );
  assert.deepEqual([lastSaid(1), unread.value, wordEvent(said("hey", 50))], [undefined, 1, null]);
  mutes.value = [];
  assert.equal(heardTalk.value.length, 2);
  stop();
});

test("a phrase is read out in the reader's words, once: not while the talk lies open and tells of it itself", () => {
  assert.equal(wordEvent(thanks), "Ben: Thank you!");
  openSheet.value = "talk";
  assert.equal(wordEvent(thanks), null);
  openSheet.value = null;
  assert.equal(wordEvent({ ...thanks, seat: 0 }), null);
});
