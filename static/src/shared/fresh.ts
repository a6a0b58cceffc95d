// What has changed a moment ago: a tap that comes so soon, or the second of a double tap, was meant for what stood there.

import { useLayoutEffect, useRef } from "preact/hooks";

/** A double tap is one decision, not two. */
export const TOO_SOON_MS = 350;

/** Tells, when it is asked, whether this has appeared or changed within so many milliseconds. */
export function useHasJustChanged(what: unknown, within = TOO_SOON_MS): () => boolean {
  const changed = useRef(-Infinity);
  useLayoutEffect(() => {
    changed.current = performance.now();
  }, [what]);
  return () => performance.now() - changed.current < within;
}
