import assert from "node:assert/strict";
import test from "node:test";
import { change, switchVariant } from "../../src/lobby/changing";
import type { Command, MessageIn, SettingsIn } from "../../src/protocol";
import { connectTo, take } from "../../src/state/store";
import { done, refused, viewFrame } from "../frames";

function hosting(): Command[] {
  const sent: Command[] = [];
  connectTo({ epoch: 1, send: (message: MessageIn) => sent.push(message as Command) > 0 });
  take(viewFrame(1));
  return sent;
}

function asked({ command }: Command): SettingsIn {
  assert.ok(command.type === "change_settings");
  return command.settings;
}

test("two quick changes are both kept, whatever the view shows yet", async () => {
  const sent = hosting();
  const both = [switchVariant("story", true), switchVariant("longer", true), change(() => ({ seats: 4 }))];
  assert.deepEqual(asked(sent[2]!), { seats: 4, variants: ["story", "longer"], time_limit: null });
  for (const { id } of sent) take({ type: "answer", answer: done(id) });
  await Promise.all(both);
});

test("a switch that is pressed twice stands there once", async () => {
  const sent = hosting();
  const both = [switchVariant("story", true), switchVariant("story", true)];
  assert.deepEqual(asked(sent[1]!).variants, ["story"]);
  for (const { id } of sent) take({ type: "answer", answer: done(id) });
  await Promise.all(both);
});

test("after the answer a change begins from what the view says", async () => {
  const sent = hosting();
  const first = change(() => ({ seats: 2 }));
  take({ type: "answer", answer: refused(sent[0]!.id) });
  await first;
  const second = switchVariant("locked", true);
  assert.deepEqual(asked(sent[1]!), { seats: 5, variants: ["locked"], time_limit: null });
  take({ type: "answer", answer: done(sent[1]!.id) });
  await second;
});
