import assert from "node:assert/strict";
import test from "node:test";
import { apply, clockAhead, follows, HAPPENINGS_KEPT, REACTIONS_KEPT, START, type State } from "../../src/state/state";
import { line, lobby, update, viewFrame } from "../frames";

const SEEN = { type: "seat_taken", name: "Ben" } as const;

function after(frames: Parameters<typeof apply>[1][], at = 4_000): State {
  return frames.reduce((state, frame) => apply(state, frame, at), START);
}

test("a view replaces everything", () => {
  const state = after([viewFrame(1, { sections: lobby({ watching: 3 }) }), viewFrame(9)]);
  assert.equal(state.n, 9);
  assert.equal(state.sections?.watching, 0);
});

test("an update changes its sections whole and leaves the others as they are", () => {
  const first = after([viewFrame(1)]);
  const next = apply(first, update(2, { watching: 2 }), 4_000);
  assert.equal(next.sections?.watching, 2);
  assert.equal(next.sections?.players, first.sections?.players);
});

test("sections of a match go when an update says so", () => {
  const state = after([
    viewFrame(1, { sections: lobby({ center: { beads: [0, 0, 0, 0, 1], spirits: [0, 0, 0, 0, 0] } }) }),
    update(2, { center: null }),
  ]);
  assert.equal(state.sections?.center, null);
});

test("what gives the reader a seat, or takes it, is told with their name, and nothing else is", () => {
  const players = ["Ana", "Ben"].map((name, seat) => ({ seat, name, is_here: true, has_left: false }));
  const you = (seat: number | null) => ({ seat, is_host: false, is_owner: false, acts: [], key: null });
  const told = (from: number | null, to: number | null) => {
    const before = after([viewFrame(1, { sections: lobby({ players, you: you(from) }) })]);
    return apply(before, viewFrame(1, { sections: lobby({ players, you: you(to) }), events: [SEEN] }), 0).happenings[0]!
      .moved;
  };
  assert.deepEqual([told(1, null), told(null, 0), told(1, 1), told(null, null)], ["Ben", "Ana", null, null]);
});

test("an update that does not follow changes nothing", () => {
  const state = after([viewFrame(4)]);
  for (const n of [3, 4, 6]) {
    assert.ok(!follows(state, update(n, {})));
    assert.equal(apply(state, update(n, { watching: 9 }), 0), state);
  }
  assert.ok(!follows(START, update(1, {})));
});

const beat = (now: number) => ({ type: "beat", now }) as const;

test("the server's clock is told by views and beats, whatever ours says", () => {
  assert.equal(clockAhead(START), 0);
  assert.equal(clockAhead(after([viewFrame(1)], 4_000)), 1_000);
  assert.equal(clockAhead(after([beat(2_000)], 4_000)), -2_000);
});

test("a frame that comes late does not set the clock back", () => {
  const state = after([viewFrame(1)], 4_000);
  assert.equal(clockAhead(apply(state, beat(15_000), 17_000)), 1_000);
  assert.equal(clockAhead(apply(state, beat(15_000), 13_990)), 1_010, "but one that was quicker sets it right");
});

test("a clock of ours that was set anew is believed after some frames", () => {
  const beats = Array.from({ length: 8 }, (_, at) => beat(10_000 * at));
  const state = beats.reduce((known, each) => apply(known, each, each.now + 60_000), after([viewFrame(1)]));
  assert.equal(clockAhead(state), -60_000);
});

test("happenings get keys in order, over views and updates", () => {
  const state = after([
    viewFrame(1, { events: [SEEN] }),
    update(2, {}, [SEEN, SEEN]),
    viewFrame(3, { events: [SEEN] }),
  ]);
  assert.deepEqual(
    state.happenings.map(({ key }) => key),
    [1, 2, 3, 4],
  );
});

test("what comes with a whole view is marked as late", () => {
  const state = apply(apply(START, viewFrame(1, { events: [SEEN] }), 0), update(2, {}, [SEEN]), 0);
  assert.deepEqual(
    state.happenings.map(({ isLate }) => isLate),
    [true, false],
  );
});

test("only the last happenings are kept", () => {
  const state = after([
    viewFrame(1),
    update(
      2,
      {},
      Array.from({ length: 100 }, () => SEEN),
    ),
  ]);
  assert.equal(state.happenings.length, HAPPENINGS_KEPT);
  assert.equal(state.happenings.at(-1)?.key, 100);
});

test("said lines are added to talk, and a view brings all of it", () => {
  const state = after([viewFrame(1, { talk: [line("a")] }), update(2, {}, [line("b")])]);
  assert.deepEqual(state.talk, [line("a"), line("b")]);
  assert.deepEqual(apply(state, viewFrame(3, { talk: [line("c")] }), 0).talk, [line("c")]);
});

test("phrases are talk like lines", () => {
  const phrase = { type: "phrase_said", seat: 0, name: "Ana", phrase: "deal", piece: null, at: 2 } as const;
  const state = after([viewFrame(1, { talk: [line("a")] }), update(2, {}, [phrase, SEEN])]);
  assert.deepEqual(state.talk, [line("a"), phrase]);
});

const shown = (count: number) => ({ type: "reactions", reactions: [{ seat: 0, reaction: "wow", count }] }) as const;

test("reactions are kept with keys in order, beside the view and whatever it missed", () => {
  const first = after([viewFrame(1), shown(1), shown(2)]);
  const state = apply(apply(first, update(9, {}), 0), shown(3), 0);
  assert.deepEqual(
    state.reactions.map(({ key, reactions }) => [key, reactions[0]?.count]),
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  );
  assert.equal(state.n, 1);
  assert.equal(state.sections, first.sections);
});

test("only the last reactions are kept", () => {
  const state = after([viewFrame(1), ...Array.from({ length: 50 }, (_, at) => shown(at))]);
  assert.equal(state.reactions.length, REACTIONS_KEPT);
  assert.equal(state.reactions.at(-1)?.key, 50);
});

test("an answer alone changes nothing", () => {
  const state = after([viewFrame(1)]);
  assert.equal(apply(state, { type: "answer", answer: { id: "a", done: true, code: null } }, 0), state);
});
