// Says once what happened: politely to a screen reader, all of it; as a notice, what everybody has to notice.

import { effect, signal } from "@preact/signals";
import { notify } from "../shared/notice";
import { type Happening, happenings, type SeenEvent, view } from "../state/store";
import { wordEvent } from "./events";

const TOGETHER_MS = 250; // what happens at once is one announcement
const CLEARED_MS = 10_000; // a reader that comes later is not told old news
const AGAIN = "\u00a0"; // what happens a second time is a change of the text too, and so is read out

const LOUD: ReadonlySet<SeenEvent["type"]> = new Set<SeenEvent["type"]>([
  "seat_asked",
  "seat_given",
  "member_kicked",
  "kick_undone",
  "host_changed",
  "round_voided",
  "rematch_called",
  "seat_given_up",
]);

/** Whether a notice says it too: a round whose time is up too, since nobody did it. A host who removes somebody sees the
 *  way back instead. */
function isLoud(event: SeenEvent): boolean {
  const { type } = event;
  if (type === "round_ended") return event.why === "time";
  return LOUD.has(type) && !(type === "member_kicked" && view.peek()?.you.is_host);
}

/** What a notice is about: a later one about the same takes its place, as "is back" does that of "was removed". */
export function subjectOf(event: SeenEvent): string {
  switch (event.type) {
    case "seat_asked":
    case "seat_given":
    case "seat_given_up":
    case "member_kicked":
    case "kick_undone":
      return `person ${event.name}`;
    default:
      return event.type;
  }
}

const spoken = signal("");
let heard: number | null = null;
let waiting: string[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Follows what happens from now on; what lay before the page was opened is not told. */
export function startAnnouncing(): () => void {
  return effect(() => {
    const all = happenings.value;
    const newest = all[all.length - 1]?.key ?? 0;
    const fresh = all.filter(({ key }) => key > (heard ?? newest));
    heard = newest;
    for (const each of fresh) announce(each);
  });
}

function announce({ event, moved }: Happening): void {
  const text = wordEvent(event, moved);
  if (!text) return;
  if (isLoud(event)) notify(text, { about: subjectOf(event), isTold: true });
  readOut(text);
}

/** Has a sentence read out, with all that comes at the same time. */
export function readOut(text: string): void {
  const isFirst = waiting.push(text) === 1;
  if (isFirst) setTimeout(speak, TOGETHER_MS);
}

function speak(): void {
  const text = waiting.join(" ");
  spoken.value = text === spoken.peek() ? text + AGAIN : text;
  waiting = [];
  clearTimeout(clearing);
  clearing = setTimeout(() => (spoken.value = ""), CLEARED_MS);
}

/** The place that is read out. It never moves and never leaves the page. */
export function Announcer() {
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {spoken.value}
    </p>
  );
}
