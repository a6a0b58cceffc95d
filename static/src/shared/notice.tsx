// Notices: short lines over any screen that go by themselves. What must not be missed stands in the screen as well.
// They are drawn in the sheet that is open, else by the shell: nothing outside of a modal sheet can lie over it.
// Their law: a notice is true when it is read. It belongs to the screen that it came on, and goes with it; a later one
// about the same takes its place.

import { computed, signal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext } from "preact/hooks";
import { connection, refusals, type Sections, t, view } from "../state/store";
import { hasPlace, RefusalText } from "./refusal";

interface Notice {
  readonly key: number;
  readonly text: string;
  readonly about: string;
  readonly screen: string;
  /** Whether a screen reader is told elsewhere. */
  readonly isTold: boolean;
}

const SHOWN_MS = 6_000;
const AT_MOST = 3; // more would cover a small table

const notices = signal<readonly Notice[]>([]);
let last = 0;

/** The screen that is on: a phase of the room, and of which round. */
function screenOf(sections: Sections | null): string {
  return sections ? `${sections.room.phase} ${sections.room.play}` : "";
}

/** Notices of the screen that is on, the newest last. */
export const shownNotices = computed(() => {
  const now = screenOf(view.value);
  return notices.value.filter((each) => each.screen === now);
});

/** `about` names what it is about; without it the text itself does. A screen reader is told, unless it is already. */
export function notify(
  text: string,
  { about = text, isTold = false }: { about?: string; isTold?: boolean } = {},
): void {
  const key = (last += 1);
  const others = shownNotices.peek().filter((each) => each.about !== about);
  notices.value = [...others, { key, text, about, screen: screenOf(view.peek()), isTold }].slice(-AT_MOST);
  setTimeout(() => {
    notices.value = notices.value.filter((each) => each.key !== key);
  }, SHOWN_MS);
}

/** What the shell adds to the notices: it lasts as long as it says, and can be tapped. */
export const Lasting = createContext<ComponentType>(() => null);

/** All of them, the refusals that no control on the screen shows, and that there is no connection while there is none. */
export function Notices() {
  const isOff = connection.value === "off" && view.value !== null;
  const lost = [...refusals.value].filter(([id]) => !hasPlace(id));
  const More = useContext(Lasting);
  return (
    <>
      <aside class="notices" aria-label={t("notices")}>
        {isOff && (
          <p class="notice" data-kind="bad" role="status">
            {t("offline")}
          </p>
        )}
        {lost.map(([id, refused]) => (
          <p key={id} class="notice" data-kind="bad" role="alert">
            <RefusalText refused={refused} />
          </p>
        ))}
        <Texts of={shownNotices.value.filter(({ isTold }) => isTold)} />
        <div class="notices-told" role="status">
          <Texts of={shownNotices.value.filter(({ isTold }) => !isTold)} />
        </div>
      </aside>
      <More />
    </>
  );
}

function Texts({ of }: { of: readonly Notice[] }) {
  return (
    <>
      {of.map(({ key, text }) => (
        <p key={key} class="notice" data-kind="ok">
          {text}
        </p>
      ))}
    </>
  );
}
