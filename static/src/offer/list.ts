// The offers list as signals: follows the view, keeps what ended for a moment, and guards taps after a change.

import { effect, signal } from "@preact/signals";
import { happenings, type OfferEndedSeen, view } from "../state/store";
import { hasMoved, isTooSoon, keptLonger, nextEnd, nextRows, type Row, shownRows } from "./rows";

export const rows = signal<readonly Row[]>([]);

let declined = new Set<number>();
let changedAt = -Infinity;

/** The reader sends an offer away: its row does not wait. */
export function forget(offer: number): void {
  declined.add(offer);
  update(new Map());
}

/** The reader reached for an offer that had ended: what became of it stays long enough to be read. */
export function linger(offer: number): void {
  rows.value = keptLonger(rows.peek(), offer, performance.now());
}

/** The row of an ended offer goes at once. */
export function dismiss(offer: number): void {
  place(rows.peek().filter((row) => row.offer.offer !== offer || row.ended === null));
}

/** Whether a tap now could hit what has only just come under the finger: by a move of the list, or at `since`. */
export function isGuarded(since = -Infinity): boolean {
  return isTooSoon(Math.max(changedAt, since), performance.now());
}

/** The list counts as changed: what was folded away has come into sight. */
export function guard(): void {
  changedAt = performance.now();
}

function place(next: readonly Row[]): void {
  if (hasMoved(rows.peek(), next)) guard();
  rows.value = next;
}

function update(endings: ReadonlyMap<number, OfferEndedSeen>): void {
  const now = view.peek();
  const next = nextRows(rows.peek(), now?.offers ?? [], endings, declined, performance.now());
  place(shownRows(next, now?.you.seat ?? null));
}

/** Follows the view until it is stopped. Offers are counted anew every round. */
export function followOffers(): () => void {
  let play: number | null = null;
  let heard = Math.max(0, ...happenings.peek().map(({ key }) => key));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const now = view.value;
    const fresh = happenings.value.filter(({ key }) => key > heard);
    heard = Math.max(heard, ...fresh.map(({ key }) => key));
    if (!now) return;
    if (play !== now.room.play) {
      play = now.room.play;
      declined = new Set();
      rows.value = [];
    }
    const ended = fresh.flatMap(({ event }) => (event.type === "offer_ended" ? [event] : []));
    update(new Map(ended.map((event) => [event.offer, event])));
    wait();
  });
  function wait(): void {
    clearTimeout(timer);
    const end = nextEnd(rows.peek());
    if (end === null) return;
    timer = setTimeout(
      () => {
        update(new Map());
        wait();
      },
      Math.max(0, end - performance.now()) + 1,
    );
  }
  return () => {
    stop();
    clearTimeout(timer);
  };
}
