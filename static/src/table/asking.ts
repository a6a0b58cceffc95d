// Final acts ask first: the first tap asks, a second on the same spot does it. Any other tap, or some seconds, and the
// question is gone; so it is when what would happen has changed meanwhile.

import { signal } from "@preact/signals";
import { TOO_SOON_MS } from "../shared/fresh";

const ASKING_MS = 4_000;

interface Question {
  readonly key: string;
  readonly about: string;
  readonly since: number;
}

const question = signal<Question | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this spot asks for its second tap. `about` is the sentence of what would be done. */
export function isAsking(key: string, about: string): boolean {
  return question.value?.key === key && question.value.about === about;
}

/** The sentence that is asked about now. */
export function askedAbout(): string | null {
  return question.value?.about ?? null;
}

export function stopAsking(): void {
  clearTimeout(timer);
  question.value = null;
}

/** A tap on a final act: asks, or does it. */
export function askOrDo(key: string, about: string, act: () => void): void {
  const now = performance.now();
  const asked = question.peek();
  if (asked?.key !== key || asked.about !== about) {
    question.value = { key, about, since: now };
    clearTimeout(timer);
    timer = setTimeout(stopAsking, ASKING_MS);
  } else if (now - asked.since > TOO_SOON_MS) {
    stopAsking();
    act();
  }
}

/** Takes the question back on any tap elsewhere, until it is stopped. The spot itself has `data-asks` with its key. */
export function watchOtherTaps(): () => void {
  const onClick = ({ target }: Event) => {
    const spot = target instanceof Element ? target.closest<HTMLElement>("[data-asks]") : null;
    if (question.peek() && spot?.dataset.asks !== question.peek()?.key) stopAsking();
  };
  document.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("click", onClick, true);
    stopAsking();
  };
}
