// A notice is true when it is read: it goes with its screen, and gives way to a later one about the same.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { RoomPhase, SeenEvent } from "../../src/protocol";
import { notify, shownNotices } from "../../src/shared/notice";
import { startAnnouncing } from "../../src/shell/announcer";
import { take } from "../../src/state/store";
import { lobby, update, viewFrame } from "../frames";
import { speakEnglish } from "../words/english";

mock.timers.enable({ apis: ["setTimeout"] });
speakEnglish();
take(viewFrame(1));
startAnnouncing();
beforeEach(() => {
  mock.timers.tick(60_000);
  see("lobby");
});

function see(phase: RoomPhase, events: SeenEvent[] = []): void {
  const { room } = lobby();
  take(
    viewFrame(1, {
      sections: lobby({
        room: { ...room, phase },
        you: { seat: 0, is_host: false, is_owner: false, acts: [], key: null },
      }),
      events,
    }),
  );
}
const texts = () => shownNotices.value.map(({ text }) => text);

test("a notice goes by itself after some seconds", () => {
  notify("The link is copied.");
  assert.deepEqual(texts(), ["The link is copied."]);
  mock.timers.tick(6_001);
  assert.deepEqual(texts(), []);
});

test("a notice goes with the screen that it came on", () => {
  see("playing");
  notify("Asked.");
  see("reveal");
  assert.deepEqual(texts(), []);
});

test("what changes the screen is told on the new one", () => {
  see("playing");
  see("ready", [{ type: "round_voided" }]);
  assert.deepEqual(texts(), ["The host has voided this round. It does not count."]);
});

test("who is back is not told as removed any more", () => {
  see("lobby", [{ type: "member_kicked", name: "Ben" }]);
  see("lobby", [{ type: "host_changed", seat: 0 }]);
  take(update(2, {}, [{ type: "kick_undone", name: "Ben" }]));
  assert.deepEqual(texts(), ["You are the host now.", "Ben is back at the table."]);
});

test("a host who removes somebody sees the way back, and no notice beside it", () => {
  take(
    update(2, { you: { seat: 0, is_host: true, is_owner: true, acts: [], key: null } }, [
      { type: "member_kicked", name: "Ben" },
    ]),
  );
  assert.deepEqual(texts(), []);
});

test("a round that nobody ended is said to be over, one that an animal ended is seen to be", () => {
  see("playing");
  see("reveal", [{ type: "round_ended", why: "time" }]);
  assert.deepEqual(texts(), ["Time is up. The round is over."]);
  mock.timers.tick(60_000);
  see("playing");
  see("reveal", [{ type: "round_ended", why: "spirits" }]);
  assert.deepEqual(texts(), []);
});
