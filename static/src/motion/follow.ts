// Lets pieces travel when they were seen to change place. It shows what has happened already: the table is drawn at once
// and can be used at once. Nothing travels in a hidden tab, for events that came late, or where less motion is wanted.

import { effect } from "@preact/signals";
import { happenings, type SeenEvent, view } from "../state/store";
import { type Flight, flightsOf, type KnownPiece, type Place } from "./flights";
import { fly, landAll, type Spot } from "./layer";
import { selectorsOf } from "./places";

const LOOSE_PX = 30; // a piece where none is drawn
const LARGEST_PX = 120;

/** Follows the round; the function returned ends it and all that is under way. */
export function followPieces(): () => void {
  let last = happenings.peek().at(-1)?.key ?? 0;
  const stop = effect(() => {
    const fresh = happenings.value.filter(({ key, isLate }) => key > last && !isLate).map(({ event }) => event);
    last = happenings.value.at(-1)?.key ?? last;
    if (fresh.length && mayMove()) show(fresh);
  });
  const hide = () => document.hidden && landAll();
  document.addEventListener("visibilitychange", hide);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", hide);
    landAll();
  };
}

function mayMove(): boolean {
  return !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The table is still drawn as it was: where things came from is read now, where they go when it is drawn anew. */
function show(events: readonly SeenEvent[]): void {
  const me = view.peek()?.you.seat ?? null;
  const starts = events.flatMap(flightsOf).flatMap((flight) => {
    const from = spotOf(flight.from, flight.piece, me);
    return from ? [{ flight, from }] : [];
  });
  if (starts.length) requestAnimationFrame(() => launch(starts, me));
}

function launch(starts: readonly { flight: Flight; from: Spot }[], me: number | null): void {
  const ways = starts.map(({ flight, from }) => ({ ...flight, start: from, end: spotOf(flight.to, flight.piece, me) }));
  ways.forEach(({ piece, start, end }, at) => end && fly(piece, start, end, at));
}

function spotOf(place: Place, piece: KnownPiece | null, me: number | null): Spot | null {
  for (const selector of selectorsOf(place, piece, me)) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box?.width || !box.height) continue;
    const size =
      selector.endsWith(".piece") || place.at === "box" ? Math.min(box.width, box.height, LARGEST_PX) : LOOSE_PX;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, size };
  }
  return null;
}
