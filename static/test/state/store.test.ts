import assert from "node:assert/strict";
import test, { mock } from "node:test";
import type { Command, MessageIn } from "../../src/protocol";
import { connectTo, pending, refusals, send, take, view, type Wire } from "../../src/state/store";
import { done, lobby, refused, update, viewFrame } from "../frames";

class FakeWire implements Wire {
  epoch = 1;
  isLive = true;
  readonly sent: Command[] = [];

  send(message: MessageIn): boolean {
    if (this.isLive) this.sent.push(message as Command);
    return this.isLive;
  }

  get last(): Command {
    return this.sent.at(-1)!;
  }
}

let n = 0;

function seated(): FakeWire {
  const wire = new FakeWire();
  connectTo(wire);
  const room = { ...lobby().room, play: 4 };
  take(viewFrame((n += 1), { sections: lobby({ room }) }));
  return wire;
}

test("a command marks its control until its answer is there", async () => {
  const wire = seated();
  const answer = send({ type: "deal" }, "deal");
  assert.ok(pending.value.has("deal"));
  take(update((n += 1), {}, [], done(wire.last.id)));
  assert.deepEqual(await answer, done(wire.last.id));
  assert.equal(pending.value.size, 0);
});

test("a refusal resolves, and is shown at its key until the next command", async () => {
  const wire = seated();
  const answer = send({ type: "deal" }, "deal");
  take({ type: "answer", answer: refused(wire.last.id) });
  assert.equal((await answer).done, false);
  assert.equal(refusals.value.get("deal")?.refused, "not_held");
  void send({ type: "leave" }, "leave");
  assert.equal(refusals.value.size, 0);
  take({ type: "answer", answer: done(wire.last.id) });
});

test("an answer in a frame that does not follow still counts", async () => {
  const wire = seated();
  const answer = send({ type: "deal" });
  assert.equal(take(update(n + 50, { watching: 9 }, [], done(wire.last.id))), false);
  assert.ok((await answer).done);
  assert.equal(view.value?.watching, 0);
});

test("acts of a round name the round, others do not", () => {
  const wire = seated();
  void send({ type: "place_spirit", side: "top", kind: "owl" });
  assert.equal(wire.last.play, 4);
  void send({ type: "say", text: "hello" });
  assert.equal("play" in wire.last, false);
  for (const { id } of [...wire.sent]) take({ type: "answer", answer: done(id) });
});

test("after a lost socket an unanswered command is sent again, under the same id, and answered once", async () => {
  const wire = seated();
  const answer = send({ type: "deal" });
  const { id } = wire.last;
  take(viewFrame((n += 1)));
  assert.equal(wire.sent.length, 1, "the same socket still brings its answer");
  wire.epoch = 2;
  take(viewFrame((n += 1)));
  assert.deepEqual(
    wire.sent.map((each) => each.id),
    [id, id],
  );
  take({ type: "answer", answer: done(id) });
  take({ type: "answer", answer: refused(id) });
  assert.ok((await answer).done);
  assert.equal(refusals.value.size, 0);
});

test("a command whose answer was skipped is sent again on any frame, every two seconds at most", async () => {
  mock.timers.enable({ apis: ["Date"], now: 1_000 });
  const wire = seated();
  const answer = send({ type: "deal" }, "deal");
  const { id } = wire.last;
  const counts = [1_000, 1_001, 1_999, 1, 1].map((pause) => {
    mock.timers.tick(pause);
    take({ type: "beat", now: 0 });
    return wire.sent.length;
  });
  assert.deepEqual(counts, [1, 2, 2, 2, 3]);
  mock.timers.tick(2_001);
  take(update((n += 1), {}));
  assert.equal(wire.sent.length, 4);
  mock.timers.tick(2_001);
  take(update(n + 9, {})); // does not follow
  assert.deepEqual(new Set(wire.sent.map((each) => each.id)), new Set([id]));
  assert.equal(wire.sent.length, 5);
  mock.timers.tick(2_001);
  take({ type: "answer", answer: done(id) });
  assert.equal(wire.sent.length, 5, "the answer itself asks for nothing more");
  assert.ok((await answer).done);
  assert.equal(pending.value.size, 0);
  mock.timers.reset();
});

test("a command given while offline is sent with the next view", () => {
  const wire = seated();
  wire.isLive = false;
  void send({ type: "deal" }, "deal");
  assert.equal(wire.sent.length, 0);
  assert.ok(pending.value.has("deal"));
  wire.isLive = true;
  take(viewFrame((n += 1)));
  assert.equal(wire.last.command.type, "deal");
  take({ type: "answer", answer: done(wire.last.id) });
});

test("ids are fit for the wire and never the same", () => {
  const wire = seated();
  for (let at = 0; at < 50; at += 1) void send({ type: "deal" });
  const ids = new Set(wire.sent.map(({ id }) => id));
  assert.equal(ids.size, 50);
  for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{1,40}$/);
  for (const id of ids) take({ type: "answer", answer: done(id) });
});
