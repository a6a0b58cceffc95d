// The line that is being typed. Its law: nothing that was typed is lost: it outlives the sheet and a reload, and goes only
// when the table has it.

import { effect, signal } from "@preact/signals";
import { LINE_LENGTH } from "../protocol";
import { send } from "../state/store";

export const draft = signal("");
/** Whether the server asked for a pause; the line can be sent again after it. */
export const isPaused = signal(false);

const PAUSE_MS = 2_000; // by then the server takes twenty commands again
const KEPT = "said-next ";
const SHOWN_FROM = 60; // characters left: before that nobody needs to count

/** Keeps the line for this room, until the tab is closed; the function returned ends it. */
export function keepLine(room: string): () => void {
  draft.value ||= recall(KEPT + room);
  return effect(() => remember(KEPT + room, draft.value));
}

function recall(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function remember(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing
  }
}

/** Characters that still fit, as the server counts them; below none, so many are too many. */
export function charactersLeft(text: string): number {
  return LINE_LENGTH - Array.from(text.trim().normalize("NFKC")).length;
}

/** The same where somebody wants to know it; null while there is room enough. */
export function shownLeft(text: string): number | null {
  const left = charactersLeft(text);
  return left <= SHOWN_FROM ? left : null;
}

export function canSay(text: string): boolean {
  return text.trim() !== "" && charactersLeft(text) >= 0 && !isPaused.value;
}

let isSaying = false;

/** Says the line. A second Enter while it is on its way says nothing twice. */
export async function say(): Promise<void> {
  const said = draft.value;
  if (isSaying || !canSay(said)) return;
  isSaying = true;
  const answer = await send({ type: "say", text: said.trim() }, "say");
  isSaying = false;
  if (answer.done && draft.value === said) draft.value = "";
  if (!answer.done && answer.refused === "too_fast") pause();
}

function pause(): void {
  isPaused.value = true;
  setTimeout(() => (isPaused.value = false), PAUSE_MS);
}
