// What the reader chooses for this page while it runs: its language and its theme. Its law: only words and colours
// change; everything else of the page stays as it is. The server remembers the choice for the next page.

import { signal } from "@preact/signals";
import { notify } from "../shared/notice";
import { roomPage } from "../shared/page";
import { language, setWords, t } from "../words/words";

export const THEMES = ["light", "dark", "auto"] as const;
export type Theme = (typeof THEMES)[number];

const PATIENCE_MS = 8_000; // a catalogue is some kilobytes

const root = globalThis.document?.documentElement;

export const theme = signal<Theme>(THEMES.find((each) => each === root?.dataset.theme) ?? "auto");
/** The language whose words are on their way. */
export const awaited = signal<string | null>(null);

/** Those that the server has, each to be named by its own name. */
export function languages(): readonly string[] {
  return Object.keys(roomPage().catalogues);
}

/** Fetches the words and speaks them from then on; without them the old language stays. The last choice wins. */
export async function chooseLanguage(wanted: string): Promise<void> {
  awaited.value = wanted === language() ? null : wanted;
  if (awaited.value === null) return;
  const words = await fetched(roomPage().catalogues[wanted] ?? "");
  if (awaited.value !== wanted) return;
  awaited.value = null;
  if (words === null) return notify(t("language-not-there"), { about: "language" });
  speak(wanted, words);
  await keep({ lang: wanted });
}

export async function chooseTheme(wanted: Theme): Promise<void> {
  theme.value = wanted;
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[data-paper]")) {
    bar.media = mediaOf(bar.dataset.paper ?? "", wanted);
  }
  await keep({ theme: wanted });
}

function speak(wanted: string, words: string): void {
  setWords(wanted, words);
  document.documentElement.lang = wanted; // styles and screen readers go by it
  document.title = t("game-title");
}

/** When a colour of the browser's bars holds, as the server writes it into the page. */
function mediaOf(paper: string, wanted: Theme): string {
  if (wanted === "auto") return `(prefers-color-scheme: ${paper})`;
  return paper === wanted ? "all" : "not all";
}

async function fetched(address: string): Promise<string | null> {
  try {
    const found = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return found.ok ? await found.text() : null;
  } catch {
    return null;
  }
}

let lastKept: Promise<void> = Promise.resolve();

/** One after the other, so that the server remembers the last one. */
function keep(choice: { lang: string } | { theme: Theme }): Promise<void> {
  lastKept = lastKept.then(() => tell(choice));
  return lastKept;
}

async function tell(choice: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const isKept = await fetch("/preferences", {
    method: "POST",
    headers,
    body: JSON.stringify(choice),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!isKept) notify(t("preference-not-kept"), { about: "preference" });
}
