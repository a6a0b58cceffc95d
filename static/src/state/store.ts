// The client's state as signals, for components. Its law: only frames from the server change what is shown of the game;
// a command marks its control as pending until its answer is there.

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { newId } from "../net/page";
import type { Answer, CommandIn, FrameOut, MessageIn, Refused, Sections, Talk } from "../protocol";
import { Outbox, type Waiting } from "./outbox";
import { apply, clockAhead, follows, type Happening, type Reactions, START } from "./state";

export type * from "../protocol";
export { t } from "../words/words";
export type { Happening, Reactions } from "./state";

export type Connection = "ok" | "slow" | "off" | "closed";

const REFUSAL_SHOWN_MS = 7_000; // long enough to read a sentence twice

const state = signal(START);
const outbox = new Outbox();

export const view: ReadonlySignal<Sections | null> = computed(() => state.value.sections);
export const talk: ReadonlySignal<readonly Talk[]> = computed(() => state.value.talk);
export const happenings: ReadonlySignal<readonly Happening[]> = computed(() => state.value.happenings);
/** The last reactions that were shown; those of before this page was opened are not among them. */
export const reactions: ReadonlySignal<readonly Reactions[]> = computed(() => state.value.reactions);
export const build: ReadonlySignal<string | null> = computed(() => state.value.build);
export const connection = signal<Connection>("slow");
/** The code that the server closed the room's socket with, once it is closed for good. */
export const closedBy = signal<number | null>(null);
/** Keys of controls whose command waits for its answer. */
export const pending = signal<ReadonlySet<string>>(new Set());
/** Whether any command waits for its answer, those without a control among them. */
export const isWaiting = signal(false);
/** The latest refusal at each key ("" for none), until the next command or some seconds later. */
export const refusals = signal<ReadonlyMap<string, Refused>>(new Map());

/** How commands reach the server; set by the entry point, or by a test. */
export interface Wire {
  readonly epoch: number;
  send(message: MessageIn): boolean;
}
let wire: Wire = { epoch: 0, send: () => false };
let forgetting: ReturnType<typeof setTimeout> | undefined;

export function connectTo(to: Wire): void {
  wire = to;
}

/** The server's time, milliseconds. */
export function serverNow(): number {
  return Date.now() + clockAhead(state.peek());
}

/** Sends a command until it is answered. Never rejects: a refusal is an answer, and is shown at `key`. */
export function send(command: CommandIn, key?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const waiting = outbox.add(newId(), command, view.peek()?.room.play, key, resolve);
    batch(() => {
      refusals.value = new Map();
      showWaiting();
    });
    transmit(waiting);
  });
}

/** Takes a frame; false when it does not follow, and the whole view is needed. */
export function take(frame: FrameOut): boolean {
  const isNext = follows(state.peek(), frame);
  batch(() => {
    state.value = apply(state.peek(), frame, Date.now());
    if ("answer" in frame && frame.answer) settle(frame.answer); // true whatever was missed
  });
  for (const waiting of outbox.unsent(Date.now(), wire.epoch)) transmit(waiting);
  return isNext;
}

function transmit(waiting: Waiting): void {
  if (wire.send(waiting.message)) waiting.sent = { at: Date.now(), epoch: wire.epoch };
}

function settle(answer: Answer): void {
  const waiting = outbox.answered(answer);
  if (!waiting) return;
  batch(showWaiting);
  if (!answer.done) raise(waiting.key ?? "", answer);
  waiting.resolve(answer);
}

function showWaiting(): void {
  pending.value = outbox.keys();
  isWaiting.value = !outbox.isEmpty;
}

function raise(key: string, refused: Refused): void {
  refusals.value = new Map(refusals.value).set(key, refused);
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetRefusals, REFUSAL_SHOWN_MS);
}

export function forgetRefusals(): void {
  if (refusals.value.size) refusals.value = new Map();
}
