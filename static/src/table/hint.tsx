// Why a tap did nothing, beside what was tapped: the server's refusal, or a hint of the client's own for what the
// server did not offer in the first place.

import { signal } from "@preact/signals";
import { RefusalAt } from "../shared/refusal";
import { forgetRefusals, refusals } from "../state/store";

const SHOWN_MS = 4_000;

interface Hint {
  readonly at: string;
  readonly text: string;
}

const hint = signal<Hint | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showHint(at: string, text: string): void {
  forgetRefusals();
  hint.value = { at, text };
  clearTimeout(timer);
  timer = setTimeout(() => (hint.value = null), SHOWN_MS);
}

export function hideHint(): void {
  if (hint.peek()) hint.value = null;
}

/** The place for refusals and hints of one key. */
export function WhyNot({ at }: { at: string }) {
  const shown = hint.value;
  return (
    <>
      <RefusalAt id={at} />
      {shown?.at === at && !refusals.value.has(at) && (
        <p class="refusal" role="status">
          {shown.text}
        </p>
      )}
    </>
  );
}
