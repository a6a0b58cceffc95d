// Whether a moment is still to come, drawn anew when it has passed: one timer, and none for what is over.

import { useEffect, useState } from "preact/hooks";
import { serverNow } from "../state/store";

/** Whether it is before `until`, in server time. */
export function useIsBefore(until: number): boolean {
  const [, drawAnew] = useState(0);
  useEffect(() => {
    const left = until - serverNow();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => drawAnew((drawn) => drawn + 1), left + 1);
    return () => clearTimeout(timer);
  }, [until]);
  return serverNow() < until;
}
