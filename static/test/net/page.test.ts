import assert from "node:assert/strict";
import test from "node:test";
import { reloadOnce } from "../../src/net/page";

/** A tab: how often it was loaded anew, and what it remembers, if it may. */
function aTab(memory: Pick<Storage, "getItem" | "setItem"> = remembering()) {
  const tab = { reloads: 0 };
  Object.assign(globalThis, { sessionStorage: memory, location: { reload: () => (tab.reloads += 1) } });
  return tab;
}

function remembering(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("a tab is loaded anew once for a cause, and again for another", () => {
  const tab = aTab();
  assert.ok(reloadOnce("build a1"));
  assert.ok(!reloadOnce("build a1"));
  assert.ok(reloadOnce("build b2"));
  assert.equal(tab.reloads, 2);
});

test("two servers of different builds that answer in turns are no loop", () => {
  const tab = aTab();
  for (let turn = 0; turn < 20; turn += 1) reloadOnce(turn % 2 ? "build a1" : "build b2");
  assert.equal(tab.reloads, 2);
});

test("a tab that may remember nothing is not loaded anew", () => {
  const forbid = () => {
    throw new Error("forbidden");
  };
  const tab = aTab({ getItem: forbid, setItem: forbid });
  assert.ok(!reloadOnce("build a1"));
  assert.equal(tab.reloads, 0);
});
