import assert from "node:assert/strict";
import test from "node:test";
import {
  AGAIN_SHOWN_MS,
  GONE_SHOWN_MS,
  GUARD_MS,
  hasMoved,
  isTooSoon,
  keptLonger,
  nextEnd,
  nextRows,
  type Row,
  shownRows,
} from "../../src/offer/rows";
import { NO_WANTS } from "../../src/offer/wants";
import type { OfferEndedSeen, OfferView } from "../../src/protocol";
import { heap } from "../heaps";

const NONE_ENDED = new Map<number, OfferEndedSeen>();
const NONE_DECLINED = new Set<number>();

function offer(number: number, giver = 1): OfferView {
  return { offer: number, giver, to: null, gives: heap("bull"), wants: NO_WANTS, lacks: null };
}
function ended(number: number, again = false): Map<number, OfferEndedSeen> {
  return new Map([[number, { type: "offer_ended", offer: number, giver: 1, why: "withdrawn", by: null, again }]]);
}
function list(numbers: number[], rows: readonly Row[] = [], endings = NONE_ENDED, now = 0, declined = NONE_DECLINED) {
  return nextRows(
    rows,
    numbers.map((number) => offer(number)),
    endings,
    declined,
    now,
  );
}
const numbers = (rows: readonly Row[]) => rows.map((row) => row.offer.offer);

test("offers keep their places and the newest comes last, in whatever order they arrive", () => {
  const first = list([1, 2]);
  assert.deepEqual(numbers(list([3, 2, 1], first)), [1, 2, 3]);
});

test("an offer that ended stays where it was for a moment and then goes", () => {
  const first = list([1, 2, 3]);
  const second = list([2, 3], first, ended(1), 1_000);
  assert.deepEqual(numbers(second), [1, 2, 3]);
  assert.equal(second[0]!.ended?.until, 1_000 + GONE_SHOWN_MS);
  assert.ok(!hasMoved(first, second));
  const third = list([2, 3], second, NONE_ENDED, 1_000 + GONE_SHOWN_MS);
  assert.deepEqual(numbers(third), [2, 3]);
  assert.ok(hasMoved(second, third));
});

test("one that can be offered again stays longer", () => {
  const rows = list([], list([1]), ended(1, true), 0);
  assert.equal(nextEnd(rows), AGAIN_SHOWN_MS);
  assert.equal(nextEnd(list([1])), null);
});

test("one whose end was missed stays for a moment too", () => {
  assert.equal(list([], list([1]), NONE_ENDED, 500)[0]!.ended?.seen, null);
});

test("what the reader declined goes at once", () => {
  assert.deepEqual(numbers(list([2], list([1, 2]), NONE_ENDED, 0, new Set([1]))), [2]);
});

test("a new offer at the end moves nothing", () => {
  assert.ok(!hasMoved(list([1]), list([1, 2], list([1]))));
});

test("a tap just after the list moved is not meant for what came there", () => {
  assert.ok(isTooSoon(1_000, 1_000 + GUARD_MS - 1));
  assert.ok(!isTooSoon(1_000, 1_000 + GUARD_MS));
});

test("the reader's own stand below, and a new one of others that pushes them down counts as a move", () => {
  const before = shownRows(
    [
      { offer: offer(1, 0), ended: null },
      { offer: offer(2), ended: null },
    ],
    0,
  );
  assert.deepEqual(numbers(before), [2, 1]);
  const after = shownRows([...before, { offer: offer(3), ended: null }], 0);
  assert.deepEqual(numbers(after), [2, 3, 1]);
  assert.ok(hasMoved(before, after));
});

test("who reached for an offer too late has time to read why", () => {
  const rows = list([2], list([1, 2]), ended(1), 0);
  const [late, other] = keptLonger(rows, 1, 1_000);
  assert.equal(late!.ended?.until, 1_000 + AGAIN_SHOWN_MS);
  assert.equal(other!.ended, null);
});
