import assert from "node:assert/strict";
import test from "node:test";
import type { Pieces, PlayerView, SeenEvent } from "../../src/protocol";
import { wordEvent } from "../../src/shell/events";
import { take } from "../../src/state/store";
import { lobby, viewFrame } from "../frames";
import { speakEnglish } from "../words/english";

speakEnglish();
const players: PlayerView[] = ["Ana", "Ben", "Cleo"].map((name, seat) => ({
  seat,
  name,
  is_here: true,
  has_left: false,
}));
take(viewFrame(1, { sections: lobby({ players }) })); // the reader is Ana

const beads = (...counts: [number, number, number, number, number]): Pieces => ({
  beads: counts,
  spirits: [0, 0, 0, 0, 0],
});
const NOTHING = beads(0, 0, 0, 0, 0);
const BULL: Pieces = { beads: [0, 0, 0, 0, 0], spirits: [1, 0, 0, 0, 0] };

const SENTENCES: [SeenEvent, string | null][] = [
  [{ type: "seat_taken", name: "Dan" }, "Dan sits down."],
  [{ type: "host_changed", seat: 0 }, "You are the host now."],
  [{ type: "host_changed", seat: null }, null],
  [{ type: "pieces_shown", seat: 1, pieces: beads(2, 0, 0, 1, 0) }, "Ben shows 2 pink beads and 1 white bead."],
  [
    {
      type: "trade_made",
      giver: 1,
      taker: 2,
      gave: { count: 3, known: beads(0, 1, 0, 0, 0) },
      got: { count: 1, known: NOTHING },
    },
    "Ben trades with Cleo: 1 yellow bead and 2 hidden pieces for 1 hidden piece.",
  ],
  [
    {
      type: "trade_made",
      giver: 1,
      taker: 0,
      gave: { count: 1, known: BULL },
      got: { count: 2, known: beads(0, 0, 2, 0, 0) },
    },
    "You trade with Ben: you give 2 green beads and get the pink bull.",
  ],
  [
    {
      type: "offer_made",
      offer: 1,
      giver: 2,
      to: null,
      gives: beads(0, 0, 0, 0, 1),
      wants: { pieces: NOTHING, any_beads: 2, any_spirits: 0 },
    },
    "Cleo offers 1 blue bead for any 2 beads.",
  ],
  [{ type: "offer_ended", offer: 1, giver: 2, why: "withdrawn", by: null, again: false }, "Cleo’s offer has ended."],
  [{ type: "offer_ended", offer: 1, giver: 2, why: "accepted", by: 1, again: false }, null],
  [
    { type: "center_swapped", seat: 0, kind: "bead", gave: beads(1, 0, 0, 0, 0), took: "owl" },
    "You swap 1 pink bead for 1 white bead in the center.",
  ],
  [
    { type: "beads_placed", seat: 1, side: "top", beads: { count: 2, known: NOTHING } },
    "Ben puts 2 hidden pieces under the box top.",
  ],
  [{ type: "spirit_placed", seat: 0, side: "bottom", kind: "fish" }, "You put the blue fish on the box bottom."],
  [{ type: "match_ended", winners: [2, 0] }, "The game is over. Winners: you and Cleo."],
  [{ type: "match_ended", winners: [] }, null],
  [{ type: "line_said", seat: 0, name: "Ana", text: "mine", at: 1 }, null],
  [{ type: "line_said", seat: 1, name: "Ben", text: "Deal?", at: 1 }, "Ben: Deal?"],
];

for (const [event, sentence] of SENTENCES) {
  test(`${event.type} is told as ${sentence ?? "nothing"}`, () => assert.equal(wordEvent(event), sentence));
}

const ABOUT_ME: [SeenEvent, string][] = [
  [{ type: "seat_taken", name: "Ana" }, "You sit down."],
  [{ type: "seat_given", seat: 0, name: "Ana" }, "You have a seat now."],
  [{ type: "seat_given_up", seat: 0, name: "Ana" }, "You have left the table."],
  [{ type: "member_kicked", name: "Ana" }, "The host has removed you."],
  [{ type: "kick_undone", name: "Ana" }, "You are back at the table."],
  [{ type: "member_kicked", name: "Ben" }, "The host has removed Ben."],
];

for (const [event, sentence] of ABOUT_ME) {
  test(`when Ana gets or loses a seat, ${event.type} is told her as ${sentence}`, () => {
    take(
      viewFrame(1, {
        sections: lobby({ players, you: { seat: null, is_host: false, is_owner: false, acts: [], key: null } }),
      }),
    );
    assert.equal(wordEvent(event, "Ana"), sentence);
  });
}

test("a host is told what they did themselves, and alone hears of those who ask for a seat", () => {
  const tellTo = (is_host: boolean) => {
    take(
      viewFrame(1, { sections: lobby({ players, you: { seat: 0, is_host, is_owner: is_host, acts: [], key: null } }) }),
    );
    return [wordEvent({ type: "member_kicked", name: "Ben" }), wordEvent({ type: "seat_asked", name: "Dan" })];
  };
  assert.deepEqual(tellTo(true), ["You have removed Ben.", "Dan would like to play."]);
  assert.deepEqual(tellTo(false), ["The host has removed Ben.", null]);
});
