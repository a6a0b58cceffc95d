import assert from "node:assert/strict";
import test from "node:test";
import { recallSwitches, sounds, turn, vibration } from "../../src/feel/switches";

test("sounds and vibration are on until they are switched off", () => {
  assert.deepEqual([sounds.isOn.value, vibration.isOn.value], [true, true]);
});

test("what was chosen is kept, each for itself", () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { setItem: (key: string, value: string) => kept.set(key, value) } });
  turn(sounds, false);
  assert.deepEqual([sounds.isOn.value, vibration.isOn.value, [...kept]], [false, true, [["sounds", "off"]]]);
  turn(sounds, true);
  assert.deepEqual([...kept], [["sounds", "on"]]);
});

test("what was kept is taken up by the next page", () => {
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => (key === "sounds" ? "off" : null) } });
  recallSwitches();
  assert.deepEqual([sounds.isOn.value, vibration.isOn.value], [false, true]);
});

test("a browser that keeps nothing still does as it is told", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new Error("denied");
    },
    configurable: true,
  });
  turn(vibration, false);
  assert.equal(vibration.isOn.value, false);
});
