import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import type { PlayerView } from "../../src/protocol";
import { take } from "../../src/state/store";
import { following, isMuted, keepMutes, mutes, toggleMute } from "../../src/talk/mutes";
import { lobby, update, viewFrame } from "../frames";

function seated(...names: string[]): PlayerView[] {
  return names.map((name, seat) => ({ seat, name, is_here: true, has_left: false }));
}

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});

beforeEach(() => kept.clear());

test("a mute follows its person to the seat that they move up to", () => {
  assert.deepEqual(following([{ seat: 2, name: "Cleo" }], seated("Ana", "Cleo")), [{ seat: 1, name: "Cleo" }]);
});

test("a new name is no way out of a mute", () => {
  assert.deepEqual(following([{ seat: 1, name: "Ben" }], seated("Ana", "Benny")), [{ seat: 1, name: "Benny" }]);
});

test("of two with the same name the one on the muted seat stays muted", () => {
  assert.deepEqual(following([{ seat: 1, name: "Ana" }], seated("Ana", "Ana")), [{ seat: 1, name: "Ana" }]);
});

test("a mute of somebody who has gone is gone too, one of those who watch stays", () => {
  assert.deepEqual(
    following(
      [
        { seat: 3, name: "Dan" },
        { seat: null, name: "" },
      ],
      seated("Ana"),
    ),
    [{ seat: null, name: "" }],
  );
});

test("a mute is kept for its room alone, and comes back with the page", () => {
  take(viewFrame(1, { sections: lobby({ players: seated("Ana", "Ben") }) }));
  const stop = keepMutes("room-1");
  toggleMute({ seat: 1, name: "Ben" });
  stop();
  const stopOther = keepMutes("room-2");
  assert.equal(isMuted(1), false);
  stopOther();
  const stopAgain = keepMutes("room-1");
  assert.equal(isMuted(1), true);
  toggleMute({ seat: 1, name: "Ben" });
  assert.equal(isMuted(1), false);
  stopAgain();
  assert.deepEqual([...kept], []);
});

test("whoever is given a muted player's seat is heard", () => {
  take(viewFrame(1, { sections: lobby({ players: seated("Ana", "Ben") }) }));
  const stop = keepMutes("room-3");
  toggleMute({ seat: 1, name: "Ben" });
  take(update(2, { players: seated("Ana", "Eve") }, [{ type: "seat_given", seat: 1, name: "Eve" }]));
  assert.equal(isMuted(1), false);
  stop();
});

test("what is no list of mutes in the browser's memory is none", () => {
  kept.set("mutes room-4", '{"seat":1}');
  const stop = keepMutes("room-4");
  assert.deepEqual(mutes.value, []);
  stop();
});
