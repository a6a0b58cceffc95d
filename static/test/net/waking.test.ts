import assert from "node:assert/strict";
import test from "node:test";
import type { LinkEvent } from "../../src/net/link";
import { watchPage } from "../../src/net/page";

/** A page that can be hidden and seen, and what the connection is told of it. */
function watched(visibilityState: DocumentVisibilityState = "visible") {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const around = new EventTarget();
  Object.assign(globalThis, { document: page, addEventListener: around.addEventListener.bind(around) });
  const told: LinkEvent["type"][] = [];
  watchPage((event) => told.push(event.type));
  return { page, around, told };
}

test("a phone that slept asks for the table on each sign of waking that a browser may give", () => {
  const { page, around, told } = watched();
  for (const [on, sign] of [
    [page, "visibilitychange"],
    [around, "pageshow"],
    [around, "online"],
  ] as const) {
    on.dispatchEvent(new Event(sign));
    assert.deepEqual(told.splice(0), ["woke"], sign);
  }
});

test("a page that is hidden, or opened behind another, does not claim to be looked at", () => {
  const { page, told } = watched("hidden");
  assert.deepEqual(told.splice(0), ["hidden"]);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(told, ["woke", "hidden"]);
});
