// The list of offers as it is shown: those of others, then the reader's own. Its law: nothing moves under a finger.
// Offers keep their places, new ones come last, and one that ended stays where it was for a moment and says so. Pure.

import type { OfferEndedSeen, OfferView, Seat } from "../protocol";

export const GONE_SHOWN_MS = 2_500;
export const AGAIN_SHOWN_MS = 8_000; // time to think about offering it again
export const GUARD_MS = 300; // a tap this soon after a change was meant for what was there before

export interface Row {
  readonly offer: OfferView;
  readonly ended: Ending | null; // null while it is open
}

/** How it ended, if that was told, when, and until when the row stays. */
export interface Ending {
  readonly seen: OfferEndedSeen | null;
  readonly at: number;
  readonly until: number;
}

/** The rows after a change: `endings` were told since the last one, `declined` are those the reader sent away. */
export function nextRows(
  rows: readonly Row[],
  offers: readonly OfferView[],
  endings: ReadonlyMap<number, OfferEndedSeen>,
  declined: ReadonlySet<number>,
  now: number,
): readonly Row[] {
  const open = new Map(offers.map((offer) => [offer.offer, offer]));
  const kept = rows.flatMap((row): Row[] => {
    const offer = open.get(row.offer.offer);
    if (offer) return [{ offer, ended: null }];
    if (declined.has(row.offer.offer)) return [];
    const ended = row.ended ?? endingOf(endings.get(row.offer.offer) ?? null, now);
    return ended.until > now ? [{ offer: row.offer, ended }] : [];
  });
  const known = new Set(rows.map((row) => row.offer.offer));
  return [...kept, ...offers.filter(({ offer }) => !known.has(offer)).map((offer) => ({ offer, ended: null }))];
}

function endingOf(seen: OfferEndedSeen | null, now: number): Ending {
  return { seen, at: now, until: now + (seen?.again ? AGAIN_SHOWN_MS : GONE_SHOWN_MS) };
}

/** The rows as they stand: the reader's own below. */
export function shownRows(rows: readonly Row[], me: Seat | null): readonly Row[] {
  const isOwn = ({ offer }: Row) => offer.giver === me;
  return [...rows.filter((row) => !isOwn(row)), ...rows.filter(isOwn)];
}

/** The rows with one that ended staying longer: the reader reached for it too late, and has to read why. */
export function keptLonger(rows: readonly Row[], offer: number, now: number): readonly Row[] {
  return rows.map((row) =>
    row.ended && row.offer.offer === offer ? { ...row, ended: { ...row.ended, until: now + AGAIN_SHOWN_MS } } : row,
  );
}

/** When the next row has to go; null when none waits. */
export function nextEnd(rows: readonly Row[]): number | null {
  const ends = rows.flatMap(({ ended }) => (ended ? [ended.until] : []));
  return ends.length ? Math.min(...ends) : null;
}

/** Whether a tap at `now` is too soon after the list changed. */
export function isTooSoon(changedAt: number, now: number): boolean {
  return now - changedAt < GUARD_MS;
}

/** Whether rows stand elsewhere than before. What comes last moves nothing. */
export function hasMoved(before: readonly Row[], after: readonly Row[]): boolean {
  return before.some((row, at) => after[at]?.offer.offer !== row.offer.offer);
}
