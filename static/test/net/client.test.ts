import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { Client } from "../../src/net/client";
import type { Link } from "../../src/net/link";
import type { FrameOut } from "../../src/protocol";
import { FakeSocket } from "../fake_socket";
import { update, viewFrame } from "../frames";

function started(takes: (frame: FrameOut) => boolean = () => true) {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 0 });
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  let reloads = 0;
  const client = new Client({ open, reload: () => (reloads += 1), take: takes, changed: (link) => links.push(link) });
  client.happen({ type: "start" });
  return { client, sockets, links, reloads: () => reloads };
}

test.afterEach(() => mock.timers.reset());

test("says hello first, and nothing before it is greeted", () => {
  const {
    client,
    sockets: [socket],
  } = started();
  socket!.opens();
  assert.deepEqual(socket!.sent, [{ type: "hello", protocol: 1 }]);
  assert.equal(client.send({ type: "beat" }), false);
  socket!.says(viewFrame(1));
  assert.equal(client.send({ type: "command", id: "a", command: { type: "leave" } }), true);
});

test("answers a beat with a beat", () => {
  const {
    sockets: [socket],
  } = started();
  socket!.opens();
  socket!.says(viewFrame(1));
  socket!.says({ type: "beat", now: 1 });
  assert.deepEqual(socket!.types, ["hello", "beat"]);
});

test("asks a silent server for a sign", () => {
  const {
    sockets: [socket],
  } = started();
  socket!.opens();
  socket!.says(viewFrame(1));
  mock.timers.tick(2_500);
  assert.deepEqual(socket!.types, ["hello", "ping"]);
});

test("a frame that does not follow is answered with hello", () => {
  const {
    sockets: [socket],
  } = started((frame) => frame.type === "view");
  socket!.opens();
  socket!.says(viewFrame(1));
  socket!.says(update(7, {}));
  assert.deepEqual(socket!.types, ["hello", "hello"]);
});

test("after a loss it opens another socket", () => {
  const { sockets } = started();
  sockets[0]!.opens();
  sockets[0]!.says(viewFrame(1));
  sockets[0]!.closes(1006);
  mock.timers.tick(5_000);
  assert.equal(sockets.length, 2);
});

test("the late close of an old socket is not heard", () => {
  const { client, sockets, links } = started();
  sockets[0]!.opens();
  sockets[0]!.says(viewFrame(1));
  const lateClose = sockets[0]!.onclose!;
  mock.timers.tick(2_500);
  mock.timers.tick(2_000);
  assert.equal(sockets.length, 2);
  assert.ok(sockets[0]!.isClosed);
  assert.equal(sockets[0]!.onclose, null);
  sockets[1]!.opens();
  sockets[1]!.says(viewFrame(2));
  lateClose.call(sockets[0], { code: 1006 } as CloseEvent);
  assert.equal(links.at(-1)?.stage, "live");
  assert.equal(client.epoch, 2);
});

test("a terminal close opens nothing more", () => {
  const { sockets, reloads } = started();
  sockets[0]!.opens();
  sockets[0]!.closes(4404);
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
  assert.equal(reloads(), 0);
});

test("another protocol reloads", () => {
  const { sockets, reloads } = started();
  sockets[0]!.opens();
  sockets[0]!.closes(4409);
  assert.equal(reloads(), 1);
});

test("what is no frame is passed over", () => {
  const {
    sockets: [socket],
    links,
  } = started();
  socket!.opens();
  for (const text of ["", "{", "7", "null", "[]"]) socket!.says(text);
  assert.equal(links.at(-1)?.stage, "greeting");
});
