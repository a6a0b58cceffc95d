// Notices: short lines over any screen that go by themselves. What must not be missed stands in the screen as well.
// They are drawn in the sheet that is open, else by the shell: nothing outside of a modal sheet can lie over it.

import { signal } from "@preact/signals";
import { connection, refusals, t, view } from "../state/store";
import { hasPlace, RefusalText } from "./refusal";

interface Notice { readonly key: number; readonly text: string; readonly kind: "ok" | "bad" }

const SHOWN_MS = 6_000;
const AT_MOST = 3; // more would cover a small table

const notices = signal<readonly Notice[]>([]);
let last = 0;

export function notify(text: string, kind: Notice["kind"] = "ok"): void {
  const key = (last += 1);
  notices.value = [...notices.value.filter((each) => each.text !== text), { key, text, kind }].slice(-AT_MOST);
  setTimeout(() => {
    notices.value = notices.value.filter((each) => each.key !== key);
  }, SHOWN_MS);
}

/** All of them, the refusals that no control on the screen shows, and that there is no connection while there is none. */
export function Notices() {
  const isOff = connection.value === "off" && view.value !== null;
  const lost = [...refusals.value].filter(([id]) => !hasPlace(id));
  return (
    <aside class="notices" aria-label={t("notices")}>
      {isOff && <p class="notice" data-kind="bad" role="status">{t("offline")}</p>}
      {lost.map(([id, refused]) => (
        <p key={id} class="notice" data-kind="bad" role="alert"><RefusalText refused={refused} /></p>
      ))}
      {notices.value.map(({ key, text, kind }) => <p key={key} class="notice" data-kind={kind}>{text}</p>)}
    </aside>
  );
}
