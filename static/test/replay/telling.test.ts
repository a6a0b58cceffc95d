import assert from "node:assert/strict";
import test from "node:test";
import { frameOf } from "../../src/replay/frame";
import { highlightsOf } from "../../src/replay/highlights";
import { firstWith, toldAt } from "../../src/replay/telling";
import { TYPES } from "../../src/shared/pieces";
import { take } from "../../src/state/store";
import { speakEnglish } from "../words/english";
import { REPLAY, ROUND } from "./rounds";

speakEnglish();
take(frameOf(REPLAY));

test("[END4] each moment is a sentence with its time, and the last one says why the round is over", () => {
  assert.deepEqual(
    ROUND.moments.map((_, index) => toldAt(ROUND, index)),
    [
      "0:00: The round begins. Everybody holds their starting components.",
      "1:01: Ana puts 1 pink bead under the box top.",
      "1:05: Ana trades with Ben: 1 green bead for 2 pink beads.",
      "1:10: Ben puts the blue fish on the box bottom. The last spirit animal is placed. The round is over.",
    ],
  );
});

test("highlights are whole sentences, each with the moment that it is about", () => {
  assert.deepEqual(
    highlightsOf(ROUND).map(({ text, moment }) => [moment, text]),
    [
      [2, "At 1:05 Ana traded with Ben. Counted with the boxes as they were in the end, it brought Ana +2 and Ben −1."],
      [2, "2 pink beads changed hands in trades and swaps; no other type did so more often."],
      [2, "Until 1:05 the round would have gone to Ben, from then on to Ana."],
    ],
  );
});

test("where all were level before the turning point, it says so instead of naming all", () => {
  const turning_point = { moment: 2, ahead_before: [0, 1], ahead_after: [0] };
  const level = { ...ROUND, highlights: { best_deal: null, most_wanted: null, turning_point } };
  assert.deepEqual(
    highlightsOf(level).map(({ text }) => text),
    ["Until 1:05 all were level, from then on the round would have gone to Ana."],
  );
});

test("a round without any has no highlights", () => {
  assert.deepEqual(
    highlightsOf({ ...ROUND, highlights: { best_deal: null, most_wanted: null, turning_point: null } }),
    [],
  );
});

test("the first trade or swap of a bead is found; a bead that was hidden was not traded", () => {
  assert.equal(firstWith(ROUND, TYPES, "bull"), 2);
  assert.equal(firstWith(ROUND, TYPES, "frog"), 2);
});
