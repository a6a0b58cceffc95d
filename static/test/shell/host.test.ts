import assert from "node:assert/strict";
import test from "node:test";
import type { MessageIn } from "../../src/protocol";
import { kick } from "../../src/shell/host";
import { connectTo, take } from "../../src/state/store";
import { done, viewFrame } from "../frames";

test("whoever is removed is named as the host saw them", () => {
  const sent: MessageIn[] = [];
  connectTo({ epoch: 1, send: (message) => sent.push(message) > 0 });
  take(viewFrame(1));
  kick(2, "Cleo");
  const [message] = sent;
  assert.ok(message?.type === "command");
  assert.deepEqual(message.command, { type: "kick", seat: 2, name: "Cleo" });
  take({ type: "answer", answer: done(message.id) });
});
