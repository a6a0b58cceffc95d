// Who came by a spoken code and was given a seat goes on with the room's own link: the end of the code is not theirs.

import { effect } from "@preact/signals";
import { roomPage } from "../shared/page";
import { view } from "../state/store";

export function followKey(): void {
  effect(() => {
    const key = view.value?.you.key ?? null;
    if (key !== null && !roomPage().isByKey) location.replace(`/r/${encodeURIComponent(key)}`);
  });
}
