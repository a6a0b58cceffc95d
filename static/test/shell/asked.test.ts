import assert from "node:assert/strict";
import test from "node:test";
import type { AskerView, Sections } from "../../src/protocol";
import { haveAsked, waiting } from "../../src/shell/asked";
import { take } from "../../src/state/store";
import { lobby, viewFrame } from "../frames";

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "sessionStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

const now = () => waiting.value;

/** What a viewer of `seat` sees while these ask. */
function see(seat: number | null, ...askers: AskerView[]): void {
  const base = lobby();
  const sections: Sections = { ...base, you: { ...base.you, seat }, room: { ...base.room, askers } };
  take({ ...viewFrame(1), sections });
}

test("who has asked waits until the host has answered", () => {
  see(null, { asker: 1, name: "Mio" });
  assert.equal(now(), null, "others ask too");
  see(null, { asker: 1, name: "Mio" }, { asker: 2, name: "Zoe" });
  haveAsked();
  assert.deepEqual(now(), { asker: 2, name: "Zoe" });
  see(null, { asker: 2, name: "Zoe" });
  assert.equal(now()?.name, "Zoe", "another one was answered");
  assert.deepEqual([...kept.values()], ["2"], "a page that is loaded anew goes on waiting");
  see(null, { asker: 3, name: "Teo" });
  assert.equal(now(), null, "the host said not now");
});

test("who was given a seat does not wait for one", () => {
  see(null, { asker: 4, name: "Zoe" });
  haveAsked();
  see(1, { asker: 4, name: "Zoe" });
  assert.equal(now(), null);
});
