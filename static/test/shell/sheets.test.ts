import assert from "node:assert/strict";
import test from "node:test";
import type { RoomPhase } from "../../src/protocol";
import { openSheet, openTheReveal } from "../../src/shell/sheets";
import { take } from "../../src/state/store";
import { lobby, viewFrame } from "../frames";

function see(phase: RoomPhase): void {
  take(viewFrame(1, { sections: lobby({ room: { ...lobby().room, phase } }) }));
}

test("the end of a round closes what is open, and what is opened during the reveal stays", () => {
  see("playing");
  const stop = openTheReveal();
  openSheet.value = "talk";
  see("playing");
  assert.equal(openSheet.value, "talk");
  see("reveal");
  assert.equal(openSheet.value, null);
  openSheet.value = "menu";
  see("reveal");
  assert.equal(openSheet.value, "menu");
  stop();
});
