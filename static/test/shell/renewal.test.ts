import assert from "node:assert/strict";
import test, { mock } from "node:test";
import type { MessageIn } from "../../src/protocol";
import { renew } from "../../src/shell/renewal";
import { connectTo, send, take } from "../../src/state/store";
import { done } from "../frames";

test("a page with something on it that would be lost is loaded anew only afterwards, and once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let isBusy = true;
  let reloads = 0;
  renew(
    () => (reloads += 1),
    () => isBusy,
  );
  mock.timers.tick(60_000);
  assert.equal(reloads, 0);
  isBusy = false;
  mock.timers.tick(5_000);
  assert.equal(reloads, 1);
  mock.timers.reset();
});

test("a page with nothing to lose is loaded anew at once", () => {
  let reloads = 0;
  renew(
    () => (reloads += 1),
    () => false,
  );
  assert.equal(reloads, 1);
});

test("a command without an answer is waited for, with a control or without", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Object.assign(globalThis, { document: { querySelectorAll: () => [] } });
  const sent: MessageIn[] = [];
  connectTo({ epoch: 1, send: (message) => sent.push(message) > 0 });
  void send({ type: "rematch" });
  let reloads = 0;
  renew(() => (reloads += 1));
  mock.timers.tick(60_000);
  assert.equal(reloads, 0);
  const [message] = sent;
  assert.ok(message?.type === "command");
  take({ type: "answer", answer: done(message.id) });
  mock.timers.tick(1_000);
  assert.equal(reloads, 1);
  mock.timers.reset();
});
