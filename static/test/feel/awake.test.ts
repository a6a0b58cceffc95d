import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { keepAwake } from "../../src/feel/awake";
import type { RoomPhase } from "../../src/protocol";
import { take } from "../../src/state/store";
import { lobby, viewFrame } from "../frames";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
Object.defineProperty(globalThis, "document", { value: page, configurable: true });

/** A device that can stay awake: how often it was asked, and how many locks are held now. */
class Device {
  asked = 0;
  readonly held = new Set<{ released: boolean }>();
  constructor(private readonly refuses = false) {}

  readonly wakeLock = {
    request: async () => {
      this.asked += 1;
      if (this.refuses) throw new Error("battery low");
      const lock = { released: false, release: async () => this.lose(lock) };
      this.held.add(lock);
      return lock;
    },
  };

  lose(lock: { released: boolean }): void {
    lock.released = true;
    this.held.delete(lock);
  }
}

function use(device: object): void {
  Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });
}

function show(phase: RoomPhase): void {
  take(viewFrame(1, { sections: lobby({ room: { ...lobby().room, phase } }) }));
}

function turnPage(visibility: "visible" | "hidden"): void {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event("visibilitychange"));
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
let stop = () => {};

beforeEach(async () => {
  show("lobby");
  page.visibilityState = "visible";
  await settled();
  stop();
});

test("the screen stays on from the stories to the last reveal, and not in the lobby or after the end", async () => {
  const device = new Device();
  use(device);
  stop = keepAwake();
  for (const [phase, held] of [
    ["lobby", 0],
    ["stories", 1],
    ["ready", 1],
    ["playing", 1],
    ["reveal", 1],
    ["final", 0],
  ] as const) {
    show(phase);
    await settled();
    assert.equal(device.held.size, held, phase);
  }
  assert.equal(device.asked, 1);
});

test("a lock that went with the hidden page is taken again when the page is seen", async () => {
  const device = new Device();
  use(device);
  stop = keepAwake();
  show("playing");
  await settled();
  for (const lock of device.held) device.lose(lock);
  turnPage("hidden");
  await settled();
  assert.equal(device.held.size, 0);
  turnPage("visible");
  await settled();
  assert.equal(device.held.size, 1);
});

test("frames that come while it is asked for ask for no second one", async () => {
  const device = new Device();
  use(device);
  stop = keepAwake();
  show("playing");
  show("reveal");
  show("playing");
  await settled();
  assert.deepEqual([device.asked, device.held.size], [1, 1]);
});

test("a match that ends while it is asked for leaves none", async () => {
  const device = new Device();
  use(device);
  stop = keepAwake();
  show("playing");
  show("final");
  await settled();
  assert.equal(device.held.size, 0);
});

test("a device that refuses, or over plain http has no such thing, is left in peace", async () => {
  for (const device of [new Device(true), {}]) {
    use(device);
    stop = keepAwake();
    show("playing");
    await settled();
    show("lobby");
    await settled();
    stop();
  }
});
