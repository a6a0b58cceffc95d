// The strip above the table that says one sentence at a time. It is read out as it changes, and it holds the way out.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/words";
import { STEPS } from "./script";

interface CoachProps {
  at: number;
  say: string;
  /** Whether something else was tapped. */
  isMissed: boolean;
  back: string;
  /** Null while the table is to be tapped, or a friend is to act. */
  onNext: (() => void) | null;
}

export function Coach({ at, say, isMissed, back, onNext }: CoachProps) {
  const [next, words] = [useRef<HTMLButtonElement>(null), useRef<HTMLParagraphElement>(null)];
  useEffect(() => {
    const isLost = document.activeElement === document.body; // what was tapped has gone
    if (onNext) next.current?.focus({ preventScroll: true });
    else if (isLost) words.current?.focus({ preventScroll: true });
  }, [at]);
  const [step, steps] = [at + 1, STEPS.length + 1];
  return (
    <section class="coach" aria-label={t("intro-coach")}>
      <progress class="coach-way" value={step} max={steps} aria-label={t("intro-step", { step, steps })} />
      <p class="coach-says" id="coach-says" role="status" tabIndex={-1} ref={words}>
        {isMissed && <b class="coach-hint">{t("intro-hint")} </b>}
        {t(say)}
      </p>
      <div class="coach-acts">
        {onNext && (
          <button type="button" class="button coach-next" aria-describedby="coach-says" ref={next} onClick={onNext}>
            {t("intro-next")}
          </button>
        )}
        <a class="button button-quiet" href={back}>
          {t("intro-skip")}
        </a>
      </div>
    </section>
  );
}
