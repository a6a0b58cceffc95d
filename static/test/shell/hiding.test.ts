// A device that hides what leads to the table keeps doing so, and never shows it before it has looked that up.

import assert from "node:assert/strict";
import test from "node:test";
import { HIDE_KEY, hideInvite, hidesInvite } from "../../src/shell/hiding";

const kept = new Map<string, string>([[HIDE_KEY, "on"]]);
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

test("what was chosen on an earlier page holds from the first look on, and can be taken back", () => {
  assert.equal(hidesInvite().value, true);
  hideInvite(false);
  assert.equal(hidesInvite().value, false);
  assert.equal(kept.get(HIDE_KEY), "off");
});

test("a browser that keeps nothing hides for as long as the page is open", () => {
  Object.assign(globalThis, { localStorage: undefined });
  hideInvite(true);
  assert.equal(hidesInvite().value, true);
});
