import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { renew } from "../../src/shell/renewal";

test("a page with something on it that would be lost is loaded anew only afterwards, and once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let isBusy = true;
  let reloads = 0;
  renew(() => (reloads += 1), () => isBusy);
  mock.timers.tick(60_000);
  assert.equal(reloads, 0);
  isBusy = false;
  mock.timers.tick(5_000);
  assert.equal(reloads, 1);
  mock.timers.reset();
});

test("a page with nothing to lose is loaded anew at once", () => {
  let reloads = 0;
  renew(() => (reloads += 1), () => false);
  assert.equal(reloads, 1);
});
