// The last thing that happened, in a sentence, for those who look on.

import { useEffect, useState } from "preact/hooks";
import { followHappenings } from "../feel/follow";
import { wordEvent } from "../shell/events";
import type { SeenEvent } from "../state/store";

const SHOWN_MS = 9_000;

export function News() {
  const text = useNews();
  return text === null ? null : (
    <p class="tv-news">
      <span>{text}</span>
    </p>
  );
}

function useNews(): string | null {
  const [text, show] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followHappenings((events) => {
      const told = events
        .filter(isNews)
        .map((event) => wordEvent(event))
        .filter((each) => each !== null)
        .at(-1);
      if (!told) return;
      show(told);
      clearTimeout(timer);
      timer = setTimeout(() => show(null), SHOWN_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return text;
}

/** What is said has its bubble. */
function isNews({ type }: SeenEvent): boolean {
  return type !== "line_said" && type !== "phrase_said";
}
